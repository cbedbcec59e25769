own_name = 简体中文
english_name = Simplified Chinese
direction = ltr
