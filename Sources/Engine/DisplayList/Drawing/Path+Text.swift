import Foundation

extension Path: CustomStringConvertible, LosslessStringConvertible {
    /// The path as text: coordinates followed by `m`, `l`, `q`, `c` or `h` (close), in order.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(plain($0.x)) \(plain($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let to): text(to) + " m"
            case .line(let to): text(to) + " l"
            case .quadCurve(let to, let control): text(control, to) + " q"
            case .curve(let to, let control1, let control2): text(control1, control2, to) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Creates a path from the text of ``description``; nil where the text is something else.
    ///
    /// A rectangle may also be written as `x y width height re`.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            guard let count = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4][word], numbers.count == count else {
                return nil
            }
            if isEmpty, word != "m", word != "re" { return nil }
            switch word {
            case "m": move(to: point(0))
            case "l": addLine(to: point(0))
            case "q": addQuadCurve(to: point(2), control: point(0))
            case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
            case "re":
                addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: closeSubpath()
            }
            numbers.removeAll()
        }
        if !numbers.isEmpty { return nil }
    }
}

/// A number without a needless fraction.
private func plain(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
}
