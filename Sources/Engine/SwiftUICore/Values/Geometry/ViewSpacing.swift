import Foundation

/// The distances that a view prefers to its neighbors.
///
/// Each edge has values by category; two edges' distance is the largest sum over the categories that both
/// have, else the larger of their plain values, else 8 points (L20 to L22).
public struct ViewSpacing: Sendable {
    /// The kind of a distance.
    enum Category: UInt8, Sendable { case textToText, edgeAboveText, edgeBelowText, edgeLeftOfText, edgeRightOfText }

    /// The spacing preferences of one edge; plain numbers throughout, since stacks keep and compare many.
    struct EdgeValues: Equatable, Sendable {
        /// The values by category and the plain one, the last; not a number for none.
        private var values: (Double, Double, Double, Double, Double, Double) = (.nan, .nan, .nan, .nan, .nan, .nan)

        /// The plain value; nil for none.
        var plain: CGFloat? {
            get { values.5.isNaN ? nil : values.5 }
            set { values.5 = newValue ?? .nan }
        }

        init(plain: CGFloat? = nil) { self.plain = plain }

        subscript(category: Category) -> CGFloat? {
            get {
                let value =
                    switch category {
                    case .textToText: values.0
                    case .edgeAboveText: values.1
                    case .edgeBelowText: values.2
                    case .edgeLeftOfText: values.3
                    case .edgeRightOfText: values.4
                    }
                return value.isNaN ? nil : value
            }
            set {
                let value = newValue ?? .nan
                switch category {
                case .textToText: values.0 = value
                case .edgeAboveText: values.1 = value
                case .edgeBelowText: values.2 = value
                case .edgeLeftOfText: values.3 = value
                case .edgeRightOfText: values.4 = value
                }
            }
        }

        static func == (a: EdgeValues, b: EdgeValues) -> Bool {
            // NaN does not equal itself; its bits do.
            a.values.0.bitPattern == b.values.0.bitPattern && a.values.1.bitPattern == b.values.1.bitPattern
                && a.values.2.bitPattern == b.values.2.bitPattern && a.values.3.bitPattern == b.values.3.bitPattern
                && a.values.4.bitPattern == b.values.4.bitPattern && a.values.5.bitPattern == b.values.5.bitPattern
        }

        /// Adopts the larger of each value.
        mutating func formMaximum(_ other: EdgeValues) {
            func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : (b.isNaN ? a : max(a, b)) }
            values.0 = larger(values.0, other.values.0)
            values.1 = larger(values.1, other.values.1)
            values.2 = larger(values.2, other.values.2)
            values.3 = larger(values.3, other.values.3)
            values.4 = larger(values.4, other.values.4)
            values.5 = larger(values.5, other.values.5)
        }

        /// The largest sum over the categories that both edges have; nil where they share none.
        func sharedDistance(to other: EdgeValues) -> CGFloat? {
            // Not a number stays one in a sum, and `maximum` passes over it.
            let sums = (
                values.0 + other.values.0, values.1 + other.values.1, values.2 + other.values.2,
                values.3 + other.values.3, values.4 + other.values.4
            )
            let largest = Double.maximum(
                Double.maximum(Double.maximum(sums.0, sums.1), Double.maximum(sums.2, sums.3)), sums.4)
            return largest.isNaN ? nil : largest
        }
    }

    var top = EdgeValues(), leading = EdgeValues(), bottom = EdgeValues(), trailing = EdgeValues()

    /// The default distance.
    static let standard: CGFloat = 8

    /// Whether two views prefer the same distances.
    func isSame(as other: ViewSpacing) -> Bool {
        // Numbers throughout, with one sort of "not a number".
        withUnsafeBytes(of: self) { mine in
            withUnsafeBytes(of: other) { memcmp(mine.baseAddress!, $0.baseAddress!, mine.count) == 0 }
        }
    }

    /// No distance to any view.
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

    /// Adopts another view's preferences at some edges, the larger value counting.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            var mine = self[edge]
            mine.formMaximum(other[edge])
            self[edge] = mine
        }
    }

    /// Returns the preferences of both at some edges, the larger value counting.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let mine = axis == .horizontal ? trailing : bottom
        let theirs = axis == .horizontal ? next.leading : next.top
        if let shared = mine.sharedDistance(to: theirs) { return shared }
        switch (mine.plain, theirs.plain) {
        case (nil, nil): return Self.standard
        case (let value?, nil), (nil, let value?): return value
        case (let a?, let b?): return max(a, b)
        }
    }
}
