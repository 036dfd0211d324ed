import Foundation

/// Padding that counts as covered: views that ignore the safe area extend into it.
@frozen
public struct _SafeAreaPaddingLayout: Equatable, Sendable {
    let insets: EdgeInsets
}

extension _SafeAreaPaddingLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(SafeAreaPaddingKind.safeArea, modifier.insets, around: content)
    }
}

/// The node of a view with safe area padding.
final class SafeAreaPaddingKind: PaddingKind {
    static let safeArea = SafeAreaPaddingKind("safe area padding")

    override func safeAreaInsets(_ node: NodeRef) -> EdgeInsets? { payload(node).pointee }
}

extension View {
    /// Adds padding that counts as covered, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(insets: insets))
    }

    /// Adds padding that counts as covered at some edges: 16 points by default.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }).resolved)
    }

    /// Adds padding that counts as covered at all edges, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(length))
    }
}
