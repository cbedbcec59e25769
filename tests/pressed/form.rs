//! The forms of a page, as a browser without scripts would send them.

/// A form with what a browser would send of it, and its buttons.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// Where it goes; the page's own address where it names none.
    pub action: String,
    pub fields: Vec<(String, String)>,
    /// Names of empty fields for somebody to type into, and whether they must.
    pub typed: Vec<(String, bool)>,
    /// Names of lists with their choices.
    pub choices: Vec<(String, Vec<String>)>,
    pub buttons: Vec<Button>,
}

#[derive(Clone, Debug)]
pub struct Button {
    pub field: Option<(String, String)>,
    /// Another address than the form's.
    pub action: Option<String>,
}

/// The posted forms of a page.
pub fn all(body: &str, address: &str) -> Vec<Form> {
    let mut found = Vec::new();
    for rest in body.split("<form").skip(1) {
        let Some((tag, rest)) = rest.split_once('>') else { continue };
        let inner = rest.split("</form>").next().unwrap_or_default();
        let is_sent = attribute(tag, "method").as_deref() == Some("post") && !tag.contains("multipart/form-data");
        if is_sent {
            let action = attribute(tag, "action").unwrap_or_else(|| address.to_owned());
            found.push(read(action, inner));
        }
    }
    found
}

fn read(action: String, inner: &str) -> Form {
    let mut form = Form { action, ..Form::default() };
    for piece in inner.split('<').skip(1) {
        let (tag, behind) = piece.split_once('>').unwrap_or((piece, ""));
        let kind = tag.split_whitespace().next().unwrap_or_default();
        if has(tag, "disabled") {
            continue;
        }
        let (name, value) = (attribute(tag, "name"), attribute(tag, "value"));
        match (kind, name) {
            ("input", Some(name)) => input(&mut form, tag, name, value),
            ("textarea", Some(name)) if behind.trim().is_empty() => form.typed.push((name, has(tag, "required"))),
            ("textarea", Some(name)) => form.fields.push((name, behind.to_owned())),
            ("select", Some(name)) => form.choices.push((name, Vec::new())),
            ("option", _) => {
                if let Some((_, choices)) = form.choices.last_mut() {
                    choices.push(value.unwrap_or_else(|| text(behind.trim())));
                }
            }
            ("button", name) if attribute(tag, "type").as_deref() != Some("button") => {
                let field = name.map(|name| (name, value.unwrap_or_default()));
                form.buttons.push(Button { field, action: attribute(tag, "formaction") });
            }
            _ => {}
        }
    }
    form.choices.retain(|(_, choices)| !choices.is_empty());
    form
}

fn input(form: &mut Form, tag: &str, name: String, value: Option<String>) {
    match attribute(tag, "type").as_deref() {
        Some("checkbox" | "radio") if !has(tag, "checked") => {}
        Some("checkbox" | "radio") => form.fields.push((name, value.unwrap_or_else(|| "on".into()))),
        Some("hidden") => form.fields.push((name, value.unwrap_or_default())),
        _ if value.as_ref().is_none_or(String::is_empty) => form.typed.push((name, has(tag, "required"))),
        _ => form.fields.push((name, value.unwrap_or_default())),
    }
}

/// The value of an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\"")).or_else(|| tag.split_once(&format!("\n{name}=\"")))?;
    rest.split('"').next().map(text)
}

fn text(written: &str) -> String {
    let signs = [("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
    signs.iter().fold(written.to_owned(), |text, (code, sign)| text.replace(code, sign))
}

fn has(tag: &str, name: &str) -> bool {
    tag.split_whitespace().any(|word| word.trim_end_matches('/') == name)
}
