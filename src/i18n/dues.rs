//! Entry fees in words.

use super::Lang;
use crate::tournament::dues::Dues;

words!("dues");

/// `18 of 40 paid: 450 EUR`; nothing where nobody has.
pub fn told(lang: Lang, dues: &Dues) -> String {
    if dues.paid == 0 {
        return String::new();
    }
    let sum = |(currency, hundredths): (&String, &u64)| {
        let amount = match hundredths % 100 {
            0 => (hundredths / 100).to_string(),
            part => format!("{}.{part:02}", hundredths / 100),
        };
        format!("{amount} {currency}").trim_end().to_owned()
    };
    let sums = dues.sums.iter().map(sum).collect::<Vec<_>>().join(", ");
    paid_of(lang, dues.paid, dues.players, sums).trim_end().to_owned()
}
