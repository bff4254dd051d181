mod canvas;
mod render;
mod shape;

use canvas::Canvas;
use render::{draw_dial, Dial};

fn main() {
    let mut c = Canvas::new(100, 100);
    draw_dial(&mut c, &Dial { value: 0.7, radius: 40.0 });
    c.save("dial.ppm");
}
