import Foundation

/// A view that can scroll to views by their identity.
///
/// Follows Apple's [ScrollViewReader](https://developer.apple.com/documentation/swiftui/scrollviewreader).
public struct ScrollViewReader<Content: View> {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view whose content can scroll.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy: @unchecked Sendable {
    let node: NodeHandle

    /// Scrolls the nearest scroll view to make a view visible.
    /// - Parameters:
    ///   - id: The view's identity, from `id(_:)` or `ForEach`.
    ///   - anchor: The point of the view and of the scroll view that shall meet; nil for the least movement.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = node.node else { return }
        let animated = Transaction.current.animation != nil
        node.graph.scroll(below: node, to: AnyHashable(id), anchor: anchor, animated: animated)
    }
}

extension ScrollViewProxy {
    /// The first text of the view with an identity, which a lazy container makes if need be; nil for no text.
    package func firstText(of id: AnyHashable) -> String? {
        guard let node = node.node, let view = node.graph.find(id, below: node) else { return nil }
        var text: String?
        // A view that is not in sight is hidden as a whole.
        func search(_ node: NodeRef) {
            if text != nil || (node != view && node.flags.contains(.isHidden)) { return }
            if node.isElement { text = node.kind.text(node) }
            node.forEachChild(search)
        }
        search(view)
        return text
    }

    /// Moves the keyboard to the first view that takes it within the view with an identity; returns whether there is one.
    package func focus(_ id: AnyHashable) -> Bool {
        guard let node = node.node, let view = node.graph.find(id, below: node) else { return false }
        let focus = node.graph.events.focus
        guard let target = focus.firstFocusable(in: view) else { return false }
        focus.focusByKeyboard(target)
        return true
    }
}

extension ScrollViewReader: _PrimitiveView {
    nonisolated public static var _isUnary: Bool { Content._isUnary }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let (node, isNew) = context.next(ScrollReaderKind.shared)
        if isNew { ScrollReaderKind.shared.payload(node).initialize(to: .init()) }
        let content = node.evaluateClosure { view.content(ScrollViewProxy(node: NodeHandle(node))) }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        Content._reconcile(content, &inner)
        node.flags.remove(.isNew)
    }
}

/// A transparent node that names a part of the tree for scrolling.
final class ScrollReaderKind: TypedKind<ScrollReaderKind.Payload> {
    struct Payload {}

    static let shared = ScrollReaderKind("ScrollViewReader")
    override var isElement: Bool { false }
}

extension ViewGraph {
    /// Scrolls to the view with an identity; does nothing if there is none.
    func scroll(below node: NodeRef, to id: AnyHashable, anchor: UnitPoint?, animated: Bool) {
        let handle = NodeHandle(node)
        // Recent changes count: a row may have been added by the same action.
        flush()
        guard let node = handle.node, let target = find(id, below: node), let scroll = target.scrollAncestor else {
            return
        }
        show(target, id, in: scroll, anchor: anchor, animated: animated)
    }

    /// Scrolls a scroll view to the view with an identity; does nothing if there is none.
    func scroll(_ scroll: NodeRef, to id: AnyHashable, anchor: UnitPoint?, animated: Bool) {
        guard let target = find(id, below: scroll) else { return }
        show(target, id, in: scroll, anchor: anchor, animated: animated)
    }

    /// Moves a scroll view that has arrived to where its target turned out to be.
    func settle(_ scroll: NodeRef, at id: AnyHashable, _ anchor: UnitPoint?) {
        self.scroll(scroll, to: id, anchor: anchor, animated: false)
    }

    private func show(_ target: NodeRef, _ id: AnyHashable, in scroll: NodeRef, anchor: UnitPoint?, animated: Bool) {
        let (handle, scroll) = (NodeHandle(target), NodeHandle(scroll))
        // Lines that count with an average may turn out to have another length on the way, which then changes.
        for _ in 0..<(animated ? 1 : 4) {
            let aim = (id: id, anchor: anchor)
            guard approach({ handle.node?.windowFrame }, in: scroll, anchor: anchor, animated: animated, target: aim)
            else { return }
            // Still out of sight: more is known by now of the lines on the way to it.
            handle.node?.placeIfUnseen()
        }
    }

    /// Scrolls the scroll views around an element, no further than needed to make a rectangle of the window visible.
    /// - Parameter frame: The rectangle; nil once it has become meaningless.
    func reveal(_ node: NodeRef, _ frame: () -> CGRect?) {
        var scroll = node.scrollAncestor
        while let current = scroll {
            let handle = NodeHandle(current)
            for _ in 0..<4 where approach(frame, in: handle, anchor: nil, animated: false, target: nil) {}
            scroll = handle.node?.scrollAncestor
        }
    }

    /// Scrolls to a view's estimated position; returns whether that was a movement.
    ///
    /// Pending work may remove both of them.
    private func approach(
        _ targetFrame: () -> CGRect?, in handle: NodeHandle, anchor: UnitPoint?, animated: Bool,
        target: (id: AnyHashable, anchor: UnitPoint?)?
    ) -> Bool {
        let outer = UpdateContext.updating
        UpdateContext.updating = self
        layout()
        UpdateContext.updating = outer
        let kind = ScrollKind.shared
        guard let scroll = handle.node, let frame = targetFrame() else { return false }
        let view = scroll.windowFrame
        let offset = kind.payload(scroll).pointee.offset
        func move(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ anchor: CGFloat?) -> CGFloat
        {
            if let anchor { return start + length * anchor - (from + room * anchor) }
            if start < from { return start - from }
            if start + length > from + room { return min(start + length - from - room, start - from) }
            return 0
        }
        let margins = kind.state(scroll).margins
        let area = CGRect(
            x: view.minX + margins.leading, y: view.minY + margins.top,
            width: max(view.width - margins.horizontal, 0), height: max(view.height - margins.vertical, 0))
        kind.scroll(
            scroll,
            to: CGPoint(
                x: offset.x + move(frame.minX, frame.width, area.minX, area.width, anchor?.x),
                y: offset.y + move(frame.minY, frame.height, area.minY, area.height, anchor?.y)),
            animated: animated, target: target)
        guard hasWork else { return false }
        flush()
        return handle.node.map { kind.payload($0).pointee.offset != offset } ?? false
    }

    /// The element of the view with an identity below a node; a lazy container makes it if need be.
    func find(_ id: AnyHashable, below node: NodeRef) -> NodeRef? {
        var found: NodeRef?
        func search(_ node: NodeRef) {
            if found != nil { return }
            if node.kind === IDKind.shared, IDKind.shared.payload(node).pointee == id {
                found = node.isElement ? node : node.firstElement
                return
            }
            if let provider = node.kind as? LazyProviding, let item = provider.item(node, with: id) {
                found = item.firstLazyElement
                found?.placeIfUnseen()
                return
            }
            node.forEachChild(search)
        }
        search(node)
        return found
    }
}

extension NodeRef {
    /// Places a cell of a lazy container that is not in sight where it will be, as far as is known.
    fileprivate func placeIfUnseen() {
        guard !layout.isPlaced || flags.contains(.isHidden),
            let container = elementParent
        else { return }
        (container.kind as? LazyKind)?.placeEstimated(self, in: container)
    }
}
