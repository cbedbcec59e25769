//! The dossier for an appeal, put together: the acts with their texts out of the store, the games, the reasons of the pairings.

use super::Desk;
use sonneborn_exchange::archive::ArchivedGame;
use sonneborn_exchange::dossier::{Dossier, Reasoned, ShownAct};
use sonneborn_i18n::{Lang, acts, pairing_reasons, refusals};
use sonneborn_pairing::reasons::Reasons;
use sonneborn_patience as patience;
use sonneborn_store::StoreError;
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::chain::{Digest, Line};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::personal;
use sonneborn_tournament::round::Round;
use std::collections::HashSet;

impl Desk {
    /// What the journal has of a matter, in a language. The reasons of its rounds are worked out where they are not known yet.
    ///
    /// # Errors
    /// [`StoreError`] when texts or games cannot be read.
    pub fn dossier(&self, id: i64, journal: &Journal, matter: Matter, lang: Lang) -> Result<Dossier, StoreError> {
        let tournament = journal.state();
        let lines = self.store().lines(id)?;
        let lines: Vec<Line> = lines.into_iter().take_while(|line| line.seq <= tournament.seq).collect();
        let games = self.store().games(id)?.into_iter().map(|(round, board, pgn)| (RoundNo(round), board, pgn));
        let games = games.filter(|(round, board, _)| matter.has_game(tournament, *round, *board));
        let rounds = tournament.rounds.iter().inspect(|_| patience::look());
        let head = tournament.head();
        Ok(Dossier::new(
            concat!("Sonneborn ", env!("CARGO_PKG_VERSION")),
            lang.tag(),
            &tournament.details.name,
            matter,
            (head.to_string(), head.chain),
            shown_acts(id, journal, matter, &lines, lang)?,
            rounds.flat_map(|round| self.reasoned(id, journal, matter, round, lang)).collect(),
            games.map(|(round, board, pgn)| ArchivedGame { round, board, pgn }).collect(),
            &lines.iter().map(|line| line.digest).collect::<Vec<Digest>>(),
        ))
    }

    /// The pairs and byes of a round that belong to the matter, with their reasons.
    fn reasoned(&self, id: i64, journal: &Journal, matter: Matter, round: &Round, lang: Lang) -> Vec<Reasoned> {
        let (tournament, number) = (journal.state(), round.number);
        let name = |player: PlayerId| tournament.player(player).map_or("", |player| &player.data.name).to_owned();
        let pairs: Vec<_> = round.games.iter().filter(|game| matter.has_game(tournament, number, game.board)).collect();
        let of_matter = |player: &PlayerId| match matter {
            Matter::Event => true,
            Matter::Board { .. } => false,
            Matter::Player { player: own } => own == *player,
        };
        let byes: Vec<_> = round.byes.iter().map(|(player, _)| *player).filter(of_matter).collect();
        if pairs.is_empty() && byes.is_empty() {
            return Vec::new();
        }
        let made = pairing_reasons::made(lang, round.paired_by).to_owned();
        let (reasons, remarks) = match self.explained(id, journal, number) {
            Ok((_, reasons)) => (reasons, Vec::new()),
            Err(why) => (Reasons::Untold, pairing_reasons::no_pairing(lang, &why, tournament)),
        };
        let why = |words: Vec<String>| [vec![made.clone()], words, remarks.clone()].concat();
        let of_pairs = pairs.iter().map(|game| Reasoned {
            round: number,
            board: Some(game.board),
            players: game.players().map(name).to_vec(),
            why: why(pairing_reasons::pair(lang, tournament, &reasons, game.white, game.black)),
        });
        let of_byes = byes.iter().map(|player| Reasoned {
            round: number,
            board: None,
            players: vec![name(*player)],
            why: why(pairing_reasons::bye(lang, tournament, &reasons, *player)),
        });
        of_pairs.chain(of_byes).collect()
    }
}

fn shown_acts(
    id: i64,
    journal: &Journal,
    matter: Matter,
    lines: &[Line],
    lang: Lang,
) -> Result<Vec<ShownAct>, StoreError> {
    let tournament = journal.state();
    let (wanted, undone): (HashSet<u64>, _) = (matter.acts(journal).into_iter().collect(), journal.undone());
    let names = matter.names(journal);
    let persons = |line: &Line| match (&line.personal, matter) {
        (Some(all), Matter::Event) => Ok(Some(all.clone())),
        (Some(all), Matter::Board { .. } | Matter::Player { .. }) => {
            personal::only(all, &|data| names.contains(&data.name))
        }
        (None, _) => Ok(None),
    };
    let both = journal.entries().zip(lines).filter(|(entry, _)| wanted.contains(&entry.seq));
    let shown = both.map(|(entry, line)| {
        let warnings = entry.acknowledged.iter().map(|warning| refusals::warning(lang, warning, tournament));
        Ok(ShownAct {
            seq: entry.seq,
            at: entry.at,
            hall_time: entry.at.with_timezone(&chrono::Local).naive_local(),
            by: entry.author.name.clone(),
            device: entry.device.clone(),
            what: acts::act(lang, &entry.act, tournament),
            reason: entry.reason.clone(),
            warnings: warnings.collect(),
            undone: undone.contains(&entry.seq),
            is_ruling: tournament.rulings.iter().any(|ruled| ruled.seq == entry.seq),
            text: line.text.clone(),
            personal: persons(line).map_err(|why| StoreError::Unreadable {
                tournament: id,
                seq: entry.seq,
                why: why.to_string(),
            })?,
        })
    });
    shown.collect()
}
