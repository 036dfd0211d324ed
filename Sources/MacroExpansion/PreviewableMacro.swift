/// `@Previewable`: marks a variable inside a `#Preview`, which `PreviewMacro` finds and moves.
///
/// The compiler expands macros attached to members and globals, and of local variables to those without property
/// wrappers. The former means that the mark stands in the wrong place.
enum PreviewableMacro {
    static let misuse = MacroError("'@Previewable' can only be used inside a '#Preview' block", at: 0)

    /// The peers of a marked variable: none, within a `#Preview`.
    static func expansion(within context: [SourceSyntax]) throws -> String {
        let isInPreview = try context.contains { around in
            let source = try SwiftSource(around.source)
            return source.tokens.indices.contains { source.token($0, is: "#") && source.token($0 + 1, is: "Preview") }
        }
        if !isInPreview { throw misuse }
        return ""
    }
}
