//! The system's default audio output, in its own sample format.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    Device, Error, ErrorKind, FromSample, I24, SampleFormat, SizedSample, Stream, StreamConfig,
};

use crate::audio::Mixer;

/// An open output. Dropping it closes it.
pub struct Output {
    /// Samples per second.
    pub rate: u32,
    tunes: Sender<(Arc<[f32]>, f32)>,
    is_lost: Arc<AtomicBool>,
    _stream: Stream,
}

impl Output {
    /// Opens the system's default output.
    ///
    /// # Errors
    /// Fails if there is no output, if it is in use, or if its sample format is not supported.
    pub fn open() -> Result<Self, Error> {
        let device = cpal::default_host()
            .default_output_device()
            .ok_or_else(|| Error::from(ErrorKind::DeviceNotAvailable))?;
        let config = device.default_output_config()?;
        let (tunes, started) = mpsc::channel();
        let is_lost = Arc::new(AtomicBool::new(false));
        let format = config.sample_format();
        let build = match format {
            SampleFormat::F32 => build::<f32>,
            SampleFormat::I16 => build::<i16>,
            SampleFormat::I24 => build::<I24>,
            SampleFormat::I32 => build::<i32>,
            SampleFormat::U8 => build::<u8>,
            SampleFormat::U16 => build::<u16>,
            _ => return Err(ErrorKind::UnsupportedConfig.into()),
        };
        let stream = build(&device, config.into(), started, is_lost.clone())?;
        stream.play()?;
        Ok(Self { rate: config.sample_rate(), tunes, is_lost, _stream: stream })
    }

    /// Starts a tune whose samples are multiplied by `gain`.
    pub fn start(&self, samples: Arc<[f32]>, gain: f32) {
        if self.tunes.send((samples, gain)).is_err() {
            self.is_lost.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the output has stopped working.
    pub fn is_lost(&self) -> bool {
        self.is_lost.load(Ordering::Relaxed)
    }
}

fn build<T: SizedSample + FromSample<f32>>(
    device: &Device,
    config: StreamConfig,
    started: Receiver<(Arc<[f32]>, f32)>,
    is_lost: Arc<AtomicBool>,
) -> Result<Stream, Error> {
    let channels = usize::from(config.channels);
    let mut mixer = Mixer::new(config.sample_rate);
    device.build_output_stream(
        config,
        move |frames: &mut [T], _: &_| {
            for (samples, gain) in started.try_iter() {
                mixer.start(samples, gain);
            }
            for frame in frames.chunks_mut(channels) {
                frame.fill(T::from_sample(mixer.sample()));
            }
        },
        move |error| {
            let goes_on = [ErrorKind::Xrun, ErrorKind::DeviceChanged, ErrorKind::RealtimeDenied];
            if !goes_on.contains(&error.kind()) {
                is_lost.store(true, Ordering::Relaxed);
            }
        },
        None,
    )
}
