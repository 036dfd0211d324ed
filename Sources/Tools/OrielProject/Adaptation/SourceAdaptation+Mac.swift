// Names that the Mac and the iPhone have in different forms.
extension SourceAdaptation {
    private static let optionalInitializers = ["NSColor": "(cgColor:", "NSFont": "(descriptor:"]

    /// `if let color = NSColor(cgColor: x)` becomes `if let color = NSColor(cgColor: x) as NSColor?`: the initializer can fail on the
    /// Mac, and the compiler prefers the iPhone's, which cannot.
    mutating func adaptOptionalInitializer(at start: Int) -> Int {
        let name = word(at: start)
        let end = start + max(name.utf8.count, 1)
        guard platform == .macOS, let label = Self.optionalInitializers[name], isBound(at: start),
            text.bytes[end...].starts(with: Array(label.utf8)), let close = self.end(ofParenthesisAt: end)
        else { return end }
        let next = text.bytes[close...].first { !Self.isSpace($0) }
        if let next, "!?.[(".utf8.contains(next) { return end }
        insertions.append((close, " as \(name)?"))
        return end
    }

    /// Whether `let name =` precedes a place.
    private func isBound(at place: Int) -> Bool {
        var index = place
        func skipSpaces() { while index > 0, Self.isSpace(text.bytes[index - 1]) { index -= 1 } }
        func word() -> String {
            let end = index
            while index > 0, Self.isLetter(text.bytes[index - 1]) { index -= 1 }
            return String(decoding: text.bytes[index..<end], as: UTF8.self)
        }
        skipSpaces()
        guard index > 0, text.bytes[index - 1] == UInt8(ascii: "=") else { return false }
        index -= 1
        skipSpaces()
        guard !word().isEmpty else { return false }
        skipSpaces()
        return ["let", "var"].contains(word())
    }
}
