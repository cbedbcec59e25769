### 文字檔案中的錯誤。

syntax = 不是 Fluent 格式：{ $why }
not_used_here = 這些檔案不使用術語、屬性、函式及對其他條目的引用
twice = { $id } 出現兩次
signature = { $id } 的註解須以其參數開頭：`# $name (text), $count (number)`
unknown_table = 英文沒有這個檔案
unknown_message = 英文的這個檔案中沒有 { $id }
unknown_argument = { $id } 沒有參數 ${ $name }
unused_argument = { $id } 的英文沒有用到 ${ $name }
plural_of_text = { $id } 的 ${ $name } 是文字，沒有單複數；請按其值選擇，或改用其他參數
no_category = { $id } 缺少複數類別 [{ $category }] 的文字
not_said = 缺少 { $id }：每種語言須寫明自己的名稱（own_name）、英文名稱（english_name）和書寫方向（direction）
direction = 書寫方向須為 ltr（從左到右）或 rtl（從右到左），不是「{ $given }」
