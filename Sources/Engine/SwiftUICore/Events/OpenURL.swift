import Foundation

/// The element of a view that handles the addresses with which the app is opened; lays out as its content does.
final class OpenURLKind: TypedKind<(URL) -> Void> {
    static let shared = OpenURLKind("openURL")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        if node.flags.contains(.sharesPayload) { return }
        node.graph.events.urlHandlers.append(NodeHandle(node))
    }

    // An action never causes work: it is replaced in place.
    override func update(_ node: NodeRef, with new: @escaping (URL) -> Void) -> NodeChange {
        payload(node).pointee = new
        return []
    }
}

private struct OpenURLModifier {
    let action: (URL) -> Void
}

extension OpenURLModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(OpenURLKind.shared, modifier.action, around: content)
    }
}

extension EventState {
    /// Passes an address to the views that handle them, once the update is over.
    func open(_ url: URL) {
        graph.actions.append { [self] in
            urlHandlers.removeAll { $0.node == nil }
            for case let node? in urlHandlers.map(\.node) { OpenURLKind.shared.payload(node).pointee(url) }
        }
    }
}

extension View {
    /// Calls a function when the app is opened with an address, or a second start hands its address to the running app (W10).
    ///
    /// The address goes to the window in use; all of its views with this modifier receive it. A packaged app is opened for the
    /// schemes of its Info.plist (`CFBundleURLTypes`); any app is by its command line.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
