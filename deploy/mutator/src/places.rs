//! Where a source file can be broken, and with what text there. Every broken place asks first whether it is its turn.

use std::ops::Range;

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr};

/// What a replacement has where the question stands, whether it is this mutant's turn.
pub const ASKED: &str = "§";

/// One way to break a file.
#[derive(Clone)]
pub struct Place {
    pub range: Range<usize>,
    pub text: String,
    pub line: usize,
    pub what: String,
}

/// All places of one file.
///
/// # Errors
/// When it is no Rust.
pub fn places(source: &str) -> syn::Result<Vec<Place>> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder { source, found: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.found)
}

struct Finder<'a> {
    source: &'a str,
    found: Vec<Place>,
}

impl Finder<'_> {
    fn text(&self, node: &impl Spanned) -> &str {
        &self.source[node.span().byte_range()]
    }

    fn add(&mut self, at: Span, range: Range<usize>, text: String, what: String) {
        self.found.push(Place { range, text, line: at.start().line, what });
    }

    /// A condition that is always so, or never.
    fn condition(&mut self, condition: &Expr, ways: &[bool]) {
        if has_let(condition) {
            return;
        }
        let (span, said) = (condition.span(), self.text(condition).to_owned());
        for &way in ways {
            let text = if way { format!("({ASKED} || ({said}))") } else { format!("(!{ASKED} && ({said}))") };
            self.add(span, span.byte_range(), text, format!("condition always {way}"));
        }
    }

    /// A function that answers at once.
    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        if signature.constness.is_some() || block.stmts.is_empty() {
            return;
        }
        let start = block.brace_token.span.open().byte_range().end;
        for answer in answers(&signature.output) {
            let text = format!(" if {ASKED} {{ return {answer}; }}");
            let what =
                format!("fn {} answers {}", signature.ident, if answer.is_empty() { "at once" } else { &answer });
            self.add(signature.ident.span(), start..start, text, what);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_of_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if function.sig.constness.is_none() && !is_of_tests(&function.attrs) {
            self.function(&function.sig, &function.block);
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if function.sig.constness.is_none() && !is_of_tests(&function.attrs) {
            self.function(&function.sig, &function.block);
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        for (turned, name) in turned(&binary.op) {
            if has_let(&binary.left) || has_let(&binary.right) {
                break;
            }
            let (left, right, span) = (self.text(&binary.left), self.text(&binary.right), binary.span());
            let text = format!("(if {ASKED} {{ ({left}) {turned} ({right}) }} else {{ {left} {name} {right} }})");
            self.add(binary.op.span(), span.byte_range(), text, format!("{name} becomes {turned}"));
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, syn::UnOp::Not(_)) {
            let (span, said) = (unary.span(), self.text(&unary.expr));
            let text = format!("(if {ASKED} {{ {said} }} else {{ !{said} }})");
            self.add(span, span.byte_range(), text, "! left out".to_owned());
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_if(&mut self, choice: &'ast syn::ExprIf) {
        self.condition(&choice.cond, &[true, false]);
        visit::visit_expr_if(self, choice);
    }

    fn visit_expr_while(&mut self, round: &'ast syn::ExprWhile) {
        self.condition(&round.cond, &[false]);
        visit::visit_expr_while(self, round);
    }

    fn visit_expr_match(&mut self, choice: &'ast syn::ExprMatch) {
        let falls_through = choice.arms.last().is_some_and(|last| takes_all(&last.pat));
        for arm in &choice.arms[..choice.arms.len().saturating_sub(1)] {
            if let Some((_, guard)) = &arm.guard {
                self.condition(guard, &[true, false]);
            } else if falls_through && !matches!(arm.pat, syn::Pat::Wild(_)) {
                let end = arm.pat.span().byte_range().end;
                let what = format!("arm {} left out", self.text(&arm.pat));
                self.add(arm.pat.span(), end..end, format!(" if !{ASKED}"), what);
            }
        }
        visit::visit_expr_match(self, choice);
    }
}

/// Whether a pattern takes whatever comes: `_` or a name, but not `None`, which is written like one.
fn takes_all(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(name) => name.ident.to_string().starts_with(|first: char| first.is_lowercase()),
        _ => false,
    }
}

/// What stands for an operator.
fn turned(operator: &BinOp) -> Vec<(&'static str, &'static str)> {
    let (name, turned): (_, &[&'static str]) = match operator {
        BinOp::Eq(_) => ("==", &["!="]),
        BinOp::Ne(_) => ("!=", &["=="]),
        BinOp::Lt(_) => ("<", &["<=", ">"]),
        BinOp::Le(_) => ("<=", &["<", ">"]),
        BinOp::Gt(_) => (">", &[">=", "<"]),
        BinOp::Ge(_) => (">=", &[">", "<"]),
        BinOp::And(_) => ("&&", &["||"]),
        BinOp::Or(_) => ("||", &["&&"]),
        BinOp::Add(_) => ("+", &["-"]),
        BinOp::Sub(_) => ("-", &["+"]),
        BinOp::Mul(_) => ("*", &["+"]),
        BinOp::Div(_) => ("/", &["*"]),
        BinOp::Rem(_) => ("%", &["/"]),
        BinOp::AddAssign(_) => ("+=", &["-="]),
        BinOp::SubAssign(_) => ("-=", &["+="]),
        BinOp::BitAnd(_) => ("&", &["|"]),
        BinOp::BitOr(_) => ("|", &["&"]),
        _ => return Vec::new(),
    };
    turned.iter().map(|turned| (*turned, name)).collect()
}

/// What a function of this type can answer without having looked.
fn answers(output: &syn::ReturnType) -> Vec<String> {
    let syn::ReturnType::Type(_, answered) = output else { return vec![String::new()] };
    let said = answered.to_token_stream().to_string().replace(' ', "");
    let answers: &[&str] = match said.as_str() {
        "bool" => &["true", "false"],
        "&str" | "&'staticstr" => &["\"\""],
        "usize" | "u8" | "u16" | "u32" | "u64" | "u128" | "i8" | "i16" | "i32" | "i64" | "i128" => &["0", "1"],
        "Ordering" | "std::cmp::Ordering" => &["std::cmp::Ordering::Equal"],
        "Option<bool>" => &["None", "Some(true)", "Some(false)"],
        _ if said.starts_with("Option<") => &["None"],
        _ if said.starts_with("Result<") => &["Ok(Default::default())"],
        _ if said.starts_with('&') || said.starts_with("impl") || said == "!" || said == "Self" => &[],
        _ => &["Default::default()"],
    };
    answers.iter().map(|&answer| answer.to_owned()).collect()
}

fn is_of_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|one| {
        let said = one.meta.to_token_stream().to_string();
        one.path().is_ident("test") || (one.path().is_ident("cfg") && said.contains("test"))
    })
}

/// Whether something is bound in a condition: it cannot stand in brackets.
fn has_let(condition: &Expr) -> bool {
    struct Lets(bool);
    impl Visit<'_> for Lets {
        fn visit_expr_let(&mut self, _: &syn::ExprLet) {
            self.0 = true;
        }
        fn visit_block(&mut self, _: &syn::Block) {}
        fn visit_expr_closure(&mut self, _: &syn::ExprClosure) {}
        fn visit_expr_match(&mut self, _: &syn::ExprMatch) {}
    }
    let mut lets = Lets(false);
    lets.visit_expr(condition);
    lets.0
}
