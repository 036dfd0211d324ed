import Foundation

/// A layout and its cache, their types hidden behind methods.
class LayoutBox {
    /// Adopts another box's layout, if it is of the same type; returns whether it differs, nil for another type.
    func adopt(_ other: LayoutBox) -> Bool? { nil }
    /// The layout's animatable data.
    var animatableData: _AnyAnimatableData { .zero }
    /// The same layout with other data, without a cache.
    func with(_ data: _AnyAnimatableData) -> LayoutBox { self }
    var properties: LayoutProperties { LayoutProperties() }
    /// Whether the layout may set guides that none of its views does.
    var mayTellGuides: Bool { false }
    func updateCache(_ subviews: LayoutSubviews) {}
    func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
    var name: String { "" }
}

/// A layout of the engine's own whose guides come from its views.
protocol ViewGuidedLayout: Layout {}

extension HStackLayout: ViewGuidedLayout {}
extension VStackLayout: ViewGuidedLayout {}
extension ZStackLayout: ViewGuidedLayout {}
extension GridLayout: ViewGuidedLayout {}

final class TypedLayoutBox<L: Layout>: LayoutBox {
    private var layout: L
    private var cache: L.Cache?

    init(_ layout: L) { self.layout = layout }

    override func adopt(_ other: LayoutBox) -> Bool? {
        guard let other = other as? TypedLayoutBox<L> else { return nil }
        if valuesAreEqual(layout, other.layout) { return false }
        layout = other.layout
        return true
    }

    override var animatableData: _AnyAnimatableData { layout._anyAnimatableData }

    override func with(_ data: _AnyAnimatableData) -> LayoutBox {
        var copy = layout
        copy._anyAnimatableData = data
        return TypedLayoutBox(copy)
    }

    override var properties: LayoutProperties {
        (layout as? AnyLayout)?.box.properties ?? L.layoutProperties
    }

    override var mayTellGuides: Bool {
        (layout as? AnyLayout)?.box.mayTellGuides ?? !(L.self is any ViewGuidedLayout.Type)
    }

    override var name: String { "\(L.self)" }

    override func updateCache(_ subviews: LayoutSubviews) {
        if cache != nil {
            layout.updateCache(&cache!, subviews: subviews)
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
    }

    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        // Taken out, so that a layout may be asked again while it is at work.
        var own = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    override func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

extension Animatable {
    /// The animatable data, their type hidden; data of another type are let be.
    var _anyAnimatableData: _AnyAnimatableData {
        get { AnimatableData.self == EmptyAnimatableData.self ? .zero : _AnyAnimatableData(animatableData) }
        set {
            if AnimatableData.self == EmptyAnimatableData.self { return }
            if let data = newValue.value(AnimatableData.self) { animatableData = data }
        }
    }
}
