import Foundation

/// Views one above the other: the last is in front.
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
