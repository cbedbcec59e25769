//! The tables as diesel sees them; `migrations/` makes them.

diesel::table! {
    accounts (id) {
        id -> BigInt,
        name -> Text,
        password_hash -> Text,
        is_administrator -> Bool,
        is_disabled -> Bool,
        created_at -> BigInt,
        totp_secret -> Text,
        totp_step -> BigInt,
        guest_of -> Nullable<BigInt>,
        ends_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    sessions (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        csrf -> Text,
        device -> Text,
        created_at -> BigInt,
        seen_at -> BigInt,
        shut_out_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    links (token_hash) {
        token_hash -> Text,
        account_id -> Nullable<BigInt>,
        expires_at -> BigInt,
    }
}

diesel::table! {
    tournaments (id) {
        id -> BigInt,
        name -> Text,
        is_public -> Bool,
        created_at -> BigInt,
        deleted_at -> Nullable<BigInt>,
        archived_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    roles (tournament_id, account_id) {
        tournament_id -> BigInt,
        account_id -> BigInt,
        role -> Text,
        first_board -> Nullable<Integer>,
        last_board -> Nullable<Integer>,
        ends_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    festivals (id) {
        id -> BigInt,
        name -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    sections (tournament_id) {
        tournament_id -> BigInt,
        festival_id -> BigInt,
        place -> BigInt,
    }
}

diesel::table! {
    journal (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> BigInt,
        request_key -> Nullable<Text>,
        entry -> Text,
        digest -> Text,
        chain -> Text,
        personal -> Nullable<Text>,
    }
}

diesel::allow_tables_to_appear_in_same_query!(accounts, sessions, roles, tournaments);
diesel::allow_tables_to_appear_in_same_query!(festivals, sections, tournaments);
diesel::allow_tables_to_appear_in_same_query!(journal, tournaments);
diesel::allow_tables_to_appear_in_same_query!(invitations, roles);
diesel::allow_tables_to_appear_in_same_query!(accounts, invitations);

diesel::table! {
    rating_lists (id) {
        id -> BigInt,
        name -> Text,
        players -> BigInt,
        imported_at -> BigInt,
        valid_from -> Text,
        federation -> Text,
        is_whole -> Bool,
        deleted_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    rating_list_columns (list_name) {
        list_name -> Text,
        mapping -> Text,
    }
}

diesel::table! {
    rating_list_pieces (list_id, piece) {
        list_id -> BigInt,
        piece -> Integer,
        bytes -> Binary,
    }
}

diesel::table! {
    tokens (id) {
        id -> BigInt,
        token_hash -> Text,
        tournament_id -> BigInt,
        name -> Text,
        role -> Text,
        created_at -> BigInt,
        used_at -> Nullable<BigInt>,
        expires_at -> BigInt,
    }
}

diesel::table! {
    invitations (id) {
        id -> BigInt,
        token_hash -> Text,
        tournament_id -> BigInt,
        role -> Text,
        first_board -> Nullable<Integer>,
        last_board -> Nullable<Integer>,
        created_at -> BigInt,
        ends_at -> BigInt,
        uses_left -> Integer,
        returning_guest -> Nullable<BigInt>,
    }
}

diesel::table! {
    games (tournament_id, round, board, low, high) {
        tournament_id -> BigInt,
        round -> Integer,
        board -> Integer,
        low -> Integer,
        high -> Integer,
        pgn -> Text,
        kept_by -> Integer,
    }
}

diesel::table! {
    player_secrets (tournament_id) {
        tournament_id -> BigInt,
        secret -> Text,
    }
}

diesel::table! {
    screen_pictures (tournament_id) {
        tournament_id -> BigInt,
        picture -> Binary,
    }
}

diesel::table! {
    photographs (tournament_id, sha256) {
        tournament_id -> BigInt,
        sha256 -> Text,
        jpeg -> Binary,
    }
}

diesel::table! {
    lone_acts (tournament_id, seq, chain) {
        tournament_id -> BigInt,
        seq -> BigInt,
        chain -> Text,
        parted_at -> BigInt,
        entry -> Text,
        personal -> Nullable<Text>,
        request_key -> Nullable<Text>,
        came_from -> Text,
        settled_at -> Nullable<BigInt>,
        settled_as -> Nullable<BigInt>,
    }
}

diesel::table! {
    push_keys (id) {
        id -> BigInt,
        pkcs8 -> Text,
    }
}

diesel::table! {
    push_subscriptions (tournament_id, endpoint) {
        tournament_id -> BigInt,
        endpoint -> Text,
        public_key -> Text,
        auth -> Text,
        player -> Nullable<Integer>,
        lang -> Text,
    }
}

diesel::table! {
    fonts (id) {
        id -> BigInt,
        name -> Text,
        bytes -> Binary,
        added_at -> BigInt,
    }
}

diesel::table! {
    live_settings (tournament_id) {
        tournament_id -> BigInt,
        settings -> Text,
    }
}

diesel::table! {
    live_keys (id) {
        id -> BigInt,
        key_hash -> Text,
        tournament_id -> BigInt,
        round -> Integer,
        name -> Text,
        created_at -> BigInt,
        used_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    notices (tournament_id, round, board, low, high, notice) {
        tournament_id -> BigInt,
        round -> Integer,
        board -> Integer,
        low -> Integer,
        high -> Integer,
        notice -> Text,
        at -> BigInt,
        seen_by -> Text,
        seen_at -> BigInt,
    }
}

diesel::table! {
    copies (id) {
        id -> BigInt,
        name -> Text,
        key_hash -> Nullable<Text>,
        created_at -> BigInt,
        used_at -> Nullable<BigInt>,
        is_taken_anew -> Bool,
        tournament_id -> Nullable<BigInt>,
        heard_at -> Nullable<BigInt>,
        other_at -> Nullable<BigInt>,
        other_seq -> Nullable<BigInt>,
        other_lines -> Nullable<Text>,
    }
}

diesel::table! {
    outlets (tournament_id) {
        tournament_id -> BigInt,
        address -> Text,
        copy_key -> Text,
        own_network -> Bool,
    }
}

diesel::table! {
    days_seen (day) {
        day -> BigInt,
    }
}

diesel::table! {
    left_alone (what) {
        what -> Text,
        mark -> Text,
        since -> BigInt,
    }
}

diesel::joinable!(outlets -> tournaments (tournament_id));
diesel::allow_tables_to_appear_in_same_query!(outlets, tournaments);
