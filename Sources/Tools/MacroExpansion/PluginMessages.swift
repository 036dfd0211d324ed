/// A message from the compiler.
///
/// Only the fields used here are declared; decoding skips the others.
enum HostMessage: Decodable {
    case getCapability(capability: PluginCapability?)
    case expandFreestandingMacro(
        macro: MacroReference, macroRole: MacroRole?, discriminator: String, syntax: SourceSyntax,
        lexicalContext: [SourceSyntax]?)
    case expandAttachedMacro(
        macro: MacroReference, macroRole: MacroRole, discriminator: String, attributeSyntax: SourceSyntax,
        declSyntax: SourceSyntax, parentDeclSyntax: SourceSyntax?, extendedTypeSyntax: SourceSyntax?,
        conformanceListSyntax: SourceSyntax?, lexicalContext: [SourceSyntax]?)
}

/// A response of the plug-in: one to each message.
enum PluginMessage: Encodable {
    case getCapabilityResult(capability: PluginCapability)
    case expandMacroResult(expandedSource: String?, diagnostics: [PluginDiagnostic])
}

/// The version of the conversation, and optional features.
struct PluginCapability: Codable, Equatable {
    /// The version spoken here: single-macro results, source locations with lexical context.
    static let ours = PluginCapability(protocolVersion: 7, features: [])

    var protocolVersion: Int
    var features: [String]?
}

/// Which macro to expand; `typeName` is the `type:` of its `#externalMacro`.
struct MacroReference: Decodable {
    var moduleName: String
    var typeName: String
    var name: String
}

/// The place a macro's result goes.
///
/// Roles without a case here are not offered by any macro of this plug-in.
enum MacroRole: String, Decodable {
    case expression, declaration, accessor, memberAttribute, member, peer, conformance, codeItem, `extension`
    case preamble, body
}

/// A piece of the user's source, with the comments and blanks around it.
struct SourceSyntax: Decodable {
    var source: String
    var location: SourceLocation
}

/// Where a piece of source begins; `offset` counts UTF-8 bytes, `line` and `column` count from one.
struct SourceLocation: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
    var column: Int
}

/// A message the compiler shows at a place in the user's source.
struct PluginDiagnostic: Encodable, Equatable {
    enum Severity: String, Encodable { case error, warning, note }

    struct Position: Encodable, Equatable {
        var fileName: String
        var offset: Int
    }

    /// Notes, highlights and fix-its are part of the conversation, though no macro here offers any.
    struct Nothing: Encodable, Equatable {}

    var message: String
    var severity: Severity
    var position: Position
    var highlights: [Nothing] = []
    var notes: [Nothing] = []
    var fixIts: [Nothing] = []
}
