import SwiftTokens

// Attributes by the declarations that they belong to.
extension SourceAdaptation {
    /// The declaration that attributes and modifiers belong to: its keyword, and the attributes behind a place.
    func declaration(after end: Int) -> (word: String, attributes: Set<String>)? {
        var attributes: Set<String> = []
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
                if name.isEmpty { return nil }
                attributes.insert(name)
            } else if !SwiftSource.modifiers.contains(name) {
                return (name, attributes)
            }
            // `@Attribute(argument)`, `private(set)`.
            if index < text.bytes.count, text.bytes[index] == UInt8(ascii: "(") {
                index = self.end(ofParenthesisAt: index) ?? text.bytes.count
            }
        }
        return nil
    }

    /// `@available(iOS, obsoleted: 15) func task()` gets `@_disfavoredOverload`.
    ///
    /// Apps have such methods of their own for systems that lack SwiftUI's. Where both would do, SwiftUI's is called, as on a
    /// system that is new enough. `@available(iOS, unavailable) case` becomes `@available(*, unavailable) case` for iOS.
    mutating func adaptAvailability(_ start: Int, _ end: Int) -> Int {
        guard end < text.bytes.count, text.bytes[end] == UInt8(ascii: "("), let close = self.end(ofParenthesisAt: end)
        else { return end }
        let words = String(decoding: text.bytes[end + 1..<close - 1], as: UTF8.self).split { " ,:\t\n".contains($0) }
        if let first = words.first, first == platform.rawValue, words.contains("obsoleted"),
            let declaration = declaration(after: close), ["func", "var"].contains(declaration.word)
        {
            insertions.append((start, "@_disfavoredOverload "))
        }
        // A case that the platform lacks is one that no `switch` has.
        if let first = words.first, first == platform.rawValue, words.dropFirst().first == "unavailable", apple == nil,
            let place = text.bytes[end..<close].firstRange(of: Array(platform.rawValue.utf8)),
            declaration(after: close)?.word == "case"
        {
            blank(place)
            result[place.lowerBound] = UInt8(ascii: "*")
        }
        return close
    }

    static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
