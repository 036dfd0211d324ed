import SwiftTokens

/// `@Previewable`: marks a variable inside a `#Preview`, which `PreviewMacro` finds and moves.
///
/// The compiler expands macros attached to members and globals; of those attached to local variables, it expands only
/// those without property wrappers. A macro on a member or a global is therefore in the wrong place.
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
