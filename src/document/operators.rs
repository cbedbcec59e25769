//! The operators of a page (ISO 32000-1, 8 and 9), in as few bytes as they need: a large table is tens of thousands of them, and
//! whatever is written is packed. Lengths are rounded to hundredths of a point, 3.5 thousandths of a millimetre.

/// How many hundredths a point has.
const HUNDREDTHS: u32 = 100;

/// A page's operators, or a part of them.
#[derive(Default)]
pub(super) struct Operators {
    bytes: Vec<u8>,
    /// Lines are drawn that wait for their ink, as one path.
    is_open: bool,
    /// The thickness in force where lines are drawn, in hundredths of a point.
    thickness: Option<i32>,
}

impl Operators {
    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.settle();
        self.bytes
    }

    /// An operator with lengths or shares before it.
    pub(super) fn op(&mut self, operands: &[f32], operator: &str) {
        self.settle();
        self.raw(operands, operator);
    }

    fn raw(&mut self, operands: &[f32], operator: &str) {
        operands.iter().for_each(|operand| hundredths(&mut self.bytes, in_hundredths(*operand)));
        self.end(operator);
    }

    /// A move of the pen, in hundredths.
    pub(super) fn move_by(&mut self, right: i32, up: i32) {
        hundredths(&mut self.bytes, right);
        hundredths(&mut self.bytes, up);
        self.end("Td");
    }

    fn end(&mut self, operator: &str) {
        self.bytes.extend_from_slice(operator.as_bytes());
        self.bytes.push(b'\n');
    }

    /// A line; it goes on with those before it, where they are as thick.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), thickness: f32) {
        let wanted = in_hundredths(thickness);
        if self.thickness != Some(wanted) {
            self.op(&[thickness], "w");
            self.thickness = Some(wanted);
        }
        self.raw(&[from.0, from.1], "m");
        self.raw(&[to.0, to.1], "l");
        self.is_open = true;
    }

    /// Inks the lines that wait for it.
    fn settle(&mut self) {
        if std::mem::take(&mut self.is_open) {
            self.end("S");
        }
    }

    /// From here on until [`end_mark`](Self::end_mark) nobody reads what is drawn.
    pub(super) fn begin_unread(&mut self) {
        self.settle();
        self.end("/Artifact BMC");
    }

    /// From here on all is a piece of an element of a kind, by its number on the page.
    pub(super) fn begin_piece(&mut self, kind: &str, number: usize) {
        self.settle();
        self.bytes.push(b'/');
        self.bytes.extend_from_slice(kind.as_bytes());
        self.bytes.extend_from_slice(b" <</MCID ");
        digits(&mut self.bytes, number);
        self.end(">> BDC");
    }

    /// From here on all together says a text.
    pub(super) fn begin_said(&mut self, text: &str) {
        self.settle();
        self.bytes.extend_from_slice(b"/Span <</ActualText <FEFF");
        text.encode_utf16().for_each(|unit| hexadecimal(&mut self.bytes, unit));
        self.end(">>> BDC");
    }

    pub(super) fn end_mark(&mut self) {
        self.op(&[], "EMC");
    }

    /// A picture by the name that the page has for it.
    pub(super) fn picture(&mut self, name: &str) {
        self.settle();
        self.name(name);
        self.end("Do");
    }

    /// The face and the size that are in force from here on.
    pub(super) fn face(&mut self, name: &str, size: f32) {
        self.name(name);
        self.raw(&[size], "Tf");
    }

    fn name(&mut self, name: &str) {
        self.bytes.push(b'/');
        self.bytes.extend_from_slice(name.as_bytes());
        self.bytes.push(b' ');
    }

    /// Sets glyphs one after another.
    pub(super) fn show(&mut self, codes: &[u16]) {
        self.codes(codes);
        self.end(" Tj");
    }

    /// Sets a glyph after a move to the right, in thousandths of the type size.
    pub(super) fn show_moved(&mut self, right: i32, code: u16) {
        self.bytes.push(b'[');
        if right != 0 {
            // Numbers in such a list move to the left.
            whole(&mut self.bytes, -right);
        }
        self.codes(&[code]);
        self.end("] TJ");
    }

    fn codes(&mut self, codes: &[u16]) {
        self.bytes.push(b'<');
        codes.iter().for_each(|code| hexadecimal(&mut self.bytes, *code));
        self.bytes.push(b'>');
    }

    pub(super) fn dashes(&mut self, dashes: &[f32]) {
        self.settle();
        self.bytes.push(b'[');
        dashes.iter().for_each(|dash| hundredths(&mut self.bytes, in_hundredths(*dash)));
        self.end("] 0 d");
    }
}

