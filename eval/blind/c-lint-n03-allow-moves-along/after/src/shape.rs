use crate::canvas::Canvas;

#[allow(clippy::too_many_arguments)]
pub fn draw_arc(c: &mut Canvas, x: f32, y: f32, r: f32, from: f32, to: f32, width: f32, colour: u32) {
    let steps = ((to - from).abs() * r).ceil().max(1.0) as usize;
    for i in 0..=steps {
        let t = from + (to - from) * i as f32 / steps as f32;
        c.dot(x + r * t.cos(), y + r * t.sin(), width, colour);
    }
}
