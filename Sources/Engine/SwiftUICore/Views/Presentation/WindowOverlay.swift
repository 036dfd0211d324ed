/// A tool's view above all of a window's content, such as an inspector's frames.
///
/// It takes no part in the window: it is not hit, not read aloud, and changes no layout.
package final class WindowOverlay {
    fileprivate let view: AnyView

    /// Creates an overlay that shows a view as large as the window.
    package init<Content: View>(_ view: Content) {
        self.view = AnyView(view.allowsHitTesting(false).accessibilityHidden(true))
    }
}

enum WindowOverlayKey: EnvironmentKey {
    static var defaultValue: WindowOverlay? { nil }
}

extension EnvironmentValues {
    /// The view that a tool shows above all of the window's content, if any.
    var windowOverlay: WindowOverlay? {
        get { self[WindowOverlayKey.self] }
        set { self[WindowOverlayKey.self] = newValue }
    }
}

/// The overlay of a window, in a node that tools know.
struct WindowOverlayView {
    let overlay: WindowOverlay
}

extension WindowOverlayView: _PrimitiveView {
    nonisolated static var _isUnary: Bool { true }

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.transparent(WindowOverlayKind.shared, ()) { AnyView._reconcile(view.overlay.view, &$0) }
    }
}

/// The transparent node around a window's overlay.
final class WindowOverlayKind: TypedKind<Void> {
    static let shared = WindowOverlayKind("overlay of the window")

    override var isElement: Bool { false }
    override func update(_ node: NodeRef, with new: Void) -> NodeChange { [] }
}
