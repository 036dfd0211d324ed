import DisplayList
import Foundation

/// Reads the outline of an SVG path.
struct TemplatePath {
    private var elements: [Path.Element] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, and the letter that it belongs to.
    private var control = CGPoint.zero
    private var last: Character = "M"

    /// The outline up to the first error.
    static func read(_ text: Substring) -> [Path.Element] {
        var path = TemplatePath()
        var numbers = TemplateNumbers(text)
        var letter: Character?
        while let next = numbers.command() ?? (numbers.isAtNumber ? path.following(letter) : nil) {
            letter = next
            guard path.add(next, &numbers) else { break }
        }
        return path.elements
    }

    /// The command for further numbers after a command, without a letter of their own.
    private func following(_ letter: Character?) -> Character? {
        switch letter {
        case "M": "L"
        case "m": "l"
        case "Z", "z", nil: nil
        default: letter
        }
    }

    private mutating func add(_ letter: Character, _ numbers: inout TemplateNumbers) -> Bool {
        let isRelative = letter.isLowercase
        let kind = Character(letter.uppercased())
        let origin = isRelative ? current : .zero
        func point() -> CGPoint? {
            guard let x = numbers.next(), let y = numbers.next() else { return nil }
            return CGPoint(x: origin.x + x, y: origin.y + y)
        }
        let mirror = CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
        let before = last
        last = kind
        switch kind {
        case "M":
            guard let to = point() else { return false }
            elements.append(.move(to: to))
            (current, start) = (to, to)
        case "L":
            guard let to = point() else { return false }
            line(to)
        case "H":
            guard let x = numbers.next() else { return false }
            line(CGPoint(x: origin.x + x, y: current.y))
        case "V":
            guard let y = numbers.next() else { return false }
            line(CGPoint(x: current.x, y: origin.y + y))
        case "C":
            guard let a = point(), let b = point(), let to = point() else { return false }
            curve(a, b, to)
        case "S":
            guard let b = point(), let to = point() else { return false }
            curve(before == "C" || before == "S" ? mirror : current, b, to)
        case "Q":
            guard let c = point(), let to = point() else { return false }
            quadCurve(c, to)
        case "T":
            guard let to = point() else { return false }
            quadCurve(before == "Q" || before == "T" ? mirror : current, to)
        case "A":
            guard let rx = numbers.next(), let ry = numbers.next(), let angle = numbers.next(),
                let isLarge = numbers.flag(), let isSwept = numbers.flag(), let to = point()
            else { return false }
            for (a, b, end) in EllipticArc.curves(
                from: current, to: to, rx: rx, ry: ry, degrees: angle, isLarge: isLarge, isSwept: isSwept)
            {
                curve(a, b, end)
            }
        case "Z":
            elements.append(.closeSubpath)
            current = start
        default: return false
        }
        return elements.count < 200_000
    }

    private mutating func line(_ to: CGPoint) {
        elements.append(.line(to: to))
        current = to
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ to: CGPoint) {
        elements.append(.curve(to: to, control1: a, control2: b))
        (current, control) = (to, b)
    }

    private mutating func quadCurve(_ c: CGPoint, _ to: CGPoint) {
        elements.append(.quadCurve(to: to, control: c))
        (current, control) = (to, c)
    }
}

/// Reads the numbers and letters of an SVG attribute.
struct TemplateNumbers {
    private let text: Substring.UTF8View
    private var place: Substring.UTF8View.Index

    init(_ text: Substring) {
        self.text = text.utf8
        place = self.text.startIndex
    }

    private var byte: UInt8? { place < text.endIndex ? text[place] : nil }

    private mutating func skipSpace() {
        while let byte, [9, 10, 13, 32, UInt8(ascii: ",")].contains(byte) { place = text.index(after: place) }
    }

    /// Whether a number follows.
    var isAtNumber: Bool {
        guard let byte else { return false }
        return (48...57).contains(byte) || [43, 45, 46].contains(byte)
    }

    /// The letter that follows; nil where there is none.
    mutating func command() -> Character? {
        skipSpace()
        guard let byte, (65...90).contains(byte) || (97...122).contains(byte) else { return nil }
        place = text.index(after: place)
        return Character(UnicodeScalar(byte))
    }

    /// The number that follows, within a million; nil where there is none.
    mutating func next() -> CGFloat? {
        skipSpace()
        let start = place
        var (hasPoint, hasExponent) = (false, false)
        scan: while let byte {
            switch byte {
            case 48...57: break
            case 43, 45:
                let isFirst = place == start || [69, 101].contains(text[text.index(before: place)])
                if !isFirst { break scan }
            case 46:
                if hasPoint || hasExponent { break scan }
                hasPoint = true
            case 69, 101:
                if hasExponent || place == start { break scan }
                hasExponent = true
            default: break scan
            }
            place = text.index(after: place)
        }
        guard let number = Double(Substring(text[start..<place])), abs(number) <= 1e6 else { return nil }
        return CGFloat(number)
    }

    /// The flag of an arc that follows, which needs no space behind it.
    mutating func flag() -> Bool? {
        skipSpace()
        guard let byte, byte == 48 || byte == 49 else { return nil }
        place = text.index(after: place)
        return byte == 49
    }
}
