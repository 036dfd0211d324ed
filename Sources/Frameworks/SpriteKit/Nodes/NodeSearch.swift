import Foundation

/// A search for nodes by name, as a path with wildcards.
struct NodeSearch {
    private enum Step {
        case name([NamePart])
        case parent
        case itself
        /// The node and all of its descendants.
        case descendants
    }

    private var startsAtRoot = false
    private var steps: [Step] = []

    init(_ text: String) {
        var rest = Substring(text)
        if rest.hasPrefix("//") {
            startsAtRoot = true
            steps.append(.descendants)
            rest = rest.dropFirst(2)
        } else if rest.hasPrefix("/") {
            startsAtRoot = true
            rest = rest.dropFirst()
        }
        while !rest.isEmpty {
            let word = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(word.count)
            switch word {
            case "..": steps.append(.parent)
            case ".": steps.append(.itself)
            case "": break
            default: steps.append(.name(NamePart.parts(of: word)))
            }
            if rest.hasPrefix("//") { steps.append(.descendants) }
            rest = rest.drop { $0 == "/" }
        }
    }

    /// Calls a closure with each node found, in the order of the tree, until it sets its argument.
    @MainActor
    func run(from node: SKNode, _ found: (SKNode, inout Bool) -> Void) {
        guard let last = steps.last else { return }
        var stop = false
        var nodes = [startsAtRoot ? node.root : node]
        for step in steps.dropLast() { nodes = nodes.flatMap { Self.next($0, step) } }
        for start in nodes {
            for match in Self.next(start, last) {
                found(match, &stop)
                if stop { return }
            }
        }
    }

    @MainActor
    private static func next(_ node: SKNode, _ step: Step) -> [SKNode] {
        switch step {
        case .itself: [node]
        case .parent: node.parent.map { [$0] } ?? []
        case .name(let parts): node.children.filter { NamePart.match(parts[...], Array($0.name ?? "")[...]) }
        case .descendants: descendants(node)
        }
    }

    @MainActor
    private static func descendants(_ node: SKNode) -> [SKNode] {
        var list = [node]
        var waiting = Array(node.children.reversed())
        while let next = waiting.popLast() {
            list.append(next)
            waiting += next.children.reversed()
        }
        return list
    }
}

/// A part of a pattern of names.
private enum NamePart {
    case character(Character)
    case anything
    case oneOf([ClosedRange<Character>])

    static func parts(of word: Substring) -> [NamePart] {
        var parts: [NamePart] = []
        var rest = word
        while let first = rest.popFirst() {
            if first == "*" {
                parts.append(.anything)
            } else if first == "[", let end = rest.firstIndex(of: "]") {
                parts.append(.oneOf(ranges(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                parts.append(.character(first))
            }
        }
        return parts
    }

    private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
        var ranges: [ClosedRange<Character>] = []
        let letters = text.filter { $0 != "," }
        var index = letters.startIndex
        while index < letters.endIndex {
            let low = letters[index]
            let dash = letters.index(after: index)
            if dash < letters.endIndex, letters[dash] == "-", letters.index(after: dash) < letters.endIndex {
                let high = letters[letters.index(after: dash)]
                ranges.append(min(low, high)...max(low, high))
                index = letters.index(dash, offsetBy: 2)
            } else {
                ranges.append(low...low)
                index = dash
            }
        }
        return ranges
    }

    static func match(_ parts: ArraySlice<NamePart>, _ name: ArraySlice<Character>) -> Bool {
        guard let part = parts.first else { return name.isEmpty }
        let rest = parts.dropFirst()
        switch part {
        case .anything:
            return (name.startIndex...name.endIndex).contains { match(rest, name[$0...]) }
        case .character(let character):
            return name.first == character && match(rest, name.dropFirst())
        case .oneOf(let ranges):
            guard let first = name.first, ranges.contains(where: { $0.contains(first) }) else { return false }
            return match(rest, name.dropFirst())
        }
    }
}
