/// A view whose root gets the views of its content one by one, as apps made containers before `ForEach(subviews:content:)`.
///
/// Apple's SwiftUI has it as public, undocumented API; use `Group(subviews:transform:)` in new code.
public enum _VariadicView {
    /// Makes a view of a collection of views.
    public typealias Root = _VariadicView_Root
    /// Makes a view of a collection of views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// The views that a root gets.
    public typealias Children = _VariadicView_Children
    /// Makes one view of a collection of views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// Makes any number of views of a collection of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with its content.
    @frozen
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// Makes the view.
        public var root: Root
        /// The views that the root gets.
        public var content: Content

        /// Creates a view from a root and content.
        public nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Creates a view from a root and content.
        public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// Makes a view of a collection of views.
public protocol _VariadicView_Root {}

/// Makes a view of a collection of views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View
    /// Returns the view of a collection of views.
    @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Self.Body
}

/// Makes one view of a collection of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes any number of views of a collection of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    nonisolated public static var _isUnary: Bool {
        Root.self is any _VariadicView_UnaryViewRoot.Type || Root.Body._isUnary
    }

    public var body: some View {
        SubviewsReader(items: { [content] in ViewItem.items(of: content) }) { [root] items, container in
            VariadicContent(root: root, items: ViewItem.flat(items), container: container)
        }
    }
}

/// The view that a root makes.
private struct VariadicContent<Root: _VariadicView_ViewRoot>: View {
    let root: Root
    let items: ViewItems
    let container: ContainerReference

    nonisolated static var _isUnary: Bool { false }

    var body: some View {
        root.body(children: _VariadicView_Children(base: SubviewsCollection(items: items, container: container)))
    }
}

/// The views that a root gets.
public struct _VariadicView_Children: RandomAccessCollection {
    public typealias Index = Int

    fileprivate let base: SubviewsCollection

    public var startIndex: Int { 0 }
    public var endIndex: Int { base.count }
    public subscript(index: Int) -> Element { Element(subview: base[index]) }

    /// A view that a root receives.
    public struct Element: Identifiable {
        fileprivate let subview: Subview

        /// The identity of the view.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// Returns the identity that `id(_:)` or a `ForEach` gave the view; nil for none of that type.
        public func id<ID: Hashable>(as type: ID.Type) -> ID? {
            let item = subview.item
            return (item.explicitID?.base ?? item.elementID?.base) as? ID
        }

        /// The value that the view passes by a key.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.item.traits[UnderscoredTrait<Trait>.self]
        }
    }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
}

extension _VariadicView_Children: View {
    public var body: some View { base }
    nonisolated public static var _isUnary: Bool { false }
}

extension _VariadicView_Children: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) { base.collectItems(&collector) }
}

extension _VariadicView_Children.Element: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) { subview.collectItems(&collector) }
}

/// A key for a value that a view passes to its container.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that pass none.
    static var defaultValue: Self.Value { get }
}

/// The trait of a key.
private enum UnderscoredTrait<Key: _ViewTraitKey>: ViewItemTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
    /// Passes a value to the container that the view is directly in.
    public nonisolated func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        itemTrait(UnderscoredTrait<Key>.self) { $0 = value }
    }
}
