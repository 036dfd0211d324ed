import SwiftTokens

/// `@Parameter` of TipKit: a static variable on which the rules of tips depend.
///
///     @Parameter static var isSignedIn: Bool = false
///
/// becomes
///
///     static var isSignedIn: Bool {
///         get { $isSignedIn.wrappedValue }
///         set { $isSignedIn.wrappedValue = newValue }
///     }
///     static let $isSignedIn = TipKit.Tips.Parameter<Bool>(Self.self, "isSignedIn", false)
struct TipParameterMacro {
    private let name: String
    private let type: String?
    private let initialValue: String
    private let access: String
    private let options: String

    init(attribute: SourceSyntax, declaration: SourceSyntax) throws {
        let source = try SwiftSource(declaration.source)
        let tokens = source.tokens
        let top = tokens.indices.filter { tokens[$0].depth == 0 }
        guard let keyword = top.first(where: { source.token($0, is: "var") }), keyword + 1 < tokens.count,
            top.contains(where: { $0 < keyword && source.token($0, is: "static") })
        else { throw MacroError("'@Parameter' can only be attached to a 'static var'", at: 0) }
        name = source.name(at: keyword + 1)
        guard let equals = top.first(where: { $0 > keyword && source.token($0, is: "=") }), equals + 1 < tokens.count
        else {
            throw MacroError("'@Parameter' needs a default value", at: tokens[keyword + 1].range.lowerBound)
        }
        type = source.token(keyword + 2, is: ":") ? source.text(of: keyword + 3..<equals) : nil
        initialValue = source.text(of: equals + 1..<tokens.count)
        access =
            top.filter { $0 < keyword }.map(source.name(at:)).first {
                ["public", "package", "internal", "fileprivate", "private"].contains($0)
            } ?? ""
        let words = try SwiftSource(attribute.source)
        let open = words.tokens.indices.first { words.token($0, is: "(") }
        options = open.flatMap { open in words.tokens[open].partner.map { words.text(of: open + 1..<$0) } } ?? ""
    }

    /// The accessor block that replaces the stored property.
    func accessors() -> String {
        """
        {
            get { $\(name).wrappedValue }
            set { $\(name).wrappedValue = newValue }
        }
        """
    }

    /// The declaration of the parameter beside the property.
    func storage() -> String {
        let annotation = type.map { "<\($0)>" } ?? ""
        let more = options.isEmpty ? "" : ", options: [\(options)]"
        return "\(access.isEmpty ? "" : "\(access) ")static let $\(name) = "
            + "TipKit.Tips.Parameter\(annotation)(Self.self, \"\(name)\", \(initialValue)\(more))"
    }
}

/// `#Rule(…) { … }` of TipKit: a condition about parameters or events, which becomes a call of the rule's initializer.
enum TipRuleMacro {
    static func expansion(of call: SourceSyntax) throws -> String {
        let source = try SwiftSource(call.source)
        guard
            let pound = source.tokens.indices.first(where: {
                source.token($0, is: "#") && source.token($0 + 1, is: "Rule")
            }),
            pound + 2 < source.tokens.count
        else { throw MacroError("expected '#Rule'", at: 0) }
        return "TipKit.Tips.Rule" + source.text(of: pound + 2..<source.tokens.count)
    }
}
