/// Lists and maps in brackets, which are JSON's as well.
extension YAMLReader {
    mutating func flowNode() throws -> YAMLValue {
        try nested { reader in
            try reader.skipFlowSpace()
            switch reader.current {
            case UInt8(ascii: "["): return try reader.flowList()
            case UInt8(ascii: "{"): return try reader.flowMap()
            case UInt8(ascii: "*"): return try reader.alias()
            case UInt8(ascii: "&"): return try reader.anchored { try $0.flowNode() }
            case UInt8(ascii: "!"):
                reader.skipWord()
                return try reader.flowNode()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): return .scalar(try reader.quoted(), isPlain: false)
            default: return .scalar(try reader.plainInFlow(), isPlain: true)
            }
        }
    }

    private mutating func flowList() throws -> YAMLValue {
        let outer = bracket
        bracket = index
        defer { bracket = outer }
        index += 1
        var elements: [YAMLValue] = []
        while true {
            try skipFlowSpace()
            if take("]") { return .list(elements) }
            let value = try flowNode()
            try skipFlowSpace()
            if take(":") {
                // A pair is a map of its own.
                var map = YAMLMap()
                map[value.string ?? ""] = try flowNode()
                elements.append(.map(map))
                try skipFlowSpace()
            } else {
                elements.append(value)
            }
            if take(",") { continue }
            guard take("]") else { throw failure("“,” or “]” is expected") }
            return .list(elements)
        }
    }

    private mutating func flowMap() throws -> YAMLValue {
        let outer = bracket
        bracket = index
        defer { bracket = outer }
        index += 1
        var map = YAMLMap()
        var merged: [YAMLValue] = []
        while true {
            try skipFlowSpace()
            if take("}") { break }
            guard case .scalar(let key, _) = try flowNode() else { throw failure("a key is expected") }
            try skipFlowSpace()
            var value = YAMLValue.null
            if take(":") {
                try skipFlowSpace()
                if current != UInt8(ascii: ","), current != UInt8(ascii: "}") { value = try flowNode() }
                try skipFlowSpace()
            }
            if key == "<<" { merged += value.list } else { map[key] = value }
            if take(",") { continue }
            guard take("}") else { throw failure("“,” or “}” is expected") }
            break
        }
        return .map(merging(merged, into: map))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// Skips spaces, lines and comments within brackets, where indentation does not count.
    private mutating func skipFlowSpace() throws {
        while true {
            skipBlanks()
            guard current != nil else { throw failure("this bracket is not closed", at: bracket) }
            if !isAtEndOfLine { return }
            skipLine()
        }
    }

    /// Reads a scalar without quotes up to a bracket, a comma or a key's colon.
    private mutating func plainInFlow() throws -> String {
        var words: [String] = []
        while true {
            let start = index
            while let byte = current, byte != 0x0A, !isAtEndOfLine {
                if ",[]{}".utf8.contains(byte) { break }
                let next = self.byte(after: 1) ?? 0x20
                if byte == UInt8(ascii: ":"), isSpace(next) || ",[]{}".utf8.contains(next) { break }
                index += 1
            }
            words += Self.trimmed(bytes[start..<index]).map { [$0] } ?? []
            guard current == nil || current == 0x0A || current == UInt8(ascii: "#") else { break }
            try skipFlowSpace()
        }
        if words.isEmpty { throw failure("a value is expected") }
        return words.joined(separator: " ")
    }
}
