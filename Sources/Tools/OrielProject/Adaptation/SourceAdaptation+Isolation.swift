// Uses of the main actor that Apple's compilers warn of, and this one refuses.
extension SourceAdaptation {
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "override", "required",
        "convenience", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "indirect", "prefix", "postfix",
        "borrowing", "consuming",
    ]
    private static let declarations: Set<String> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "init", "subscript",
    ]

    /// `@MainActor class Model` becomes `@MainActor @preconcurrency class Model` in a module of Swift 5.
    ///
    /// A closure that a timer, a queue or a session calls is sendable in this system's Foundation, without the
    /// `@preconcurrency` that all of Objective-C has: calling the model in it would be an error, where Apple's
    /// compilers warn.
    mutating func adaptIsolation(after end: Int) {
        guard !isSwift6, isDeclaration(after: end), !isPreconcurrent(before: end - "@MainActor".utf8.count) else {
            return
        }
        insertions.append((end, " @preconcurrency"))
    }

    /// Whether an attribute belongs to a declaration that can also be `@preconcurrency`, and is not yet.
    private func isDeclaration(after end: Int) -> Bool {
        var index = end
        while index < text.bytes.count {
            guard text.isCode[index], !Self.isSpace(text.bytes[index]) else {
                index += 1
                continue
            }
            let isAttribute = text.bytes[index] == UInt8(ascii: "@")
            let name = word(at: isAttribute ? index + 1 : index)
            index += name.utf8.count + (isAttribute ? 1 : 0)
            if isAttribute {
                if name.isEmpty || name == "preconcurrency" { return false }
            } else if !Self.modifiers.contains(name) {
                return Self.declarations.contains(name)
            }
            // `@Attribute(argument)`, `private(set)`.
            if index < text.bytes.count, text.bytes[index] == UInt8(ascii: "(") {
                index = self.end(ofParenthesisAt: index) ?? text.bytes.count
            }
        }
        return false
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

    static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
