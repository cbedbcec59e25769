//! Language and theme: kept in cookies, so that they need no account.

use crate::redirect::own_path;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{Lang, web as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::language;
use sonneborn_web::routes::Routes;
use sonneborn_web::visitor::{THEME_COOKIE, Theme};
use sonneborn_web::{Answer, Frame, Visitor, WebError, page, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Start).post("/choose", Shows::PUBLIC, choose);
    config.explained_in(Chapter::Start).get("/languages", Shows::PUBLIC, languages);
}

#[derive(Template)]
#[template(path = "languages.html")]
struct LanguagesPage {
    frame: Frame,
}

async fn languages(visitor: Visitor) -> Answer {
    page(&LanguagesPage { frame: Frame::new(&visitor, words::languages(visitor.lang)) })
}

#[derive(Deserialize)]
struct Choice {
    lang: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

async fn choose(form: web::Form<Choice>) -> Answer {
    let back = own_path(&form.back);
    let lang = form.lang.as_deref().and_then(Lang::from_tag);
    let mut response = see_other(&if lang.is_some() { language::without(back) } else { back.to_owned() });
    let theme = form.theme.as_deref().map(|theme| Theme::of_code(theme).unwrap_or_default().code());
    let theme = theme.map(|theme| Cookie::build(THEME_COOKIE, theme).same_site(SameSite::Lax));
    for cookie in [lang.map(language::cookie), theme].into_iter().flatten() {
        response.add_cookie(&cookie.path("/").permanent().finish()).map_err(WebError::internal)?;
    }
    Ok(response)
}
