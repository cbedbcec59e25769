//! Words of the web's frame, of logging in, of accounts, and of an event's settings.

use crate::messages;

messages! {
    tournaments { "Tournaments", "赛事", "賽事" }
    new_tournament { "New tournament", "新建赛事", "新增賽事" }
    no_tournaments { "There are no tournaments yet.", "还没有赛事。", "還沒有賽事。" }
    try_demo { "Try it with a demonstration event", "用演示赛事试用", "以示範賽事試用" }
    log_in { "Log in", "登录", "登入" }
    log_out { "Log out", "退出", "登出" }
    account { "Account", "账户", "帳戶" }
    accounts { "Accounts", "账户", "帳戶" }
    user_name { "Name", "用户名", "使用者名稱" }
    password { "Password", "密码", "密碼" }
    set_password { "Choose a password", "设置密码", "設定密碼" }
    set_password_for(name) { "A password for {name}", "为 {name} 设置密码", "為 {name} 設定密碼" }
    first_administrator { "You are the first administrator. Choose a name and a password.", "您是第一位管理员。请设置用户名和密码。", "您是第一位管理員。請設定使用者名稱與密碼。" }
    administrator { "Administrator", "管理员", "管理員" }
    new_account { "New account", "新建账户", "新增帳戶" }
    create { "Create", "创建", "建立" }
    save { "Save", "保存", "儲存" }
    cancel { "Cancel", "取消", "取消" }
    new_password { "New password link", "新密码链接", "新密碼連結" }
    own_account { "Your account", "我的账户", "我的帳戶" }
    change_password { "Change the password", "修改密码", "變更密碼" }
    old_password { "Present password", "当前密码", "目前的密碼" }
    new_password_for_account { "New password", "新密码", "新密碼" }
    password_changed { "The password is changed, and all other devices are logged out.", "密码已修改，其他设备均已退出登录。", "密碼已變更，其他裝置均已登出。" }
    own_devices { "Devices that are logged in", "已登录的设备", "已登入的裝置" }
    this_device { "this device", "本设备", "本裝置" }
    logged_in_since { "Since", "登录时间", "登入時間" }
    last_used { "Last used", "最近使用", "最近使用" }
    log_out_device { "Log this device out", "退出此设备", "登出此裝置" }
    log_out_everywhere { "Log out everywhere", "退出所有设备", "登出所有裝置" }
    disable { "Disable", "停用", "停用" }
    enable { "Enable", "启用", "啟用" }
    disabled { "disabled", "已停用", "已停用" }
    sessions { "Logged in on", "已登录设备", "已登入裝置" }
    link_made(name) { "Give this one-time link to {name}; it works for two days:", "请把此一次性链接交给 {name}，两天内有效：", "請將此一次性連結交給 {name}，兩天內有效：" }
    link_spent { "This link was used or is too old. Ask an administrator for a new one.", "此链接已使用或已过期，请向管理员索取新链接。", "此連結已使用或已過期，請向管理員索取新連結。" }
    login_wrong { "The name or the password is wrong.", "用户名或密码错误。", "使用者名稱或密碼錯誤。" }
    login_busy { "Too many people are logging in at this moment. Try again in a few seconds.", "当前登录人数过多，请稍等几秒再试。", "目前登入人數過多，請稍候幾秒再試。" }
    login_too_many { "Too many failed attempts. Wait ten minutes.", "失败次数过多，请等待十分钟。", "失敗次數過多，請等待十分鐘。" }
    password_too_short(length) { "The password needs at least {length} characters.", "密码至少需要 {length} 个字符。", "密碼至少需要 {length} 個字元。" }
    name_unusable { "This name is empty or taken. Choose another.", "该名称为空或已被使用，请另选。", "該名稱為空或已被使用，請另選。" }
    error_title { "Not done", "未完成", "未完成" }
    error_not_found { "There is no such page. It may have been moved, or the address mistyped.", "没有此页面。可能已移动，或地址有误。", "沒有此頁面。可能已移動，或位址有誤。" }
    error_login_needed { "Log in to see this page.", "请登录后查看此页。", "請登入後檢視此頁。" }
    error_forbidden { "Your account may not do this. Ask the chief arbiter.", "您的账户无此权限，请联系裁判长。", "您的帳戶無此權限，請聯絡裁判長。" }
    error_unreadable(detail) { "The server could not read what was sent ({detail}). Go back and try again.", "服务器无法读取提交的内容（{detail}）。请返回后重试。", "伺服器無法讀取送出的內容（{detail}）。請返回後重試。" }
    error_stale_form { "This form is out of date. Go back, reload the page, and send it again.", "此表单已过期。请返回并刷新页面后重新提交。", "此表單已過期。請返回並重新整理頁面後再次送出。" }
    error_internal { "Something went wrong on the server. Nothing is lost; try again, and tell the administrator if it stays so.", "服务器出错。数据没有丢失；请重试，如仍出错请告知管理员。", "伺服器出錯。資料沒有遺失；請重試，如仍出錯請告知管理員。" }
    back { "Back", "返回", "返回" }
    language { "Language", "语言", "語言" }
    theme { "Theme", "主题", "主題" }
    theme_device { "As the device", "跟随设备", "跟隨裝置" }
    theme_light { "Light", "浅色", "淺色" }
    theme_dark { "Dark", "深色", "深色" }
    search { "Search players and boards", "搜索棋手与台次", "搜尋棋手與檯次" }
    found_nothing { "Nobody and no board is called so.", "没有找到棋手或台次。", "沒有找到棋手或檯次。" }
    found_on_board(round, board) { "round {round}, board {board}", "第{round}轮第{board}台", "第{round}輪第{board}檯" }
    keys { "Keys", "快捷键", "快速鍵" }
    more { "More", "更多", "更多" }
    skip_to_content { "Skip to the content", "跳到正文", "跳至內文" }
    section_now { "Now", "当前", "目前" }
    section_players { "Players", "棋手", "棋手" }
    section_rounds { "Rounds", "轮次", "輪次" }
    section_standings { "Standings", "名次表", "名次表" }
    section_claims { "Claims", "申诉与裁决", "申訴與裁決" }
    section_papers { "Papers", "打印", "列印" }
    section_reports { "Reports", "报告", "報告" }
    section_journal { "Journal", "日志", "日誌" }
    section_settings { "Settings", "设置", "設定" }
    status_not_started(rounds) { "{rounds} rounds · not started", "共{rounds}轮 · 未开始", "共{rounds}輪 · 未開始" }
    status_draft(round, rounds) { "Round {round} of {rounds} · draft", "第{round}轮（共{rounds}轮） · 草稿", "第{round}輪（共{rounds}輪） · 草稿" }
    status_published(round, rounds, entered, games) { "Round {round} of {rounds} · published · {entered} of {games} results", "第{round}轮（共{rounds}轮） · 已公布 · {games} 局中已有 {entered} 局结果", "第{round}輪（共{rounds}輪） · 已公佈 · {games} 局中已有 {entered} 局結果" }
    status_complete(round, rounds) { "Round {round} of {rounds} · complete", "第{round}轮（共{rounds}轮） · 已结束", "第{round}輪（共{rounds}輪） · 已結束" }
    status_closed(rounds) { "{rounds} rounds · closed", "共{rounds}轮 · 已结束", "共{rounds}輪 · 已結束" }
    left_fide_mode { "Not by FIDE's rules", "不按国际棋联规则", "不按國際棋聯規則" }
    nothing_to_do { "Nothing to do now.", "目前没有待办事项。", "目前沒有待辦事項。" }
    task_add_players { "Add players", "添加棋手", "新增棋手" }
    task_check_in(count) { "{count} players not checked in", "{count} 名棋手未签到", "{count} 名棋手未簽到" }
    task_pair(round) { "Pair round {round}", "编排第{round}轮", "編排第{round}輪" }
    task_publish(round) { "Look at the draft of round {round}, and publish it", "检查第{round}轮草稿并公布", "檢查第{round}輪草稿並公佈" }
    task_results(count, round, boards) { "{count} results missing in round {round}: boards {boards}", "第{round}轮缺 {count} 个结果：第 {boards} 台", "第{round}輪缺 {count} 個結果：第 {boards} 檯" }
    task_print(round) { "Print round {round}", "打印第{round}轮", "列印第{round}輪" }
    task_close { "Close the event and report it", "结束赛事并提交报告", "結束賽事並提交報告" }
    task_report { "Send the report", "提交报告", "提交報告" }
    public_pages { "Public pages", "公开页面", "公開頁面" }
    members { "Arbiters and viewers", "裁判员与观察员", "裁判員與觀察員" }
    role { "Role", "角色", "角色" }
    role_viewer { "Viewer", "观察员", "觀察員" }
    role_arbiter { "Arbiter", "裁判员", "裁判員" }
    role_chief_arbiter { "Chief arbiter", "裁判长", "裁判長" }
    role_none { "No role", "无角色", "無角色" }
    add_member { "Give a role", "分配角色", "分配角色" }
    is_public { "Spectators may read what is published", "观众可查看已公布内容", "觀眾可檢視已公佈內容" }
    tournament_name { "Name of the tournament", "赛事名称", "賽事名稱" }
    tournament_name_missing { "The tournament needs a name.", "请填写赛事名称。", "請填寫賽事名稱。" }
    place { "Place", "地点", "地點" }
    start_date { "First day", "开始日期", "開始日期" }
    end_date { "Last day", "结束日期", "結束日期" }
    schedule { "Start of each round, a line a round (2026-11-21 10:00)", "各轮开始时间，每轮一行（2026-11-21 10:00）", "各輪開始時間，每輪一行（2026-11-21 10:00）" }
    organiser { "Organiser", "主办方", "主辦方" }
    chief_arbiter { "Chief arbiter", "裁判长", "裁判長" }
    fide_id { "FIDE ID", "国际棋联ID", "國際棋聯ID" }
    chief_arbiter_federation { "Chief arbiter's federation", "裁判长所属棋协", "裁判長所屬棋協" }
    deputies { "Deputies, one a line: name; federation; FIDE ID", "副裁判长，每行一名：姓名; 棋协; 国际棋联ID", "副裁判長，每行一名：姓名; 棋協; 國際棋聯ID" }
    website { "Website", "网站", "網站" }
    event { "Event", "赛事", "賽事" }
    regulations { "Regulations", "竞赛规程", "競賽規程" }
    system { "Pairing system", "编排制度", "編排制度" }
    system_dutch_2026 { "Swiss, Dutch (FIDE 2026)", "瑞士制，荷兰制（FIDE 2026）", "瑞士制，荷蘭制（FIDE 2026）" }
    system_dutch_2017 { "Swiss, Dutch (FIDE 2017)", "瑞士制，荷兰制（FIDE 2017）", "瑞士制，荷蘭制（FIDE 2017）" }
    system_dubov { "Swiss, Dubov", "瑞士制，杜波夫配对制", "瑞士制，杜波夫配對制" }
    system_burstein { "Swiss, Burstein", "瑞士制，伯斯坦制", "瑞士制，伯斯坦制" }
    system_round_robin { "Round robin (Berger)", "循环制（伯格制）", "循環制（伯格制）" }
    system_double_round_robin { "Double round robin, last two rounds of the first cycle reversed", "双循环，第一循环最后两轮对调", "雙循環，第一循環最後兩輪對調" }
    system_double_round_robin_plain { "Double round robin, plain", "双循环，不对调", "雙循環，不對調" }
    system_scheveningen { "Scheveningen, two teams", "舍维宁根制，两队对抗", "舍維寧根制，兩隊對抗" }
    system_double_scheveningen { "Scheveningen, double", "舍维宁根制，双循环", "舍維寧根制，雙循環" }
    system_knockout { "Knock-out", "淘汰制", "淘汰制" }
    system_by_hand { "Paired by hand", "人工编排", "人工編排" }
    system_other { "As imported", "按导入文件", "按匯入檔案" }
    rounds { "Rounds", "轮数", "輪數" }
    scoring { "Points", "计分", "計分" }
    win { "Win", "胜", "勝" }
    draw { "Draw", "和", "和" }
    loss { "Loss", "负", "負" }
    bye_points { "Pairing-allocated bye", "轮空", "輪空" }
    tie_breaks { "Tie-breaks, in order", "破同分办法，按次序", "破同分辦法，按次序" }
    tie_break_edition { "Edition of the tie-breaks (C.07)", "破同分规则版本（C.07）", "破同分規則版本（C.07）" }
    rate_of_play { "Rate of play", "赛时类别", "賽時類別" }
    rate_standard { "Standard", "慢棋（标准棋）", "慢棋（標準棋）" }
    rate_rapid { "Rapid", "快棋", "快棋" }
    rate_blitz { "Blitz", "超快棋", "超快棋（閃電棋）" }
    time_control { "Time control in seconds, e.g. 5400+30 or 40/6000+30:900+30", "时限（秒），如 5400+30 或 40/6000+30:900+30", "時限（秒），如 5400+30 或 40/6000+30:900+30" }
    laws_edition { "Edition of the Laws", "规则版本", "規則版本" }
    initial_colour { "Initial colour", "首轮先后手", "首輪先後手" }
    initial_colour_lot { "Drawn by lot", "抽签决定", "抽籤決定" }
    parity { "Odd and even numbers for colours (C.04.3 5.2.5)", "定先后手的奇偶编号（C.04.3 第5.2.5条）", "定先後手的奇偶編號（C.04.3 第5.2.5條）" }
    parity_participants { "Counted among those ever paired, as the approved programs do", "仅计曾参加编排者，与获批准的程序一致", "僅計曾參加編排者，與獲批准的程式一致" }
    parity_tpn { "By the pairing number itself", "按编号本身", "按編號本身" }
    numbering { "Numbers", "编号", "編號" }
    numbering_strength { "By rating", "按等级分", "按等級分" }
    numbering_lots { "Drawn by lot", "抽签", "抽籤" }
    numbering_varma { "Restricted lots (Varma)", "限制抽签", "限制抽籤" }
    numbering_by_hand { "By hand", "人工", "人工" }
    acceleration { "Acceleration", "加速编排", "加速編排" }
    acceleration_none { "None", "无", "無" }
    acceleration_baku { "Baku", "巴库加速", "巴庫加速" }
    acceleration_listed { "As listed in the file", "按文件所列", "按檔案所列" }
    half_point_byes { "Half-point byes a player may ask for", "每名棋手可申请的半分轮空数", "每名棋手可申請的半分輪空數" }
    no_byes_in_last { "No byes in the last rounds", "最后几轮不得轮空", "最後幾輪不得輪空" }
    first_board { "First board", "首台台号", "首檯檯號" }
    default_minutes { "Default time in minutes", "迟到判负时限（分钟）", "遲到判負時限（分鐘）" }
    fide_rated { "By FIDE's rules, to be rated", "按国际棋联规则，计算等级分", "按國際棋聯規則，計算等級分" }
    reason { "Reason", "理由", "理由" }
    reason_after_start { "Reason for the change (rounds are paired already)", "修改理由（已有轮次编排）", "修改理由（已有輪次編排）" }
    confirm { "I have read this and go on", "我已阅读并继续", "我已閱讀並繼續" }
    field_unreadable(field, text) { "{field}: “{text}” cannot be read.", "{field}：无法识别“{text}”。", "{field}：無法識別「{text}」。" }
    filter { "Filter", "筛选", "篩選" }
    older { "Older", "更早", "更早" }
    undo { "Undo", "撤销", "復原" }
    show_as_it_stood(seq) { "Show the event as it stood after act {seq}", "查看第 {seq} 条操作之后的赛事状态", "檢視第 {seq} 筆操作之後的賽事狀態" }
    as_it_stood(seq) { "This is the event as it stood after act {seq},", "这是第 {seq} 条操作之后的赛事状态，", "這是第 {seq} 筆操作之後的賽事狀態，" }
    back_to_now { "Back to now", "回到当前", "回到目前" }
    undone { "undone", "已撤销", "已復原" }
    when { "When", "时间", "時間" }
    who { "Who", "人员", "人員" }
    device { "From", "来自", "來自" }
    what { "What", "内容", "內容" }
    why { "Why", "理由", "理由" }
}
