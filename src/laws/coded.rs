//! Values that have codes: in files, forms, addresses and calls. Each is said once, with its code beside it.

/// An enum whose values have codes, all of them in this order (`ALL`), and the way to a code and back.
///
/// With `: serde` the codes are also what it serialises as.
///
/// ```
/// sonneborn_laws::with_codes! {
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Wing {
///         King = "O-O",
///         Queen = "O-O-O",
///     }
/// }
///
/// assert_eq!(Wing::ALL.map(Wing::code), ["O-O", "O-O-O"]);
/// assert_eq!(Wing::of_code("O-O-O"), Some(Wing::Queen));
/// ```
#[macro_export]
macro_rules! with_codes {
    ($(#[$about:meta])* $visible:vis enum $name:ident: serde { $($(#[$of:meta])* $value:ident = $code:literal,)+ }) => {
        $crate::with_codes! {
            $(#[$about])*
            $visible enum $name { $($(#[$of])* #[serde(rename = $code)] $value = $code,)+ }
        }
    };
    ($(#[$about:meta])* $visible:vis enum $name:ident { $($(#[$of:meta])* $value:ident = $code:literal,)+ }) => {
        $(#[$about])*
        $visible enum $name { $($(#[$of])* $value,)+ }

        impl $name {
            /// Every value.
            $visible const ALL: [$name; [$($code),+].len()] = [$($name::$value),+];

            $visible const fn code(self) -> &'static str {
                match self { $($name::$value => $code),+ }
            }

            /// The value of exactly this code.
            #[allow(dead_code, reason = "not all are read again")]
            $visible fn of_code(code: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.code() == code)
            }
        }

        impl From<$name> for &'static str {
            fn from(value: $name) -> &'static str {
                value.code()
            }
        }
    };
}
