//! How a core type and its stored form are tied together so that neither can gain a field or a variant without
//! the other: both directions take the whole value apart.

/// The stored form of a core type.
pub(super) trait Mirror: Sized {
    /// The core type.
    type Core;
    /// Writes.
    fn of(core: &Self::Core) -> Self;
    /// Reads.
    fn back(self) -> Self::Core;
}

macro_rules! as_it_is {
    ($($ty:ty)*) => {$(
        impl Mirror for $ty {
            type Core = $ty;
            fn of(core: &$ty) -> $ty {
                core.clone()
            }
            fn back(self) -> $ty {
                self
            }
        }
    )*};
}
as_it_is!(String bool u8 u16 u32 u64 usize);

impl<M: Mirror> Mirror for Vec<M> {
    type Core = Vec<M::Core>;
    fn of(core: &Self::Core) -> Self {
        core.iter().map(M::of).collect()
    }
    fn back(self) -> Self::Core {
        self.into_iter().map(M::back).collect()
    }
}

impl<M: Mirror> Mirror for Option<M> {
    type Core = Option<M::Core>;
    fn of(core: &Self::Core) -> Self {
        core.as_ref().map(M::of)
    }
    fn back(self) -> Self::Core {
        self.map(M::back)
    }
}

impl<A: Mirror, B: Mirror> Mirror for (A, B) {
    type Core = (A::Core, B::Core);
    fn of(core: &Self::Core) -> Self {
        (A::of(&core.0), B::of(&core.1))
    }
    fn back(self) -> Self::Core {
        (self.0.back(), self.1.back())
    }
}

/// A structure and its mirror, field by field.
macro_rules! mirror_struct {
    ($wire:ident = $($core:ident)::+ { $($field:ident: $ty:ty),* $(,)? }) => {
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $wire { $($field: $ty),* }

        impl super::mirror::Mirror for $wire {
            type Core = $($core)::+;
            fn of(core: &Self::Core) -> Self {
                let $($core)::+ { $($field),* } = core;
                Self { $($field: super::mirror::Mirror::of($field)),* }
            }
            fn back(self) -> Self::Core {
                let Self { $($field),* } = self;
                $($core)::+ { $($field: super::mirror::Mirror::back($field)),* }
            }
        }
    };
}

/// An enumeration and its mirror, variant by variant. A variant with one unnamed value gives it a name here.
macro_rules! mirror_enum {
    ($wire:ident = $($core:ident)::+ { $(
        $variant:ident $(($inner:ident: $inner_ty:ty))? $({ $($field:ident: $ty:ty),* $(,)? })?
    ),* $(,)? }) => {
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        pub(super) enum $wire { $( $variant $(($inner_ty))? $({ $($field: $ty),* })? ),* }

        impl super::mirror::Mirror for $wire {
            type Core = $($core)::+;
            fn of(core: &Self::Core) -> Self {
                use $($core)::+ as Core;
                match core { $(
                    Core::$variant $(($inner))? $({ $($field),* })? =>
                        Self::$variant $((super::mirror::Mirror::of($inner)))?
                            $({ $($field: super::mirror::Mirror::of($field)),* })?
                ),* }
            }
            fn back(self) -> Self::Core {
                use $($core)::+ as Core;
                match self { $(
                    Self::$variant $(($inner))? $({ $($field),* })? =>
                        Core::$variant $((super::mirror::Mirror::back($inner)))?
                            $({ $($field: super::mirror::Mirror::back($field)),* })?
                ),* }
            }
        }
    };
}

/// A type that is stored as text and checked when it is read.
macro_rules! mirror_text {
    ($wire:ident = $($core:ident)::+, $what:literal, $parse:expr) => {
        pub(super) struct $wire($($core)::+);

        impl super::mirror::Mirror for $wire {
            type Core = $($core)::+;
            fn of(core: &Self::Core) -> Self {
                Self(core.clone())
            }
            fn back(self) -> Self::Core {
                self.0
            }
        }

        impl serde::Serialize for $wire {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(&self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $wire {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(input)?;
                let parse: fn(&str) -> Option<$($core)::+> = $parse;
                parse(&text).map(Self).ok_or_else(|| {
                    serde::de::Error::custom(format!("`{text}` is not {}", $what))
                })
            }
        }
    };
}

pub(super) use {mirror_enum, mirror_struct, mirror_text};
