/// Reads a document of YAML or JSON: maps and lists by indentation or in brackets, scalars of all styles, anchors with their
/// aliases and merge keys, comments and marks of documents.
///
/// It is our own, and not libyaml: the tool is linked statically where it is installed, libyaml's events are unions whose
/// layout a program that loads it at run time would need to guess, and projects would need one more Debian package to be read.
/// Tags are ignored, and keys are scalars on one line.
struct YAMLReader {
    /// A place at which the text can't be read.
    struct Failure: Error, Equatable, CustomStringConvertible {
        var line: Int
        var reason: String
        var description: String { "line \(line): \(reason)" }
    }

    let bytes: [UInt8]
    var index = 0
    /// Where the line of `index` begins.
    var lineStart = 0
    /// Where the bracket is that must be closed next.
    var bracket: Int?
    private var depth = 0
    private var count = 0
    private var anchors: [String: (value: YAMLValue, count: Int)] = [:]

    /// Deeper nesting than this would overflow the stack.
    private static let deepest = 100
    /// More values than this, counting repetitions by aliases, are refused.
    private static let most = 200_000

    init(_ text: String) {
        var bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.contains(0x0D) {
            // Lines end as on Unix from here on.
            bytes = bytes.indices.compactMap { index in
                guard bytes[index] == 0x0D else { return bytes[index] }
                return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? nil : 0x0A
            }
        }
        self.bytes = bytes
    }

    /// Reads the first document of a text.
    static func read(_ text: String) throws -> YAMLValue {
        var reader = YAMLReader(text)
        try reader.skipDirectives()
        let value = try reader.blockNode(above: -1)
        try reader.skipToContent()
        if !reader.isAtEnd { throw reader.failure("this belongs to nothing above; its indentation may be wrong") }
        return value
    }

    func failure(_ reason: String, at place: Int? = nil) -> Failure {
        Failure(line: 1 + bytes[..<min(place ?? index, bytes.count)].count { $0 == 0x0A }, reason: reason)
    }

