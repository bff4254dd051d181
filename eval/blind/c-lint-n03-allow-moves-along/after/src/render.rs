use crate::canvas::Canvas;
use crate::shape::draw_arc;

pub struct Dial {
    pub value: f32,
    pub radius: f32,
}

pub fn draw_dial(c: &mut Canvas, d: &Dial) {
    let end = std::f32::consts::PI * d.value.clamp(0.0, 1.0);
    draw_arc(c, 50.0, 50.0, d.radius, 0.0, end, 2.0, 0x00ff_aa00);
}
