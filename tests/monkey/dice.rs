//! Random numbers that are the same again for the same seed.

use std::ops::Range;

use bevy::math::Vec2;
use half_moon::rules::DealCode;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Below `end`; the little that is not quite even does not matter here.
    pub fn below(&mut self, end: usize) -> usize {
        let wide = u128::from(self.0.next_u64()) * end as u128;
        (wide >> 64) as usize
    }

    /// Once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn coin(&mut self) -> bool {
        self.once_in(2)
    }

    pub fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// One of those, each as often as its weight says.
    pub fn weighed<T: Copy>(&mut self, of: &[(usize, T)]) -> T {
        let all = of.iter().map(|(weight, _)| weight).sum();
        let mut at = self.below(all);
        for &(weight, what) in of {
            if at < weight {
                return what;
            }
            at -= weight;
        }
        of[0].1
    }

    pub fn within(&mut self, range: Range<f32>) -> f32 {
        let share = self.below(1 << 24) as f32 / (1 << 24) as f32;
        range.start + share * (range.end - range.start)
    }

    /// A place in a rectangle of this size, and now and then around it.
    pub fn place(&mut self, size: Vec2) -> Vec2 {
        let beyond = if self.once_in(12) { 80.0 } else { 0.0 };
        Vec2::new(self.within(-beyond..size.x + beyond), self.within(-beyond..size.y + beyond))
    }

    pub fn deal_code(&mut self) -> DealCode {
        let number = self.0.next_u64() % DealCode::COUNT;
        DealCode::new(number).expect("in range")
    }
}
