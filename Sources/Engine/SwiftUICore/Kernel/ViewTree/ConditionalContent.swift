/// One of two views: an `if` with `else`, or a `switch`.
///
/// Statement S01: the branches have different identities; a change of branch starts over.
@frozen
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// Which view it is.
    @frozen
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { fatalError("_ConditionalContent has no body.") }
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        switch view.storage {
        case .trueContent(let content):
            context.dynamic(ConditionalKind.shared, identity: 1) { TrueContent._reconcile(content, &$0) }
        case .falseContent(let content):
            context.dynamic(ConditionalKind.shared, identity: 2) { FalseContent._reconcile(content, &$0) }
        }
    }
}

extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body.") }
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.dynamic(ConditionalKind.shared, identity: view == nil ? 0 : 1) {
            if let view { Wrapped._reconcile(view, &$0) }
        }
    }
}

extension Optional: _PrimitiveView where Wrapped: View {}

/// A transparent node that holds the chosen branch.
final class ConditionalKind: TypedKind<UInt8> {
    static let shared = ConditionalKind("if")
    override var isElement: Bool { false }
    override var isDynamicContainer: Bool { true }
}
