//! A whole game, by fingers.

use half_moon::game::GameCommand;
use half_moon::game::Statistics;
use half_moon::rules::{DealCode, Ending, Removal};
use half_moon::table::{CardState, VictoryMoon};
use serde_json::Value;

use crate::phone::{Phone, REST};

#[test]
fn a_game_is_won_by_taps_and_saved() {
    let wins: Value = serde_json::from_str(include_str!("../vectors/wins.json")).expect("JSON");
    let win = &wins[0];
    let code: DealCode = win["code"].as_str().expect("a code").parse().expect("a code");
    let folder = tempfile::tempdir().expect("a folder");

    let mut phone = Phone::saving_in(folder.path());
    phone.request(GameCommand::Deal(code));
    for removal in win["line"].as_array().expect("a line") {
        assert_eq!(phone.session().game().ending(), None);
        let removal: Removal = removal.as_str().expect("text").parse().expect("a removal");
        for &slot in removal.slots() {
            phone.tap(slot);
        }
        assert_eq!(phone.session().game().removals().last(), Some(&removal));
    }
    let session = phone.session();
    assert_eq!((session.game().moves(), session.game().score()), (48, 520));
    assert_eq!(session.announcement(), Some(Ending::Victory));
    let statistics = phone.app.world().resource::<Statistics>();
    assert_eq!((statistics.played(), statistics.won()), (1, 1));

    let moon = |phone: &Phone| *phone.app.world().resource::<VictoryMoon>();
    assert!(moon(&phone).is_growing());
    phone.pass(2 * REST);
    assert!(!moon(&phone).is_growing());
    assert!((moon(&phone).grown - 1.0).abs() < f32::EPSILON);
    assert_eq!(phone.table(), vec![None; 104]);
    drop(phone);

    let mut phone = Phone::saving_in(folder.path());
    phone.pass(2 * REST);
    assert_eq!(phone.session().game().score(), 520);
    let statistics = phone.app.world().resource::<Statistics>();
    assert_eq!((statistics.played(), statistics.won()), (1, 1));
    assert!((moon(&phone).grown - 1.0).abs() < f32::EPSILON);

    phone.request(GameCommand::NewGame);
    phone.pass(REST);
    assert_eq!(moon(&phone).grown, 0.0);
    let tops = phone.table().into_iter().flatten();
    assert!(tops.clone().all(|card| matches!(card.place, CardState::Top { .. })));
    assert_eq!(tops.count(), 20);
}
