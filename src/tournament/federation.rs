//! The codes of FIDE's member federations, and those under which players without one are listed. As data, because they change:
//! a code that is not here is refused where somebody types it, and kept and reported where a file has it.

/// FIDE's codes, and of former federations those that old events have, in alphabetical order.
#[rustfmt::skip]
pub const CODES: &[&str] = &[
    "AFG", "AHO", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "AUS", "AUT", "AZE", "BAH", "BAN", "BAR", "BDI", "BEL",
    "BEN", "BER", "BHU", "BIH", "BIZ", "BLR", "BOL", "BOT", "BRA", "BRN", "BRU", "BUL", "BUR", "CAF", "CAM", "CAN", "CAY", "CGO",
    "CHA", "CHI", "CHN", "CIV", "CMR", "COD", "COL", "COM", "CPV", "CRC", "CRO", "CSR", "CUB", "CYP", "CZE", "DEN", "DJI", "DMA",
    "DOM", "ECU", "EGY", "ENG", "ERI", "ESA", "ESP", "EST", "ETH", "FAI", "FID", "FIJ", "FIN", "FRA", "FRG", "FSM", "GAB", "GAM",
    "GCI", "GDR", "GEO", "GEQ", "GER", "GHA", "GIB", "GRE", "GRL", "GRN", "GUA", "GUI", "GUM", "GUY", "HAI", "HKG", "HON", "HUN",
    "IBC", "ICC", "INA", "IND", "IOM", "IPC", "IRI", "IRL", "IRQ", "ISL", "ISR", "ISV", "ITA", "IVB", "JAM", "JCI", "JOR", "JPN",
    "KAZ", "KEN", "KGZ", "KIR", "KOR", "KOS", "KSA", "KUW", "LAO", "LAT", "LBA", "LBN", "LBR", "LCA", "LES", "LIE", "LTU", "LUX",
    "MAC", "MAD", "MAR", "MAS", "MAW", "MDA", "MDV", "MEX", "MGL", "MKD", "MLI", "MLT", "MNC", "MNE", "MOZ", "MRI", "MTN", "MYA",
    "NAM", "NCA", "NCL", "NED", "NEP", "NGR", "NIG", "NON", "NOR", "NRU", "NZL", "OMA", "PAK", "PAN", "PAR", "PER", "PHI", "PLE",
    "PLW", "PNG", "POL", "POR", "PUR", "QAT", "ROU", "RSA", "RUS", "RWA", "SAM", "SCG", "SCO", "SEN", "SEY", "SGP", "SKN", "SLE",
    "SLO", "SMR", "SOL", "SOM", "SRB", "SRI", "SSD", "STP", "SUD", "SUI", "SUR", "SVK", "SWE", "SWZ", "SYR", "TAN", "TCH", "TGA",
    "THA", "TJK", "TKM", "TLS", "TOG", "TPE", "TTO", "TUN", "TUR", "UAE", "UGA", "UKR", "URS", "URU", "USA", "UZB", "VAN", "VEN",
    "VIE", "VIN", "WLS", "YEM", "YUG", "ZAM", "ZIM",
];

/// Whether FIDE knows, or knew, a federation by this code, in upper case.
pub fn is_known(code: &str) -> bool {
    CODES.binary_search(&code).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codes_are_in_order_and_found() {
        assert!(CODES.is_sorted() && CODES.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(CODES.iter().all(|code| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase())));
        assert!(is_known("NOR") && is_known("CHN") && !is_known("XXX"));
    }
}
