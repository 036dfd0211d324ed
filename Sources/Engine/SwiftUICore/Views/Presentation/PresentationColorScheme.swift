/// The preferred color scheme of a presentation's content, which applies to the whole presentation, bars and cards included
/// (W01).
///
/// A window's content and each sheet above it have one each; a sheet's does not affect the views below it.
final class PresentationColorScheme: TypedPreferenceRecord<PreferredColorSchemeKey> {
    private let isPresented: Bool
    /// The preference; nil for the scheme around the presentation.
    fileprivate var wish: ColorScheme?

    init(isPresented: Bool) { self.isPresented = isPresented }

    override var name: String { "preferredColorScheme" }
    override var isReader: Bool { true }
    override var hidesContent: Bool { isPresented }

    override func value(content: () -> ColorScheme??) -> ColorScheme?? { isPresented ? .some(nil) : content() }

    override func read(_ node: NodeRef) {
        let new = node.combinedPreference(PreferredColorSchemeKey.self) ?? nil
        if new == wish { return }
        wish = new
        if let environment = node.firstChild { node.graph.markBodyDirty(environment) }
    }
}

extension _Reconciler {
    /// Finds or makes the nodes that apply a presentation's preferred color scheme to its content.
    mutating func colorScheme<V: View>(around content: V, isPresented: Bool) {
        preference(around: ColorSchemeScope(content: content)) {
            PresentationColorScheme(isPresented: isPresented)
        } update: { _ in
            false
        }
    }
}

/// The content of a presentation in its preferred color scheme.
private struct ColorSchemeScope<Content: View> {
    let content: Content
}

extension ColorSchemeScope: _PrimitiveView {
    nonisolated static var _isUnary: Bool { Content._isUnary }

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let record = unsafeDowncast(
            PreferenceKind.shared.payload(context.parent).pointee, to: PresentationColorScheme.self)
        context.environment(around: view.content, keepsTransform: true) { values in
            // Read whether it counts or not: the scheme around may change.
            let outer = values.colorScheme
            values.colorScheme = record.wish ?? outer
        }
    }
}
