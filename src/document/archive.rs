//! What makes a paper readable in fifty years: PDF/A-2 (ISO 19005-2), and that it says so, with PDF/UA-1 (ISO 14289-1) for
//! those who hear it. Fonts are embedded anyway; here are the particulars in XML and the colours that grey and RGB mean.

use chrono::NaiveDateTime;
use quick_xml::escape::escape;
use std::fmt::Write;

/// Who made the file.
pub(super) const PRODUCER: &str = "Sonneborn";
/// By this name the colours are known.
pub(super) const COLOURS: &str = "sRGB IEC61966-2.1";

/// The particulars as XMP (ISO 16684-1), with the schema that PDF/A asks for where a property is none of its own.
pub(super) fn particulars(title: &str, printed: NaiveDateTime, lang: &str) -> String {
    let title: String =
        title.chars().filter(|letter| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}')).collect();
    let mut xmp = String::from("<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n");
    let text = write!(
        xmp,
        r#"<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>{printed}</xmp:CreateDate>
<pdf:Producer>{PRODUCER}</pdf:Producer>
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"#,
        title = escape(&title),
        printed = printed.format("%Y-%m-%dT%H:%M:%S"),
    );
    text.expect("writing to memory does not fail");
    xmp
}

/// D50, the white of ICC profiles (ICC.1:2010, 7.2.16).
const WHITE: [f64; 3] = [0.9642, 1.0, 0.8249];
/// sRGB's red, green and blue under that white, and the matrix that brings D65 there (IEC 61966-2-1, Bradford).
const PRIMARIES: [(&[u8; 4], [f64; 3]); 3] = [
    (b"rXYZ", [0.436_074_7, 0.222_504_5, 0.013_932_2]),
    (b"gXYZ", [0.385_064_9, 0.716_878_6, 0.097_104_5]),
    (b"bXYZ", [0.143_080_4, 0.060_616_9, 0.714_173_3]),
];
const ADAPTED: [f64; 9] = [
    1.047_811_2,
    0.022_886_6,
    -0.050_127_0,
    0.029_542_4,
    0.990_484_4,
    -0.017_049_1,
    -0.009_234_5,
    0.015_043_6,
    0.752_131_6,
];
/// sRGB's curve: exponent, slope and offset of the power, slope of the straight part, and where it ends.
const CURVE: [f64; 5] = [2.4, 1.0 / 1.055, 0.055 / 1.055, 1.0 / 12.92, 0.040_45];
/// The parametric curve of these five numbers (ICC.1:2010, 10.16).
const CURVE_KIND: u16 = 3;
/// ICC version 4.2, which PDF 1.7 names.
const VERSION: u32 = 0x0420_0000;
/// Red, green and blue.
pub(super) const COMPONENTS: i32 = 3;
const HEAD: usize = 128;
const TAG: usize = 12;

/// sRGB as an ICC profile.
pub(super) fn colours() -> Vec<u8> {
    let fixed = |numbers: &[f64]| numbers.iter().flat_map(|number| fixed(*number)).collect::<Vec<u8>>();
    let xyz = |numbers: &[f64; 3]| [b"XYZ \0\0\0\0".to_vec(), fixed(numbers)].concat();
    let curve = [b"para\0\0\0\0".to_vec(), CURVE_KIND.to_be_bytes().to_vec(), vec![0, 0], fixed(&CURVE)].concat();
    let mut tags: Vec<(&[u8; 4], Vec<u8>)> = vec![
        (b"desc", words(COLOURS)),
        (b"cprt", words("CC0")),
        (b"wtpt", xyz(&WHITE)),
        (b"chad", [b"sf32\0\0\0\0".to_vec(), fixed(&ADAPTED)].concat()),
    ];
    tags.extend(PRIMARIES.iter().map(|(name, numbers)| (*name, xyz(numbers))));
    tags.extend([b"rTRC", b"gTRC", b"bTRC"].map(|name| (name, curve.clone())));
    let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_be_bytes();
    let mut table = count(tags.len()).to_vec();
    let mut content = Vec::new();
    let begin = HEAD + 4 + TAG * tags.len();
    for (name, mut bytes) in tags {
        table.extend_from_slice(name);
        table.extend_from_slice(&count(begin + content.len()));
        table.extend_from_slice(&count(bytes.len()));
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        content.append(&mut bytes);
    }
    let mut head = Vec::with_capacity(HEAD);
    head.extend_from_slice(&count(begin + content.len()));
    head.extend_from_slice(&[0; 4]);
    head.extend_from_slice(&VERSION.to_be_bytes());
    head.extend_from_slice(b"mntrRGB XYZ ");
    for part in [2026u16, 1, 1, 0, 0, 0] {
        head.extend_from_slice(&part.to_be_bytes());
    }
    head.extend_from_slice(b"acsp");
    // Platform, flags, maker, model, attributes, and the perceptual intent: all nothing in particular.
    head.extend_from_slice(&[0; 28]);
    head.extend_from_slice(&fixed(&WHITE));
    head.resize(HEAD, 0);
    [head, table, content].concat()
}

/// A number with sixteen bits behind the point.
fn fixed(number: f64) -> [u8; 4] {
    ((number * 65_536.0).round() as i32).to_be_bytes()
}

/// English words as profiles have them (ICC.1:2010, 10.13).
fn words(text: &str) -> Vec<u8> {
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let length = u32::try_from(utf16.len()).unwrap_or(0).to_be_bytes();
    let mut tag = b"mluc\0\0\0\0".to_vec();
    tag.extend_from_slice(&[0, 0, 0, 1, 0, 0, 0, 12]);
    tag.extend_from_slice(b"enUS");
    tag.extend_from_slice(&length);
    tag.extend_from_slice(&[0, 0, 0, 28]);
    tag.extend(utf16);
    tag
}
