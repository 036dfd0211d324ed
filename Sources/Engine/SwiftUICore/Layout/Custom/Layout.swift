import Foundation

/// A container's way to arrange its subviews.
///
/// Follows Apple's [Layout](https://developer.apple.com/documentation/swiftui/layout). A layout is used like a
/// container: `MyLayout() { … }`.
///
/// Two questions are asked, and nothing else happens in them. ``sizeThatFits(proposal:subviews:cache:)`` answers how
/// large the container is for a proposal; it is asked several times, for several proposals (zero for the least size,
/// infinity for the greatest, nothing for the ideal). ``placeSubviews(in:proposal:subviews:cache:)`` is asked once the
/// container's rectangle is final, and gives each subview its place.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(
///             width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             let size = subview.sizeThatFits(.unspecified)
///             subview.place(at: corner, proposal: ProposedViewSize(size))
///             corner.x += size.width
///             corner.y += size.height
///         }
///     }
/// }
///
/// let host = TestHost(Diagonal { Color.red.frame(width: 20, height: 10); Color.blue.frame(width: 30, height: 10) })
/// #expect(host.findAll(kind: "Color").map(\.frame.minY) == [412, 422])
/// ```
///
/// A subview chooses its size; the layout proposes one, and places the subview with the size that it chose. Place each
/// subview relative to `bounds`, whose corner need not be zero. Results that both methods need may be kept in the
/// cache, which is made again when subviews come, go or change their sizes. A layout is a value: give it properties for
/// everything that may vary, and make the ones that can be animated its `animatableData`. It must not depend on
/// anything else, since its results are kept until a subview or the layout itself changes.
public protocol Layout: Animatable {
    /// The layout's properties.
    static var layoutProperties: LayoutProperties { get }
    /// The layout's cache between its calls.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// Makes the cache.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache after the subviews changed; replaces it by default.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// The distances that the container prefers to its neighbors; by default the distances that all its subviews prefer.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// Places the subviews, by ``LayoutSubview/place(at:anchor:proposal:)``; others go to the middle.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// The explicit position of a horizontal guide; the subviews' combined by default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// The explicit position of a vertical guide; the subviews' combined by default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its subviews; nil, the default, for none.
    public var stackOrientation: Axis?
    /// Creates properties with their defaults.
    public init() {}
}

/// A value that a subview passes to its layout.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of subviews that set none.
    static var defaultValue: Self.Value { get }
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combinedAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    /// The subviews' explicit positions of a guide, combined, as they would be placed.
    private func combinedAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard subviews.contains(where: { $0.node.maySetGuide(key) }) else { return nil }
        let placements = subviews.recordingPlacements {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return key.combine(
            placements.compactMap { child, origin, size in
                child.explicitGuide(key, size).map { $0 + origin[key.axis] - bounds.origin[key.axis] }
            })
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

extension Layout {
    /// Arranges views by the layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

/// Views arranged by a layout.
struct _LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension _LayoutView: _PrimitiveView {
    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(LayoutKind.shared, .init(TypedLayoutBox(view.layout))) { Content._reconcile(view.content, &$0) }
    }
}
