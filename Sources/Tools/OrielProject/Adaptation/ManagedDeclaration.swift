/// A property or method that is declared as `@NSManaged`, and what its body is here.
///
/// The compiler takes the attribute, and leaves the accessors to a runtime that does not exist here; a body behind the
/// declaration asks the object instead. What stands before it keeps its line and column.
struct ManagedDeclaration {
    /// What is put into the text, and where.
    private(set) var insertions: [(place: Int, text: String)] = []
    /// The commas between properties, each of which becomes a declaration.
    private(set) var commas: [Int] = []
    /// The place behind the declaration.
    private(set) var end: Int
    private let text: SwiftText

    /// Reads the declaration behind an attribute; nil where there is none.
    init?(_ text: SwiftText, after start: Int) {
        self.text = text
        end = start
        var modifiers = ""
        while let (word, range) = nextWord() {
            end = range.upperBound
            switch word {
            case "var":
                readProperties(modifiers)
                return
            case "func":
                readMethod()
                return
            default:
                if let byte = at(end), byte == UInt8(ascii: "("), let close = close(of: end) { end = close }
                modifiers += String(decoding: text.bytes[range.lowerBound..<end], as: UTF8.self) + " "
            }
        }
        return nil
    }

    private func at(_ place: Int) -> UInt8? { place < text.bytes.count ? text.bytes[place] : nil }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func isSpace(_ place: Int) -> Bool { !text.isCode[place] || text.bytes[place] <= 0x20 }

    private func nextWord() -> (String, Range<Int>)? {
        var start = end
        while start < text.bytes.count, isSpace(start) { start += 1 }
        var stop = start
        while stop < text.bytes.count, text.isCode[stop], Self.isWord(text.bytes[stop]) { stop += 1 }
        return start == stop ? nil : (String(decoding: text.bytes[start..<stop], as: UTF8.self), start..<stop)
    }

    private func close(of open: Int) -> Int? {
        var depth = 0
        for place in open..<text.bytes.count where text.isCode[place] {
            if text.bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if text.bytes[place] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return place + 1 }
        }
        return nil
    }

    /// The end of a type: where the line, the declaration or the list of names ends.
    private func endOfType(from start: Int) -> (end: Int, isList: Bool) {
        var depth = 0
        var last = start
        for place in start..<text.bytes.count {
            guard text.isCode[place] else {
                if text.bytes[place] == 0x0A, depth == 0 { break }
                continue
            }
            switch text.bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): if place > 0, text.bytes[place - 1] != UInt8(ascii: "-") { depth -= 1 }
            case 0x0A where depth == 0, UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"): return (last, false)
            case UInt8(ascii: ",") where depth == 0: return (last, true)
            default: break
            }
            if text.bytes[place] > 0x20 { last = place + 1 }
        }
        return (last, false)
    }

    private mutating func readProperties(_ modifiers: String) {
        while let (word, range) = nextWord() {
            let (stop, isList) = endOfType(from: range.upperBound)
            let name = word.filter { $0 != "`" }
            let accessors = " { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }"
            // Variables that are computed are declared one by one.
            insertions.append((stop, isList ? accessors + "; \(modifiers)var" : accessors))
            end = stop
            guard isList else { return }
            while let byte = at(end), byte != UInt8(ascii: ",") { end += 1 }
            commas.append(end)
            end += 1
        }
    }

    private mutating func readMethod() {
        guard let (name, range) = nextWord(), at(range.upperBound) == UInt8(ascii: "("),
            let close = close(of: range.upperBound)
        else { return }
        let (stop, _) = endOfType(from: close)
        end = stop
        insertions.append((stop, " { \(Self.body(name, parameters(range.upperBound + 1..<close - 1))) }"))
    }

    /// The labels and names of parameters.
    private func parameters(_ range: Range<Int>) -> [(label: String, name: String)] {
        String(decoding: text.bytes[range], as: UTF8.self).split(separator: ",").compactMap { part in
            let words = part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).map(String.init)
            return words.first.map { ($0, words.last ?? $0) }
        }
    }

    private static func body(_ name: String, _ parameters: [(label: String, name: String)]) -> String {
        func key(_ prefix: String) -> String? {
            guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
            let rest = name.dropFirst(prefix.count)
            return "\"\(rest.prefix(1).lowercased() + rest.dropFirst())\""
        }
        guard let first = parameters.first else { return "fatalError()" }
        if let key = key("addTo") { return "_addManaged(\(first.name), \(key))" }
        if let key = key("removeFrom") {
            return first.label == "at"
                ? "_removeManaged(at: \(first.name), \(key))" : "_removeManaged(\(first.name), \(key))"
        }
        if parameters.count == 2 {
            if let key = key("insertInto") { return "_insertManaged(\(first.name), at: \(parameters[1].name), \(key))" }
            if let key = key("replace") {
                return "_replaceManaged(at: \(first.name), with: \(parameters[1].name), \(key))"
            }
        }
        return "fatalError(\"The method \(name) is none that Core Data has.\")"
    }
}
