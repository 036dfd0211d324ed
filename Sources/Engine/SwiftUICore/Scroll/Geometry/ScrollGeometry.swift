import Foundation

/// Where a scroll view's content is.
///
/// Follows Apple's [ScrollGeometry](https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is moved up and left, in points; minus the insets where it is at its beginning.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The insets around the content: its margins, and the safe area that bars and insets leave.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, with the parts that are covered.
    public var containerSize: CGSize

    /// Describes where content is.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The scroll view's rectangle in the content, without insets.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// How far the content has moved from its beginning, in points.
    package var distance: CGPoint {
        CGPoint(x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "offset \(contentOffset.x), \(contentOffset.y) of \(contentSize.width) × \(contentSize.height) "
            + "in \(containerSize.width) × \(containerSize.height)"
    }
}

/// A kind around scroll views that is notified when their content moves.
protocol ScrollObserving: NodeKind {
    func scrolled(_ node: NodeRef, _ geometry: ScrollGeometry)
    func scrolled(_ node: NodeRef, by scroll: NodeRef, _ geometry: ScrollGeometry)
}

extension ScrollObserving {
    func scrolled(_ node: NodeRef, by scroll: NodeRef, _ geometry: ScrollGeometry) { scrolled(node, geometry) }
}

extension ScrollKind {
    /// Where the content is.
    func geometry(_ node: NodeRef) -> ScrollGeometry {
        let payload = payload(node).pointee
        let (margins, size) = (state(node).margins, node.layout.size)
        let shown = uncoveredBounds(node, size)
        let insets = EdgeInsets(
            top: margins.top - shown.minY, leading: margins.leading - shown.minX,
            bottom: margins.bottom + shown.maxY - size.height, trailing: margins.trailing + shown.maxX - size.width)
        return ScrollGeometry(
            contentOffset: CGPoint(x: payload.offset.x - insets.leading, y: payload.offset.y - insets.top),
            contentSize: CGSize(
                width: max(payload.contentSize.width - margins.horizontal, 0),
                height: max(payload.contentSize.height - margins.vertical, 0)),
            contentInsets: insets, containerSize: shown.size)
    }

    /// Notifies the observers of the content's geometry, once the current update is over.
    func scheduleReport(_ node: NodeRef) {
        let state = state(node)
        guard !state.isReportScheduled, !modifiers(node).isEmpty || !state.observers.isEmpty else { return }
        state.isReportScheduled = true
        let handle = NodeHandle(node)
        node.graph.actions.append { [self] in
            guard let node = handle.node else { return }
            self.state(node).isReportScheduled = false
            report(node)
        }
    }

    private func report(_ node: NodeRef) {
        guard node.layout.isPlaced else { return }
        let geometry = geometry(node)
        for handle in modifiers(node) + state(node).observers {
            guard let observer = handle.node, let kind = observer.kind as? any ScrollObserving else { continue }
            kind.scrolled(observer, by: node, geometry)
        }
        reportPosition(node)
    }
}

/// Watches where the content of scroll views within is.
struct _ScrollGeometryModifier<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension _ScrollGeometryModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(ScrollGeometryKind<Value>.shared, modifier, around: content)
    }
}

/// The node of a modifier that watches scroll views.
final class ScrollGeometryKind<Value: Equatable>: TypedKind<_ScrollGeometryModifier<Value>>, ScrollObserving {
    /// The value last reported; kept apart, for elements that share a modifier.
    private final class Known {
        var value: Value?
    }

    static var shared: ScrollGeometryKind {
        unsafeDowncast(
            scrollGeometryKinds.value(for: Value.self) { ScrollGeometryKind("scroll geometry") },
            to: ScrollGeometryKind.self)
    }

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) { if node.isElement { node.extras.storage = [Known()] } }

    override func update(_ node: NodeRef, with new: _ScrollGeometryModifier<Value>) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    func scrolled(_ node: NodeRef, _ geometry: ScrollGeometry) {
        guard let known = node.extras.storage.first as? Known else { return }
        let modifier = payload(node).pointee
        let value = modifier.transform(geometry)
        if known.value == value { return }
        let old = known.value ?? value
        known.value = value
        modifier.action(old, value)
    }
}

nonisolated(unsafe) private var scrollGeometryKinds = TypeCache<NodeKind>()

extension View {
    /// Calls an action with the old and new value made from where a scroll view's content is, at first and when it
    /// changes.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }
}
