own_name = 繁體中文
english_name = Traditional Chinese
direction = ltr
