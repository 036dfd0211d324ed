import Foundation

/// The root of the tree: as big as the window, its content centered in it.
final class RootKind: TypedKind<RootKind.Payload> {
    struct Payload {
        var size = CGSize.zero
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
        let size = payload(node).pointee.size
        let proposal = ProposedViewSize(size)
        let childSize = child.size(proposal)
        child.place(
            at: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
            size: childSize, proposal: proposal)
        // Views presented above the content have the whole window.
        node.forEachElement { if $0 != child { $0.place(at: .zero, size: size, proposal: proposal) } }
    }
}

extension ViewGraph {
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
