//! Makes the functions of the words out of the word files.

#[path = "../coded.rs"]
#[allow(dead_code, reason = "reading is for the program only")]
mod coded;
#[path = "../ftl.rs"]
#[allow(dead_code, reason = "some of it is for the program only")]
mod ftl;
mod words;

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed={}", words::FOLDER);
    let out = env::var("OUT_DIR").expect("cargo gives a folder for what the build makes");
    let for_development = env::var("PROFILE").is_ok_and(|profile| profile == "debug");
    for fault in words::generate(Path::new(words::FOLDER), &Path::new(&out).join("words"), for_development) {
        println!("cargo::error={fault}");
    }
}
