import FoundationEssentials
import SwiftTokens

/// Answers the compiler's messages until it closes the connection.
struct PluginServer {
    let connection: PluginConnection

    /// Returns the exit status: 0 when the compiler closed the connection between two messages.
    func run() -> Int32 {
        do {
            while let message = try connection.receive() {
                try connection.send(Array(JSONEncoder().encode(Self.answer(to: message))))
            }
            return 0
        } catch {
            return 1
        }
    }

    /// Never fails: the response to a message that cannot be understood or expanded is a diagnostic.
    static func answer(to message: [UInt8]) -> PluginMessage {
        do {
            return answer(to: try JSONDecoder().decode(HostMessage.self, from: Data(message)))
        } catch {
            return failure(
                MacroError("OrielMacros does not understand the compiler's message: \(error)", at: 0), in: nil)
        }
    }

    static func answer(to message: HostMessage) -> PluginMessage {
        switch message {
        case .getCapability:
            return .getCapabilityResult(capability: .ours)
        case .expandFreestandingMacro(let macro, _, let discriminator, let syntax, _):
            return result(in: syntax) {
                switch macro.typeName {
                case "PreviewMacro":
                    return try PreviewMacro(call: syntax, discriminator: discriminator).expansion()
                case "ModelMarkMacro", "PlaygroundMacro":
                    return ""
                case "TipRuleMacro":
                    return try TipRuleMacro.expansion(of: syntax)
                default:
                    throw MacroError.unknownMacro(macro)
                }
            }
        case .expandAttachedMacro(
            let macro, let role, _, let attribute, let declaration, let parent, let extended, let conformances,
            let context):
            return result(in: macro.typeName == "PreviewableMacro" ? attribute : declaration) {
                switch (macro.typeName, role) {
                case ("EntryMacro", .accessor):
                    return try EntryMacro(declaration: declaration, context: context ?? []).accessors()
                case ("EntryMacro", .peer):
                    // Errors were reported when the accessors were requested.
                    return (try? EntryMacro(declaration: declaration, context: context ?? []).key()) ?? ""
                case ("AnimatableMacro", .member):
                    return try AnimatableMacro(declaration: declaration).animatableData()
                case ("AnimatableMacro", .extension):
                    // Errors were reported when the member was requested. Shapes conform already.
                    guard let extended, conformances != nil, (try? AnimatableMacro(declaration: declaration)) != nil
                    else { return "" }
                    return "extension \(extended.source): SwiftUICore.Animatable {}"
                case ("TipParameterMacro", .accessor):
                    return try TipParameterMacro(attribute: attribute, declaration: declaration).accessors()
                case ("TipParameterMacro", .peer):
                    // Errors were reported when the accessors were requested.
                    return (try? TipParameterMacro(attribute: attribute, declaration: declaration).storage()) ?? ""
                case ("AnimatableIgnoredMacro", _), ("GuideMacro", _):
                    return ""
                case ("GenerableMacro", .member):
                    return try GenerableMacro(attribute: attribute, declaration: declaration).declarations()
                case ("GenerableMacro", .extension):
                    // Errors were reported when the members were requested.
                    guard let extended,
                        let macro = try? GenerableMacro(attribute: attribute, declaration: declaration)
                    else { return "" }
                    let conforms = conformances?.source.contains("Generable") != true
                    return (try? macro.conformance(of: extended.source, conforms: conforms)) ?? ""
                case ("PreviewableMacro", _):
                    return try PreviewableMacro.expansion(within: context ?? [])
                default:
                    return try databaseExpansion(
                        macro, role, attribute: attribute, declaration: declaration, parent: parent, type: extended,
                        conformances: conformances)
                }
            }
        }
    }

    /// The macros of SwiftData.
    private static func databaseExpansion(
        _ macro: MacroReference, _ role: MacroRole, attribute: SourceSyntax, declaration: SourceSyntax,
        parent: SourceSyntax?, type: SourceSyntax?, conformances: SourceSyntax?
    ) throws -> String {
        switch (macro.typeName, role) {
        case ("ModelMacro", .member):
            return try ModelMacro(declaration: declaration, conformances: conformances).declarations()
        case ("ModelMacro", .memberAttribute):
            // Errors were reported when the members were requested.
            guard let parent, let model = try? ModelMacro(declaration: parent) else { return "" }
            return (try? model.attribute(ofMember: declaration.source)) ?? ""
        case ("ModelMacro", .extension):
            // The subclass of a model conforms already.
            guard let type, conformances != nil, let model = try? ModelMacro(declaration: declaration) else {
                return ""
            }
            return model.conformance(of: type.source)
        case ("PersistedPropertyMacro", .accessor):
            return try PersistedPropertyMacro(attribute: attribute, declaration: declaration).accessors()
        case ("PersistedPropertyMacro", .peer):
            return (try? PersistedPropertyMacro(attribute: attribute, declaration: declaration).storage()) ?? ""
        case ("ModelActorMacro", .member):
            return ModelActorMacro.members(of: declaration)
        case ("ModelActorMacro", .extension):
            return type.map { "extension \($0.source): SwiftData.ModelActor {}" } ?? ""
        case ("ModelMarkMacro", _):
            return ""
        default:
            throw MacroError.unknownMacro(macro)
        }
    }

    private static func result(in syntax: SourceSyntax, _ expand: () throws -> String) -> PluginMessage {
        do {
            return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
        } catch let error as MacroError {
            return failure(error, in: syntax)
        } catch {
            return failure(MacroError("\(error)", at: 0), in: syntax)
        }
    }

    private static func failure(_ error: MacroError, in syntax: SourceSyntax?) -> PluginMessage {
        let offset = syntax.map { $0.location.offset + max(error.offset, $0.firstToken) } ?? 0
        let position = PluginDiagnostic.Position(fileName: syntax?.location.fileName ?? "", offset: offset)
        return .expandMacroResult(
            expandedSource: nil,
            diagnostics: [PluginDiagnostic(message: error.message, severity: .error, position: position)])
    }
}

extension SourceSyntax {
    /// Offset of the first byte that is neither blank nor comment; 0 where there is none.
    fileprivate var firstToken: Int {
        (try? SwiftSource(source))?.tokens.first?.range.lowerBound ?? 0
    }
}
