//! The Python module `sonneborn`: what `sonneborn_rules` answers, as dictionaries and lists. A file comes as `bytes` or `str`, work
//! is done without the interpreter's lock, and what is wrong is an exception with line and column.

use pyo3::create_exception;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyMemoryView, PyString};
use pythonize::{depythonize, pythonize};
use sonneborn_laws::edition::{Pace, Rate};
use sonneborn_laws::replay::AtFault;
use sonneborn_rules::{self as rules, Asked, ClaimForm, EditionId, Lang, Reading, Refused, Wish};

create_exception!(
    sonneborn,
    SonnebornError,
    PyValueError,
    "Why there is no answer. `faults` has what is wrong with the file."
);
create_exception!(
    sonneborn,
    FileError,
    SonnebornError,
    "The file is not understood: see `line`, `column` and `faults`."
);
create_exception!(sonneborn, RequestError, SonnebornError, "What was asked cannot be.");
create_exception!(sonneborn, NoPairing, SonnebornError, "The regulations allow no pairing.");

/// Fields of a claim's form that a new form leaves out when it is written.
const SELDOM_WRITTEN: [&str; 4] = ["said_by", "board", "now", "entered"];

/// A file as it is in memory: text, or the bytes that were read.
struct File(Vec<u8>);

impl<'py> FromPyObject<'_, 'py> for File {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<File> {
        if let Ok(text) = given.cast::<PyString>() {
            return Ok(File(text.to_cow()?.into_owned().into_bytes()));
        }
        if given.is_instance_of::<PyBytes>()
            || given.is_instance_of::<PyByteArray>()
            || given.is_instance_of::<PyMemoryView>()
        {
            return Ok(File(given.extract()?));
        }
        Err(PyTypeError::new_err(format!("a file is given as bytes or str, not as {}", given.get_type().name()?)))
    }
}

fn request(why: impl Into<String>) -> PyErr {
    RequestError::new_err(why.into())
}

/// A number that somebody or something has in a file: one that is too large or below nought nobody has.
fn number<T: TryFrom<i64>>(given: i64) -> PyResult<T> {
    T::try_from(given).map_err(|_| request(format!("nothing has the number {given}")))
}

fn language(tag: &str) -> PyResult<Lang> {
    let known = || Lang::ALL.map(Lang::tag).join(", ");
    Lang::from_tag(tag).ok_or_else(|| request(format!("{tag}: {}", known())))
}

/// A refusal as an exception, with the places of the faults.
fn refused(py: Python<'_>, refused: &Refused) -> PyErr {
    let told = refused.to_string();
    let (error, faults) = match refused {
        Refused::Unreadable { faults, .. } => (FileError::new_err(told), faults.as_slice()),
        Refused::Request { .. } => (RequestError::new_err(told), &[][..]),
        Refused::NoPairing { .. } => (NoPairing::new_err(told), &[][..]),
    };
    let first = faults.first();
    let value = error.value(py);
    let set = || -> PyResult<()> {
        value.setattr("line", first.and_then(|fault| fault.line))?;
        value.setattr("column", first.and_then(|fault| fault.column))?;
        value.setattr("faults", pythonize(py, faults)?)
    };
    match set() {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Works without the interpreter's lock, and gives the answer as Python's own values.
fn answer<T: serde::Serialize + Send>(
    py: Python<'_>,
    work: impl FnOnce() -> Result<T, Refused> + Send,
) -> PyResult<Bound<'_, PyAny>> {
    let done = py.detach(work).map_err(|why| refused(py, &why))?;
    Ok(pythonize(py, &done)?)
}

/// Pair the next round of a tournament report file (TRF16 with XX lines, or TRF26).
#[pyfunction]
#[pyo3(signature = (trf, *, system=None, lang="en"))]
fn pair<'py>(py: Python<'py>, trf: File, system: Option<&str>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let (bytes, wish) = (trf.0, Wish { system, lang: language(lang)? });
    answer(py, || rules::pair(&bytes, &wish))
}

/// Pair the next round, with the engine's reasons for each board and for the bye.
#[pyfunction]
#[pyo3(signature = (trf, *, system=None, lang="en"))]
fn explain<'py>(py: Python<'py>, trf: File, system: Option<&str>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let (bytes, wish) = (trf.0, Wish { system, lang: language(lang)? });
    answer(py, || rules::explain(&bytes, &wish))
}

/// Why two players, by their starting numbers, do not meet in the next round.
#[pyfunction]
#[pyo3(signature = (trf, one, other, *, system=None, lang="en"))]
fn why_not(py: Python<'_>, trf: File, one: i64, other: i64, system: Option<&str>, lang: &str) -> PyResult<String> {
    let (one, other) = (number(one)?, number(other)?);
    let (bytes, wish) = (trf.0, Wish { system, lang: language(lang)? });
    py.detach(|| rules::why_not(&bytes, &wish, one, other)).map_err(|why| refused(py, &why))
}

/// Hold a file (TRF, Swiss-Manager, Swiss-Chess) against the regulations: pairings, points, places.
#[pyfunction]
#[pyo3(signature = (file, *, system=None, lang="en"))]
fn check<'py>(py: Python<'py>, file: File, system: Option<&str>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let (bytes, wish) = (file.0, Wish { system, lang: language(lang)? });
    answer(py, || rules::check(&bytes, &wish))
}

