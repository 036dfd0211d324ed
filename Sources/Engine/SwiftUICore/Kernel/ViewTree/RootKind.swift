import Foundation

/// The root of the tree: as big as the window, its content centered in it.
final class RootKind: TypedKind<RootKind.Payload> {
    struct Payload {
        var size = CGSize.zero
        /// How much of the window's edges bars of its own cover, in points.
        var insets = EdgeInsets()
    }

    static let shared = RootKind("root")

    override var ownsGroupLayer: Bool { true }

    /// The window's content, or the environment around it, has changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        let host = node.graph.host
        MainActor.assumeIsolated { host?.build() }
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize { payload(node).pointee.size }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement else { return }
        let (size, insets) = (payload(node).pointee.size, payload(node).pointee.insets)
        let room = CGSize(width: size.width, height: max(size.height - insets.vertical, 0))
        let proposal = ProposedViewSize(room)
        let childSize = child.size(proposal)
        child.place(
            at: CGPoint(x: (room.width - childSize.width) / 2, y: insets.top + (room.height - childSize.height) / 2),
            size: childSize, proposal: proposal)
        // Views presented above the content have the whole window.
        node.forEachElement { if $0 != child { $0.place(at: .zero, size: size, proposal: ProposedViewSize(size)) } }
    }

    override func safeAreaInsets(_ node: NodeRef) -> EdgeInsets? {
        let insets = payload(node).pointee.insets
        return insets == EdgeInsets() ? nil : insets
    }
}

extension ViewGraph {
    /// How much of the window's edges bars of its own cover, in points.
    var rootInsets: EdgeInsets {
        get { RootKind.shared.payload(root).pointee.insets }
        set {
            let payload = RootKind.shared.payload(root)
            if payload.pointee.insets == newValue { return }
            payload.pointee.insets = newValue
            markPlace(root)
        }
    }

    /// Changes the size of the root; does nothing if it is the same.
    func setRootSize(_ size: CGSize) {
        let payload = RootKind.shared.payload(root)
        if payload.pointee.size == size { return }
        payload.pointee.size = size
        root.layout.size = size
        root.layout.proposal = ProposedViewSize(size)
        displayList.setFrame(.root, position: .zero, size: size)
        window.place(root)
        markPlace(root)
    }
}
