//! What was worked out once about a view, kept with it. Any module may keep a kind of its own here, so that a view
//! need not know who reads it.

use std::any::Any;
use std::sync::OnceLock;

/// Values of different types, each made at the first need.
#[derive(Default)]
pub struct Memo(OnceLock<Box<Kept>>);

struct Kept {
    value: Box<dyn Any + Send + Sync>,
    next: Memo,
}

impl Memo {
    /// The value of this type, made now if nobody has asked for it before. Two threads that ask at the same time may
    /// both make it; one of the two values is kept.
    pub fn once<T: Any + Send + Sync>(&self, make: impl FnOnce() -> T) -> &T {
        if let Some(known) = self.known() {
            return known;
        }
        let mut new = Box::new(Kept { value: Box::new(make()), next: Memo::default() });
        let mut slot = self;
        loop {
            let refused = slot.0.set(new);
            // The slot is full now, whoever filled it.
            let kept = slot.0.get_or_init(|| unreachable!("a slot that was set holds a value"));
            if let Some(known) = kept.value.downcast_ref() {
                return known;
            }
            let Err(again) = refused else { unreachable!("a value that was set is of its own type") };
            new = again;
            slot = &kept.next;
        }
    }

    fn known<T: Any>(&self) -> Option<&T> {
        let mut slot = self;
        while let Some(kept) = slot.0.get() {
            if let Some(known) = kept.value.downcast_ref() {
                return Some(known);
            }
            slot = &kept.next;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_is_made_once() {
        let memo = Memo::default();
        assert_eq!(*memo.once(|| 1u8), 1);
        // One kind may ask for another while it is made.
        assert_eq!(*memo.once(|| format!("{}{}", memo.once(|| 9u8), memo.once(|| 2u16))), "12");
        assert_eq!((*memo.once(|| 7u8), *memo.once(|| 7u16)), (1, 2));
        assert_eq!(memo.once(String::new), "12");
    }
}
