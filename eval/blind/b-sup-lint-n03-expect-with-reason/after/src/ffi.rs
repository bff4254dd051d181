use std::os::raw::{c_int, c_uchar};

use crate::image::{blit, Rect};

pub const OK: c_int = 0;
pub const BAD_ARGUMENT: c_int = -22;

#[no_mangle]
pub extern "C" fn panel_version() -> c_int {
    3
}

/// Copies a rectangle into the frame buffer.
///
/// # Safety
/// `buf` must point to at least `stride * height` bytes.
#[expect(
    clippy::too_many_arguments,
    reason = "the parameter list is fixed by panel_driver.h"
)]
#[no_mangle]
pub unsafe extern "C" fn panel_blit(
    buf: *mut c_uchar,
    stride: c_int,
    height: c_int,
    x: c_int,
    y: c_int,
    w: c_int,
    h: c_int,
    color: u32,
) -> c_int {
    if buf.is_null() || stride <= 0 || height <= 0 {
        return BAD_ARGUMENT;
    }
    let len = stride as usize * height as usize;
    let frame = std::slice::from_raw_parts_mut(buf, len);
    match Rect::new(x, y, w, h) {
        Some(rect) => {
            blit(frame, stride as usize, rect, color);
            OK
        }
        None => BAD_ARGUMENT,
    }
}
