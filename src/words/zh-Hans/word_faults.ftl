### 文字文件中的错误。

syntax = 不是 Fluent 格式：{ $why }
not_used_here = 这些文件不使用术语、属性、函数及对其他条目的引用
twice = { $id } 出现两次
signature = { $id } 的注释须以其参数开头：`# $name (text), $count (number)`
unknown_table = 英文没有这个文件
unknown_message = 英文的这个文件中没有 { $id }
unknown_argument = { $id } 没有参数 ${ $name }
unused_argument = { $id } 的英文没有用到 ${ $name }
plural_of_text = { $id } 的 ${ $name } 是文字，没有单复数；请按其值选择，或改用其他参数
no_category = { $id } 缺少复数类别 [{ $category }] 的文字
not_said = 缺少 { $id }：每种语言须写明自己的名称（own_name）、英文名称（english_name）和书写方向（direction）
direction = 书写方向须为 ltr（从左到右）或 rtl（从右到左），不是“{ $given }”
