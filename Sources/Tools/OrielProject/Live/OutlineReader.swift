import SwiftTokens

/// Reads the declarations of a file.
struct OutlineReader {
    private let source: SwiftSource
    private(set) var frame = ""
    private(set) var members: [SourceOutline.Member] = []
    private(set) var imports: [String] = []

    private let hasPreviews: Bool

    init(_ source: SwiftSource, hasPreviews: Bool) {
        self.source = source
        self.hasPreviews = hasPreviews
    }

    private static let types: Set<String> = ["struct", "class", "enum", "actor", "extension"]
    /// The modifiers that are of no use, or wrong, in an extension.
    private static let modifiersOfTypes: Set<String> = ["override", "open", "final", "dynamic", "required"]

    private func word(_ index: Int) -> String { source.word(index) }

    private func isName(_ index: Int) -> Bool {
        source.tokens.indices.contains(index) && source.tokens[index].kind == .identifier
    }

    /// The index behind a token, or behind the bracket that it opens.
    private func next(_ index: Int) -> Int { source.next(index) }

    private mutating func addToFrame(_ range: Range<Int>) {
        for index in range { frame += word(index) + " " }
    }

    /// Reads the declarations between two tokens.
    /// - Parameters:
    ///   - scope: The type that they are in; empty for none.
    ///   - isOpen: Whether an extension can be named for the type.
    mutating func read(_ range: Range<Int>, scope: String, isOpen: Bool) {
        var index = range.lowerBound
        /// Where the attributes and modifiers of the declaration begin.
        var start: Int?
        /// How many `#if` are open.
        var conditions = 0
        while index < range.upperBound {
            let word = word(index)
            let begin = start ?? index
            start = nil
            switch word {
            case "@":
                start = begin
                index = endOfAttribute(index)
            case "#":
                if self.word(index + 1) == "if" { conditions += 1 }
                if self.word(index + 1) == "endif" { conditions -= 1 }
                let isPreview = !hasPreviews && self.word(index + 1) == "Preview"
                let end = isPreview ? endOfPreview(index, upTo: range.upperBound) : index + 1
                if !isPreview { addToFrame(index..<end) }
                index = end
            case "import" where scope.isEmpty && isStart(index):
                let end = endOfLine(index, upTo: range.upperBound)
                imports.append(source.text(of: begin..<end))
                addToFrame(begin..<end)
                index = end
            case _
            where Self.types.contains(word) && isDeclaration(index) && isName(index + 1)
                && !(word == "class" && ["func", "var", "let"].contains(self.word(index + 1))):
                index = readType(
                    from: begin, keyword: index, upTo: range.upperBound, scope: scope, isOpen: isOpen && conditions == 0
                )
            case "func" where isDeclaration(index), "var" where isDeclaration(index):
                index = readMember(
                    from: begin, keyword: index, upTo: range.upperBound, scope: scope, isOpen: isOpen && conditions == 0
                )
            case _ where SwiftSource.modifiers.contains(word) || (word == "class" && isDeclaration(index)):
                start = begin
                index += 1
                // `private(set)`
                if self.word(index) == "(", !source.tokens[index].startsLine { index = next(index) }
            default:
                let end = next(index)
                addToFrame(begin..<end)
                index = end
            }
        }
        if let start { addToFrame(start..<range.upperBound) }
    }

    /// Whether a keyword begins a declaration, and is no member's or argument's name.
    private func isDeclaration(_ index: Int) -> Bool {
        index == 0 || ![".", ":"].contains(word(index - 1)) && word(index + 1) != ":"
    }

    private func isStart(_ index: Int) -> Bool {
        index == 0 || source.tokens[index].startsLine || word(index - 1) == ")" || isName(index - 1)
    }

    private func endOfLine(_ index: Int, upTo end: Int) -> Int {
        var index = index + 1
        while index < end, !source.tokens[index].startsLine { index += 1 }
        return index
    }

    private func endOfAttribute(_ index: Int) -> Int {
        var index = index + 2
        while word(index) == "." { index += 2 }
        if source.tokens.indices.contains(index), word(index) == "(", !source.tokens[index].blankBefore {
            index = next(index)
        }
        return index
    }

    private func endOfPreview(_ index: Int, upTo end: Int) -> Int {
        var index = index + 2
        if index < end, word(index) == "(" { index = next(index) }
        // Further closures follow the first, with names.
        while index < end, word(index) == "{" || isName(index) && word(index + 1) == ":" && word(index + 2) == "{" {
            index = next(word(index) == "{" ? index : index + 2)
        }
        return index
    }

