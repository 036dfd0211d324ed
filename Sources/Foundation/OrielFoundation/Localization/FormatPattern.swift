import Foundation

/// A string with `printf` specifiers, taken apart.
package enum FormatPattern {
    package enum Piece: Equatable {
        case literal(String)
        /// A specifier: the index of its value, from 0, and its format (without position).
        case argument(Int, specifier: String)
    }

    /// Splits a pattern; specifiers without a position count on from `next`.
    package static func pieces(of pattern: String, next: inout Int) -> [Piece] {
        guard pattern.utf8.contains(percent) else { return pattern.isEmpty ? [] : [.literal(pattern)] }
        var pieces: [Piece] = []
        var literal = ""
        var rest = Substring(pattern)
        while let place = rest.utf8.firstIndex(of: percent) {
            literal += rest[..<place]
            rest = rest[rest.index(after: place)...]
            if rest.utf8.first == percent {
                literal += "%"
                rest = rest.dropFirst()
            } else if let found = specifier(at: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                if let position = found.position {
                    pieces.append(.argument(position - 1, specifier: found.text))
                } else {
                    pieces.append(.argument(next, specifier: found.text))
                    next += 1
                }
                rest = found.rest
            } else {
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// Puts values in place of a pattern's specifiers.
    package static func fill(_ pattern: String, with values: [String]) -> String {
        var next = 0
        var result = ""
        for piece in pieces(of: pattern, next: &next) {
            switch piece {
            case .literal(let string): result += string
            case .argument(let index, let specifier):
                result += values.indices.contains(index) ? values[index] : specifier
            }
        }
        return result
    }

    private static let percent = UInt8(ascii: "%")

    /// Reads a specifier behind its percent sign.
    private static func specifier(at rest: Substring) -> (text: String, position: Int?, rest: Substring)? {
        var body = rest
        var position: Int?
        let digits = body.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, body.dropFirst(digits.count).first == "$" {
            position = Int(digits)
            body = body.dropFirst(digits.count + 1)
        }
        // A space would be a flag too, but in running text "50 % of" is not a specifier.
        let flags = body.prefix { "-+0#'.lhqzjtL123456789".contains($0) }
        guard let kind = body.dropFirst(flags.count).first, "@diuoxXfFeEgGaAcCsSp".contains(kind) else { return nil }
        return ("%\(flags)\(kind)", position, body.dropFirst(flags.count + 1))
    }
}
