import SwiftTokens

/// A Swift file as its functions and computed properties, and all the rest.
///
/// While an app runs, the code of its functions can be replaced, but nothing else: two versions of a file whose frames are
/// the same differ in code alone.
struct SourceOutline {
    /// A function or computed property whose code can be replaced.
    struct Member {
        /// What identifies it in its file: the type that it is in, and its signature.
        var key: String
        /// The extension that a replacement goes into, such as `ContentView.Row where Item == Int`; empty for none.
        var scope: String
        /// The name by which the replacement names it, such as `body` or `row(_:at:)`.
        var name: String
        /// Where its declaration is in the file, in bytes, with attributes and modifiers.
        var range: Range<Int>
        /// Where the name stands that the declaration gives it.
        var nameRange: Range<Int>
        /// Where the modifiers stand that a declaration in an extension cannot have.
        var leftOut: [Range<Int>]
        /// Its code as words.
        var code: String
        /// Whether its code can be replaced.
        var isReplaceable: Bool
    }

    let source: SwiftSource
    /// All that is no code of a member, as words.
    private(set) var frame = ""
    private(set) var members: [Member] = []
    /// The lines that import modules.
    private(set) var imports: [String] = []

    /// Reads a file.
    /// - Parameters:
    ///   - text: The file's text, as the compiler reads it.
    ///   - hasPreviews: Whether previews are part of the program.
    /// - Throws: A `SourceError` where brackets or quotes are not closed.
    init(_ text: String, hasPreviews: Bool = false) throws {
        source = try SwiftSource(text)
        var reader = OutlineReader(source, hasPreviews: hasPreviews)
        reader.read(source.tokens.indices, scope: "", isOpen: true)
        (frame, members, imports) = (reader.frame, reader.members, reader.imports)
    }
}
