import Foundation

/// A view for each element of a collection, each with its identity.
///
/// The identity of an element decides which view is its own: state, focus and animations stay with it when elements are moved.
/// Two elements with the same identity are reported once. A range must be constant; use an array with `id:` for numbers that
/// come and go.
///
/// ```swift
/// struct Card: Identifiable { let id: Int; var face: String }
/// let cards = [Card(id: 1, face: "A"), Card(id: 2, face: "B")]
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(cards) { card in Text(card.face) }
/// }
/// ```
///
/// Follows Apple's [ForEach](https://developer.apple.com/documentation/swiftui/foreach); statement S06.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The collection.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    package let id: ForEachID<Data.Element, ID>

    package init(data: Data, id: ForEachID<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
        // The elements are found after the body that passes them on: where they are a binding's, it depends on them.
        _ = data.startIndex
    }
}

/// How an element's identity is found.
package enum ForEachID<Element, ID: Hashable> {
    case keyPath(KeyPath<Element, ID>)
    case closure((Element) -> ID)
    /// The element is its own identity: an integer of a constant range.
    case element

    @inline(__always)
    package func callAsFunction(_ element: Element) -> ID {
        switch self {
        case .keyPath(let keyPath): element[keyPath: keyPath]
        case .closure(let id): id(element)
        case .element: unsafeBitCast(element, to: ID.self)
        }
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A collection whose elements are known only in the tree, such as the views of another view.
package protocol ElementsInTree {
    /// Meets or makes the nodes of a view for each element.
    /// - Parameter row: Makes the view of an element.
    func show<Row: View>(_ row: @escaping (Any) -> Row, _ context: inout _Reconciler)
}

/// A view made of elements of a collection, which a list can edit.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Self.Data { get }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a view for each of a collection's identifiable elements.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each of a collection's elements, whose identity is found by a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: .keyPath(id), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range, which must not change.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: .element, content: content)
    }
}

extension ForEach where Content: View {
    // Disfavoured as Apple's is: else a mistake in the rows of a plain collection takes the compiler much longer to find.
    /// Creates a view for each element of a bound collection; the view gets a binding to the element.
    @_disfavoredOverload
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each element of a bound collection; the view gets a binding to the element.
    @_disfavoredOverload
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: .closure { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("ForEach has no body.") }
    nonisolated public static var _isUnary: Bool { false }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let kind = ForEachKind<Data, ID, Content>.shared
        if kind.hasElementsInTree, let elements = view.data as? any ElementsInTree {
            return elements.show({ [content = view.content] in content($0 as! Data.Element) }, &context)
        }
        let (node, isNew) = context.next(kind)
        if isNew { kind.payload(node).initialize(to: .init()) }
        if context.isLazy {
            kind.updateLazily(node, view)
        } else if isNew {
            kind.makeAll(node, view)
        } else {
            kind.update(node, view)
        }
        node.flags.remove(.isNew)
    }
}
