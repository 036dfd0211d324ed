import SwiftTokens

/// The result of a function, an initializer or a computed property, to make a body that replaces its own.
struct FunctionSignature {
    let name: String
    /// The type of the result; empty for none.
    var result: String
    private var canThrow = false
    private var isInitializer = false

    init(name: String, result: String) { (self.name, self.result) = (name, result) }

    /// Reads the declaration whose keyword is at an index.
    /// - Returns: Nil where the brace does not open its body.
    init?(_ outline: CodeOutline, keyword: Int, body: Int) {
        let word = outline.word(keyword)
        guard ["func", "init", "deinit", "subscript", "var"].contains(word) else { return nil }
        isInitializer = word == "init"
        name = isInitializer || word == "deinit" || word == "subscript" ? word : outline.word(keyword + 1)
        var words: [String] = []
        var index = keyword + 1
        while index < body {
            let token = outline.source.tokens[index]
            let end = token.partner.flatMap { $0 > index ? $0 + 1 : nil } ?? index + 1
            words.append(outline.source.text(of: index..<min(end, body)))
            index = end
        }
        // A closure that begins a stored property is not its body.
        guard index == body, !words.contains("=") else { return nil }
        canThrow = words.contains("throws")
        let mark = word == "var" ? words.firstIndex(of: ":") : words.firstIndex(of: "->")
        let type = mark.map { words[($0 + 1)...].prefix { $0 != "where" } } ?? []
        result = type.joined(separator: " ").replacing(" . ", with: ".").replacing(" ?", with: "?")
        if isInitializer { result = words.first == "?" ? "?" : "!" }
    }

    /// A body that says that the function is left out, and returns the least that its type allows.
    /// - Parameter place: Its file and line, as a literal.
    /// - Returns: Nil where no body would compile.
    func standIn(for place: String) -> String? {
        let note = "OrielFoundation._LeftOut.note(\(place))"
        let type = result.trimmingPrefix { $0 == " " }
        if canThrow { return "{ throw OrielFoundation._LeftOut.error(\(place)) }" }
        if type.isEmpty || type == "Void" || type == "()" { return "{ \(note) }" }
        if type == "some View" || type == "some SwiftUI.View" {
            return "{ OrielFoundation._LeftOut.value(SwiftUI.EmptyView(), \(place)) }"
        }
        if type.hasPrefix("some ") { return nil }
        if let value = Self.value(of: String(type)) { return "{ \(note); return \(value) }" }
        return "{ OrielFoundation._LeftOut.\(isInitializer || type == "Never" ? "stop" : "least")(\(place)) }"
    }

    /// The least value of a type; nil where there is none.
    private static func value(of type: String) -> String? {
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        switch type {
        case "Bool": return "false"
        case "String": return "\"\""
        case "Int", "Double", "CGFloat", "Float", "TimeInterval", "UInt", "Int32", "Int64": return "0"
        case "CGSize", "CGPoint", "CGRect": return ".zero"
        default: return type.hasPrefix("Set<") ? "[]" : nil
        }
    }
}