    /// Reads a type or extension; returns the index behind it.
    private mutating func readType(from begin: Int, keyword: Int, upTo end: Int, scope: String, isOpen: Bool) -> Int {
        var brace = keyword + 1
        while brace < end, word(brace) != "{" { brace = next(brace) }
        guard brace < end, let close = source.tokens[brace].partner else {
            addToFrame(begin..<end)
            return end
        }
        addToFrame(begin..<brace + 1)
        var name = self.word(keyword + 1)
        var index = keyword + 2
        while word(index) == "." {
            name += "." + word(index + 1)
            index += 2
        }
        // Generic parameters of a type are known in its extensions; arguments of an extension are not a name.
        let isNamed = word(keyword) != "extension" || word(index) != "<"
        let isConstrained = scope.contains(" where ")
        var inner = scope.isEmpty ? name : scope + "." + name
        if word(keyword) == "extension", let clause = (index..<brace).first(where: { word($0) == "where" }) {
            inner += " " + source.text(of: clause..<brace)
        }
        read(brace + 1..<close, scope: inner, isOpen: isOpen && isNamed && !isConstrained)
        addToFrame(close..<close + 1)
        return close + 1
    }

    /// Reads a function or variable; returns the index behind what belongs to it for certain.
    private mutating func readMember(from begin: Int, keyword: Int, upTo end: Int, scope: String, isOpen: Bool) -> Int {
        guard isName(keyword + 1), let parts = parts(of: keyword, upTo: end) else {
            addToFrame(begin..<keyword + 1)
            return keyword + 1
        }
        let close = source.tokens[parts.brace].partner ?? parts.brace
        let code = code(parts.brace + 1..<close)
        let name = source.name(at: keyword + 1)
        let signature = source.text(of: begin..<parts.brace)
        let member = SourceOutline.Member(
            key: "\(scope) \(words(begin..<parts.brace))", scope: scope, name: name + parts.labels,
            range: source.range(of: begin..<close + 1), nameRange: source.tokens[keyword + 1].range,
            leftOut: (begin..<keyword).filter { Self.modifiersOfTypes.contains(word($0)) }
                .map { source.tokens[$0].range },
            code: code,
            isReplaceable: isOpen && canReplace(parts, signature: signature)
                && !mentions(name, in: parts.brace + 1..<close))
        addToFrame(begin..<parts.brace)
        if member.isReplaceable {
            members.append(member)
            frame += "{ } "
        } else {
            addToFrame(parts.brace..<close + 1)
        }
        return close + 1
    }

    /// The brace that opens the code of a function or computed property, the labels of a function's parameters, and the
    /// tokens of the type; nil where there is no code.
    private func parts(of keyword: Int, upTo end: Int) -> (brace: Int, labels: String, type: Range<Int>)? {
        var index = keyword + 2
        var labels = ""
        if word(keyword) == "func" {
            // Behind the name there are at most generic parameters.
            while index < end, !["(", "{", "func"].contains(word(index)) { index += 1 }
            guard index < end, word(index) == "(", let close = source.tokens[index].partner else { return nil }
            labels = "(\(self.labels(index + 1..<close)))"
            index = close + 1
        }
        let type = index
        while index < end {
            switch word(index) {
            case "{":
                // Observers belong to a stored property.
                let isObserved = ["willSet", "didSet"].contains(word(index + 1))
                return isObserved ? nil : (index, labels, type..<index)
            case "=", "var", "let", "func", "struct", "class", "enum", "case", "init", "@", "}", ",", "#": return nil
            default: index = next(index)
            }
        }
        return nil
    }

    private func labels(_ range: Range<Int>) -> String {
        var labels = ""
        var isFirst = true
        var index = range.lowerBound
        while index < range.upperBound {
            if isFirst, word(index) == "@" {
                index = endOfAttribute(index)
                continue
            }
            if isFirst { labels += source.name(at: index) + ":" }
            isFirst = word(index) == ","
            index = next(index)
        }
        return labels
    }

    /// Whether the type and attributes of a member allow its code to be replaced.
    private func canReplace(_ parts: (brace: Int, labels: String, type: Range<Int>), signature: String) -> Bool {
        // Of opaque types only views are erased, and may become others.
        let type = words(parts.type.filter { ![":", "->"].contains(word($0)) })
        if type.contains("some "),
            !["some View ", "some SwiftUI . View "].contains(type.replacing(/^(async |throws )+/, with: ""))
        {
            return false
        }
        return !["@inlinable", "@_", "@objc"].contains { signature.contains($0) }
    }

    /// Whether code calls what has a name, or a superclass: within a replacement that is the code that it replaces.
    private func mentions(_ name: String, in range: Range<Int>) -> Bool {
        range.contains { index in
            let word = word(index)
            if word == "super" { return true }
            if word != name { return false }
            return self.word(index - 1) != "." || self.word(index - 2) == "self"
        }
    }

    private func words(_ indices: some Sequence<Int>) -> String { indices.reduce(into: "") { $0 += word($1) + " " } }

    /// Code as words: with its lines, and the blanks that may make a difference.
    private func code(_ range: Range<Int>) -> String {
        range.reduce(into: "") { text, index in
            let token = source.tokens[index]
            text += (token.startsLine ? "\n" : token.blankBefore ? " " : "") + word(index)
        }
    }
}
