use crate::canvas::Canvas;

pub struct Dial {
    pub value: f32,
    pub radius: f32,
}

#[allow(clippy::too_many_arguments)]
pub fn draw_arc(c: &mut Canvas, x: f32, y: f32, r: f32, from: f32, to: f32, width: f32, colour: u32) {
    let steps = ((to - from).abs() * r).ceil().max(1.0) as usize;
    for i in 0..=steps {
        let t = from + (to - from) * i as f32 / steps as f32;
        c.dot(x + r * t.cos(), y + r * t.sin(), width, colour);
    }
}

pub fn draw_dial(c: &mut Canvas, d: &Dial) {
    let end = std::f32::consts::PI * d.value.clamp(0.0, 1.0);
    draw_arc(c, 50.0, 50.0, d.radius, 0.0, end, 2.0, 0x00ff_aa00);
}
