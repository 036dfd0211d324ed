import Foundation

/// A place in a view, told by a preference, which a `GeometryProxy` turns into its own space.
///
/// Follows Apple's [Anchor](https://developer.apple.com/documentation/swiftui/anchor).
public struct Anchor<Value>: @unchecked Sendable {
    /// What the anchor stands for, in the window's space.
    let shape: AnchorShape

    /// A place in a view, before the view is known.
    public struct Source: @unchecked Sendable {
        let shape: AnchorShape

        /// The anchor of the place in an element.
        func anchor(in node: NodeRef) -> Anchor { Anchor(shape: shape.inWindow(node)) }
    }

    /// The value in a space.
    func value(converting corner: (CGPoint) -> CGPoint) -> Value {
        shape.value(corner) as! Value
    }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

/// What an anchor stands for.
enum AnchorShape: Hashable {
    case rect(CGRect)
    case point(CGPoint)
    /// The whole element.
    case bounds
    /// A share of the element's size.
    case unitPoint(UnitPoint)
    case array([AnchorShape])
    case none

    /// The places of an element in the window.
    func inWindow(_ node: NodeRef) -> AnchorShape {
        let size = node.pointee.layout.unsafelyUnwrapped.pointee.size
        switch self {
        case .rect(let rect): return .rect(node.convert(rect, node.convertToWindow))
        case .point(let point): return .point(node.convertToWindow(point))
        case .bounds: return .rect(node.windowFrame)
        case .unitPoint(let unit):
            return .point(node.convertToWindow(CGPoint(x: unit.x * size.width, y: unit.y * size.height)))
        case .array(let shapes): return .array(shapes.map { $0.inWindow(node) })
        case .none: return .none
        }
    }

    func value(_ corner: (CGPoint) -> CGPoint) -> Any? {
        switch self {
        case .rect(let rect):
            let first = corner(rect.origin), last = corner(CGPoint(x: rect.maxX, y: rect.maxY))
            return CGRect(
                x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
                height: abs(last.y - first.y))
        case .point(let point): return corner(point)
        case .array(let shapes): return shapes.map { $0.value(corner) }
        case .bounds, .unitPoint, .none: return nil
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source { .init(shape: .bounds) }
    /// A rectangle in the view's own space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(shape: .rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init(shape: .point(p)) }
    /// A share of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { .init(shape: .unitPoint(p)) }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// The places of several sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { shape = .array(array.map(\.shape)) }
    /// The place of a source that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { shape = anchor?.shape ?? .none }
}
