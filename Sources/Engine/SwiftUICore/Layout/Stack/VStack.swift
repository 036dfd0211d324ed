import Foundation

/// Views one below the other.
///
/// Views that can give way least are asked for their size first; the others share the height that is left. The spacing is
/// `nil` by default: 8 points, or the distance that the two views beside it prefer. The stack is as wide as its widest view.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 12) {
///     Text("Title").font(.headline)
///     Text("Two lines of text that may wrap where the width is small.")
///     Spacer()
/// }
/// ```
///
/// Follows Apple's [VStack](https://developer.apple.com/documentation/swiftui/vstack); statements L10 to L18.
@frozen
public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a column.
    /// - Parameters:
    ///   - alignment: Where the views meet horizontally; their centers by default.
    /// - spacing: The distance between neighbors in points; nil for the one that they prefer.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("VStack has no body.") }
    nonisolated public static var _isUnary: Bool { true }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(
            StackKind.vertical,
            .init(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing.sanitized("spacing"))
        ) { Content._reconcile(view.content, &$0) }
    }
}
