### Hong Kong's words where they differ from Taiwan's; all others are those of zh-Hant.

own_name = 繁體中文（香港）
english_name = Hong Kong Chinese
direction = ltr
