import SwiftTokens

/// The types and extensions at the outermost level of a file, and their members.
struct MemberReader {
    /// A class, protocol, extension or other type.
    struct Block {
        /// Such as `class`.
        let keyword: String
        /// The name; the type's, for an extension.
        let name: String
        /// The index of the first modifier or attribute, and of the two braces.
        let start: Int, open: Int, close: Int
        /// The words between the name and the brace.
        let header: String
        let modifiers: [String]
        /// Whether the block is compiled for certain: not in an `#if` whose condition is unknown or false.
        let isActive: Bool
    }

    /// A function or variable of a block.
    struct Member {
        let keyword: String
        let name: String
        let modifiers: [String]
        /// The tokens from the first modifier or attribute to the last.
        let tokens: Range<Int>
        /// The index of the keyword.
        let word: Int
        /// Whether it is in an `#if` of the block.
        let isConditional: Bool
    }

    let source: SwiftSource

    private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

    func word(_ index: Int) -> String { source.word(index) }

    private func next(_ index: Int) -> Int { source.next(index) }

    private func isModifier(_ index: Int) -> Bool {
        let next = word(index + 1)
        if next == ":" || next == "=" { return false }
        // `class func` has a modifier, and `class Name` none.
        let isBeforeMember = ["func", "var", "let"].contains(next) || SwiftSource.modifiers.contains(next)
        return SwiftSource.modifiers.contains(word(index)) || word(index) == "class" && isBeforeMember
    }

    /// Reads the attributes and modifiers that begin at an index; returns the index behind them.
    private func readModifiers(_ index: inout Int, _ end: Int) -> [String] {
        var result: [String] = []
        while index < end {
            let word = word(index)
            if word == "@" {
                result.append("@" + self.word(index + 1))
                index += 2
                while source.token(index, is: ".") { index += 2 }
                if source.token(index, is: "("), !source.tokens[index].blankBefore { index = next(index) }
            } else if isModifier(index) {
                index += 1
                var text = word
                if source.token(index, is: "(") {
                    text += "()"
                    index = next(index)
                }
                result.append(text)
            } else {
                return result
            }
        }
        return result
    }

    /// The types and extensions.
    func blocks() -> [Block] {
        var result: [Block] = []
        var conditions: [Bool?] = []
        var index = 0
        while index < source.tokens.count {
            if readCondition(&index, &conditions) { continue }
            let start = index
            let modifiers = readModifiers(&index, source.tokens.count)
            // `import class Module.Name` declares nothing.
            guard Self.types.contains(word(index)), word(index - 1) != "import" else {
                index = max(index, start)
                index = index < source.tokens.count ? next(index) : index
                continue
            }
            let keyword = word(index)
            var name = source.tokens.indices.contains(index + 1) ? source.name(at: index + 1) : ""
            var header = index + 2
            while source.token(header, is: ".") {
                name += "." + word(header + 1)
                header += 2
            }
            var open = header
            while open < source.tokens.count, !source.token(open, is: "{") { open = next(open) }
            guard open < source.tokens.count, let close = source.tokens[open].partner else { return result }
            result.append(
                Block(
                    keyword: keyword, name: name, start: start, open: open, close: close,
                    header: source.text(of: header..<open), modifiers: modifiers,
                    isActive: conditions.allSatisfy { $0 == true }))
            index = close + 1
        }
        return result
    }

    /// Reads a directive at an index; returns whether there is one.
    private func readCondition(_ index: inout Int, _ conditions: inout [Bool?]) -> Bool {
        guard source.token(index, is: "#"), source.tokens[index].startsLine || index == 0 else { return false }
        let name = word(index + 1)
        var end = index + 2
        while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
        switch name {
        case "if": conditions.append(Self.value(of: source.text(of: index + 2..<end)))
        case "elseif", "else":
            if let last = conditions.popLast() {
                let condition = name == "else" ? true : Self.value(of: source.text(of: index + 2..<end))
                // Only behind parts that are false is the value certain.
                conditions.append(last == false ? condition : last == true ? false : nil)
            }
        case "endif": _ = conditions.popLast()
        default: return false
        }
        index = end
        return true
    }

    /// The value of a condition; nil for one that only the compiler knows.
    static func value(of condition: String) -> Bool? {
        var rest = Substring(condition.filter { !$0.isWhitespace })
        let value = disjunction(&rest)
        return rest.isEmpty ? value : nil
    }

    private static func disjunction(_ rest: inout Substring) -> Bool? {
        var value = conjunction(&rest)
        while rest.hasPrefix("||") {
            rest = rest.dropFirst(2)
            let other = conjunction(&rest)
            value = value == true || other == true ? true : value == false ? other : nil
        }
        return value
    }

    private static func conjunction(_ rest: inout Substring) -> Bool? {
        var value = atom(&rest)
        while rest.hasPrefix("&&") {
            rest = rest.dropFirst(2)
            let other = atom(&rest)
            value = value == false || other == false ? false : value == true ? other : nil
        }
        return value
    }

    private static func atom(_ rest: inout Substring) -> Bool? {
        if rest.hasPrefix("!") {
            rest = rest.dropFirst()
            return atom(&rest).map { !$0 }
        }
        if rest.hasPrefix("(") {
            rest = rest.dropFirst()
            let value = disjunction(&rest)
            if rest.hasPrefix(")") { rest = rest.dropFirst() }
            return value
        }
        var word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(word.count)
        if rest.hasPrefix("("), let close = rest.firstIndex(of: ")") {
            word = Substring(word + rest[...close])
            rest = rest[rest.index(after: close)...]
        }
        switch word {
        case "true", "canImport(UIKit)", "canImport(AppKit)", "canImport(Cocoa)", "canImport(SwiftUI)",
            "canImport(Foundation)", "canImport(Combine)":
            return true
        case "false": return false
        default: return nil
        }
    }

    /// The functions and variables of a block.
    func members(of block: Block) -> [Member] {
        var result: [Member] = []
        var index = block.open + 1
        var conditions: [Bool?] = []
        while index < block.close {
            if readCondition(&index, &conditions) { continue }
            let start = index
            let modifiers = readModifiers(&index, block.close)
            let keyword = word(index)
            guard keyword == "func" || keyword == "var", index + 1 < block.close else {
                index = index < block.close ? next(index) : index
                continue
            }
            let end = end(ofMemberAt: index, in: block)
            result.append(
                Member(
                    keyword: keyword, name: source.name(at: index + 1), modifiers: modifiers, tokens: start..<end,
                    word: index, isConditional: !conditions.isEmpty))
            index = end
        }
        return result
    }

    /// The index behind a member: behind its body, or where the line ends without one.
    private func end(ofMemberAt start: Int, in block: Block) -> Int {
        var index = start + 1
        while index < block.close {
            let token = source.tokens[index]
            if source.token(index, is: "{") { return next(index) }
            if source.token(index, is: ";") { return index }
            if token.startsLine, index > start + 1, !continues(index) { return index }
            index = next(index)
        }
        return block.close
    }

    /// Whether a line continues the declaration before it.
    private func continues(_ index: Int) -> Bool {
        ["->", "where", "async", "throws", "rethrows", ":", "=", ",", "("].contains(word(index))
            || ["->", ":", "=", ",", "&", "where"].contains(word(index - 1))
    }
}
