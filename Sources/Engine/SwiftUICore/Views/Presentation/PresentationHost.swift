/// A view with the presentations of its descendants above it.
///
/// Presentations are not part of the view's layout: they go to the enclosing element, a window's root, which gives them
/// the whole window. Without a presentation there is no overhead.
package struct _PresentationHost<Content: View> {
    let content: Content
    /// Whether the view is presented by another, rather than the window's own.
    var isPresented = false

    /// Wraps a view.
    package nonisolated init(content: Content) { self.content = content }

    /// Wraps the presentation of another view.
    fileprivate nonisolated init(presenting content: Content) {
        self.content = content
        isPresented = true
    }
}

extension _PresentationHost: _PrimitiveView {
    package nonisolated static var _isUnary: Bool { false }

    package nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let isOutermost = !view.isPresented
        context.transparent(PresentationHostKind.shared, ()) { inner in
            inner.colorScheme(around: view.content, isPresented: view.isPresented)
            inner.transparent(SlotKind.shared, ()) { slot in
                let layer = _PreferenceValueView<PresentationKey, PresentationLayer> {
                    PresentationLayer(items: $0, isOutermost: isOutermost)
                }
                _PreferenceValueView._reconcile(layer, &slot)
            }
        }
    }
}

/// A transparent node around a view and its presentations.
final class PresentationHostKind: TypedKind<Void> {
    static let shared = PresentationHostKind("presentations")

    override var isElement: Bool { false }
    override func update(_ node: NodeRef, with new: Void) -> NodeChange { [] }
}

/// All that is presented, each in the environment of the view that presents it, and able to present more.
struct PresentationLayer: View {
    let items: [PresentationItem]
    /// Whether this is the window's own layer, above which there is only its overlay.
    let isOutermost: Bool
    @Environment(\.windowOverlay) private var overlay

    var body: some View {
        ForEach(items) { item in
            _PresentationHost(presenting: item.shown).environment(\.self, item.environment)
        }
        if isOutermost, let overlay { WindowOverlayView(overlay: overlay) }
    }
}
