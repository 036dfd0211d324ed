import DisplayList
import Foundation
import OrielBasics

/// A symbol of an app: an SVG file as the SF Symbols app exports it, with a drawing for each weight and scale.
///
/// Templates of three weights are variable: the weights between are made from their neighbors.
struct SymbolTemplate {
    /// A weight, from 1, ultralight, to 9, black, and a scale.
    struct Variant: Hashable {
        var weight: Int
        var scale: Scale
    }

    /// A scale, as the SF Symbols app names it.
    enum Scale: Character, CaseIterable {
        case small = "S"
        case medium = "M"
        case large = "L"

        /// The size of symbols of the scale, as a factor of medium scale.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// A part with one color.
    struct Shape {
        var elements: [Path.Element]
        var level = 0
        var color: SymbolColor?
    }

    /// The drawing for one weight and scale, for a font of 100 points.
    ///
    /// It begins at 0 on the left; the middle of capitals is at 0 as well.
    struct Drawing {
        var shapes: [Shape]
        var width: CGFloat
        /// The distance from the middle of capitals to the farther of the upper and the lower edge.
        var reach: CGFloat
    }

    let drawings: [Variant: Drawing]
    /// The scale in which the symbol is shown.
    var scale = Scale.medium

    /// The template at a path, which may end with `#` and the letter of a scale; nil where there is none.
    static func find(_ name: String) -> SymbolTemplate? {
        var (path, scale) = (name, Scale.medium)
        if let mark = name.lastIndex(of: "#"), let letter = name[mark...].dropFirst().first,
            let known = Scale(rawValue: letter)
        {
            (path, scale) = (String(name[..<mark]), known)
        }
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: SymbolTemplateReader.limit + 1),
            var template = SymbolTemplateReader.read(data)
        else { return nil }
        template.scale = scale
        return template
    }

    /// The size beside text of a font's size, which includes the factor of the scale.
    func size(weight: Int, font: CGFloat) -> CGSize {
        guard let (drawing, unit) = drawing(weight: weight, font: font) else { return .zero }
        return CGSize(width: drawing.width * unit, height: 2 * drawing.reach * unit)
    }

    /// The steps that draw the symbol.
    func layers(weight: Int, font: CGFloat, rendering: SymbolRendering) -> [SymbolLayer] {
        guard let (drawing, unit) = drawing(weight: weight, font: font) else { return [] }
        let place = CGAffineTransform(translationX: 0, y: drawing.reach)
            .concatenating(CGAffineTransform(scaleX: unit, y: unit))
        return drawing.shapes.map { shape in
            SymbolLayer(
                path: Path(storage: .elements(shape.elements.map { $0.mapped { $0.applying(place) } })),
                drawing: .fill, level: shape.level, color: rendering == .colors ? shape.color?.rgba : nil)
        }
    }

    /// The drawing for a weight, and how many points its units are.
    private func drawing(weight: Int, font: CGFloat) -> (Drawing, CGFloat)? {
        let scales = [scale] + Scale.allCases.filter { $0 != scale }
        guard let shown = scales.first(where: { scale in drawings.keys.contains { $0.scale == scale } }) else {
            return nil
        }
        let unit = font / 100 / shown.factor
        let weights = drawings.keys.filter { $0.scale == shown }.map(\.weight).sorted()
        let wanted = (CGFloat(weight) / 100).clamped(to: 1...9)
        func at(_ weight: Int) -> Drawing? { drawings[Variant(weight: weight, scale: shown)] }
        let lower = weights.last { CGFloat($0) <= wanted } ?? weights[0]
        let upper = weights.first { CGFloat($0) >= wanted } ?? lower
        guard let a = at(lower), let b = at(upper) else { return nil }
        let share = upper == lower ? 0 : (wanted - CGFloat(lower)) / CGFloat(upper - lower)
        return (share == 0 ? a : a.mixed(with: b, share) ?? (share < 0.5 ? a : b), unit)
    }
}

extension SymbolTemplate.Drawing {
    /// The drawing between this and another; nil where they have different steps.
    func mixed(with other: Self, _ share: CGFloat) -> Self? {
        guard shapes.count == other.shapes.count else { return nil }
        var copy = self
        for (index, pair) in zip(shapes, other.shapes).enumerated() {
            guard pair.0.elements.count == pair.1.elements.count else { return nil }
            for (place, steps) in zip(pair.0.elements, pair.1.elements).enumerated() {
                guard let mixed = steps.0.mixed(with: steps.1, share) else { return nil }
                copy.shapes[index].elements[place] = mixed
            }
        }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        copy.width = mix(width, other.width)
        copy.reach = mix(reach, other.reach)
        return copy
    }
}

extension Path.Element {
    /// The element between this and another; nil where they are of different kinds.
    fileprivate func mixed(with other: Path.Element, _ share: CGFloat) -> Path.Element? {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        switch (self, other) {
        case (.move(let a), .move(let b)): return .move(to: mix(a, b))
        case (.line(let a), .line(let b)): return .line(to: mix(a, b))
        case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
            return .quadCurve(to: mix(a, b), control: mix(c, d))
        case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
            return .curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
        case (.closeSubpath, .closeSubpath): return .closeSubpath
        default: return nil
        }
    }
}
