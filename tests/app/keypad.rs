//! Two thumbs on the keypad for deal codes.

use bevy::input::touch::TouchPhase;
use half_moon::ui::code_entry::CodeEntry;
use half_moon::ui::navigation::Sheet;

use crate::phone::{EXAMPLE, Phone};

#[test]
fn keys_pressed_by_two_fingers_at_once_are_both_typed() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::EnterCode);
    let keys = ["B", "I"].map(|key| phone.button(key));
    let [b, i] = keys.map(|key| phone.area(key).center());
    let (first, second) = (phone.finger(), phone.finger());
    phone.touch(first, TouchPhase::Started, b);
    phone.frame();
    phone.touch(second, TouchPhase::Started, i);
    phone.frame();
    phone.touch(first, TouchPhase::Ended, b);
    phone.frame();
    phone.frame();
    phone.touch(second, TouchPhase::Ended, i);
    phone.frame();
    phone.frame();
    let entry = phone.app.world().resource::<CodeEntry>();
    assert_eq!(entry.typed(), "BI");
    assert_eq!(["B", "I"].map(|key| phone.button(key)), keys);
}
