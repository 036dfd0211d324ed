@testable import SwiftTokens

/// Finds the declarations of a file, outside of functions.
struct DeclarationReader {
    private let source: SwiftSource
    /// The offset at which each line begins.
    private let lineStarts: [Int]
    private var found: [Declaration] = []

    init(_ text: String) throws {
        let source = try SwiftSource(text)
        self.source = source
        lineStarts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the declarations in the order of the file.
    static func declarations(in text: String) throws -> [Declaration] {
        var reader = try DeclarationReader(text)
        reader.read(source: reader.source.tokens.indices, in: Scope())
        return reader.found
    }

    /// The scope around declarations.
    private struct Scope {
        var path: [String] = []
        var kind = ""
        /// Whether members are public without their own keyword.
        var givesPublic = false
        /// Whether members' own keywords count: not within a type that is not public.
        var mayBePublic = true
    }

    private static let modifiers: Set<String> = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "override", "mutating",
        "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "nonisolated", "isolated",
        "borrowing", "consuming", "prefix", "postfix", "infix", "dynamic", "optional", "async", "distributed",
    ]
    private static let keywords: Set<String> = [
        "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case", "macro", "operator",
        "precedencegroup", "deinit", "import",
    ]

    private mutating func read(source indices: Range<Int>, in scope: Scope) {
        var index = indices.lowerBound
        while index < indices.upperBound {
            index = next(from: index, to: indices.upperBound, in: scope)
        }
    }

    /// Reads the declaration that begins at a token; returns where the next begins.
    private mutating func next(from start: Int, to end: Int, in scope: Scope) -> Int {
        var index = start
        var words: Set<String> = []
        while index < end {
            if source.token(index, is: "@") {
                index = behindAttribute(index)
            } else if source.tokens[index].kind == .identifier, isModifier(index) {
                words.insert(source.name(at: index))
                index += 1
                // `private(set)`, `nonisolated(unsafe)`
                if source.token(index, is: "("), let partner = source.tokens[index].partner {
                    if source.token(index + 1, is: "set") { words.remove(source.name(at: index - 1)) }
                    index = partner + 1
                }
            } else {
                break
            }
        }
        guard index < end else { return end }
        let keyword = source.tokens[index].kind == .identifier ? source.name(at: index) : ""
        if Declaration.types.contains(keyword) {
            return readType(keyword, at: index, from: start, words, to: end, in: scope)
        }
        if Self.keywords.contains(keyword), !source.token(index - 1, is: ".") || index == 0 {
            return readMember(keyword, at: index, from: start, words, to: end, in: scope)
        }
        // Something else, such as a directive or the rest of a declaration.
        return behind(index)
    }

    private func isModifier(_ index: Int) -> Bool {
        let word = source.name(at: index)
        if Self.modifiers.contains(word) { return true }
        guard word == "class", index + 1 < source.tokens.count, source.tokens[index + 1].kind == .identifier else {
            return false
        }
        let following = source.name(at: index + 1)
        return Self.keywords.contains(following) || Self.modifiers.contains(following)
    }

    private func behind(_ index: Int) -> Int { (source.tokens[index].partner).map { max($0, index) + 1 } ?? index + 1 }

    private func behindAttribute(_ index: Int) -> Int {
        // `@name`, `@module.name`, `@name<…>`, `@name(…)`, the parenthesis without a blank before it.
        var index = index + 2
        while source.token(index, is: "."), index + 1 < source.tokens.count { index += 2 }
        index = behindArguments(index)
        if source.token(index, is: "("), !source.tokens[index].blankBefore, let partner = source.tokens[index].partner {
            index = partner + 1
        }
        return index
    }

    /// Where generic arguments end that begin at a token; there, where none do.
    private func behindArguments(_ start: Int) -> Int {
        guard source.tokens.indices.contains(start), !source.tokens[start].blankBefore,
            source.bytes[source.tokens[start].range.lowerBound] == UInt8(ascii: "<")
        else { return start }
        var open = 0
        for index in start..<source.tokens.count where source.tokens[index].kind == .operator {
            for byte in source.bytes[source.tokens[index].range] {
                if byte == UInt8(ascii: "<") { open += 1 }
                if byte == UInt8(ascii: ">") { open -= 1 }
            }
            if open <= 0 { return index + 1 }
        }
        return start
    }

    private mutating func readType(
        _ keyword: String, at index: Int, from start: Int, _ words: Set<String>, to end: Int, in scope: Scope
    ) -> Int {
        var place = index + 1
        var path: [String] = []
        while place < end, source.tokens[place].kind == .identifier {
            path.append(source.name(at: place))
            place += 1
            if source.token(place, is: "."), place + 1 < end { place += 1 } else { break }
        }
        var inherited: [String] = []
        var isInherited = false
        while place < end, !source.token(place, is: "{") {
            if source.token(place, is: ":") { isInherited = true }
            if source.token(place, is: "where") { isInherited = false }
            if isInherited, source.tokens[place].kind == .identifier { inherited.append(source.name(at: place)) }
            place = source.token(place, is: "(") || source.token(place, is: "[") ? behind(place) : place + 1
        }
        let isExtension = keyword == "extension"
        let isPublic = access(words, scope)
        found.append(
            declaration(keyword, path.joined(separator: "."), nil, scope, words, at: start, inherited: inherited))
        guard place < end, let close = source.tokens[place].partner else { return place + 1 }
        let inner = Scope(
            path: scope.path + path, kind: keyword,
            givesPublic: isExtension ? words.contains("public") : isPublic && ["protocol", "enum"].contains(keyword),
            mayBePublic: isExtension || (isPublic && scope.mayBePublic))
        read(source: place + 1..<close, in: inner)
        return close + 1
    }

