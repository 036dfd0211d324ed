import Foundation

/// The functions of conditions, under the names that `NSExpression` has for them, without the colons.
package enum PredicateFunction {
    package static func call(_ name: String, _ arguments: [PredicateValue]) -> PredicateValue {
        switch (name, arguments.count) {
        case ("add", 2), ("subtract", 2), ("multiply", 2), ("divide", 2), ("modulus", 2), ("raise", 2):
            return arithmetic(name, arguments[0], arguments[1])
        case ("negate", 1): return arithmetic("subtract", .integer(0), arguments[0])
        case ("sum", _), ("avg", _), ("average", _), ("min", _), ("max", _), ("count", _):
            return aggregate(name, arguments.count == 1 ? arguments[0].elements ?? arguments : arguments)
        case ("abs", 1), ("ceiling", 1), ("floor", 1), ("trunc", 1), ("sqrt", 1), ("exp", 1), ("ln", 1), ("log", 1):
            return arguments[0].number.map { rounded(name, $0, arguments[0]) } ?? .none
        case ("uppercase", 1), ("lowercase", 1), ("canonical", 1), ("length", 1):
            guard case .text(let text) = arguments[0] else { return .none }
            switch name {
            case "uppercase": return .text(text.uppercased())
            case "lowercase": return .text(text.lowercased())
            case "length": return .integer(Int64(text.utf16.count))
            default: return .text(TextMatching.fold(text, [.caseInsensitive, .diacriticInsensitive]))
            }
        case ("now", 0): return .date(Date())
        case ("first", 1): return arguments[0].elements?.first ?? .none
        case ("last", 1): return arguments[0].elements?.last ?? .none
        case ("index", 2):
            guard let list = arguments[0].elements, case .integer(let place) = arguments[1] else { return .none }
            return list.indices.contains(Int(clamping: place)) ? list[Int(place)] : .none
        case ("cast", 2): return cast(arguments[0], arguments[1])
        default: return .none
        }
    }

    package static let names: Set<String> = [
        "sum", "average", "avg", "min", "max", "count", "abs", "ceiling", "floor", "trunc", "sqrt", "exp", "ln", "log",
        "uppercase", "lowercase", "canonical", "length", "now", "add", "subtract", "multiply", "divide", "modulus",
        "raise", "first", "last", "cast",
    ]

    /// Whole numbers stay whole; what can't be computed is nothing.
    package static func arithmetic(_ name: String, _ a: PredicateValue, _ b: PredicateValue) -> PredicateValue {
        if case .integer(let a) = a, case .integer(let b) = b, name != "raise" {
            let (result, overflows): (Int64, Bool)
            switch name {
            case "add": (result, overflows) = a.addingReportingOverflow(b)
            case "subtract": (result, overflows) = a.subtractingReportingOverflow(b)
            case "multiply": (result, overflows) = a.multipliedReportingOverflow(by: b)
            case "divide":
                if b == 0 { return .none }
                (result, overflows) = a.dividedReportingOverflow(by: b)
            default:
                if b == 0 { return .none }
                (result, overflows) = a.remainderReportingOverflow(dividingBy: b)
            }
            if !overflows { return .integer(result) }
        }
        guard let a = a.number, let b = b.number else { return .none }
        switch name {
        case "add": return real(a + b)
        case "subtract": return real(a - b)
        case "multiply": return real(a * b)
        case "divide": return b == 0 ? .none : real(a / b)
        case "raise": return real(pow(a, b))
        default: return b == 0 ? .none : real(a.truncatingRemainder(dividingBy: b))
        }
    }

    private static func real(_ value: Double) -> PredicateValue { value.isNaN ? .none : .real(value) }

    private static func rounded(_ name: String, _ number: Double, _ value: PredicateValue) -> PredicateValue {
        if case .integer(let whole) = value {
            if name == "abs" { return .integer(whole == .min ? .max : abs(whole)) }
            if ["ceiling", "floor", "trunc"].contains(name) { return value }
        }
        switch name {
        case "abs": return real(abs(number))
        case "ceiling": return real(number.rounded(.up))
        case "floor": return real(number.rounded(.down))
        case "trunc": return real(number.rounded(.towardZero))
        case "sqrt": return real(number.squareRoot())
        case "exp": return real(exp(number))
        case "ln": return real(Foundation.log(number))
        default: return real(log10(number))
        }
    }

    private static func aggregate(_ name: String, _ values: [PredicateValue]) -> PredicateValue {
        if name == "count" { return .integer(Int64(values.count)) }
        let present = values.filter { !$0.isNone }
        switch name {
        case "sum": return present.reduce(.integer(0)) { arithmetic("add", $0, $1) }
        case "avg", "average":
            let numbers = present.compactMap(\.number)
            return numbers.isEmpty ? .none : real(numbers.reduce(0, +) / Double(numbers.count))
        default:
            let wanted: ComparisonResult = name == "min" ? .orderedAscending : .orderedDescending
            guard var best = present.first else { return .none }
            for value in present.dropFirst() where value.order(best) == wanted { best = value }
            return best
        }
    }

    private static func cast(_ value: PredicateValue, _ type: PredicateValue) -> PredicateValue {
        guard case .text(let name) = type else { return .none }
        switch (name, value) {
        case ("NSDate", _): return value.number.map { .date(Date(timeIntervalSinceReferenceDate: $0)) } ?? value
        case ("NSNumber", .date(let date)): return .real(date.timeIntervalSinceReferenceDate)
        case ("NSNumber", .text(let text)): return Double(text).map { .real($0) } ?? .none
        case ("NSDecimalNumber", .text(let text)): return Decimal(string: text).map { .decimal($0) } ?? .none
        case ("NSString", _): return value.any.map { .text("\($0)") } ?? .none
        default: return value
        }
    }
}
