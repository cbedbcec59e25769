//! Words of the JSON API's problems, and of the page that tells of it and of its tokens.

use crate::messages;

messages! {
    title { "JSON API for scripts", "供脚本使用的 JSON API", "供程式使用的 JSON API" }
    introduction { "A token opens one tournament. The chief arbiter makes and revokes tokens on the tournament's page of members; a script sends its token with every request, and the journal signs its acts with the token's name.", "每个令牌对应一项赛事，由裁判长在该赛事的“成员”页面创建或撤销。脚本每次请求都须附带令牌，其操作以令牌名称记入日志。", "每個權杖對應一項賽事，由裁判長在該賽事的「成員」頁面建立或撤銷。程式每次請求都須附帶權杖，其操作以權杖名稱記入日誌。" }
    openapi { "The whole description as OpenAPI 3.1", "完整说明（OpenAPI 3.1）", "完整說明（OpenAPI 3.1）" }
    method { "Method", "方法", "方法" }
    address { "Address", "地址", "位址" }
    does { "What it does", "作用", "作用" }
    tokens { "Tokens for scripts", "脚本令牌", "程式權杖" }
    tokens_hint { "A script reaches this tournament through the JSON API with a token. A reader's token sees what a viewer sees; an arbiter's token also enters players and results and pairs rounds.", "脚本凭令牌通过 JSON API 访问本赛事。只读令牌与查看者所见相同；裁判令牌还可录入棋手和结果、编排轮次。", "程式憑權杖透過 JSON API 存取本賽事。唯讀權杖與檢視者所見相同；裁判權杖還可登錄棋手與結果、編排輪次。" }
    token_name { "Name of the script", "脚本名称", "程式名稱" }
    token_role { "Right", "权限", "權限" }
    reader { "Reads", "只读", "唯讀" }
    arbiter { "Reads and acts as an arbiter", "可读并可作为裁判操作", "可讀並可作為裁判操作" }
    made_at { "Made", "创建时间", "建立時間" }
    used_at { "Last used", "最近使用", "最近使用" }
    never_used { "never", "从未使用", "從未使用" }
    make_token { "Make a token", "创建令牌", "建立權杖" }
    revoke { "Revoke", "撤销", "撤銷" }
    token_made(name) { "The token of {name}. Copy it now: it is shown only this once.", "{name} 的令牌。请立即复制，此后不再显示。", "{name} 的權杖。請立即複製，此後不再顯示。" }
    about_api { "What scripts can do", "脚本可用的功能", "程式可用的功能" }
    no_token { "Send a token of this server in the header “Authorization: Bearer …”. The chief arbiter makes one on the page of members.", "请在请求头“Authorization: Bearer …”中附带本服务器的令牌。令牌由裁判长在“成员”页面创建。", "請在請求標頭「Authorization: Bearer …」中附帶本伺服器的權杖。權杖由裁判長在「成員」頁面建立。" }
    other_tournament { "This token opens another tournament.", "此令牌属于另一赛事。", "此權杖屬於另一賽事。" }
    role_too_low { "This token only reads. Ask the chief arbiter for one with an arbiter's right.", "此令牌只读。请向裁判长索取具有裁判权限的令牌。", "此權杖為唯讀。請向裁判長索取具有裁判權限的權杖。" }
    not_found { "There is nothing at this address.", "此地址没有内容。", "此位址沒有內容。" }
    confirm { "Look at the warnings, then send the same again with \"confirmed\": true in the signature.", "请查看警告，然后在 signature 中加入 \"confirmed\": true 后重新发送。", "請查看警告，然後在 signature 中加入 \"confirmed\": true 後重新傳送。" }
    body_unreadable(why) { "The body could not be read: {why}", "无法读取请求正文：{why}", "無法讀取請求內文：{why}" }
    value_unknown(value) { "“{value}” is not one of the values that this field takes.", "“{value}”不是此字段可用的值。", "「{value}」不是此欄位可用的值。" }
    tie_breaks_unusable(why) { "The tie-breaks of the tournament cannot be computed: {why}", "无法计算本赛事的破同分办法：{why}", "無法計算本賽事的破同分辦法：{why}" }
    no_game { "This is no game in PGN.", "这不是 PGN 对局。", "這不是 PGN 對局。" }
}
