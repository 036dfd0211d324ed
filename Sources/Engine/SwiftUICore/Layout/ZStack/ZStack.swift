import Foundation

/// Views one above the other: the last is in front.
///
/// Later views are in front of earlier ones. Each gets the stack's whole proposal; the stack is as large as all of them
/// together. `zIndex(_:)` changes the order, `overlay(alignment:content:)` and `background(alignment:content:)` keep the size
/// of one view.
///
/// ```swift
/// ZStack(alignment: .topTrailing) {
///     RoundedRectangle(cornerRadius: 12).fill(.orange)
///     Text("New").padding(8)
/// }
/// .frame(width: 100, height: 150)
/// ```
///
/// Follows Apple's [ZStack](https://developer.apple.com/documentation/swiftui/zstack); statements L52 and L53.
@frozen
public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content

    /// Creates a stack.
    /// - Parameter alignment: Where the views meet; their centers by default.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("ZStack has no body.") }
    nonisolated public static var _isUnary: Bool { true }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(ZStackKind.shared, .init(alignment: view.alignment)) {
            Content._reconcile(view.content, &$0)
        }
    }
}
