// Uses of the main actor that Apple's compilers warn of, and this one refuses.
extension SourceAdaptation {
    private static let isolated: Set<String> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "init", "subscript",
    ]

    /// `@MainActor class Model` becomes `@MainActor @preconcurrency class Model` in a module of Swift 5.
    ///
    /// A closure that a timer, a queue or a session calls is sendable in this system's Foundation, without the
    /// `@preconcurrency` that all of Objective-C has: calling the model in it would be an error, where Apple's
    /// compilers warn.
    mutating func adaptIsolation(after end: Int) {
        guard !isSwift6, let declaration = declaration(after: end), !declaration.attributes.contains("preconcurrency"),
            Self.isolated.contains(declaration.word), !isPreconcurrent(before: end - "@MainActor".utf8.count)
        else { return }
        insertions.append((end, " @preconcurrency"))
    }

    /// Whether `@preconcurrency` is among the attributes that precede a place.
    private func isPreconcurrent(before place: Int) -> Bool {
        var index = place
        while index > 0 {
            let byte = text.bytes[index - 1]
            let isPart = Self.isLetter(byte) || Self.isSpace(byte) || !text.isCode[index - 1]
            guard isPart || byte == UInt8(ascii: "@") else { return false }
            index -= 1
            guard byte == UInt8(ascii: "@"), text.isCode[index] else { continue }
            let name = word(at: index + 1)
            if name == "preconcurrency" { return !contains("import", index..<place) }
        }
        return false
    }
}
