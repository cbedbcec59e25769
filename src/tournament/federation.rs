//! The codes of FIDE's member federations, and those under which players without one are listed. As data, because they change:
//! a code that is not here is refused where somebody types it, and kept and reported where a file has it.
//!
//! `LISTED` was compared in November 2026 with a public copy of the federations on FIDE's rating server
//! (`ratings.fide.com/top_federations.phtml`): it has all of them, besides them `NON`, under which the server keeps players
//! without a federation, and nothing else. For `OTHERS` and `FORMER` no such source was at hand: they are from memory and
//! are taken because refusing a code that exists would cost more than taking one that does not.

/// The codes of FIDE's rating server, in alphabetical order.
#[rustfmt::skip]
const LISTED: &[&str] = &[
    "AFG", "AHO", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "AUS", "AUT", "AZE", "BAH", "BAN", "BAR", "BDI", "BEL",
    "BER", "BHU", "BIH", "BIZ", "BLR", "BOL", "BOT", "BRA", "BRN", "BRU", "BUL", "BUR", "CAF", "CAM", "CAN", "CAY", "CHA", "CHI",
    "CHN", "CIV", "CMR", "COD", "COL", "COM", "CPV", "CRC", "CRO", "CUB", "CYP", "CZE", "DEN", "DJI", "DMA", "DOM", "ECU", "EGY",
    "ENG", "ERI", "ESA", "ESP", "EST", "ETH", "FAI", "FID", "FIJ", "FIN", "FRA", "GAB", "GAM", "GCI", "GEO", "GEQ", "GER", "GHA",
    "GRE", "GRN", "GUA", "GUM", "GUY", "HAI", "HKG", "HON", "HUN", "INA", "IND", "IOM", "IRI", "IRL", "IRQ", "ISL", "ISR", "ISV",
    "ITA", "IVB", "JAM", "JCI", "JOR", "JPN", "KAZ", "KEN", "KGZ", "KOR", "KOS", "KSA", "KUW", "LAO", "LAT", "LBA", "LBN", "LBR",
    "LCA", "LES", "LIE", "LTU", "LUX", "MAC", "MAD", "MAR", "MAS", "MAW", "MDA", "MDV", "MEX", "MGL", "MKD", "MLI", "MLT", "MNC",
    "MNE", "MOZ", "MRI", "MTN", "MYA", "NAM", "NCA", "NED", "NEP", "NGR", "NIG", "NON", "NOR", "NRU", "NZL", "OMA", "PAK", "PAN",
    "PAR", "PER", "PHI", "PLE", "PLW", "PNG", "POL", "POR", "PUR", "QAT", "ROU", "RSA", "RUS", "RWA", "SCO", "SEN", "SEY", "SGP",
    "SKN", "SLE", "SLO", "SMR", "SOL", "SOM", "SRB", "SRI", "SSD", "STP", "SUD", "SUI", "SUR", "SVK", "SWE", "SWZ", "SYR", "TAN",
    "TGA", "THA", "TJK", "TKM", "TLS", "TOG", "TPE", "TTO", "TUN", "TUR", "UAE", "UGA", "UKR", "URU", "USA", "UZB", "VAN", "VEN",
    "VIE", "VIN", "WLS", "YEM", "ZAM", "ZIM",
];

/// Members too small or too new for the copy, and the associations of the blind (IBC), the deaf (ICC) and the physically
/// disabled (IPC). Not confirmed.
#[rustfmt::skip]
const OTHERS: &[&str] = &[
    "BEN", "CGO", "FSM", "GIB", "GRL", "GUI", "IBC", "ICC", "IPC", "KIR", "NCL", "SAM",
];

/// Federations that are no more and stand in old events. Not confirmed.
#[rustfmt::skip]
const FORMER: &[&str] = &[
    "CSR", "FRG", "GDR", "SCG", "TCH", "URS", "YUG",
];

/// Whether FIDE knows, or knew, a federation by this code, in upper case.
pub fn is_known(code: &str) -> bool {
    [LISTED, OTHERS, FORMER].iter().any(|codes| codes.binary_search(&code).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codes_are_in_order_and_found() {
        for codes in [LISTED, OTHERS, FORMER] {
            assert!(codes.is_sorted() && codes.windows(2).all(|pair| pair[0] != pair[1]));
            assert!(codes.iter().all(|code| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase())));
        }
        // 203 federations and those without one.
        assert_eq!(LISTED.len(), 204);
        assert!(is_known("NOR") && is_known("CHN") && is_known("NON") && is_known("GIB") && is_known("URS"));
        assert!(!is_known("XXX") && !is_known("nor") && !is_known(""));
    }
}
