//! The sources, parsed: what each module defines, re-exports and uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, Item, ItemFn, ItemMod, ItemUse, UseTree, Visibility};

use crate::graph::Import;

type Module = Vec<String>;

/// All modules by their paths; the crate's own is empty.
pub struct Crate(BTreeMap<Module, Source>);

/// A file with one module.
#[derive(Default)]
pub struct Source {
    pub file: PathBuf,
    /// Names and lines of `pub` structs, enums, traits and aliases.
    pub public_types: Vec<(String, usize)>,
    /// Names and lines of the functions that are added to a schedule.
    pub systems: Vec<(String, usize)>,
    defined: BTreeSet<String>,
    /// What `use` brings in: the name here, and the path.
    aliases: BTreeMap<String, Vec<String>>,
    uses: Vec<Use>,
}

/// A path in the sources.
struct Use {
    path: Vec<String>,
    line: usize,
    /// In a `pub use` or in `fn plugin`: a module puts together what it consists of.
    assembles: bool,
}

impl Crate {
    pub fn read(root: &Path) -> Self {
        let mut files = Vec::new();
        find_files(&root.join("src"), &mut files);
        let mut sources = Self(BTreeMap::new());
        for file in files {
            let text = fs::read_to_string(&file).expect("a source");
            let file = file.strip_prefix(root).expect("a file of the crate");
            if file != Path::new("src/main.rs") {
                sources.add(file.to_str().expect("a name"), &text);
            }
        }
        sources
    }

    /// Adds a file.
    pub fn add(&mut self, file: &str, text: &str) {
        let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let path = file.trim_start_matches("src/").trim_end_matches(".rs");
        let module = match path {
            "lib" => Vec::new(),
            path => path.split('/').map(str::to_owned).collect(),
        };
        let mut source = Source { file: file.into(), ..Source::default() };
        let functions: BTreeSet<String> = parsed
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Fn(function) => Some(function.sig.ident.to_string()),
                _ => None,
            })
            .collect();
        Reader { source: &mut source, functions: &functions, assembles: false }.visit_file(&parsed);
        self.0.insert(module, source);
    }

    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        self.0.values()
    }

    /// Every use of another module's items.
    pub fn imports(&self) -> Vec<Import> {
        let mut imports = Vec::new();
        for (module, source) in &self.0 {
            for used in &source.uses {
                let Some(to) = self.resolve(module, &used.path, 0) else {
                    continue;
                };
                let is_own_part = to.starts_with(module) && used.assembles;
                if to != *module && !is_own_part {
                    imports.push(Import {
                        from: module.clone(),
                        to,
                        file: source.file.clone(),
                        line: used.line,
                    });
                }
            }
        }
        imports
    }

    /// The module that defines what a path in `from` names; none for other crates.
    fn resolve(&self, from: &[String], path: &[String], depth: usize) -> Option<Module> {
        let mut module = from.to_vec();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => {
                module.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|first| first == "super") {
                    module.pop();
                    rest = &rest[1..];
                }
            }
            first => {
                let child = [from, &[first.to_owned()]].concat();
                if !self.0.contains_key(&child) {
                    return None;
                }
            }
        }
        while let Some((first, others)) = rest.split_first() {
            let child = [module.as_slice(), std::slice::from_ref(first)].concat();
            if !self.0.contains_key(&child) {
                break;
            }
            module = child;
            rest = others;
        }
        let source = self.0.get(&module)?;
        match rest.first() {
            Some(item) if !source.defined.contains(item) && depth < 8 => {
                match source.aliases.get(item) {
                    Some(path) => self.resolve(&module, path, depth + 1).or(Some(module)),
                    None => Some(module),
                }
            }
            _ => Some(module),
        }
    }
}

fn find_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            find_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

struct Reader<'a> {
    source: &'a mut Source,
    functions: &'a BTreeSet<String>,
    assembles: bool,
}

impl Reader<'_> {
    fn read_use_tree(&mut self, tree: &UseTree, path: &mut Vec<String>) {
        match tree {
            UseTree::Path(tree) => {
                path.push(tree.ident.to_string());
                self.read_use_tree(&tree.tree, path);
                path.pop();
            }
            UseTree::Group(tree) => {
                for item in &tree.items {
                    self.read_use_tree(item, path);
                }
            }
            UseTree::Name(tree) => self.add_use(path, &tree.ident, &tree.ident),
            UseTree::Rename(tree) => self.add_use(path, &tree.ident, &tree.rename),
            UseTree::Glob(tree) => self.source.uses.push(Use {
                path: path.clone(),
                line: tree.span().start().line,
                assembles: self.assembles,
            }),
        }
    }

    fn add_use(&mut self, path: &[String], item: &syn::Ident, name: &syn::Ident) {
        let mut path = path.to_vec();
        if item != "self" {
            path.push(item.to_string());
        }
        let name = match name.to_string().as_str() {
            "self" => path.last().cloned().unwrap_or_default(),
            name => name.to_owned(),
        };
        self.source.aliases.insert(name, path.clone());
        self.source.uses.push(Use {
            path,
            line: item.span().start().line,
            assembles: self.assembles,
        });
    }

    fn define(&mut self, name: &syn::Ident, visibility: &Visibility, is_type: bool) {
        self.source.defined.insert(name.to_string());
        if is_type && matches!(visibility, Visibility::Public(_)) {
            let line = name.span().start().line;
            self.source.public_types.push((name.to_string(), line));
        }
    }
}

/// The functions that an argument of `add_systems` names.
struct Systems<'a>(&'a BTreeSet<String>, Vec<(String, usize)>);

impl<'ast> Visit<'ast> for Systems<'_> {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Path(path) => {
                if let Some(name) = path.path.get_ident().map(ToString::to_string)
                    && self.0.contains(&name)
                {
                    self.1.push((name, path.span().start().line));
                }
            }
            // `a.run_if(b)`: only `a` is a system.
            Expr::MethodCall(call) => self.visit_expr(&call.receiver),
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|expr| self.visit_expr(expr)),
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Struct(item) => self.define(&item.ident, &item.vis, true),
            Item::Enum(item) => self.define(&item.ident, &item.vis, true),
            Item::Trait(item) => self.define(&item.ident, &item.vis, true),
            Item::Type(item) => self.define(&item.ident, &item.vis, true),
            Item::Const(item) => self.define(&item.ident, &item.vis, false),
            Item::Static(item) => self.define(&item.ident, &item.vis, false),
            Item::Fn(item) => self.define(&item.sig.ident, &item.vis, false),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.assembles = !matches!(item.vis, Visibility::Inherited);
        self.read_use_tree(&item.tree, &mut Vec::new());
        self.assembles = false;
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.assembles = item.sig.ident == "plugin";
        visit::visit_item_fn(self, item);
        self.assembles = false;
    }

    /// Unit tests are no part of the structure.
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_none() {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<String> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if segments.len() > 1 {
            self.source.uses.push(Use {
                path: segments,
                line: path.span().start().line,
                assembles: self.assembles,
            });
        }
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if call.method == "add_systems" {
            let mut systems = Systems(self.functions, Vec::new());
            for argument in call.args.iter().skip(1) {
                systems.visit_expr(argument);
            }
            self.source.systems.append(&mut systems.1);
        }
        visit::visit_expr_method_call(self, call);
    }
}
