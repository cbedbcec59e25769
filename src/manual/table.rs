//! How a table of the program is written as Markdown.

/// A table in Markdown. A stroke in a cell would begin another one.
pub(super) fn written(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let line = |cells: &[String]| format!("| {} |", cells.join(" | "));
    let head: Vec<String> = head.iter().map(|cell| (*cell).to_owned()).collect();
    let mut lines = vec![line(&head), format!("|{}", " --- |".repeat(head.len()))];
    lines.extend(rows.map(|row| line(&row.iter().map(|cell| cell.replace('|', "\\|")).collect::<Vec<_>>())));
    lines.join("\n")
}
