extension SwiftSource {
    /// The words that change a declaration, in front of its keyword. (`class` is one as well, in front of `func` and `var`.)
    package static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "lazy", "override",
        "required",
        "convenience", "mutating", "nonmutating", "nonisolated", "isolated", "weak", "unowned", "dynamic", "optional",
        "indirect",
        "distributed", "prefix", "postfix", "infix", "borrowing", "consuming",
    ]
}
