/// A pattern of paths as shells write them: `*`, `?`, `[a-z]`, `{a,b}`, and `**` for any folders.
struct GlobPattern {
    private enum Part {
        case folders
        case name([Piece])
    }

    private enum Piece {
        case any, one
        case character(Character)
        case set([ClosedRange<Character>], isNegated: Bool)
    }

    private let alternatives: [[Part]]

    /// More alternatives than this are no pattern of a project's.
    private static let mostAlternatives = 100

    /// Whether a path is a pattern at all.
    static func isPattern(_ path: String) -> Bool { path.contains { "*?[{".contains($0) } }

    init(_ pattern: String) {
        alternatives = Self.expand(pattern).map { path in
            path.split(separator: "/").filter { $0 != "." }.map {
                $0 == "**" ? Part.folders : .name(Self.pieces(of: $0))
            }
        }
    }

    /// Returns whether a path matches as a whole.
    func matches(_ path: [Substring]) -> Bool { alternatives.contains { Self.matches($0, path) } }

    /// Returns whether a path or one of the folders around it matches.
    func covers(_ path: [Substring]) -> Bool {
        path.indices.contains { end in matches(Array(path[...end])) }
    }

    // MARK: Reading

    /// Replaces `{a,b}` by each of its words.
    private static func expand(_ pattern: String) -> [String] {
        var open = [pattern]
        var done: [String] = []
        while let next = open.popLast(), done.count + open.count < mostAlternatives {
            guard let start = next.firstIndex(of: "{"), let found = words(in: next, from: start) else {
                done.append(next)
                continue
            }
            for word in found.words.prefix(mostAlternatives) {
                open.append("\(next[..<start])\(word)\(next[found.end...])")
            }
        }
        return done
    }

    private static func words(in text: String, from start: String.Index) -> (words: [Substring], end: String.Index)? {
        var depth = 0
        var words: [Substring] = []
        var begin = text.index(after: start)
        var index = start
        while index < text.endIndex {
            switch text[index] {
            case "{": depth += 1
            case "}": depth -= 1
            case "," where depth == 1:
                words.append(text[begin..<index])
                begin = text.index(after: index)
            default: break
            }
            if depth == 0 { return (words + [text[begin..<index]], text.index(after: index)) }
            index = text.index(after: index)
        }
        return nil
    }

    private static func pieces(of name: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = name
        while let character = rest.popFirst() {
            switch character {
            case "*": if case .any = pieces.last {} else { pieces.append(.any) }
            case "?": pieces.append(.one)
            case "\\": if let escaped = rest.popFirst() { pieces.append(.character(escaped)) }
            case "[":
                guard let end = rest.dropFirst().firstIndex(of: "]") else {
                    pieces.append(.character("["))
                    continue
                }
                pieces.append(set(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            default: pieces.append(.character(character))
            }
        }
        return pieces
    }

    private static func set(_ text: Substring) -> Piece {
        var rest = text
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let first = rest.popFirst() {
            if rest.first == "-", let last = rest.dropFirst().first {
                rest.removeFirst(2)
                if first <= last { ranges.append(first...last) }
            } else {
                ranges.append(first...first)
            }
        }
        return .set(ranges, isNegated: isNegated)
    }

    // MARK: Matching

    private static func matches(_ parts: [Part], _ path: [Substring]) -> Bool {
        match(
            parts, path, isAny: { if case .folders = $0 { true } else { false } },
            fits: { part, name in
                guard case .name(let pieces) = part else { return false }
                return match(pieces, Array(name), isAny: { if case .any = $0 { true } else { false } }, fits: fits)
            })
    }

    private static func fits(_ piece: Piece, _ character: Character) -> Bool {
        switch piece {
        case .any: false
        case .one: true
        case .character(let wanted): wanted == character
        case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
        }
    }

    /// Matches a pattern with a mark for any number of elements, by steps that are at most as many as both lengths multiplied.
    private static func match<Mark, Element>(
        _ pattern: [Mark], _ elements: [Element], isAny: (Mark) -> Bool, fits: (Mark, Element) -> Bool
    ) -> Bool {
        var (mark, element) = (0, 0)
        var retry: (mark: Int, element: Int)?
        while element < elements.count {
            if mark < pattern.count, isAny(pattern[mark]) {
                retry = (mark, element)
                mark += 1
            } else if mark < pattern.count, fits(pattern[mark], elements[element]) {
                mark += 1
                element += 1
            } else if let last = retry {
                // The last mark takes one element more.
                (mark, element) = (last.mark + 1, last.element + 1)
                retry = (last.mark, last.element + 1)
            } else {
                return false
            }
        }
        return pattern[mark...].allSatisfy(isAny)
    }
}
