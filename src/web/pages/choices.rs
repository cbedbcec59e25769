//! Language and theme: kept in cookies, so that they need no account.

use crate::i18n::Lang;
use crate::web::language::LANGUAGE_COOKIE;
use crate::web::visitor::{THEME_COOKIE, Theme};
use crate::web::{Answer, WebError, see_other};
use actix_web::cookie::{Cookie, SameSite};
use actix_web::web::{self, ServiceConfig};
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/choose", web::post().to(choose));
}

#[derive(Deserialize)]
struct Choice {
    lang: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

async fn choose(form: web::Form<Choice>) -> Answer {
    let back = if form.back.starts_with('/') && !form.back.starts_with("//") { form.back.as_str() } else { "/" };
    let mut response = see_other(back);
    let lang = form.lang.as_deref().and_then(Lang::from_tag).map(|lang| (LANGUAGE_COOKIE, lang.tag()));
    let theme = form.theme.as_deref().map(|theme| (THEME_COOKIE, Theme::from_code(theme).code()));
    for (name, value) in [lang, theme].into_iter().flatten() {
        let cookie = Cookie::build(name, value).path("/").same_site(SameSite::Lax).permanent().finish();
        response.add_cookie(&cookie).map_err(WebError::internal)?;
    }
    Ok(response)
}
