import Foundation

/// The distances that a view prefers to its neighbours.
///
/// Each edge has values by category; two edges' distance is the largest sum over the categories that both
/// have, else the larger of their plain values, else 8 points (L20 to L22).
public struct ViewSpacing: Sendable {
    /// What a distance is about.
    enum Category: UInt8, Sendable { case textToText, edgeAboveText, edgeBelowText, edgeLeftOfText, edgeRightOfText }

    struct EdgeValues: Equatable, Sendable {
        /// The plain value; nil for none.
        var plain: CGFloat?
        /// Values by category.
        var categories: [(Category, CGFloat)] = []

        static func == (a: EdgeValues, b: EdgeValues) -> Bool {
            a.plain == b.plain && a.categories.elementsEqual(b.categories) { $0 == $1 }
        }
    }

    var top = EdgeValues(), leading = EdgeValues(), bottom = EdgeValues(), trailing = EdgeValues()

    /// The distance where neither side says anything.
    static let standard: CGFloat = 8

    /// Whether two views prefer the same distances.
    func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
    }

    /// No distance to anything.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing[edge] = EdgeValues(plain: 0) }
        return spacing
    }()

    /// Creates the preference of an ordinary view.
    public init() {}

    subscript(edge: Edge) -> EdgeValues {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes over another view's preferences at some edges, the larger value counting.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            var mine = self[edge]
            let theirs = other[edge]
            if let plain = theirs.plain { mine.plain = max(mine.plain ?? plain, plain) }
            for (category, value) in theirs.categories {
                if let index = mine.categories.firstIndex(where: { $0.0 == category }) {
                    mine.categories[index].1 = max(mine.categories[index].1, value)
                } else {
                    mine.categories.append((category, value))
                }
            }
            self[edge] = mine
        }
    }

    /// Returns the preferences of both at some edges, the larger value counting.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the view that comes next along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let mine = axis == .horizontal ? trailing : bottom
        let theirs = axis == .horizontal ? next.leading : next.top
        var shared: CGFloat?
        for (category, value) in mine.categories {
            if let other = theirs.categories.first(where: { $0.0 == category }) {
                shared = max(shared ?? -.infinity, value + other.1)
            }
        }
        if let shared { return shared }
        switch (mine.plain, theirs.plain) {
        case (nil, nil): return Self.standard
        case (let value?, nil), (nil, let value?): return value
        case (let a?, let b?): return max(a, b)
        }
    }
}
