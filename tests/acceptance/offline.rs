//! Question 223: halls are without the internet.

use crate::hall::Hall;

/// Whatever a page loads comes from the program itself, and the browser is told so.
#[actix_web::test]
async fn q223_every_page_works_without_the_internet() {
    let hall = Hall::with(4).await;
    hall.play(1).await;
    for path in ["", "/players", "/rounds/1", "/standings", "/settings", "/reports", "/papers"] {
        let page = hall.page(path).await;
        for mark in ["src=\"", "<link rel=\"stylesheet\" href=\"", "action=\""] {
            for address in page.split(mark).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(!address.contains("//"), "{path} loads {address}");
            }
        }
    }
}
