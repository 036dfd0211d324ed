/// One of the views of a container such as a list or picker, with its traits.
///
/// A value that knows no more than its number: what it is made of is in its run.
///
/// Main thread only.
package struct ViewItem: Identifiable, @unchecked Sendable {
    /// The kind of item: a view, or a section of further ones.
    package enum Content {
        case view(AnyView)
        /// Views whose number is known only from their body.
        case views(ViewItemBody)
        case section(ViewItemSection)
    }

    /// What the item is one of, and its number in it.
    private let run: ViewItemRun
    private let index: Int
    /// Whether the item is a section; known without making it.
    package let isSection: Bool
    /// Whether the item is known only from a view's body, which has not been evaluated.
    package let isBody: Bool

    init(_ run: ViewItemRun, _ index: Int = 0, isSection: Bool = false, isBody: Bool = false) {
        self.run = run
        self.index = index
        self.isBody = isBody
        self.isSection = isSection
    }

    /// The same item with other traits.
    package func with(_ traits: ViewItemTraits) -> ViewItem {
        let run = ViewItemRun(place: id, owner: nil, elementID: elementID, keepsMade: false) { (content, traits) }
        return ViewItem(run, isSection: isSection, isBody: isBody)
    }

    /// The place in the structure, and the identity of the element in a `ForEach`.
    package var id: AnyHashable { run.place(of: index) }
    /// The identity of the element in the innermost `ForEach`, known without making the item; nil outside of one.
    package var elementID: AnyHashable? { run.elementID(index) }

    /// The identity that the app gave the view by `id(_:)`; nil for none.
    ///
    /// Items that must be made to find it are not kept: the identity is requested for all items of a list, of which one
    /// is needed.
    package var explicitID: AnyHashable? { run.passingValue(of: index).traits.explicitID }

    /// The item's content; made when first needed.
    package var content: Content { run.value(of: index).content }
    /// The traits that it passes to its container.
    package var traits: ViewItemTraits { run.value(of: index).traits }

    /// The view; an empty one for a section.
    package var view: AnyView {
        switch content {
        case .view(let view): return view
        case .views(let body): return body.view
        case .section: return AnyView(EmptyView())
        }
    }

    /// The content of a body that consists of views; nil for other items.
    package var body: ViewItemBody? {
        if case .views(let body) = content { return body }
        return nil
    }

    /// The section; nil for a view.
    package var section: ViewItemSection? {
        if case .section(let section) = content { return section }
        return nil
    }

    /// The views among some items, those of sections included.
    package static func flat(_ items: ViewItems) -> ViewItems {
        guard items.hasSections else { return items }
        var flattened = ViewItems()
        items.forEachRun {
            flattened.append($0)
        } orItem: { item in
            if item.isSection { flattened.append(flat(item.section?.items ?? [])) } else { flattened.append(item) }
        }
        return flattened
    }

    /// The items of a container's content, in the order of the source.
    /// - Parameter tell: Passes the container's traits to the views.
    package static func items<V: View>(
        of view: V, telling tell: (inout ViewItemTraits) -> Void = { _ in }
    ) -> ViewItems {
        items(telling: tell) { $0.collect(view, at: 0) }
    }

    /// The items of content that is not a view, which a function notes.
    package static func items(
        telling tell: (inout ViewItemTraits) -> Void, collecting collect: (inout ViewItemCollector) -> Void
    ) -> ViewItems {
        var collector = ViewItemCollector()
        collector.with(traits: tell, collect)
        return collector.items
    }
}

/// A part of a container's content with a header and a footer.
package struct ViewItemSection {
    /// The header and footer; nil for none.
    package var header: AnyView?, footer: AnyView?
    /// The content.
    package var items: ViewItems

    /// Describes a section.
    package init(header: AnyView?, footer: AnyView?, items: ViewItems) {
        self.header = header
        self.footer = footer
        self.items = items
    }
}

/// A key for a value that a view passes to the container that lists it.
package protocol ViewItemTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A value that a view passes to the container that lists it.
package struct ViewItemTraits {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tag; nil for none.
    var tag: ViewTag?
    /// The identity given by `id(_:)`; nil for none.
    var explicitID: AnyHashable?
    /// The place among the elements of the innermost `ForEach`; nil outside of one.
    package internal(set) var index: Int?
    /// How many elements the innermost `ForEach` has; nil outside of one.
    package internal(set) var count: Int?
    /// The identity in the innermost `ForEach`; nil outside of one.
    package internal(set) var elementID: AnyHashable?

    /// The value of a key.
    package subscript<K: ViewItemTraitKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Sets the identity of the element that the item shows.
    package mutating func setElement(_ id: AnyHashable) { elementID = id }

    /// Adds the traits of a view that another one stands for; they replace those of outer views.
    mutating func adopt(_ inner: ViewItemTraits) {
        values.merge(inner.values) { _, inner in inner }
        tag = inner.tag ?? tag
        explicitID = explicitID ?? inner.explicitID
    }

    /// Whether the view has an explicit tag.
    package var hasTag: Bool { tag != nil }

    /// The tag as a selection of a type, or else the identity in a `ForEach`; nil where neither is of the type.
    package func selection<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag { return tag.value(as: type) }
        return elementID.flatMap { ViewTag(value: $0, includesOptional: true).value(as: type) }
    }
}
