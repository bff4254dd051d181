#[derive(Clone, Copy, Debug)]
pub struct Lab {
    pub l: f64,
    pub a: f64,
    pub b: f64,
}

/// Euclidean colour difference (CIE76).
pub fn delta_e(x: Lab, y: Lab) -> f64 {
    let (dl, da, db) = (x.l - y.l, x.a - y.a, x.b - y.b);
    (dl * dl + da * da + db * db).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLERANCE: f64 = 1e-10;
    const GREY: Lab = Lab { l: 50.0, a: 0.0, b: 0.0 };

    #[track_caller]
    fn assert_close(got: f64, want: f64) {
        assert!((got - want).abs() < TOLERANCE, "{got} is not {want}");
    }

    #[test]
    fn zero_for_the_same_colour() {
        assert_close(delta_e(GREY, GREY), 0.0);
    }

    #[test]
    fn lightness_only() {
        let lighter = Lab { l: 53.0, ..GREY };
        assert_close(delta_e(GREY, lighter), 3.0);
    }

    #[test]
    fn three_four_five() {
        let c = Lab { l: 50.0, a: 3.0, b: 4.0 };
        assert_close(delta_e(GREY, c), 5.0);
    }
}
