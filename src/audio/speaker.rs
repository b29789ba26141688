//! Plays on the system's speaker, from a thread of its own: opening one takes longer than a frame may.
//!
//! An open speaker costs power even while it is silent, so it is open only while there are tunes, and a little longer.
//! No other app's sound is stopped or made softer for it.

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

/// Plays what is to be heard.
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

/// What is asked of the speaker.
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
        // A speaker that has broken down leaves the game as it is.
        if orders.0.send(order).is_err() {
            return;
        }
    }
}

/// So long after the last tune began the speaker is closed. Longer than any tune.
const LINGER: Duration = Duration::from_secs(4);

#[derive(Default)]
struct Speaker {
    output: Option<Output>,
    /// Each tune from when it was first played, at the rate of the output.
    tunes: HashMap<Tune, Arc<[f32]>>,
    rate: u32,
    /// It could not be opened since the app came in front: it is left alone until the app comes back.
    is_missing: bool,
}

impl Speaker {
    /// Takes orders until the app ends. Closed, it waits without waking up.
    fn take(mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.output {
                Some(_) => orders.recv_timeout(LINGER),
                None => orders.recv().map_err(RecvTimeoutError::from),
            };
            match order {
                Ok(Order::Play(play)) => self.play(play),
                Ok(Order::Close) => {
                    self = Self {
                        output: None,
                        is_missing: false,
                        ..self
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.output = None,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, play: Play) {
        // It was unplugged, or the sound goes another way now.
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

    /// What has no speaker is silent, and that is told in the log alone.
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
