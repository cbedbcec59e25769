//! Where a browser may be sent on to: a path of this site, whatever a link or form says.

use url::Url;

/// A site that nobody has, to see whether a path leads away from it as browsers read it.
const HERE: &str = "http://here.invalid";

/// The path to go on to, if it is one of ours; else the first page.
pub fn own_path(path: &str) -> &str {
    // Browsers drop tabs and line ends, and take backslashes for slashes, before they look for a host.
    let is_plain = path.starts_with('/') && !path.chars().any(|char| char.is_control() || char == '\\');
    let stays = Url::parse(HERE)
        .and_then(|here| here.join(path))
        .is_ok_and(|url| url.as_str().starts_with(&format!("{HERE}/")));
    if is_plain && stays && !path.starts_with("//") { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for path in ["/", "/t/1/rounds", "/t/1/rounds?at=3#b", "/players/王"] {
            assert_eq!(own_path(path), path);
        }
        let away = [
            "",
            "evil.example",
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "\t//evil.example",
            "/\r\\evil.example",
            "javascript:alert(1)",
            "///evil.example",
            "/\u{0}/evil.example",
        ];
        for path in away {
            assert_eq!(own_path(path), "/", "{path:?}");
        }
    }
}
