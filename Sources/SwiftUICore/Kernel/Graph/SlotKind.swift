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
