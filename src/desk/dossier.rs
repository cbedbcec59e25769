//! The dossier for an appeal, put together: the acts with their texts out of the store, the games, the reasons of the pairings. What
//! is shown is made of the acts that the file has and of nothing else, so that whoever checks the file makes it again and compares.

use super::Desk;
use super::clock;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sonneborn_exchange::archive::ArchivedGame;
use sonneborn_exchange::dossier::{CarriedAct, Dossier, Parts, Reasoned, ShownAct, ShownPhotograph, Unproven};
use sonneborn_i18n::{Lang, acts, pairing_reasons, refusals};
use sonneborn_pairing::reasons::Reasons;
use sonneborn_pairing::{self as pairing};
use sonneborn_patience as patience;
use sonneborn_store::StoreError;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::appeal::Matter;
use sonneborn_tournament::chain::{Digest, Line, Printed};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::photograph::KeptPhotograph;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::{personal, seal};
use std::collections::HashSet;

use super::explained::Explained;

impl Desk {
    /// What the journal has of a matter, in a language, signed by the hall. The reasons of its rounds are worked out where they are
    /// not known yet.
    ///
    /// # Errors
    /// [`StoreError`] when texts or games cannot be read.
    pub fn dossier(&self, id: i64, journal: &Journal, matter: Matter, lang: Lang) -> Result<Dossier, StoreError> {
        let tournament = journal.state();
        let lines = self.store().lines(id)?;
        let lines: Vec<Line> = lines.into_iter().take_while(|line| line.seq <= tournament.seq).collect();
        let digests: Vec<Digest> = lines.iter().map(|line| line.digest).collect();
        let games =
            self.store().games(id, tournament)?.into_iter().map(|(round, board, pgn)| (RoundNo(round), board, pgn));
        let games = games.filter(|(round, board, _)| matter.has_game(tournament, *round, *board));
        let kept = Kept::of(id, journal, matter, &lines)?;
        let unreadable = |seq: u64| StoreError::Unreadable { tournament: id, seq, why: "not what it was".into() };
        let own = kept.journal(&digests).map_err(unreadable)?;
        let explained = |round: RoundNo| self.explained(id, journal, round);
        let mut dossier = Dossier::of(Parts {
            program: concat!("Sonneborn ", env!("CARGO_PKG_VERSION")).into(),
            language: lang.tag().into(),
            event: own.state().details.name.clone(),
            about: matter,
            head: tournament.head(),
            acts: kept.shown(&own, lang),
            carried: kept.carried(&own, matter),
            pairings: pairings(&own, matter, lang, &explained),
            photographs: self.shown_photographs(id, own.state(), matter)?,
            games: games.map(|(round, board, pgn)| ArchivedGame { round, board, pgn }).collect(),
            digests,
        });
        dossier.seal = dossier.sealed_text().ok().and_then(|text| self.store().hall().seal(&text));
        Ok(dossier)
    }

    /// The photographs of a matter; the pictures themselves where it is one board, so that no file grows without bound.
    fn shown_photographs(&self, id: i64, own: &Tournament, matter: Matter) -> Result<Vec<ShownPhotograph>, StoreError> {
        let shown = photographs(own, matter).into_iter().map(|kept| {
            let jpeg = match matter {
                Matter::Board { .. } => self.photograph(id, kept.photograph.sha256)?,
                Matter::Event | Matter::Player { .. } => None,
            };
            Ok(ShownPhotograph { seq: kept.seq, jpeg: jpeg.map(|jpeg| STANDARD.encode(jpeg)) })
        });
        shown.collect()
    }
}

/// The photographs that belong to a matter.
fn photographs(own: &Tournament, matter: Matter) -> Vec<&KeptPhotograph> {
    let games = own.rounds.iter().flat_map(|round| round.games.iter().map(|game| (round.number, game.board)));
    let of_matter = games.filter(|(round, board)| matter.has_game(own, *round, *board));
    let mut found: Vec<&KeptPhotograph> =
        of_matter.flat_map(|(round, board)| own.photographs_of(round, board)).collect();
    found.sort_by_key(|kept| kept.seq);
    found
}

/// The photographs of a file that are not those of its acts.
fn other_photographs(dossier: &Dossier, own: &Tournament) -> Vec<Unproven> {
    let expected = photographs(own, dossier.about);
    if !expected.iter().map(|kept| kept.seq).eq(dossier.photographs.iter().map(|shown| shown.seq)) {
        return vec![Unproven::Selection];
    }
    let is_other = |(kept, shown): &(&&KeptPhotograph, &ShownPhotograph)| {
        let jpeg = shown.jpeg.as_ref().map(|jpeg| STANDARD.decode(jpeg));
        jpeg.is_some_and(|jpeg| jpeg.map_or(true, |jpeg| Digest::of_bytes(&jpeg) != kept.photograph.sha256))
    };
    let others = expected.iter().zip(&dossier.photographs).filter(is_other);
    others.map(|(kept, _)| Unproven::Photograph { seq: kept.seq }).collect()
}

