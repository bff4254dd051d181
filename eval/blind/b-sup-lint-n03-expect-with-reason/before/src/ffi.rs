use std::os::raw::{c_int, c_uchar};

use crate::image::{blit, Rect};

pub const OK: c_int = 0;
pub const BAD_ARGUMENT: c_int = -22;

#[no_mangle]
pub extern "C" fn panel_version() -> c_int {
    3
}
