//! A shelf packer for the rectangles of one texture.

use bevy::math::{URect, UVec2};

/// Places rectangles with `padding` between them and around them. Returns the texture's size and the
/// places in the order of `sizes`, or `None` if they do not fit into a square with this side.
pub fn pack(sizes: &[UVec2], padding: u32, side: u32) -> Option<(UVec2, Vec<URect>)> {
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse((sizes[index].y, sizes[index].x)));
    let area: u64 =
        sizes.iter().map(|size| u64::from(size.x + padding) * u64::from(size.y + padding)).sum();
    // Nearly square; 5 % wider because shelves waste some area.
    let widest = sizes.iter().map(|size| size.x + 2 * padding).max()?;
    let width = ((area as f64).sqrt() * 1.05).ceil() as u32;
    let width = width.max(widest).min(side);

    let mut places = vec![URect::default(); sizes.len()];
    let (mut cursor, mut shelf) = (UVec2::splat(padding), 0);
    for index in order {
        let size = sizes[index];
        if cursor.x + size.x + padding > width {
            cursor = UVec2::new(padding, cursor.y + shelf + padding);
            shelf = 0;
        }
        if cursor.x + size.x + padding > width {
            return None;
        }
        places[index] = URect { min: cursor, max: cursor + size };
        cursor.x += size.x + padding;
        shelf = shelf.max(size.y);
    }
    let height = cursor.y + shelf + padding;
    (height <= side).then_some((UVec2::new(width, height), places))
}
