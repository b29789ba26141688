//! A bare app: a window of the same engine with the same features, one camera and one sprite.
//! `scripts/measure` compares the game with it.

mod marks;

use bevy::prelude::*;

/// The only sprite.
#[derive(Component)]
struct Lone;

fn main() {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(marks::window()), ..default() })
            .set(ImagePlugin::default_linear()),
    )
    .add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
        let sprite = Sprite::from_color(Color::srgb_u8(0xF2, 0xD4, 0x8F), Vec2::splat(100.0));
        commands.spawn((Lone, sprite));
    });
    marks::add::<Lone>(&mut app);
    app.run();
}
