//! Rebuilds a crate when what it embeds changes: a file that is new is not seen otherwise. Templates tell of themselves.

fn main() {
    let package = std::env::var("CARGO_PKG_NAME").expect("Cargo names the package");
    let folder = match package.as_str() {
        "sonneborn-store" => "migrations",
        "sonneborn-web" => "static",
        "sonneborn-manual" => "src/manual",
        _ => panic!("what {package} embeds is not said here"),
    };
    println!("cargo::rerun-if-changed=../../{folder}");
}