/// The standings of a file by any tie-breaks of C.07 (`"PTS BH/C1 SB"`), after a round or at the end.
#[pyfunction]
#[pyo3(signature = (file, tie_breaks=None, *, after=None, system=None, lang="en"))]
fn tie_breaks<'py>(
    py: Python<'py>,
    file: File,
    tie_breaks: Option<&str>,
    after: Option<i64>,
    system: Option<&str>,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let (bytes, wish) = (file.0, Wish { system, lang: language(lang)? });
    let after = after.map(number).transpose()?;
    answer(py, || rules::tie_breaks(&bytes, &wish, tie_breaks, after))
}

/// What the tournament of a file does to ratings, game by game.
#[pyfunction]
#[pyo3(signature = (file, *, lang="en"))]
fn rating<'py>(py: Python<'py>, file: File, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let (bytes, wish) = (file.0, Wish { system: None, lang: language(lang)? });
    answer(py, || rules::rating(&bytes, &wish))
}

/// Play the games of a PGN file through: ends, repetitions, counters, clocks, draws that could be claimed, faults.
#[pyfunction]
#[pyo3(signature = (pgn, *, edition="2023", at_fault="stop", stood=false))]
fn replay<'py>(py: Python<'py>, pgn: File, edition: &str, at_fault: &str, stood: bool) -> PyResult<Bound<'py, PyAny>> {
    let (bytes, reading) = (pgn.0, reading(edition, at_fault, stood)?);
    answer(py, || Ok(rules::replay(&bytes, &reading)))
}

/// Examine a claim about a game of a PGN file: `{"claim": "threefold", "by": "white", "checked": True}`.
#[pyfunction]
#[pyo3(signature = (pgn, form, *, edition="2023", rate="standard", supervised=false, game=1, at_fault="stop", stood=false, lang="en"))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
fn claim<'py>(
    py: Python<'py>,
    pgn: File,
    form: &Bound<'py, PyAny>,
    edition: &str,
    rate: &str,
    supervised: bool,
    game: i64,
    at_fault: &str,
    stood: bool,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let bytes = pgn.0;
    let form = claim_form(form)?;
    let pace = named::<Pace>(rate, "standard, rapid, blitz")?;
    let asked = Asked {
        reading: reading(edition, at_fault, stood)?,
        rate: Rate { pace, supervised: supervised || pace == Pace::Standard },
        game: number(game)?,
        lang: language(lang)?,
        ..Asked::default()
    };
    answer(py, || rules::claim(&bytes, &form, &asked))
}

fn reading(edition: &str, at_fault: &str, stood: bool) -> PyResult<Reading> {
    let at_fault = match at_fault {
        "stop" => AtFault::Stop,
        "skip" => AtFault::Skip,
        "pass" => AtFault::Pass,
        _ => return Err(request(format!("{at_fault}: stop, skip, pass"))),
    };
    let edition = named::<EditionId>(edition, "1989, 2001, 2005, 2009, 2014, 2017, 2018, 2023, qq")?;
    Ok(Reading { edition, at_fault, stood })
}

/// A value by the name that it is written with.
fn named<T: serde::de::DeserializeOwned>(name: &str, known: &str) -> PyResult<T> {
    serde_json::from_value(name.into()).map_err(|_| request(format!("{name}: {known}")))
}

/// A form of which every field is known, so that a slip of the key is not passed over.
fn claim_form(form: &Bound<'_, PyAny>) -> PyResult<ClaimForm> {
    if !form.is_instance_of::<PyDict>() {
        return Err(PyTypeError::new_err(format!("a claim is given as a dict, not as {}", form.get_type().name()?)));
    }
    let given: serde_json::Value = depythonize(form)?;
    let blank = serde_json::to_value(ClaimForm::default()).unwrap_or_default();
    let is_known = |key: &str| blank.get(key).is_some() || SELDOM_WRITTEN.contains(&key);
    if let Some(unknown) = given.as_object().and_then(|given| given.keys().find(|key| !is_known(key))) {
        let known: Vec<&str> =
            blank.as_object().into_iter().flat_map(|blank| blank.keys().map(String::as_str)).collect();
        return Err(request(format!("{unknown}: {}", known.join(", "))));
    }
    serde_json::from_value(given).map_err(|error| request(error.to_string()))
}

/// FIDE's rules for scripts: pairings with reasons, checks, tie-breaks, ratings, games and claims.
#[pymodule]
fn _sonneborn(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("SonnebornError", py.get_type::<SonnebornError>())?;
    module.add("FileError", py.get_type::<FileError>())?;
    module.add("RequestError", py.get_type::<RequestError>())?;
    module.add("NoPairing", py.get_type::<NoPairing>())?;
    for function in [
        wrap_pyfunction!(pair, module)?,
        wrap_pyfunction!(explain, module)?,
        wrap_pyfunction!(why_not, module)?,
        wrap_pyfunction!(check, module)?,
        wrap_pyfunction!(tie_breaks, module)?,
        wrap_pyfunction!(rating, module)?,
        wrap_pyfunction!(replay, module)?,
        wrap_pyfunction!(claim, module)?,
    ] {
        module.add_function(function)?;
    }
    Ok(())
}
