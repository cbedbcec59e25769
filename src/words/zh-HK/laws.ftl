en_passant_too_late = 在{ $square }吃過路兵只能在對方兵走兩格後的下一着進行
unreadable = 無法識別為着法
stray_word = 不是着法的文字
swallowing_comment = 註釋中可能混入了着法
