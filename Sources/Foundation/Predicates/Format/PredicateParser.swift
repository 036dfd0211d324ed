import Foundation

/// Reads the format language of `NSPredicate`.
package struct PredicateParser {
    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    private var index = 0
    private var nextArgument = 0
    private var depth = 0
    /// Deeper nesting is not a condition, and would overflow the stack.
    private static let deepest = 100
    /// How many operators were read that make the tree of one comparison deeper, and how many there may be.
    private var operators = 0
    private static let mostOperators = 1000
    /// How many conditions and expressions were begun; what follows a parenthesis may be read twice.
    private var steps = 0

    package static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(format), arguments: arguments)
        let node = try parser.disjunction()
        guard parser.current == .end else { throw parser.failure("the end") }
        return node
    }

    /// Reads an expression, such as the derivation of an attribute.
    package static func parseExpression(_ format: String, _ arguments: [Any?] = []) throws -> PredicateOperand {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(format), arguments: arguments)
        let expression = try parser.expression()
        guard parser.current == .end else { throw parser.failure("the end") }
        return expression
    }

    private init(tokens: [PredicateToken], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private var current: PredicateToken { tokens[min(index, tokens.count - 1)] }

    private func failure(_ expected: String) -> PredicateFailure {
        PredicateFailure(description: "expected \(expected), not \(current)")
    }

    private mutating func take(sign: String) -> Bool {
        guard current == .sign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func take(word: String...) -> Bool {
        guard case .word(let found) = current, word.contains(found.uppercased()) else { return false }
        index += 1
        return true
    }

    private mutating func expect(sign: String) throws {
        guard take(sign: sign) else { throw failure("“\(sign)”") }
    }

    /// Begins a condition or an expression, which ends with `leave`.
    ///
    /// Subqueries in parentheses that are no conditions would take steps by a power of their depth.
    private mutating func enter() throws {
        depth += 1
        steps += 1
        if depth > Self.deepest || steps > 100 * tokens.count { throw failure("less nesting") }
    }

    private mutating func leave() { depth -= 1 }

    /// Takes the sign of an operator whose result is an operand of the next one.
    private mutating func take(operator sign: String) throws -> Bool {
        guard take(sign: sign) else { return false }
        operators += 1
        if operators > Self.mostOperators { throw failure("fewer operators") }
        return true
    }

    private mutating func argument() throws -> Any? {
        guard nextArgument < arguments.count else {
            throw PredicateFailure(description: "there are fewer arguments than places for them")
        }
        nextArgument += 1
        return arguments[nextArgument - 1]
    }

    // MARK: Logic

    private mutating func disjunction() throws -> PredicateNode {
        try enter()
        defer { leave() }
        var parts = [try conjunction()]
        while take(word: "OR") || take(sign: "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws -> PredicateNode {
        var parts = [try negation()]
        while take(word: "AND") || take(sign: "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws -> PredicateNode {
        var isNegated = false
        while take(word: "NOT") || take(sign: "!") { isNegated.toggle() }
        let node = try primary()
        return isNegated ? .not(node) : node
    }

    private mutating func primary() throws -> PredicateNode {
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        guard current == .sign("(") else { return try comparison() }
        // The meaning of a parenthesis depends on the text after it.
        let (place, argument) = (index, nextArgument)
        index += 1
        if let inner = try? disjunction(), take(sign: ")"), !continuesExpression { return inner }
        (index, nextArgument) = (place, argument)
        return try comparison()
    }

    private var continuesExpression: Bool {
        switch current {
        case .sign(let sign):
            ["==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "+", "-", "*", "/"].contains(sign)
        case .word(let word):
            ["IN", "BETWEEN", "CONTAINS", "LIKE", "MATCHES", "BEGINSWITH", "ENDSWITH"].contains(word.uppercased())
        default: false
        }
    }

    private mutating func comparison() throws -> PredicateNode {
        // Comparisons beside each other make no deeper tree; comparisons in a subquery do.
        let operatorsAround = operators
        defer { operators = operatorsAround }
        var modifier = PredicateComparison.Modifier.direct
        if take(word: "ANY", "SOME") {
            modifier = .any
        } else if take(word: "ALL") {
            modifier = .all
        } else if take(word: "NONE") {
            modifier = .none
        }
        let left = try expression()
        let sign = try comparisonOperator()
        let options = try textOptions()
        let right = try expression()
        return .comparison(
            PredicateComparison(modifier: modifier, left: left, comparison: sign, options: options, right: right))
    }

    private mutating func comparisonOperator() throws -> PredicateComparison.Operator {
        defer { index += 1 }
        switch current {
        case .sign("="), .sign("=="): return .equal
        case .sign("!="), .sign("<>"): return .notEqual
        case .sign("<"): return .less
        case .sign(">"): return .greater
        case .sign("<="), .sign("=<"): return .lessOrEqual
        case .sign(">="), .sign("=>"): return .greaterOrEqual
        case .word(let word):
            let known: [PredicateComparison.Operator] = [
                .contains, .beginsWith, .endsWith, .like, .matches, .isIn, .between,
            ]
            if let found = known.first(where: { $0.rawValue == word.uppercased() }) { return found }
        default: break
        }
        throw failure("an operator")
    }

    private mutating func textOptions() throws -> TextOptions {
        guard take(sign: "[") else { return [] }
        guard case .word(let letters) = current else { throw failure("“c” or “d”") }
        index += 1
        try expect(sign: "]")
        var options: TextOptions = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n", "l": break
            default: throw PredicateFailure(description: "“[\(letters)]” are no options of a comparison")
            }
        }
        return options
    }

    // MARK: Expressions

    private mutating func expression() throws -> PredicateOperand {
        try enter()
        defer { leave() }
        var left = try product()
        while true {
            if try take(operator: "+") {
                left = .function("add", [left, try product()])
            } else if try take(operator: "-") {
                left = .function("subtract", [left, try product()])
            } else {
                return left
            }
        }
    }

    private mutating func product() throws -> PredicateOperand {
        var left = try power()
        while true {
            if try take(operator: "*") {
                left = .function("multiply", [left, try power()])
            } else if try take(operator: "/") {
                left = .function("divide", [left, try power()])
            } else {
                return left
            }
        }
    }

    private mutating func power() throws -> PredicateOperand {
        let left = try operand()
        guard take(sign: "**") else { return left }
        try enter()
        defer { leave() }
        return .function("raise", [left, try power()])
    }

    private mutating func operand() throws -> PredicateOperand {
        try enter()
        defer { leave() }
        if take(sign: "-") {
            if case .number(let digits) = current {
                index += 1
                return .constant(Self.number("-" + digits))
            }
            return .function("negate", [try operand()])
        }
        var operand = try atom()
        while try take(operator: "[") {
            if take(word: "FIRST") {
                operand = .function("first", [operand])
            } else if take(word: "LAST") {
                operand = .function("last", [operand])
            } else if take(word: "SIZE") {
                operand = .function("count", [operand])
            } else {
                operand = .function("index", [operand, try expression()])
            }
            try expect(sign: "]")
        }
        return operand
    }

    private static func number(_ digits: String) -> PredicateValue {
        Int64(digits).map { .integer($0) } ?? .real(Double(digits) ?? 0)
    }

    private mutating func atom() throws -> PredicateOperand {
        let token = current
        index += 1
        switch token {
        case .number(let digits): return .constant(Self.number(digits))
        case .quoted(let text):
            // `#name`: a key that is spelled as a word of the language.
            return text.hasPrefix("#") ? .keyPath([String(text.dropFirst())] + (try rest())) : .constant(.text(text))
        case .variable(let name): return .variable(name, try rest())
        case .argument("K"):
            guard case .text(let path) = PredicateValue(try argument()) else { throw failure("a key path for “%K”") }
            return .keyPath(path.split(separator: ".").map(String.init) + (try rest()))
        case .argument: return .constant(PredicateValue(try argument()))
        case .sign("("):
            let inner = try expression()
            try expect(sign: ")")
            return inner
        case .sign("{"): return .list(try elements(until: "}"))
        case .word(let word): return try named(word)
        default:
            index -= 1
            throw failure("a value")
        }
    }

    private mutating func elements(until end: String) throws -> [PredicateOperand] {
        var elements: [PredicateOperand] = []
        if take(sign: end) { return elements }
        repeat { elements.append(try expression()) } while take(sign: ",")
        try expect(sign: end)
        return elements
    }

    /// The rest of a key path, after its first word.
    private mutating func rest() throws -> [String] {
        var path: [String] = []
        while take(sign: ".") {
            switch current {
            case .word(let word): path.append(word)
            case .argument("K"):
                guard case .text(let more) = PredicateValue(try argument()) else { throw failure("a key path") }
                path += more.split(separator: ".").map(String.init)
            default: throw failure("a key")
            }
            index += 1
        }
        return path
    }

    private mutating func named(_ word: String) throws -> PredicateOperand {
        switch word.uppercased() {
        case "NIL", "NULL": return .constant(.none)
        case "TRUE", "YES": return .constant(.integer(1))
        case "FALSE", "NO": return .constant(.integer(0))
        case "SELF": return .keyPath(try rest())
        case "SUBQUERY" where current == .sign("("): return try subquery()
        case "FUNCTION" where current == .sign("("):
            index += 1
            let parts = try elements(until: ")")
            guard parts.count >= 2, case .constant(.text(let name)) = parts[1] else { throw failure("a function") }
            guard let plain = PredicateFunction.named(name) else {
                throw PredicateFailure(description: "no function \(name)")
            }
            return .function(plain, [parts[0]] + parts.dropFirst(2))
        default: break
        }
        let function = word.lowercased()
        if take(sign: ":") {
            // `sum:(a.b)`
            try expect(sign: "(")
            guard PredicateFunction.names.contains(function) else { throw failure("a function") }
            return .function(function, try elements(until: ")"))
        }
        if current == .sign("("), PredicateFunction.names.contains(function) {
            index += 1
            return .function(function, try elements(until: ")"))
        }
        return .keyPath([word] + (try rest()))
    }

    private mutating func subquery() throws -> PredicateOperand {
        try expect(sign: "(")
        let collection = try expression()
        try expect(sign: ",")
        guard case .variable(let name) = current else { throw failure("a variable") }
        index += 1
        try expect(sign: ",")
        let condition = try disjunction()
        try expect(sign: ")")
        return .subquery(collection, name, condition, try rest())
    }
}
