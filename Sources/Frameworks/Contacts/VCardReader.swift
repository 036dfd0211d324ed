import Foundation

/// Reads the contacts of vCards.
enum VCardReader {
    /// A line: its name, its parameters and its value.
    struct Line {
        var name: String
        var parameters: [(name: String, value: String)]
        var value: String

        /// The values of `TYPE`, and the parameters without a name that version 2.1 has.
        var types: [String] {
            parameters.filter { $0.name == "TYPE" || $0.name.isEmpty }
                .flatMap { $0.value.uppercased().split(separator: ",").map(String.init) }
        }
        func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value.uppercased() }
    }

    static func contacts(in text: String) -> [CNContact] {
        var found: [CNContact] = []
        var current: [Line]?
        for line in lines(text) {
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"): current = []
            case ("END", "VCARD"):
                if let lines = current { found.append(contact(of: lines)) }
                current = nil
            default: current?.append(line)
            }
        }
        return found
    }

    /// Lines that begin with a blank continue the one before, as do quoted ones that end with `=`.
    static func lines(_ text: String) -> [Line] {
        var joined: [String] = []
        var isSoftBreak = false
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if isSoftBreak, let last = joined.indices.last {
                joined[last].removeLast()
                joined[last] += part
            } else if part.first == " " || part.first == "\t", let last = joined.indices.last {
                joined[last] += part.dropFirst()
            } else {
                joined.append(String(part))
            }
            let isQuoted = joined.last?.uppercased().contains("QUOTED-PRINTABLE") == true
            isSoftBreak = isQuoted && part.hasSuffix("=")
        }
        return joined.compactMap(line)
    }

    private static func line(_ text: String) -> Line? {
        var (words, word, isQuoted): ([String], String, Bool) = ([], "", false)
        var index = text.startIndex
        while index < text.endIndex, isQuoted || text[index] != ":" {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case ";" where !isQuoted:
                words.append(word)
                word = ""
            default: word.append(text[index])
            }
            index = text.index(after: index)
        }
        guard index < text.endIndex else { return nil }
        words.append(word)
        // A group may come before the name: `item1.TEL`.
        let name = words[0].split(separator: ".").last.map { $0.uppercased() } ?? ""
        let parameters = words.dropFirst().map { word -> (String, String) in
            guard let equals = word.firstIndex(of: "=") else { return ("", word) }
            return (word[..<equals].uppercased(), String(word[word.index(after: equals)...]))
        }
        var line = Line(
            name: name, parameters: Array(parameters), value: String(text[text.index(after: index)...]))
        let encoding = line.parameter("ENCODING") ?? ""
        if encoding == "QUOTED-PRINTABLE" || line.types.contains("QUOTED-PRINTABLE") {
            line.value = unquoted(line.value)
        }
        return line
    }

    /// `=C3=BC` is `ü`.
    private static func unquoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The parts between separators, without the backslashes before signs.
    static func parts(_ text: String, by separator: Character) -> [String] {
        var (result, part, isEscaped): ([String], String, Bool) = ([], "", false)
        for character in text {
            if isEscaped {
                part.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == separator {
                result.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return result + [part]
    }
}
