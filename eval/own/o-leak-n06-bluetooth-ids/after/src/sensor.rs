use uuid::{uuid, Uuid};

/// The service of the door lock; every lock of the series announces it.
pub const KEY_SERVICE: Uuid = uuid!("7b3e1c52-94d8-4f0a-a6c1-5e2d90b7f384");

/// Where the lock tells which key was turned.
pub const KEY_TURNED: Uuid = uuid!("7b3e1c53-94d8-4f0a-a6c1-5e2d90b7f384");

pub fn is_key_service(id: Uuid) -> bool {
    id == KEY_SERVICE
}

pub fn celsius(raw: i16) -> f32 {
    f32::from(raw) / 100.0
}