    private mutating func readMember(
        _ keyword: String, at index: Int, from start: Int, _ words: Set<String>, to end: Int, in scope: Scope
    ) -> Int {
        var place = index + 1
        switch keyword {
        case "import", "deinit", "precedencegroup", "operator": return skipRest(from: place, to: end)
        case "case":
            guard scope.kind == "enum" else { return place }
            return readNames("case", from: place, start, words, to: end, in: scope)
        case "var", "let": return readNames("var", from: place, start, words, to: end, in: scope)
        default: break
        }
        var name = keyword
        if keyword == "func" || keyword == "typealias" || keyword == "associatedtype" || keyword == "macro" {
            guard place < end else { return end }
            name = source.name(at: place)
            place += 1
        }
        var labels: [String]?
        if ["func", "init", "subscript", "macro"].contains(keyword) {
            while place < end, !source.token(place, is: "("), !source.token(place, is: "{") { place += 1 }
            if source.token(place, is: "("), let close = source.tokens[place].partner {
                labels = self.labels(place + 1..<close)
                place = close + 1
            }
        }
        found.append(declaration(keyword, name, labels, scope, words, at: start))
        return skipRest(from: place, to: end)
    }

    /// Reads the names of variables or cases, of which there may be several.
    private mutating func readNames(
        _ kind: String, from place: Int, _ start: Int, _ words: Set<String>, to end: Int, in scope: Scope
    ) -> Int {
        var place = place
        while place < end, source.tokens[place].kind == .identifier {
            found.append(declaration(kind, source.name(at: place), nil, scope, words, at: start))
            place += 1
            if kind == "case", source.token(place, is: "(") { place = behind(place) }
            // To the comma before the next name.
            while place < end, !source.token(place, is: ","), !beginsDeclaration(place), !source.token(place, is: "{") {
                place = behind(place)
            }
            guard place < end, source.token(place, is: ","), !source.tokens[place + 1].startsLine || kind == "case"
            else {
                break
            }
            place += 1
        }
        if place < end, source.token(place, is: "{") { place = behind(place) }
        return place
    }

    private func skipRest(from place: Int, to end: Int) -> Int {
        var place = place
        while place < end, !beginsDeclaration(place) {
            if source.token(place, is: "{") { return behind(place) }
            place = behind(place)
        }
        return place
    }

    /// Whether a token begins a line with a declaration.
    private func beginsDeclaration(_ index: Int) -> Bool {
        let token = source.tokens[index]
        guard token.startsLine else { return source.token(index, is: ";") }
        if source.token(index, is: "@") || source.token(index, is: "#") { return true }
        guard token.kind == .identifier else { return false }
        let word = source.name(at: index)
        return Self.modifiers.contains(word) || Self.keywords.contains(word) || Declaration.types.contains(word)
    }

    private func labels(_ indices: Range<Int>) -> [String] {
        var labels: [String] = []
        var place = indices.lowerBound
        var isLabel = true
        while place < indices.upperBound {
            if isLabel, source.token(place, is: "@") {
                place = behindAttribute(place)
            } else if isLabel, source.tokens[place].kind == .identifier {
                labels.append(source.name(at: place))
                isLabel = false
                place += 1
            } else {
                if source.token(place, is: ",") { isLabel = true }
                place = behind(place)
            }
        }
        return labels
    }

    private func access(_ words: Set<String>, _ scope: Scope) -> Bool {
        if words.contains("public") || words.contains("open") { return scope.mayBePublic }
        let others: Set<String> = ["private", "fileprivate", "internal", "package"]
        return scope.givesPublic && scope.mayBePublic && words.isDisjoint(with: others)
    }

    private func declaration(
        _ kind: String, _ name: String, _ labels: [String]?, _ scope: Scope, _ words: Set<String>, at start: Int,
        inherited: [String] = []
    ) -> Declaration {
        let offset = source.tokens[start].range.lowerBound
        let line = lineStarts.partitioningIndex { $0 > offset }
        return Declaration(
            kind: kind, name: name, labels: labels, container: scope.path, isPublic: access(words, scope),
            saysPublic: access(words, scope) && !words.isDisjoint(with: ["public", "open"]),
            isRequirement: scope.kind == "protocol", isOverride: words.contains("override"), inherited: inherited,
            hasComment: (start == 0 || source.tokens[start].startsLine) && hasComment(above: line), line: line)
    }

    private func hasComment(above line: Int) -> Bool {
        guard line >= 2 else { return false }
        let text = source.text(lineStarts[line - 2]..<lineStarts[line - 1])
        let trimmed = text.drop { $0 == " " || $0 == "\t" }
        return trimmed.hasPrefix("///") || text.contains("*/")
    }
}

extension [Int] {
    /// The first place in a sorted list at which a condition holds.
    fileprivate func partitioningIndex(where isWanted: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
