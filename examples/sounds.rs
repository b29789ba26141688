//! Writes every tune to a WAV file: `cargo run --example sounds -- FOLDER`.

use std::path::Path;

use half_moon::audio::Tune;

/// The sample rate and resolution of a compact disc.
const FORMAT: hound::WavSpec = hound::WavSpec {
    channels: 1,
    sample_rate: 44_100,
    bits_per_sample: 16,
    sample_format: hound::SampleFormat::Int,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args_os().nth(1).ok_or("a folder for the files is needed")?;
    std::fs::create_dir_all(&folder)?;
    for tune in Tune::ALL {
        let file = Path::new(&folder).join(format!("{tune:?}.wav").to_lowercase());
        let mut writer = hound::WavWriter::create(&file, FORMAT)?;
        for sample in tune.samples(FORMAT.sample_rate) {
            writer.write_sample((sample * f32::from(i16::MAX)).round() as i16)?;
        }
        writer.finalize()?;
        println!("{}", file.display());
    }
    Ok(())
}
