//! Plays tunes on a separate thread, because opening the output takes longer than a frame.
//!
//! An open output uses power even while silent, so it is closed soon after the last tune. Other
//! apps' sound is not affected.

mod output;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use super::{HasSound, Play, Tune, gain};
use crate::game::PlayerPresence;
use crate::schedule::GameSystems;
use output::Output;

/// Starts the speaker thread and sends it each [`Play`].
pub fn plugin(app: &mut App) {
    let (orders, taken) = mpsc::channel();
    let speaker = thread::Builder::new().name("speaker".into());
    if let Err(error) = speaker.spawn(move || Speaker::default().take(&taken)) {
        info!("no sound: {error}");
        return;
    }
    app.insert_resource(Orders(orders))
        .insert_resource(HasSound(true))
        .add_systems(Update, send.in_set(GameSystems::Persist));
}

/// A request to the speaker thread.
enum Order {
    Play(Play),
    Close,
}

#[derive(Resource)]
struct Orders(Sender<Order>);

fn send(mut plays: MessageReader<Play>, attention: Res<PlayerPresence>, orders: Res<Orders>) {
    let plays = plays.read().copied().map(Order::Play);
    let leaves = attention.is_changed() && !attention.foreground;
    for order in plays.chain(leaves.then_some(Order::Close)) {
        // If the thread has ended, the game continues without sound.
        if orders.0.send(order).is_err() {
            return;
        }
    }
}

/// The output is closed this long after the last tune began. Longer than any tune.
const LINGER: Duration = Duration::from_secs(4);

#[derive(Default)]
struct Speaker {
    output: Option<Output>,
    /// The samples of each tune played so far, at the rate of the output.
    tunes: HashMap<Tune, Arc<[f32]>>,
    rate: u32,
    /// Opening the output failed. It is tried again only after the app has left the foreground.
    is_missing: bool,
}

impl Speaker {
    /// Handles orders until the app ends. While the output is closed, the thread sleeps.
    fn take(mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.output {
                Some(_) => orders.recv_timeout(LINGER),
                None => orders.recv().map_err(RecvTimeoutError::from),
            };
            match order {
                Ok(Order::Play(play)) => self.play(play),
                Ok(Order::Close) => self = Self { output: None, is_missing: false, ..self },
                Err(RecvTimeoutError::Timeout) => self.output = None,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, play: Play) {
        // The device was unplugged, or the system changed the output.
        if self.output.as_ref().is_some_and(Output::is_lost) {
            self.output = None;
        }
        if self.output.is_none() && !self.is_missing {
            self.open();
        }
        if let Some(output) = &self.output {
            let tune = self.tunes.entry(play.tune);
            let samples = tune.or_insert_with(|| play.tune.samples(self.rate).into());
            output.start(samples.clone(), gain(play.volume));
        }
    }

    /// Opens the output. A failure is only logged: the game continues without sound.
    fn open(&mut self) {
        match Output::open() {
            Ok(output) => {
                if self.rate != output.rate {
                    self.rate = output.rate;
                    self.tunes.clear();
                }
                self.output = Some(output);
            }
            Err(error) => {
                info!("no sound: {error}");
                self.is_missing = true;
            }
        }
    }
}
