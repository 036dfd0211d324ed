/// A transparent node around a modifier's addition to a view: the content of an overlay or background.
final class SlotKind: TypedKind<Void> {
    static let shared = SlotKind("slot")

    override var isElement: Bool { false }
}

extension NodeRef {
    /// The node around the modifier's addition, behind the modified view; nil if there is none.
    var slot: NodeRef? {
        var child = firstChild
        while let current = child {
            if current.kind === SlotKind.shared { return current }
            child = current.next
        }
        return nil
    }
}
