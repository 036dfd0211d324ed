import Foundation

/// Views side by side.
///
/// Views that can give way least are asked for their size first; the others share the width that is left.
/// `layoutPriority(_:)` changes the order. Views are aligned by their centers unless an alignment is given, such as
/// `.firstTextBaseline`. The order of views is from right to left in languages that are written so.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///     Text("Score").layoutPriority(1)
///     Spacer()
///     Text("1 024").font(.largeTitle)
/// }
/// ```
///
/// Follows Apple's [HStack](https://developer.apple.com/documentation/swiftui/hstack); statements L10 to L18.
@frozen
public struct HStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a row.
    /// - Parameters:
    ///   - alignment: Where the views meet vertically; their centers by default.
    /// - spacing: The distance between neighbors in points; nil for the one that they prefer.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("HStack has no body.") }
    nonisolated public static var _isUnary: Bool { true }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(
            StackKind.horizontal,
            .init(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing.sanitized("spacing"))
        ) { Content._reconcile(view.content, &$0) }
    }
}
