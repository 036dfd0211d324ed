/// The written form of cases: a name, a number after `#`, numbers in parentheses, and further terms in braces.
///
///     vstack#1(0,4){text#2(3,0) spacer#3}
package struct Term: Equatable {
    package var name: String
    package var id = 0
    package var numbers: [Int] = []
    package var children: [Term] = []

    /// A number by its place; 0 where there is none.
    package func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
}

extension Term: CustomStringConvertible {
    package var description: String {
        var text = name
        if id != 0 { text += "#\(id)" }
        if !numbers.isEmpty { text += "(" + numbers.map(String.init).joined(separator: ",") + ")" }
        if !children.isEmpty { text += "{" + children.map(\.description).joined(separator: " ") + "}" }
        return text
    }
}

/// Reads terms.
package struct TermParser {
    private var rest: Substring

    package init(_ text: some StringProtocol) { rest = Substring(text) }

    /// An error in a text.
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    private mutating func skip() { rest = rest.drop { $0 == " " || $0 == "\n" } }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func integer() throws -> Int {
        skip()
        let digits = rest.prefix { $0 == "-" || $0.isNumber }
        guard let value = Int(digits) else { throw Mistake(description: "No number at “\(rest.prefix(20))”.") }
        rest = rest.dropFirst(digits.count)
        skip()
        return value
    }

    /// The terms up to the end of the text, or up to a closing brace.
    package mutating func terms() throws -> [Term] {
        var result: [Term] = []
        while true {
            skip()
            guard let next = rest.first, next != "}" else { return result }
            result.append(try term())
        }
    }

    /// The next term.
    package mutating func term() throws -> Term {
        skip()
        let name = rest.prefix { $0.isLetter }
        guard !name.isEmpty else { throw Mistake(description: "No name at “\(rest.prefix(20))”.") }
        rest = rest.dropFirst(name.count)
        var term = Term(name: String(name))
        if take("#") { term.id = try integer() }
        if take("(") {
            repeat { term.numbers.append(try integer()) } while take(",")
            guard take(")") else { throw Mistake(description: "No “)” at “\(rest.prefix(20))”.") }
        }
        if take("{") {
            term.children = try terms()
            guard take("}") else { throw Mistake(description: "No “}” at “\(rest.prefix(20))”.") }
        }
        return term
    }
}
