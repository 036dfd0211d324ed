import DisplayList
import Foundation

/// Views behind a view (L51).
@frozen
public struct _BackgroundModifier<Background> {
    /// The background.
    public var background: Background
    /// Where the two meet.
    public var alignment: Alignment

    /// Creates the modifier.
    @inlinable
    public nonisolated init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }
}

extension _BackgroundModifier: ViewModifier where Background: View {
    public typealias Body = Never
    public func body(content: Content) -> Never { fatalError("_BackgroundModifier has no body.") }
    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { aroundUnary }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.secondary(modifier.background, isBehind: true, alignment: modifier.alignment, around: content)
    }
}

extension _BackgroundModifier: _PrimitiveModifier where Background: View {}

extension View {
    /// Puts a view behind this one, which decides the size.
    /// - Parameter alignment: Where the two meet; the centers by default.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts views behind this one, which decides the size.
    /// - Parameter alignment: Where the two meet; the centers by default.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }
}
