//! Rebuilds when what is embedded in the binary changes: a file that is new is not seen otherwise.

fn main() {
    for folder in ["migrations", "static", "templates", "src/manual"] {
        println!("cargo::rerun-if-changed=../../{folder}");
    }
}
