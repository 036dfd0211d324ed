import DisplayList
import Foundation

/// Views in front of a view (L51).
@frozen
public struct _OverlayModifier<Overlay> {
    /// The overlay.
    public var overlay: Overlay
    /// Where the two meet.
    public var alignment: Alignment

    /// Creates the modifier.
    @inlinable
    public nonisolated init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }
}

extension _OverlayModifier: ViewModifier where Overlay: View {
    public typealias Body = Never
    public func body(content: Content) -> Never { fatalError("_OverlayModifier has no body.") }
    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { aroundUnary }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.secondary(modifier.overlay, isBehind: false, alignment: modifier.alignment, around: content)
    }
}

extension _OverlayModifier: _PrimitiveModifier where Overlay: View {}

extension View {
    /// Puts a view in front of this one, which decides the size.
    /// - Parameter alignment: Where the two meet; the centers by default.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts views in front of this one, which decides the size.
    /// - Parameter alignment: Where the two meet; the centers by default.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
}
