//! `bind MODULE.wasm FOLDER`: writes `rules.js` and `rules_bg.wasm`, which a page loads, from the compiled module.

use anyhow::Context;
use std::env;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut arguments = env::args().skip(1);
    let module = arguments.next().context("the compiled module is missing")?;
    let folder = arguments.next().context("the folder is missing")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.out_name("rules").typescript(false).generate(folder)
}
