//! Any bytes as a report and its certificate, parted by a zero: confirmed or refused, never a panic; and what was read as a certificate is
//! written as it was.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sonneborn_certified::{Certificate, Report, confirm};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (file, proof) = text.split_once('\0').unwrap_or((text, text));
    let report = Report::read(file);
    let Ok(certificate) = proof.parse::<Certificate>() else { return };
    assert_eq!(certificate.to_string(), proof);
    if let Ok(report) = report {
        drop(confirm(&report, &certificate));
    }
});
