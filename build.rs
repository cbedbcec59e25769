//! Rebuilds when what is embedded in the binary changes: migrations, static files, templates.
fn main() {
    for folder in ["migrations", "static", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
