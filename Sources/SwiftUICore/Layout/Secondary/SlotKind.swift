/// A transparent node around what a modifier adds beside a view: the content of an overlay or background.
final class SlotKind: TypedKind<Void> {
    static let shared = SlotKind("slot")

    override var isElement: Bool { false }
    override func destroyPayload(_ payload: UnsafeMutableRawPointer) {}
}

extension NodeRef {
    /// The node around what the modifier adds, behind the modified view; nil where there is none.
    var slot: NodeRef? {
        var child = pointee.firstChild
        while let current = child {
            if current.pointee.kind === SlotKind.shared { return current }
            child = current.pointee.next
        }
        return nil
    }
}

extension _Reconciler {
    /// Meets or makes a slot with one element in it: several views, or none, lie in an implicit `ZStack` (L06).
    mutating func slot<V: View>(_ view: V) {
        transparent(SlotKind.shared, ()) { inner in
            if V._isUnary {
                V._reconcile(view, &inner)
            } else {
                inner.element(ZStackKind.shared, .init(alignment: .center)) { V._reconcile(view, &$0) }
            }
        }
    }
}