/// All in a file that is not proven: by its texts and its signature, and by what is shown beside them, which is made again from the
/// texts. `key` is the fingerprint of the hall that should have signed it, `state` what a paper shows.
pub fn unproven(dossier: &Dossier, bytes: &[u8], key: Option<&str>, state: Option<&str>) -> Vec<Unproven> {
    let mut found = dossier.unproven(bytes);
    let signed_by = dossier.seal.as_ref().map(seal::Seal::fingerprint).unwrap_or_default();
    if key.is_some_and(|key| !seal::same_fingerprint(&signed_by, key)) {
        found.push(Unproven::OtherHall { key: signed_by });
    }
    if let Some(state) = state {
        let digests = dossier.read_digests();
        let chain = digests.iter().fold(Digest::NONE, |chain, digest| chain.then(*digest));
        let head = sonneborn_tournament::chain::Head { seq: digests.len() as u64, chain };
        match head.compared(state) {
            Printed::Same => {}
            Printed::Short => found.push(Unproven::ShortState),
            Printed::Other => found.push(Unproven::OtherState),
        }
    }
    // What does not hold by its texts cannot be made again from them; where only the signature does not fit, this says what was changed.
    let is_of_whole = |unproven: &Unproven| {
        matches!(unproven, Unproven::Form | Unproven::Unsealed | Unproven::Seal | Unproven::OtherHall { .. })
    };
    if found.iter().all(is_of_whole) {
        found.extend(shown_otherwise(dossier));
    }
    found
}

/// What is shown in a file and does not follow from its acts.
fn shown_otherwise(dossier: &Dossier) -> Vec<Unproven> {
    let Some(lang) = Lang::from_tag(&dossier.language) else { return vec![Unproven::Event] };
    let lines =
        dossier.kept().into_iter().map(|(seq, text, personal)| (seq, text.to_owned(), personal.map(str::to_owned)));
    let kept = Kept { shown: dossier.acts.iter().map(|act| act.seq).collect(), lines: lines.collect() };
    let own = match kept.journal(&dossier.read_digests()) {
        Ok(own) => own,
        Err(seq) => return vec![Unproven::Act { seq }],
    };
    let matter = dossier.about;
    let mut found = Vec::new();
    if own.state().details.name != dossier.event {
        found.push(Unproven::Event);
    }
    let expected = matter.acts(&own);
    // Of a whole event nothing is left out.
    let is_short = matter == Matter::Event && dossier.acts.len() < dossier.digests.len();
    if is_short
        || !expected.iter().eq(dossier.acts.iter().map(|act| &act.seq))
        || kept.carried(&own, matter) != dossier.carried
    {
        found.push(Unproven::Selection);
    }
    let made = kept.shown(&own, lang);
    let same = |act: &ShownAct, made: &ShownAct| ShownAct { hall_time: made.hall_time, ..act.clone() } == *made;
    let of_acts = dossier.acts.iter().zip(&made).filter(|(act, made)| !same(act, made));
    found.extend(of_acts.map(|(act, _)| Unproven::Shown { seq: act.seq }));
    found.extend(other_photographs(dossier, own.state()));
    // Only of a whole journal can the reasons be worked out again; of a part, they are the hall's word.
    let is_whole = matter == Matter::Event;
    let explained = |round: RoundNo| pairing::explained(&own.when_paired(round), round);
    let nobody = |_: RoundNo| Ok((Default::default(), Reasons::Untold));
    let pairs = if is_whole { pairings(&own, matter, lang, &explained) } else { pairings(&own, matter, lang, &nobody) };
    let as_told = |pair: &Reasoned| if is_whole { pair.clone() } else { Reasoned { why: Vec::new(), ..pair.clone() } };
    for place in 0..pairs.len().max(dossier.pairings.len()) {
        let (made, told) = (pairs.get(place), dossier.pairings.get(place));
        if made.map(as_told) != told.map(as_told)
            && let Some(pair) = told.or(made)
        {
            found.push(Unproven::Pairing { round: pair.round, board: pair.board });
        }
    }
    found
}

/// The acts that a file has, as they are kept.
struct Kept {
    /// Those that are shown, in order; the others are carried.
    shown: Vec<u64>,
    lines: Vec<(u64, String, Option<String>)>,
}

