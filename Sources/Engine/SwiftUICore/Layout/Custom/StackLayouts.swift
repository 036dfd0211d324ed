import Foundation

/// The cache of the layouts named after stacks: the arrangement of the stack.
public struct _StackLayoutCache {
    var arrangement: StackArrangement

    fileprivate init(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ subviews: LayoutSubviews) {
        arrangement = StackArrangement(axis: axis, alignment: alignment, spacing: spacing)
        collect(subviews)
    }

    private mutating func collect(_ subviews: LayoutSubviews) {
        _ = arrangement.collect(ContiguousArray(subviews.lazy.map(\.node)), keepsTraits: false)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var index = subviews.startIndex
        withUnsafePointer(to: arrangement) { arrangement in
            arrangement.arrange(proposal: proposal, size: bounds.size) { _, place, _, inner in
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: inner)
                index += 1
            }
        }
    }
}

/// The layout of `HStack`: views side by side.
///
/// Follows Apple's [HStackLayout](https://developer.apple.com/documentation/swiftui/hstacklayout).
@frozen
public struct HStackLayout: Layout, Sendable {
    /// Where the views meet vertically.
    public var alignment: VerticalAlignment
    /// The distance between neighbors in points; nil for the one that they prefer.
    public var spacing: CGFloat?

    /// Creates a layout.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        _StackLayoutCache(.horizontal, alignment.key, spacing.sanitized("spacing"), subviews)
    }

    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        cache.arrangement.outerSpacing
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        withUnsafePointer(to: cache.arrangement) { $0.measure(proposal) }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }
}

/// The layout of `VStack`: views one below the other.
///
/// Follows Apple's [VStackLayout](https://developer.apple.com/documentation/swiftui/vstacklayout).
@frozen
public struct VStackLayout: Layout, Sendable {
    /// Where the views meet horizontally.
    public var alignment: HorizontalAlignment
    /// The distance between neighbors in points; nil for the one that they prefer.
    public var spacing: CGFloat?

    /// Creates a layout.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        _StackLayoutCache(.vertical, alignment.key, spacing.sanitized("spacing"), subviews)
    }

    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        cache.arrangement.outerSpacing
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        withUnsafePointer(to: cache.arrangement) { $0.measure(proposal) }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }
}

/// The layout of `ZStack`: views one above the other.
///
/// Follows Apple's [ZStackLayout](https://developer.apple.com/documentation/swiftui/zstacklayout).
@frozen
public struct ZStackLayout: Layout, Sendable {
    /// Where the views meet.
    public var alignment: Alignment

    /// Creates a layout.
    @inlinable
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The layout's cache.
    public struct Cache {
        fileprivate var arrangement: ZStackArrangement
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var arrangement = ZStackArrangement(alignment: alignment)
        _ = arrangement.collect(ContiguousArray(subviews.lazy.map(\.node)))
        return Cache(arrangement: arrangement)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.arrangement.outerSpacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.arrangement.measure(proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        var index = subviews.startIndex
        cache.arrangement.arrange(size: bounds.size) { _, place, _ in
            subviews[index].place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                proposal: ProposedViewSize(bounds.size))
            index += 1
        }
    }
}
