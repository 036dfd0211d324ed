import SwiftUI

/// A shape for points.
///
/// Follows Apple's [ChartSymbolShape](https://developer.apple.com/documentation/charts/chartsymbolshape).
public protocol ChartSymbolShape: Shape {
    /// The rectangle whose shape looks as large as a circle in the unit square.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}

/// The usual shapes for points.
///
/// Follows Apple's [BasicChartSymbolShape](https://developer.apple.com/documentation/charts/basicchartsymbolshape).
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Form { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let form: Form
    /// The width of the line along the outline; nil if the shape is filled.
    var lineWidth: CGFloat?

    /// The order in which a scale of symbols uses them.
    nonisolated static let cycle: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]

    nonisolated public func path(in rect: CGRect) -> Path {
        guard let lineWidth else { return filled(in: rect) }
        return SymbolOutline.path(in: rect, style: StrokeStyle(lineWidth: lineWidth)) { inset in
            filled(in: rect.insetBy(dx: inset, dy: inset))
        }
    }

    private nonisolated func filled(in rect: CGRect) -> Path {
        switch form {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon([(0.5, 0.02), (1, 0.9), (0, 0.9)], in: rect)
        case .diamond: polygon([(0.5, -0.08), (1.08, 0.5), (0.5, 1.08), (-0.08, 0.5)], in: rect)
        case .pentagon:
            polygon((0..<5).map { spoke($0, of: 5, length: 0.53) }, in: rect)
        case .plus: star(4, turned: 0, in: rect)
        case .cross: star(4, turned: .pi / 4, in: rect)
        case .asterisk: star(6, turned: 0, in: rect)
        }
    }

    private nonisolated func spoke(
        _ number: Int, of count: Int, length: CGFloat, turned: CGFloat = 0
    ) -> (CGFloat, CGFloat) {
        let angle = CGFloat(number) / CGFloat(count) * 2 * .pi + turned
        return (0.5 + sin(angle) * length, 0.5 - cos(angle) * length)
    }

    private nonisolated func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
        path.closeSubpath()
        return path
    }

    /// Arms from the center, a fifth as wide as the whole.
    private nonisolated func star(_ arms: Int, turned: CGFloat, in rect: CGRect) -> Path {
        var lines = Path()
        for arm in 0..<arms {
            let (x, y) = spoke(arm, of: arms, length: 0.5, turned: turned)
            lines.move(to: CGPoint(x: rect.midX, y: rect.midY))
            lines.addLine(to: CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height))
        }
        return lines.strokedPath(StrokeStyle(lineWidth: rect.width * 0.22))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public nonisolated static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
    /// A square.
    public nonisolated static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
    /// A triangle with its tip at the top.
    public nonisolated static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
    /// A square on its tip.
    public nonisolated static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
    /// A pentagon.
    public nonisolated static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
    /// A plus sign.
    public nonisolated static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
    /// A diagonal cross.
    public nonisolated static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
    /// A star with six arms.
    public nonisolated static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}

/// A shape for points whose type is not known.
///
/// Follows Apple's [AnyChartSymbolShape](https://developer.apple.com/documentation/charts/anychartsymbolshape).
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: AnyShape
    public let perceptualUnitRect: CGRect

    /// Creates a shape that hides the type of another.
    public nonisolated init<S: ChartSymbolShape>(_ shape: S) {
        self.shape = AnyShape(shape)
        perceptualUnitRect = shape.perceptualUnitRect
    }

    /// Creates a shape that hides the type of another, which is not known.
    nonisolated init(erasing shape: any ChartSymbolShape) {
        func hidden<S: ChartSymbolShape>(_ shape: S) -> AnyChartSymbolShape { AnyChartSymbolShape(shape) }
        self = hidden(shape)
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
