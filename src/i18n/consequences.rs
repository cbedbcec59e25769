//! What an act changes, in words, and the table of levels.

use super::{Lang, regulations, web};
use sonneborn_tournament::judge::levels::{Kind, Level};
use sonneborn_tournament::role::Role;

pub use sonneborn_words::consequences::*;

/// A row of the table of levels.
pub fn kind(lang: Lang, kind: Kind) -> &'static str {
    match kind {
        Kind::Founded => kind_founded(lang),
        Kind::ResultEntered => kind_result_entered(lang),
        Kind::ResultChanged => kind_result_changed(lang),
        Kind::ResultErased => kind_result_erased(lang),
        Kind::AdjournmentSettled => kind_adjournment_settled(lang),
        Kind::SettledResultChanged => kind_settled_result_changed(lang),
        Kind::AdjournmentDrawn => kind_adjournment_drawn(lang),
        Kind::CorrectedForRating => kind_corrected_for_rating(lang),
        Kind::ColoursSwapped => kind_colours_swapped(lang),
        Kind::RulingMade => kind_ruling_made(lang),
        Kind::RulingOtherThanProposed => kind_ruling_otherwise(lang),
        Kind::RulingTakenBack => kind_ruling_taken_back(lang),
        Kind::IncidentNoted => kind_incident_noted(lang),
        Kind::IncidentTakenBack => kind_incident_taken_back(lang),
        Kind::AppealLodged => kind_appeal_lodged(lang),
        Kind::AppealHeard => kind_appeal_heard(lang),
        Kind::AppealDecided => kind_appeal_decided(lang),
        Kind::AppealTakenBack => kind_appeal_taken_back(lang),
        Kind::AppealReopened => kind_appeal_reopened(lang),
        Kind::MoveSealed => kind_move_sealed(lang),
        Kind::PointsAdjusted => kind_points_adjusted(lang),
        Kind::RoundDrafted => kind_round_drafted(lang),
        Kind::DraftAltered => kind_draft_altered(lang),
        Kind::DraftDiscarded => kind_draft_discarded(lang),
        Kind::LeftOutOfDraft => kind_left_out_of_draft(lang),
        Kind::RoundPublished => kind_round_published(lang),
        Kind::HandPairingPublished => kind_hand_pairing_published(lang),
        Kind::RoundUnpublished => kind_round_unpublished(lang),
        Kind::ResultsSetAside => kind_results_set_aside(lang),
        Kind::PlayedRoundReseated => kind_reseated(lang),
        Kind::ByesOfRoundChanged => kind_byes_of_round(lang),
        Kind::PairingAttributed => kind_attributed(lang),
        Kind::PlayersRegistered => kind_players_registered(lang),
        Kind::TableJoined => kind_table_joined(lang),
        Kind::RegistrationTakenBack => kind_registration_taken_back(lang),
        Kind::PlayersExchanged => kind_players_exchanged(lang),
        Kind::PlayerRemoved => kind_player_removed(lang),
        Kind::PlayerDataChanged => kind_player_data(lang),
        Kind::PresenceChanged => kind_presence_changed(lang),
        Kind::PlayerExpelled => kind_player_expelled(lang),
        Kind::EntryRoundChanged => kind_entry_round(lang),
        Kind::ByeRequested => kind_bye_requested(lang),
        Kind::CheckedIn => kind_checked_in(lang),
        Kind::BoardFixed => kind_board_fixed(lang),
        Kind::OutsideValueGiven => super::standings::outside_value(lang),
        Kind::NumbersGiven => kind_numbers_given(lang),
        Kind::NumbersChanged => kind_numbers_changed(lang),
        Kind::NumbersFrozen => kind_numbers_frozen(lang),
        Kind::NumbersExchanged => kind_numbers_exchanged(lang),
        Kind::NumbersExchangedLate => kind_numbers_exchanged_late(lang),
        Kind::TeamsChanged => kind_teams_changed(lang),
        Kind::TeamsRegistered => kind_teams_registered(lang),
        Kind::TeamDataChanged => kind_team_data(lang),
        Kind::TeamPresenceChanged => kind_team_presence(lang),
        Kind::SquadChanged => kind_squad(lang),
        Kind::SquadReordered => kind_squad_reordered(lang),
        Kind::TeamsNumbered => kind_teams_numbered(lang),
        Kind::LineUpGiven => kind_line_up(lang),
        Kind::LineUpChanged => kind_line_up_changed(lang),
        Kind::LineUpOutOfOrder => kind_line_up_out_of_order(lang),
        Kind::LineUpsClosed => kind_line_ups_closed(lang),
        Kind::LineUpsReopened => kind_line_ups_reopened(lang),
        Kind::LotsDrawn => kind_lots_drawn(lang),
        Kind::RankedByHand => kind_ranked_by_hand(lang),
        Kind::SentThrough => kind_sent_through(lang),
        Kind::ThroughOtherwise => kind_through_otherwise(lang),
        Kind::PlayOffChanged => kind_play_off(lang),
        Kind::PrizesChanged => kind_prizes_changed(lang),
        Kind::StyleChanged => kind_style_changed(lang),
        Kind::HousePointsChanged => kind_house_points_changed(lang),
        Kind::HouseEndingChanged => kind_house_ending(lang),
        Kind::PublicSideChanged => kind_public_side(lang),
        Kind::ScreensChanged => kind_screens(lang),
        Kind::ResultReported => kind_result_reported(lang),
        Kind::ByeAskedFor => kind_bye_asked_for(lang),
        Kind::WaitingListChanged => kind_waiting_list(lang),
        Kind::DetailsChanged => kind_details_changed(lang),
        Kind::InitialColourDrawn => kind_initial_colour_drawn(lang),
        Kind::Regulation(field) => regulations::name(lang, field),
        Kind::FileLinesChanged => kind_file_lines(lang),
        Kind::Closed => kind_closed(lang),
        Kind::Reopened => kind_reopened(lang),
        Kind::FideModeLeft => kind_fide_mode_left(lang),
        Kind::FideModeEntered => kind_fide_mode_entered(lang),
        Kind::FideModeReentered => kind_fide_mode_reentered(lang),
        Kind::WarnedOfPair => kind_warned_of_pair(lang),
        Kind::WarnedOfHalfPointByes => kind_warned_of_half_point_byes(lang),
        Kind::WarnedOfBye => kind_warned_of_bye(lang),
        Kind::WarnedOfAllocatedBye => kind_warned_of_allocated_bye(lang),
        Kind::WarnedOfFullPointBye => kind_warned_of_full_point_bye(lang),
        Kind::WarnedOfDuplicate => kind_warned_of_duplicate(lang),
        Kind::WarnedOfColours => kind_warned_of_colours(lang),
        Kind::WarnedOfField => kind_warned_of_field(lang),
        Kind::WarnedOfAdjournment => kind_warned_of_adjournment(lang),
    }
}

/// What a level asks.
pub fn level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Told => level_told(lang),
        Level::Seen => level_seen(lang),
        Level::Confirmed => level_confirmed(lang),
        Level::LeavesFideMode => level_leaves(lang),
        Level::Refused => level_refused(lang),
    }
}

/// A role by its name.
pub fn role(lang: Lang, role: Role) -> &'static str {
    match role {
        Role::Viewer => web::role_viewer(lang),
        Role::Arbiter => web::role_arbiter(lang),
        Role::ChiefArbiter => web::role_chief_arbiter(lang),
    }
}
