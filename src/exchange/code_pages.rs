//! Code pages of DOS, in which programs of the nineties wrote: the Web's standard of encodings, and the crate that follows it, leave them out.

/// A code page: what its bytes from 0x80 on stand for; below it is ASCII.
#[derive(Debug, PartialEq, Eq)]
pub struct CodePage {
    pub name: &'static str,
    upper: &'static str,
}

pub static IBM437: CodePage = CodePage {
    name: "IBM437",
    upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
            └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}",
};

pub static IBM850: CodePage = CodePage {
    name: "IBM850",
    upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
            └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}",
};

pub static IBM852: CodePage = CodePage {
    name: "IBM852",
    upper: "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐\
            └┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}",
};

impl CodePage {
    pub fn decode(&self, bytes: &[u8]) -> String {
        const FIRST: u8 = 0x80;
        let upper: Vec<char> = self.upper.chars().collect();
        let sign = |byte: &u8| byte.checked_sub(FIRST).map_or(char::from(*byte), |at| upper[usize::from(at)]);
        bytes.iter().map(sign).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_byte_is_one_sign_and_no_two_are_the_same() {
        let bytes: Vec<u8> = (0..=u8::MAX).collect();
        for page in [&IBM437, &IBM850, &IBM852] {
            let signs: Vec<char> = page.decode(&bytes).chars().collect();
            assert_eq!(signs.len(), bytes.len(), "{}", page.name);
            assert_eq!(signs.iter().collect::<BTreeSet<_>>().len(), bytes.len(), "{}", page.name);
        }
    }

    /// Names as they were written, byte by byte.
    #[test]
    fn names_of_the_nineties_are_read() {
        for (page, bytes, name) in [
            (&IBM437, &b"M\x81ller, J\x94rg; Ren\x82; Mu\xa4oz; Stra\xe1e"[..], "Müller, Jörg; René; Muñoz; Straße"),
            (&IBM850, b"S\x9bren \x9drsted; Jo\xc6o; \xb7lvaro", "Søren Ørsted; João; Àlvaro"),
            (&IBM852, b"\x9dukasz W\xa2jcik; Dvo\xfd\xa0k; Erd\x8bs; \xe6erny", "Łukasz Wójcik; Dvořák; Erdős; Šerny"),
        ] {
            assert_eq!(page.decode(bytes), name);
        }
    }
}
