import Foundation

/// Marks a container whose views, or a view itself, as targets of scrolling.
struct _ScrollTargetModifier {
    let isLayout: Bool
    let isEnabled: Bool
}

extension _ScrollTargetModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(ScrollTargetKind.shared, modifier, around: content)
    }
}

/// The node of a mark; lays out as its content does.
final class ScrollTargetKind: TypedKind<_ScrollTargetModifier> {
    static let shared = ScrollTargetKind("scroll targets")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: _ScrollTargetModifier) -> NodeChange {
        payload(node).pointee = new
        return []
    }
}

extension View {
    /// Makes the views of a container the targets at which movements of the scroll view around it can end.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes the view a target at which movements of the scroll view around it can end.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}

/// A view at which movements can end.
struct ScrollTargetView {
    let node: NodeRef
    /// The rectangle in the content with its margins: the space of offsets.
    let frame: CGRect
    /// The identity, from `ForEach` or `id(_:)`; nil for none.
    var id: AnyHashable? { node.itemIdentity }
}

extension ScrollKind {
    /// The targets of a scroll view that have a place, in order; all rows where the app has marked none.
    func targets(_ node: NodeRef) -> [ScrollTargetView] {
        var found: [ScrollTargetView] = []
        let origin = node.convertToWindow(.zero)
        let offset = payload(node).pointee.offset
        func add(_ element: NodeRef) {
            guard let layout = element.layoutIfElement, layout.pointee.isPlaced,
                !element.flags.contains(.isHidden)
            else { return }
            let frame = element.windowFrame
            found.append(
                ScrollTargetView(
                    node: element, frame: frame.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)))
        }
        func visit(_ current: NodeRef) {
            if current.flags.contains(.isHidden) || current.kind === ScrollKind.shared { return }
            if current.kind === ScrollTargetKind.shared, current.isElement {
                let mark = ScrollTargetKind.shared.payload(current).pointee
                if mark.isEnabled, mark.isLayout, let container = current.firstContainer {
                    return container.forEachElement(add)
                }
                if mark.isEnabled, !mark.isLayout { return add(current) }
            }
            current.forEachChild(visit)
        }
        node.forEachChild(visit)
        return found
    }

    /// The views that count for positions: the targets, or else the views of the outermost container.
    func positionTargets(_ node: NodeRef) -> [ScrollTargetView] {
        let marked = targets(node)
        if !marked.isEmpty { return marked }
        guard let container = node.firstElement?.firstContainer else { return [] }
        let origin = node.convertToWindow(.zero)
        let offset = payload(node).pointee.offset
        var found: [ScrollTargetView] = []
        container.forEachElement { element in
            guard element.layout.isPlaced, !element.flags.contains(.isHidden) else { return }
            found.append(
                ScrollTargetView(
                    node: element,
                    frame: element.windowFrame.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)))
        }
        return found
    }
}

/// A kind that gives its items identities.
protocol ItemIdentifying: NodeKind {
    /// The identity of an item, which is a child of the node; nil if it is none.
    func identity(of item: NodeRef, in node: NodeRef) -> AnyHashable?
}

extension ForEachKind: ItemIdentifying {
    func identity(of item: NodeRef, in node: NodeRef) -> AnyHashable? {
        let payload = payload(node)
        guard let lazy = payload.pointee.lazy else {
            return payload.pointee.items.first { $0.node == item }.map { AnyHashable($0.id) }
        }
        return lazy.made.values.first { $0.node == item }.map { AnyHashable($0.id) }
    }
}

extension NodeRef {
    /// The identity of the item that the element is, or is in: `id(_:)` before `ForEach`; nil for none.
    var itemIdentity: AnyHashable? {
        // An identity within the item represents it, if there are only modifiers between them.
        var inner: NodeRef? = self
        while let current = inner {
            if current.kind === IDKind.shared { return IDKind.shared.payload(current).pointee }
            if current.isElement, current.kind.isContainer { break }
            guard let first = current.firstChild else { break }
            inner = first
        }
        var item = self
        while let parent = item.parent {
            if parent.kind === IDKind.shared { return IDKind.shared.payload(parent).pointee }
            if let kind = parent.kind as? any ItemIdentifying { return kind.identity(of: item, in: parent) }
            if parent.isElement, parent.kind.isContainer { return nil }
            item = parent
        }
        return nil
    }

    /// The first element that arranges several, from this one inwards; nil for none.
    var firstContainer: NodeRef? {
        var node: NodeRef? = self
        while let current = node {
            if current.kind.isContainer { return current }
            node = current.firstElement
        }
        return nil
    }
}