impl Kept {
    fn of(id: i64, journal: &Journal, matter: Matter, lines: &[Line]) -> Result<Kept, StoreError> {
        let tournament = journal.state();
        let shown = matter.acts(journal);
        let wanted: HashSet<u64> = shown.iter().copied().chain(matter.rests_on(journal)).collect();
        let mut names = matter.names(journal);
        if matches!(matter, Matter::Player { .. }) {
            names.extend(matter.opponents(tournament));
        }
        let own = matter.names(journal);
        let persons = |line: &Line| match (&line.personal, matter) {
            (Some(all), Matter::Event) => Ok(Some(all.clone())),
            (Some(all), Matter::Board { .. } | Matter::Player { .. }) => {
                // Where the name does not stand apart, opponents are shown whole or not at all.
                let has_names = all.contains("\"named\":");
                personal::only(all, &|data| {
                    if has_names { own.contains(&data.name) } else { names.contains(&data.name) }
                })
                .map(Some)
            }
            (None, _) => Ok(None),
        };
        let mut kept = Vec::new();
        for line in lines.iter().filter(|line| wanted.contains(&line.seq)) {
            let persons = persons(line).map_err(|why| StoreError::Unreadable {
                tournament: id,
                seq: line.seq,
                why: why.to_string(),
            })?;
            kept.push((line.seq, line.text.clone(), persons));
        }
        Ok(Kept { shown, lines: kept })
    }

    /// The journal of these acts alone.
    ///
    /// # Errors
    /// The number of an act that cannot be read, or that calls itself otherwise.
    fn journal(&self, digests: &[Digest]) -> Result<Journal, u64> {
        let forgotten = personal::Forgotten::of(self.lines.iter().map(|(seq, text, _)| (*seq, text.as_str())));
        let mut chains = vec![Digest::NONE];
        chains.extend(digests.iter().scan(Digest::NONE, |chain, digest| {
            *chain = chain.then(*digest);
            Some(*chain)
        }));
        let mut entries = Vec::with_capacity(self.lines.len());
        for (seq, text, persons) in &self.lines {
            let entry = personal::join(*seq, text, persons.as_deref(), &forgotten).map_err(|_| *seq)?;
            if entry.seq != *seq {
                return Err(*seq);
            }
            let chain = usize::try_from(*seq).ok().and_then(|seq| chains.get(seq)).copied().unwrap_or_default();
            entries.push(Entry { chain, ..entry });
        }
        Ok(Journal::of(entries))
    }

    /// What is shown of the acts of the matter.
    fn shown(&self, own: &Journal, lang: Lang) -> Vec<ShownAct> {
        let (tournament, undone) = (own.state(), own.undone());
        let wanted: HashSet<u64> = self.shown.iter().copied().collect();
        let both = own.entries().zip(&self.lines).filter(|(entry, _)| wanted.contains(&entry.seq));
        let shown = both.map(|(entry, (_, text, persons))| ShownAct {
            seq: entry.seq,
            at: entry.at,
            hall_time: clock::in_hall(&tournament.details, entry.at).naive_local(),
            by: acts::author(lang, &entry.author.name),
            device: entry.device.clone(),
            what: acts::act(lang, &entry.act, tournament),
            reason: entry.reason.clone(),
            warnings: entry.acknowledged.iter().map(|warning| refusals::warning(lang, warning, tournament)).collect(),
            undone: undone.contains(&entry.seq),
            is_ruling: tournament.rulings.iter().any(|ruled| ruled.seq == entry.seq),
            text: text.clone(),
            personal: persons.clone(),
        });
        shown.collect()
    }

    /// The acts on which those of the matter rest.
    fn carried(&self, own: &Journal, matter: Matter) -> Vec<CarriedAct> {
        let wanted: HashSet<u64> = matter.rests_on(own).into_iter().collect();
        let carried = self.lines.iter().filter(|(seq, ..)| wanted.contains(seq));
        let act = |(seq, text, personal): &(u64, String, Option<String>)| CarriedAct {
            seq: *seq,
            text: text.clone(),
            personal: personal.clone(),
        };
        carried.map(act).collect()
    }
}

/// The pairs and byes that belong to the matter, with their reasons.
fn pairings(own: &Journal, matter: Matter, lang: Lang, explained: &dyn Fn(RoundNo) -> Explained) -> Vec<Reasoned> {
    let rounds = own.state().rounds.iter().inspect(|_| patience::look());
    rounds.flat_map(|round| reasoned(own, matter, round, lang, explained)).collect()
}

fn reasoned(
    own: &Journal,
    matter: Matter,
    round: &Round,
    lang: Lang,
    explained: &dyn Fn(RoundNo) -> Explained,
) -> Vec<Reasoned> {
    let (tournament, number) = (own.state(), round.number);
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
    let (reasons, remarks) = match explained(number) {
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
