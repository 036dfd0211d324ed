import Foundation

/// A layout whose type may change while the views it arranges keep their state.
///
/// Follows Apple's [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout, @unchecked Sendable {
    private(set) var box: ErasedLayout

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? TypedErasedLayout(layout)
    }

    /// The wrapped layout's data.
    public var animatableData: _AnyAnimatableData {
        get { box.animatableData }
        set { box = box.with(newValue) }
    }

    /// The wrapped layout's cache, and its type.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var type: ObjectIdentifier
    }

    public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == box.id { box.updateCache(&cache, subviews) } else { cache = box.makeCache(subviews) }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        refresh(&cache, subviews)
        return box.spacing(subviews, &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        refresh(&cache, subviews)
        return box.sizeThatFits(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        refresh(&cache, subviews)
        box.placeSubviews(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        refresh(&cache, subviews)
        return box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        refresh(&cache, subviews)
        return box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
    }

    private func refresh(_ cache: inout Cache, _ subviews: Subviews) {
        if cache.type != box.id { cache = box.makeCache(subviews) }
    }
}

extension AnyLayout: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: AnyLayout.self).pointee.box
        let b = b.assumingMemoryBound(to: AnyLayout.self).pointee.box
        return a === b || a.isSame(as: b)
    }
}

/// A layout, its type hidden behind methods.
class ErasedLayout {
    typealias Cache = AnyLayout.Cache
    var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
    var properties: LayoutProperties { LayoutProperties() }
    var mayTellGuides: Bool { false }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ data: _AnyAnimatableData) -> ErasedLayout { self }
    func isSame(as other: ErasedLayout) -> Bool { false }
    func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(value: (), type: id) }
    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        .zero
    }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {}
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? { nil }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? { nil }
}

private final class TypedErasedLayout<L: Layout>: ErasedLayout {
    private let layout: L
    init(_ layout: L) { self.layout = layout }

    override var properties: LayoutProperties { L.layoutProperties }
    override var mayTellGuides: Bool { !(L.self is any ViewGuidedLayout.Type) }
    override var animatableData: _AnyAnimatableData { layout._anyAnimatableData }

    override func with(_ data: _AnyAnimatableData) -> ErasedLayout {
        var copy = layout
        copy._anyAnimatableData = data
        return TypedErasedLayout(copy)
    }

    override func isSame(as other: ErasedLayout) -> Bool {
        (other as? TypedErasedLayout<L>).map { valuesAreEqual(layout, $0.layout) } ?? false
    }

    private func open<R>(_ cache: inout Cache, _ body: (inout L.Cache) -> R) -> R {
        var own = cache.value as! L.Cache
        // Given up while in use, lest it be copied.
        cache.value = ()
        defer { cache.value = own }
        return body(&own)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), type: id)
    }

    override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
        open(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
        open(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGSize {
        open(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        open(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        open(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        open(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