/// A length in hundredths of a point.
pub(super) fn in_hundredths(points: f32) -> i32 {
    (points * HUNDREDTHS as f32).round() as i32
}

/// Writes a number with the decimals it needs, and a blank behind it.
fn hundredths(to: &mut Vec<u8>, number: i32) {
    if number < 0 {
        to.push(b'-');
    }
    let number = number.unsigned_abs();
    let (points, part) = (number / HUNDREDTHS, number % HUNDREDTHS);
    digits(to, points as usize);
    if part > 0 {
        to.push(b'.');
        to.push(digit(part as usize / 10));
        if !part.is_multiple_of(10) {
            to.push(digit(part as usize));
        }
    }
    to.push(b' ');
}

fn whole(to: &mut Vec<u8>, number: i32) {
    if number < 0 {
        to.push(b'-');
    }
    digits(to, number.unsigned_abs() as usize);
}

/// Writes a whole number.
pub(super) fn digits(to: &mut Vec<u8>, number: usize) {
    let mut written = [0; MOST_DIGITS];
    let mut at = MOST_DIGITS;
    let mut left = number;
    loop {
        at -= 1;
        written[at] = digit(left);
        left /= 10;
        if left == 0 {
            break;
        }
    }
    to.extend_from_slice(&written[at..]);
}

/// The largest number has so many.
const MOST_DIGITS: usize = 20;

/// The last digit of a number.
fn digit(number: usize) -> u8 {
    b"0123456789"[number % 10]
}

/// Writes two bytes as four digits.
pub(super) fn hexadecimal(to: &mut Vec<u8>, number: u16) {
    let digit = |shift: u32| b"0123456789ABCDEF"[usize::from(number >> shift & 0xF)];
    to.extend_from_slice(&[digit(12), digit(8), digit(4), digit(0)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Operators)) -> String {
        let mut operators = Operators::default();
        write(&mut operators);
        String::from_utf8(operators.into_bytes()).expect("operators are ASCII")
    }

    #[test]
    fn numbers_have_the_decimals_they_need() {
        assert_eq!(written(|to| to.op(&[39.685_04, -0.5, 10.0, 0.05, -0.004], "re")), "39.69 -0.5 10 0.05 0 re\n");
        assert_eq!(written(|to| to.move_by(-1205, 7)), "-12.05 0.07 Td\n");
    }

    #[test]
    fn lines_as_thick_are_one_path() {
        let lines = written(|to| {
            to.line((0.0, 1.0), (2.0, 1.0), 0.35);
            to.line((0.0, 3.0), (2.0, 3.0), 0.35);
            to.line((0.0, 5.0), (2.0, 5.0), 0.7);
            to.op(&[1.0], "g");
            to.line((0.0, 7.0), (2.0, 7.0), 0.7);
        });
        assert_eq!(lines.replace('\n', " "), "0.35 w 0 1 m 2 1 l 0 3 m 2 3 l S 0.7 w 0 5 m 2 5 l S 1 g 0 7 m 2 7 l S ");
    }

    #[test]
    fn glyphs_are_set_by_their_codes() {
        assert_eq!(written(|to| to.show(&[1, 0xAB2])), "<00010AB2> Tj\n");
        assert_eq!(written(|to| to.show_moved(-12, 3)), "[12<0003>] TJ\n");
        assert_eq!(written(|to| to.begin_said("½")), "/Span <</ActualText <FEFF00BD>>> BDC\n");
    }
}
