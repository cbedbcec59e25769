//! Entry fees in words.

use super::Lang;
use super::common;
use sonneborn_tournament::dues::Dues;
use sonneborn_tournament::fee::Fee;

pub use sonneborn_words::dues::*;

/// `18 of 40 paid 450 EUR; 550 EUR due; 3 with a reduction`; nothing where there is no fee and nobody has paid.
pub fn told(lang: Lang, dues: &Dues) -> String {
    if dues.paid == 0 && dues.due.is_none() {
        return String::new();
    }
    let sums = dues.sums.iter().map(|(currency, &hundredths)| Fee { hundredths, currency: currency.clone() });
    let sums = sums.map(|sum| sum.to_string()).collect::<Vec<_>>().join(common::list_comma(lang));
    let paid = paid_of(lang, dues.paid, dues.players, sums).trim_end().to_owned();
    let due = dues.due.as_ref().filter(|due| due.hundredths > 0).map(|due| still_due(lang, due));
    let reduced = (dues.reduced > 0).then(|| with_reduction(lang, dues.reduced));
    [Some(paid), due, reduced].into_iter().flatten().collect::<Vec<_>>().join(common::list_semicolon(lang))
}
