import DisplayList
import Foundation

/// A piece of a symbol on the grid of 24 × 24 units, and its form in the variants.
struct SymbolPart {
    /// The kind of a piece.
    enum Kind: Character {
        /// The body: a line round it, filled in the `.fill` variant.
        case body = "b"
        /// A line on the body, cut out of it in the `.fill` variant.
        case detail = "d"
        /// A spot on the body, cut out of it in the `.fill` variant.
        case spot = "D"
        /// A line beside the body, the same in all variants.
        case line = "o"
        /// A filled form, the same in all variants.
        case solid = "f"
        /// A form that is kept free of earlier drawings, with a gap around it.
        case gap = "e"
        /// A line that is kept free of earlier drawings, three times as wide.
        case lineGap = "x"
    }

    var kind: Kind
    var elements: [Path.Element]
    /// Whether a body is filled.
    var isFilled = false
    /// Whether the piece is part of a body, as a symbol in a circle is: filling the body cuts it out.
    var isInner = false
    /// Whether the piece is cut out of the pieces drawn before.
    var isCut = false
    /// How important the piece is: 0 for primary, 1 for secondary, 2 for tertiary; nil where the drawing doesn't say.
    var level: Int?
    /// The piece's own color; nil for the tint.
    var color: SymbolColor?
    /// Whether a value reaches the piece together with the one before it.
    var joinsStep = false
    /// Whether the piece belongs to a badge, which is the same in all variants.
    var isBadge = false
    /// The width of its lines in widths of the symbol's.
    var lineFactor: CGFloat = 1

    /// The piece scaled about the grid's middle, then moved.
    func moved(scale: CGFloat, x: CGFloat = 0, y: CGFloat = 0, degrees: CGFloat = 0) -> SymbolPart {
        let transform = CGAffineTransform(translationX: -12, y: -12)
            .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
            .concatenating(CGAffineTransform(scaleX: scale, y: abs(scale)))
            .concatenating(CGAffineTransform(translationX: 12 + x, y: 12 + y))
        var copy = self
        copy.elements = elements.map { $0.mapped { $0.applying(transform) } }
        return copy
    }

    /// A rectangle around the piece's outline, curves taken at a few places.
    var bounds: CGRect {
        var box = CGRect.null
        var current = CGPoint.zero
        func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let to), .line(let to):
                add(to)
                current = to
            case .quadCurve(let to, let c):
                for step in 1...6 {
                    let t = CGFloat(step) / 6, u = 1 - t
                    add(
                        CGPoint(
                            x: u * u * current.x + 2 * u * t * c.x + t * t * to.x,
                            y: u * u * current.y + 2 * u * t * c.y + t * t * to.y))
                }
                current = to
            case .curve(let to, let c, let d):
                for step in 1...8 {
                    let t = CGFloat(step) / 8, u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(
                        CGPoint(
                            x: p * current.x + q * c.x + r * d.x + s * to.x,
                            y: p * current.y + q * c.y + r * d.y + s * to.y))
                }
                current = to
            case .closeSubpath: break
            }
        }
        return box
    }
}

extension Path.Element {
    /// The element with its points mapped.
    func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let to): .move(to: map(to))
        case .line(let to): .line(to: map(to))
        case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
        case .curve(let to, let c1, let c2): .curve(to: map(to), control1: map(c1), control2: map(c2))
        case .closeSubpath: .closeSubpath
        }
    }
}
