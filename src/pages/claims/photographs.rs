//! A photograph of a game comes from the phone at the desk, and is fetched again.

use super::desk;
use super::form::DeskForm;
use crate::upload::Upload;
use actix_web::http::header;
use actix_web::{HttpResponse, web};
use sonneborn_desk::photographs::{MOST_PIXELS, NoPhotograph, PIXELS_OF_A_MILLION, anew};
use sonneborn_desk::{Attempt, Refused};
use sonneborn_i18n::{Lang, photographs as words};
use sonneborn_tournament::acts::{Act, KeepPhotograph};
use sonneborn_tournament::digest::Digest;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::photograph::{Depicts, Photograph};
use sonneborn_tournament::reader;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::{Answer, WebError, asked, in_workshop, refused};
use std::sync::Arc;

/// Keeps a photograph with the board; what is typed stays as it is.
pub(super) async fn keep(mut guarded: Guarded<Arbiter>, path: web::Path<(i64, u16, u16)>, upload: Upload) -> Answer {
    let ((_, round, board), lang) = (path.into_inner(), guarded.visitor.lang);
    let depicts = reader::coded(upload.field("depicts"), &Depicts::ALL)
        .map_err(|wrong| WebError::unread(lang, words::depicts_label(lang), &wrong))?;
    let Some((_, file)) = upload.photograph else {
        return desk::again(&guarded, (round, board), upload.fields, Err(words::none_chosen(lang).to_owned()));
    };
    let players = DeskForm::of_fields(upload.fields.clone())?.players()?;
    let players = players.ok_or_else(|| WebError::Unreadable("whose game it is".into()))?;
    let written = in_workshop(&guarded.state, &guarded.visitor, move || Ok::<_, WebError>(anew(&file))).await?;
    let jpeg = match written {
        Ok(jpeg) => jpeg,
        Err(why) => return desk::again(&guarded, (round, board), upload.fields, Err(told(lang, why))),
    };
    let sha256 = Digest::of_bytes(&jpeg);
    let photograph = Photograph { round: RoundNo(round), board, players, depicts, sha256 };
    let attempt = Attempt::of(Act::KeepPhotograph(KeepPhotograph { photograph }));
    let (at_desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
    let done = sonneborn_web::in_pool(move || at_desk.keep_photograph(id, &actor, &attempt, &jpeg)).await;
    let done = done.unwrap_or(Err(Refused::Broken));
    let told = done.map(drop).map_err(|why| refused::words(lang, &why, Some(guarded.tournament())));
    // The page shows what is kept now.
    guarded.journal = guarded.live.journal();
    desk::again(&guarded, (round, board), upload.fields, told)
}

fn told(lang: Lang, why: NoPhotograph) -> String {
    match why {
        NoPhotograph::Unreadable => words::unreadable(lang).to_owned(),
        NoPhotograph::TooLarge => words::too_large(lang, MOST_PIXELS / PIXELS_OF_A_MILLION),
    }
}

/// The picture, by the act that kept it, as long as that act stands.
pub(super) async fn picture(guarded: Guarded<Arbiter>, path: web::Path<(i64, u64)>) -> Answer {
    let (_, seq) = path.into_inner();
    let kept = guarded.tournament().photographs.iter().find(|kept| kept.seq == seq).ok_or(WebError::NotFound)?;
    let (at_desk, id, sha256) = (Arc::clone(&guarded.state.desk), guarded.id(), kept.photograph.sha256);
    let asking = Arc::clone(&guarded.state.desk);
    let jpeg = asked(&asking, move || Ok::<_, WebError>(at_desk.photograph(id, sha256)?)).await?;
    let jpeg = jpeg.ok_or(WebError::NotFound)?;
    let answer = HttpResponse::Ok()
        .content_type("image/jpeg")
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .body(jpeg);
    Ok(answer)
}
