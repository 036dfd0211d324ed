import Foundation

/// A place or rectangle of a view, which other views can express in their own space.
///
/// Follows Apple's [Anchor](https://developer.apple.com/documentation/swiftui/anchor). A `GeometryProxy` resolves
/// it: `proxy[anchor]`.
public struct Anchor<Value>: @unchecked Sendable {
    /// The place in the window, in points.
    let value: Value
    let map: (Value, (CGPoint) -> CGPoint) -> Value

    /// An anchor's source: the view's rectangle, or a point in it.
    public struct Source: @unchecked Sendable {
        /// The place for a view's rectangle.
        let place: (CGRect) -> Value
        let map: (Value, (CGPoint) -> CGPoint) -> Value

        init(map: @escaping (Value, (CGPoint) -> CGPoint) -> Value, place: @escaping (CGRect) -> Value) {
            self.map = map
            self.place = place
        }

        /// The anchor of an element.
        func anchor(in node: NodeRef) -> Anchor {
            let bounds = CGRect(origin: .zero, size: node.layout.size)
            return Anchor(value: map(place(bounds)) { node.convertToWindow($0) }, map: map)
        }
    }

    /// The place in another space, to which a function converts points of the window.
    func value(converting point: (CGPoint) -> CGPoint) -> Value { map(value, point) }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether two anchors are at the same place.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's own space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(map: mapRect) { _ in r } }

    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(map: mapRect) { $0 } }
}

/// The smallest rectangle around the corners, each mapped.
private func mapRect(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's own space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(map: { $1($0) }) { _ in p }
    }

    /// A point as fractions of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(map: { $1($0) }) { p.point(in: $0) }
    }

    /// The top left corner, where the language is read from left to right.
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    /// The top right corner, where the language is read from left to right.
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    /// The bottom left corner, where the language is read from left to right.
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    /// The bottom right corner, where the language is read from left to right.
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates a source of several anchors at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            map: { values, map in zip(array, values).map { $0.map($1, map) } },
            place: { bounds in array.map { $0.place(bounds) } })
    }

    /// Creates a source of an anchor that may be none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            map: { value, map in value.flatMap { value in anchor.map { $0.map(value, map) } } },
            place: { bounds in anchor.map { $0.place(bounds) } })
    }
}
