import DisplayList
import Foundation
import OrielBasics

/// Reads outlines written as letters and numbers.
///
/// All places are absolute:
///
/// - `M x y` move, `L x y` line, `H x`, `V y`, `Q cx cy x y`, `C c1x c1y c2x c2y x y`, `Z` close
/// - `O x y r` circle, `E x y rx ry` ellipse, `R x y w h r` rounded rectangle
/// - `A x y r from to` arc in degrees, clockwise when they grow; a line leads to it if a path is open
/// - `K x y angle s` the two lines of an arrow's head, its tip at the point
/// - `T x y angle s` a filled arrow's head around the point
/// - `S x y outer inner n` star, `G x y r n` polygon, both with a point at the top, and of at most 64 points
struct SymbolPathReader {
    private var elements: [Path.Element] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var isOpen = false

    /// Reads an outline; nil where it is not well formed.
    static func read(_ words: some Sequence<Substring>) -> [Path.Element]? {
        var reader = SymbolPathReader()
        var letter: Character?
        var numbers: [CGFloat] = []
        for word in words {
            var rest = word
            if let first = rest.first, first.isLetter {
                if let letter, !reader.add(letter, numbers) { return nil }
                (letter, numbers) = (first, [])
                rest.removeFirst()
            }
            if rest.isEmpty { continue }
            guard let number = Double(rest), abs(number) < 1e6 else { return nil }
            numbers.append(CGFloat(number))
        }
        if let letter, !reader.add(letter, numbers) { return nil }
        return reader.elements
    }

    private mutating func add(_ letter: Character, _ n: [CGFloat]) -> Bool {
        let counts: [Character: Int] = [
            "M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5, "K": 4,
            "T": 4, "S": 5, "G": 4,
        ]
        guard counts[letter] == n.count else { return false }
        switch letter {
        case "M": move(n[0], n[1])
        case "L": line(n[0], n[1])
        case "H": line(n[0], current.y)
        case "V": line(current.x, n[0])
        case "Q":
            current = CGPoint(x: n[2], y: n[3])
            elements.append(.quadCurve(to: current, control: CGPoint(x: n[0], y: n[1])))
        case "C": curve(n[0], n[1], n[2], n[3], n[4], n[5])
        case "Z": close()
        case "O": ellipse(n[0], n[1], n[2], n[2])
        case "E": ellipse(n[0], n[1], n[2], n[3])
        case "R": roundedRectangle(n[0], n[1], n[2], n[3], n[4])
        case "A": arc(n[0], n[1], n[2], n[2], n[3], n[4])
        case "K": head(n[0], n[1], n[2], [(-n[3], -n[3]), (0, 0), (-n[3], n[3])], closes: false)
        case "T":
            let s = n[3]
            head(n[0], n[1], n[2], [(s, 0), (-s * 0.6, -s * 0.95), (-s * 0.6, s * 0.95)], closes: true)
        case "S": star(n[0], n[1], n[2], n[3], n[4])
        case "G": star(n[0], n[1], n[2], nil, n[3])
        default: return false
        }
        return true
    }

    private mutating func move(_ x: CGFloat, _ y: CGFloat) {
        current = CGPoint(x: x, y: y)
        (start, isOpen) = (current, true)
        elements.append(.move(to: current))
    }

    private mutating func line(_ x: CGFloat, _ y: CGFloat) {
        current = CGPoint(x: x, y: y)
        elements.append(.line(to: current))
    }

    private mutating func curve(
        _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
        current = CGPoint(x: x, y: y)
        elements.append(
            .curve(to: current, control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by)))
    }

    private mutating func close() {
        elements.append(.closeSubpath)
        (current, isOpen) = (start, false)
    }

    /// An arc of quarter circles at most.
    private mutating func arc(
        _ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat, _ from: CGFloat, _ to: CGFloat
    ) {
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: x + rx * cos(angle), y: y + ry * sin(angle)) }
        let count = Int(clamping: (abs(to - from) / 90).rounded(.up).clamped(to: 1...64))
        let step = (to - from) / CGFloat(count) * .pi / 180
        var angle = from * .pi / 180
        let begin = point(angle)
        if isOpen { line(begin.x, begin.y) } else { move(begin.x, begin.y) }
        let k = 4 / 3 * tan(step / 4)
        for _ in 0..<count {
            let a = point(angle), b = point(angle + step)
            curve(
                a.x - k * rx * sin(angle), a.y + k * ry * cos(angle), b.x + k * rx * sin(angle + step),
                b.y - k * ry * cos(angle + step), b.x, b.y)
            angle += step
        }
    }

    private mutating func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) {
        isOpen = false
        arc(x, y, rx, ry, 0, 360)
        close()
    }

    private mutating func roundedRectangle(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
    ) {
        let r = min(radius, width / 2, height / 2)
        isOpen = false
        arc(x + width - r, y + r, r, r, -90, 0)
        arc(x + width - r, y + height - r, r, r, 0, 90)
        arc(x + r, y + height - r, r, r, 90, 180)
        arc(x + r, y + r, r, r, 180, 270)
        close()
    }

    private mutating func head(
        _ x: CGFloat, _ y: CGFloat, _ degrees: CGFloat, _ points: [(CGFloat, CGFloat)], closes: Bool
    ) {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        for (index, p) in points.enumerated() {
            let (px, py) = (x + c * p.0 - s * p.1, y + s * p.0 + c * p.1)
            if index == 0 { move(px, py) } else { line(px, py) }
        }
        if closes { close() } else { isOpen = false }
    }

    private mutating func star(_ x: CGFloat, _ y: CGFloat, _ outer: CGFloat, _ inner: CGFloat?, _ points: CGFloat) {
        let count = Int(clamping: points.clamped(to: 0...64))
        let corners = inner == nil ? count : count * 2
        for index in 0..<corners {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(corners) - .pi / 2
            let radius = index % 2 == 1 ? inner ?? outer : outer
            let (px, py) = (x + radius * cos(angle), y + radius * sin(angle))
            if index == 0 { move(px, py) } else { line(px, py) }
        }
        close()
    }
}
