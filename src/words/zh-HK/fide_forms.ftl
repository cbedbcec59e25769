knows_laws = 國際象棋規則
