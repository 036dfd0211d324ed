import SwiftTokens

/// `#Preview`: becomes a type that can make the preview, and otherwise does nothing.
///
///     #Preview("Face up") { CardView(card) }
///
/// becomes, under a name no one else can use,
///
///     enum ...: SwiftUICore._PreviewRegistry {
///         static var _fileID: String { "Memorize/CardView.swift" }
///         static var _line: Int { 12 }
///         @MainActor static func _makePreview() -> SwiftUICore.Preview {
///             SwiftUICore.Preview("Face up") { CardView(card) }
///         }
///     }
///
/// Nothing runs and nothing is registered when the program starts; the type is found by its conformance. Where the
/// body holds `@Previewable` variables, they become stored properties of a view of which the rest is the body.
struct PreviewMacro {
    let source: SwiftSource
    let location: SourceLocation
    let discriminator: String

    init(call: SourceSyntax, discriminator: String) throws {
        source = try SwiftSource(call.source)
        location = call.location
        self.discriminator = discriminator
    }

    func expansion() throws -> String {
        let call = try PreviewCall(source)
        let split = try call.closure.map { try PreviewBody(source, closure: $0) }
        let content = split.flatMap { $0.properties.isEmpty ? nil : $0 }
        let body =
            content != nil
            ? "{ _PreviewContent() }"
            : call.closure.map { source.text(of: $0) } ?? "{ (\(call.bodyExpression))() }"
        return """
            enum \(uniqueName): SwiftUICore._PreviewRegistry {
                static var _fileID: Swift.String { \(Self.literal(location.fileID)) }
                static var _line: Swift.Int { \(line(of: call.start)) }
                @MainActor static func _makePreview() -> SwiftUICore.Preview {
                    SwiftUICore.Preview(\(call.arguments)) \(body)\(call.following.isEmpty ? "" : " " + call.following)
                }\(content.map(Self.contentView) ?? "")
            }
            """
    }

    /// The spelling the compiler keeps for names that macros make up.
    private var uniqueName: String { "\(discriminator)7PreviewfMu_" }

    /// The compiler gives the line where the blanks and comments before the call begin.
    private func line(of start: Int) -> Int {
        location.line + source.bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    }

    private static func contentView(_ content: PreviewBody) -> String {
        """

            struct _PreviewContent: SwiftUICore.View {
                \(content.properties.joined(separator: "\n        "))
                @SwiftUICore.ViewBuilder var body: some SwiftUICore.View {\(content.rest)}
            }
        """
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
