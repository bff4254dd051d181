#![allow(clippy::too_many_arguments)]
//! Draws the seat plan.

pub struct Plan {
    pub cells: Vec<u8>,
    pub width: usize,
}

#[no_mangle]
pub extern "C" fn plan_fill(
    plan: &mut Plan,
    x: usize,
    y: usize,
    w: usize,
    h: usize,
    kind: u8,
    step: usize,
    skip: usize,
) {
    for row in (y..y + h).step_by(step) {
        for col in (x..x + w).filter(|c| *c != skip) {
            plan.cells[row * plan.width + col] = kind;
        }
    }
}
