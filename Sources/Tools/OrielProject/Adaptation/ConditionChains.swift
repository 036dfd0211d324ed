/// The chains of `#if … #elseif … #else … #endif` in a file.
struct ConditionChains {
    /// The places of the directives of all chains in one of whose conditions `os(Linux)` stands.
    private(set) var namingLinux: Set<Int> = []
    /// The places of the directives of chains of one branch that is for any system but Linux or has Darwin, where nothing takes its
    /// place, and of branches under more conditions that import an interface.
    private(set) var excludingLinux: Set<Int> = []
    /// The places of the directives of chains of one branch that is not for Linux, as it imports Combine: here Linux has it.
    private(set) var withCombine: Set<Int> = []
    /// The branches of all chains that begin with a condition, inner branches before outer ones.
    private(set) var branches: [Branch] = []

    /// A part of a file that a condition decides about.
    struct Branch {
        /// The place of `#if` or `#elseif`.
        var place: Int
        /// The condition, without spaces.
        var condition: String
        /// The lines from the directive to the next one of the chain, from 1.
        var lines: Range<Int>
    }

    init(_ text: SwiftText) {
        var open: [Chain] = []
        let bytes = text.bytes
        var index = 0
        var line = 1
        var counted = 0
        while let place = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
            index = place + 1
            guard text.isCode[place] else { continue }
            let words = String(decoding: bytes[place...].prefix { $0 != 0x0A }, as: UTF8.self)
            guard ["#if", "#else", "#endif"].contains(where: { words.hasPrefix($0) }) else { continue }
            line += bytes[counted..<place].count { $0 == 0x0A }
            counted = place
            if words.hasPrefix("#if") { open.append(Chain()) } else { close(&open, before: line) }
            guard !open.isEmpty else { continue }
            if words.hasPrefix("#if") || words.hasPrefix("#elseif") {
                let condition = words.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
                open[open.count - 1].places.append(place)
                open[open.count - 1].last = Branch(place: place, condition: condition, lines: line..<line + 1)
                if condition.contains("os(Linux)") { open[open.count - 1].namesLinux = true }
                open[open.count - 1].excludesLinux = condition.contains("!os(Linux)")
                open[open.count - 1].isForAllOthers = Self.isForAllOthers(condition)
                open[open.count - 1].isForDarwin = Self.darwin.contains(String(Self.withoutComment(condition)))
            } else if words.hasPrefix("#else") {
                open[open.count - 1].hasElse = true
            } else if words.hasPrefix("#endif") {
                let chain = open.removeLast()
                if chain.namesLinux { namingLinux.formUnion(chain.places) }
                if chain.places.count == 1, !chain.hasElse,
                    chain.isForDarwin
                        || chain.excludesLinux
                            && (chain.isForAllOthers
                                || Self.imports(SourceScan.interfaces, bytes[chain.places[0]..<place], text))
                {
                    excludingLinux.formUnion(chain.places)
                }
                if chain.places.count == 1, !chain.hasElse, chain.namesLinux,
                    Self.imports(["Combine"], bytes[chain.places[0]..<place], text)
                {
                    withCombine.formUnion(chain.places)
                }
            }
        }
    }

    private struct Chain {
        var places: [Int] = []
        var namesLinux = false
        var excludesLinux = false
        var isForAllOthers = false
        var isForDarwin = false
        var hasElse = false
        /// The branch that has begun last; nil after `#else`.
        var last: Branch?
    }

    /// The conditions for the systems that have Darwin.
    private static let darwin: Set<String> = ["#ifcanImport(Darwin)", "#ifcanImport(ObjectiveC)"]

    /// Whether a condition names nothing but systems that are not meant, Linux among them.
    static func isForAllOthers(_ condition: String) -> Bool {
        let code = withoutComment(condition)
        guard let first = code.firstIndex(of: "!") else { return false }
        let terms = code[first...].split(separator: "&&")
        return ["#if", "#elseif"].contains(code[..<first]) && terms.contains("!os(Linux)")
            && terms.allSatisfy { $0.hasPrefix("!os(") && $0.firstIndex(of: ")") == $0.index(before: $0.endIndex) }
    }

    private static func withoutComment(_ condition: String) -> Substring {
        condition.firstRange(of: "//").map { condition[..<$0.lowerBound] } ?? condition[...]
    }

    /// Whether a part of a file imports one of some modules.
    private static func imports(_ modules: Set<String>, _ part: ArraySlice<UInt8>, _ text: SwiftText) -> Bool {
        part.split(separator: 0x0A).contains { line in
            guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), text.isCode[first] else {
                return false
            }
            let words = String(decoding: line, as: UTF8.self).split { " \t\r".contains($0) }
            guard words.count > 1, let place = words.firstIndex(of: "import"), place + 1 < words.count else {
                return false
            }
            return modules.contains(String(words[place + 1]))
        }
    }

    private mutating func close(_ open: inout [Chain], before line: Int) {
        guard let last = open.indices.last, var branch = open[last].last else { return }
        branch.lines = branch.lines.lowerBound..<line
        branches.append(branch)
        open[last].last = nil
    }
}
