/// Several views as one, without an effect on the layout.
///
/// A group has no layout of its own: a modifier applies to each view in it, and the container around it sees them as its own
/// views. Use one to give several views the same modifier. A group of no views is nothing at all.
///
/// ```swift
/// HStack {
///     Group {
///         Text("A")
///         Text("B")
///     }
///     .font(.title)
/// }
/// ```
///
/// Follows Apple's [Group](https://developer.apple.com/documentation/swiftui/group).
@frozen
public struct Group<Content> {
    @usableFromInline let content: Content

    /// Groups content of another kind than views.
    package nonisolated init(grouping content: Content) { self.content = content }

    /// The content.
    package nonisolated var grouped: Content { content }
}

extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("Group has no body.") }

    /// Groups views; modifiers of the group apply to each of them.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    nonisolated public static var _isUnary: Bool { Content._isUnary }
    nonisolated public static var _nodeCount: Int { Content._nodeCount }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        Content._reconcile(view.content, &context)
    }
}

/// A view that is compared by its own `==`: it is evaluated again only if it differs.
///
/// Follows Apple's [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview).
@frozen
public struct EquatableView<Content: View & Equatable> {
    /// The view.
    public var content: Content
    /// Wraps a view.
    @inlinable public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: _PrimitiveView {
    nonisolated public static var _isUnary: Bool { Content._isUnary }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let kind = EquatableKind<Content>.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: view.content)
        } else if kind.payload(node).pointee == view.content {
            return
        } else {
            kind.payload(node).pointee = view.content
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        Content._reconcile(view.content, &inner)
        node.flags.remove(.isNew)
    }
}

/// A transparent node that keeps a view to compare it with the next.
final class EquatableKind<Content: View & Equatable>: TypedKind<Content> {
    static var shared: EquatableKind<Content> {
        unsafeDowncast(
            equatableKinds.value(for: Content.self) { EquatableKind<Content>("EquatableView") },
            to: EquatableKind<Content>.self)
    }
    override var isElement: Bool { false }
}

nonisolated(unsafe) private var equatableKinds = TypeCache<NodeKind>()

extension View where Self: Equatable {
    /// Compares the view by its own `==`.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view with an identity that a value decides.
@frozen
public struct IDView<Content, ID: Hashable> {
    @usableFromInline var content: Content
    @usableFromInline var id: ID
}

extension IDView: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("IDView has no body.") }
    nonisolated public static var _isUnary: Bool { Content._isUnary }
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.dynamic(IDKind.shared, identity: AnyHashable(view.id)) { Content._reconcile(view.content, &$0) }
    }
}

/// A transparent node whose content lasts as long as an identity does (S03).
final class IDKind: TypedKind<AnyHashable> {
    static let shared = IDKind("id")
    override var isElement: Bool { false }
    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee)" }
}

extension View {
    /// Sets the identity of the view: when it changes, the view starts over (S03).
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