    // MARK: Places

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }
    var column: Int { index - lineStart }

    func byte(after offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }
    func isSpace(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x20 || byte == 0x09 || byte == 0x0A }

    /// Whether the document ends here.
    var isAtEnd: Bool { index >= bytes.count || isAtMark }

    /// Whether a mark at the beginning of a line separates documents here.
    var isAtMark: Bool {
        guard column == 0, index + 3 <= bytes.count else { return false }
        let mark = bytes[index..<index + 3]
        return (mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8)) && isSpace(byte(after: 3))
    }

    private mutating func skipDirectives() throws {
        while current == UInt8(ascii: "%") || current == UInt8(ascii: "#") || current == 0x0A { skipLine() }
        if isAtMark, current == UInt8(ascii: "-") { index += 3 }
    }

    mutating func skipLine() {
        while let byte = current, byte != 0x0A { index += 1 }
        if current != nil { index += 1 }
        lineStart = index
    }

    mutating func skipBlanks() {
        while current == 0x20 || current == 0x09 { index += 1 }
    }

    /// Whether the rest of a line is a comment, or nothing.
    var isAtEndOfLine: Bool {
        current == nil || current == 0x0A
            || current == UInt8(ascii: "#") && (index == lineStart || isSpace(bytes[index - 1]))
    }

    /// Continues at the next character outside of spaces and comments.
    mutating func skipToContent() throws {
        while index < bytes.count {
            let begin = index
            skipBlanks()
            if isAtEndOfLine {
                if current == nil { return }
                skipLine()
                continue
            }
            if begin == lineStart, bytes[begin..<index].contains(0x09) {
                throw failure("a tab in the indentation, where YAML takes spaces alone")
            }
            return
        }
    }

    // MARK: Values

    /// Counts a value, and limits the nesting.
    mutating func nested<Value>(_ read: (inout YAMLReader) throws -> Value) throws -> Value {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw failure("more than \(Self.deepest) levels are no project") }
        try add(1)
        return try read(&self)
    }

    private mutating func add(_ values: Int) throws {
        count += values
        if count > Self.most {
            throw failure("more than \(Self.most) values, with those that aliases repeat, are no project")
        }
    }

    /// Reads a value that begins on this line or on a later one, if it is indented further than a column.
    /// - Parameter allowsSameColumn: Whether a list may begin at the column itself, as below a key.
    mutating func blockNode(
        above parent: Int, allowsSameColumn: Bool = false, onLineOfKey: Bool = false
    ) throws -> YAMLValue {
        let begin = lineStart
        try skipToContent()
        let isInline = onLineOfKey && begin == lineStart
        if isAtEnd { return .null }
        if !isInline, column <= parent {
            guard allowsSameColumn, column == parent, isDash else { return .null }
        }
        return try nested { reader in
            switch reader.current {
            case UInt8(ascii: "&"):
                return try reader.anchored { reader in
                    try reader.blockNode(above: parent, allowsSameColumn: allowsSameColumn, onLineOfKey: isInline)
                }
            case UInt8(ascii: "!"):
                reader.skipWord()
                return try reader.blockNode(above: parent, allowsSameColumn: allowsSameColumn, onLineOfKey: isInline)
            case UInt8(ascii: "-") where reader.isDash:
                if isInline { throw reader.failure("a list can't begin on the line of its key") }
                return try reader.blockList(at: reader.column)
            case UInt8(ascii: "?") where reader.isSpace(reader.byte(after: 1)):
                throw reader.failure("keys after “?” are not read")
            case UInt8(ascii: "|"), UInt8(ascii: ">"):
                return try reader.blockScalar(above: parent)
            default: break
            }
            if !isInline, let end = try reader.endOfKey() {
                return try reader.blockMap(at: reader.column, firstEnd: end)
            }
            let value = try reader.inlineNode(above: parent)
            reader.skipBlanks()
            if !reader.isAtEndOfLine { throw reader.failure("this follows a value that has ended already") }
            return value
        }
    }

    private var isDash: Bool { current == UInt8(ascii: "-") && isSpace(byte(after: 1)) }

    /// Reads a value in brackets or quotes, an alias or a plain scalar.
    private mutating func inlineNode(above parent: Int) throws -> YAMLValue {
        switch current {
        case UInt8(ascii: "*"): try alias()
        case UInt8(ascii: "["), UInt8(ascii: "{"): try flowNode()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .scalar(try quoted(), isPlain: false)
        default: .scalar(try plain(above: parent), isPlain: true)
        }
    }

    private mutating func blockList(at column: Int) throws -> YAMLValue {
        var elements: [YAMLValue] = []
        while true {
            try skipToContent()
            if isAtEnd || self.column < column || self.column == column && !isDash { return .list(elements) }
            if self.column > column { throw failure("this is indented further than the list that it is in") }
            index += 1
            elements.append(try blockNode(above: column))
        }
    }

    private mutating func blockMap(at column: Int, firstEnd: Int) throws -> YAMLValue {
        var map = YAMLMap()
        var merged: [YAMLValue] = []
        var end = firstEnd
        while true {
            let key = try key(until: end)
            index = end + 1
            let value = try blockNode(above: column, allowsSameColumn: true, onLineOfKey: true)
            if key == "<<" { merged += value.list } else { map[key] = value }
            try skipToContent()
            if isAtEnd || self.column < column { break }
            guard self.column == column else {
                throw failure("this is indented further than the keys that it is among")
            }
            // A list in this column holds the map, or belongs to a key above it.
            if isDash { break }
            guard let next = try endOfKey() else { throw failure("a key with “:” is expected") }
            end = next
        }
        return .map(merging(merged, into: map))
    }

    /// Adds the entries of merge keys, of which the first one counts, where a map has none of its own.
    func merging(_ merged: [YAMLValue], into map: YAMLMap) -> YAMLMap {
        var map = map
        for (key, value) in merged.flatMap(\.map.entries) where map[key] == nil { map[key] = value }
        return map
    }

    // MARK: Anchors

    mutating func skipWord() {
        while !isSpace(current) { index += 1 }
    }

    private mutating func name() -> String {
        index += 1
        let start = index
        while let byte = current, !isSpace(byte), !",[]{}".utf8.contains(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    mutating func anchored(_ read: (inout YAMLReader) throws -> YAMLValue) throws -> YAMLValue {
        let name = name()
        let before = count
        let value = try read(&self)
        anchors[name] = (value, count - before + 1)
        return value
    }

    mutating func alias() throws -> YAMLValue {
        let place = index
        let name = name()
        guard let anchor = anchors[name] else {
            throw failure("there is no anchor “&\(name.prefix(80))” above", at: place)
        }
        try add(anchor.count)
        return anchor.value
    }
}
