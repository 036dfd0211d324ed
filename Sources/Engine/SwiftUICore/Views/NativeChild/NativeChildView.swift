import DisplayList
import Foundation

/// A view in whose place the front end shows a widget of the desktop's toolkit.
///
/// It draws a hole in the window, in which the widget is seen.
package struct NativeChildView: View {
    nonisolated(unsafe) private let child: any NativeChild

    /// Creates a view of a widget.
    package nonisolated init(_ child: any NativeChild) { self.child = child }

    package var body: some View {
        // A ring would be a hole as well; the widget shows where the keys go.
        NativeHole(child: child).focusEffectDisabled().blendMode(.destinationOut)
    }
}

private struct NativeHole {
    nonisolated(unsafe) let child: any NativeChild
}

extension NativeHole: _PrimitiveView {
    nonisolated static func _reconcile(_ view: NativeHole, _ context: inout _Reconciler) {
        context.element(NativeChildKind.shared, view)
    }
}

/// A leaf that takes all the room it is offered, and whose color is taken from what is drawn below.
private final class NativeChildKind: TypedKind<NativeHole> {
    nonisolated(unsafe) static let shared = NativeChildKind("NativeChild")

    override var ownsContentLayer: Bool { true }

    override func created(_ node: NodeRef) { node.graph.nativeNodes.append(NodeHandle(node)) }

    override func removed(_ node: NodeRef) {
        let handle = NodeHandle(node)
        node.graph.nativeNodes.removeAll { $0 == handle }
    }

    override func update(_ node: NodeRef, with new: NativeHole) -> NodeChange {
        let isSame = payload(node).pointee.child === new.child
        payload(node).pointee = new
        return isSame ? [] : .draw
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        (0, .infinity)
    }

    override func content(_ node: NodeRef) -> LayerContent { .color(RGBA(0, 0, 0)) }

    override func takesFocus(_ node: NodeRef) -> Bool { true }

    override func focusChanged(_ node: NodeRef, hasFocus: Bool) {
        let child = payload(node).pointee.child
        if hasFocus { MainActor.assumeIsolated { child.takeFocus() } }
    }
}

extension ViewGraph {
    /// The widgets and their places, as the display list has them.
    @MainActor var nativeChildren: [NativeChildPlace] {
        nativeNodes.compactMap { handle in
            guard let node = handle.node, !node.flags.contains(.isHidden),
                let frame = displayList.shownFrame(of: layer(of: node))
            else { return nil }
            return NativeChildPlace(child: NativeChildKind.shared.payload(node).pointee.child, frame: frame)
        }
    }

    /// The widget whose view is the topmost at a place of the window.
    func nativeChild(at point: CGPoint) -> (any NativeChild)? {
        guard !nativeNodes.isEmpty, let node = hitTest(point), node.kind === NativeChildKind.shared else { return nil }
        return NativeChildKind.shared.payload(node).pointee.child
    }

    /// Gives the view of a widget the focus.
    func focusNativeChild(_ child: any NativeChild) {
        let node = nativeNodes.lazy.compactMap(\.node).first { node in
            NativeChildKind.shared.payload(node).pointee.child === child
        }
        if let node { events.focus.focus(node, reveals: false) }
    }
}
