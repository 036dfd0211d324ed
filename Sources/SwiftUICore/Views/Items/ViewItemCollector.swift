/// Walks a container's content and notes the views in it one by one.
package struct ViewItemCollector {
    private(set) var items: [ViewItem] = []
    private var path: [AnyHashable] = []
    /// The traits that outer views pass to the container, and those that the container gave the collector.
    package private(set) var traits = ViewItemTraits()
    /// The node whose body is being evaluated; nil outside of bodies.
    private let owner = UpdateContext.reader.map { NodeHandle($0) }
    /// Modifiers of several views, the innermost last.
    private var wrappers: [(AnyView) -> AnyView] = []

    /// Creates a collector that notes nothing yet.
    init(traits: ViewItemTraits = ViewItemTraits()) { self.traits = traits }

    /// The current place in the structure.
    package var place: AnyHashable { AnyHashable(path) }

    /// Adds the views of a view at a place of its container.
    package mutating func collect<V: View>(_ view: V, at place: AnyHashable) {
        path.append(place)
        defer { path.removeLast() }
        collect(view)
    }

    /// Notes the views of a view that takes its container's place.
    mutating func collect<V: View>(_ view: V) {
        if let listing = view as? any ViewItemListing {
            listing.collectItems(&self)
        } else if V._isUnary || V.Body.self == Never.self {
            add(view)
        } else if DynamicPropertyFields.fields(of: V.self).all.isEmpty {
            // A view that depends on its values alone can be opened.
            collect(MainActor.assumeIsolated { UncheckedSendable(view.body) }.value, at: "body")
        } else if ViewItemOrigin.of(V.self).isApp {
            addBody(of: view)
        } else {
            // A control is one view, whatever its style's body is.
            add(view)
        }
    }

    /// Adds views that are known only from a view's body, which depends on more than its values.
    private mutating func addBody<V: View>(of view: V) {
        let (own, wrap) = (traits, self.wrap)
        append(isBody: true) {
            let body = ViewItemBody(
                view: wrap(AnyView(view)), hasSections: ViewItemOrigin.of(V.self).hasSections, wrap: wrap
            ) { content in
                wrap(AnyView(ViewItemReader(view: view, traits: own, content: content)))
            }
            return (.views(body), own)
        }
    }

    /// Adds one view, or views that cannot be distinguished.
    package mutating func add<V: View>(_ view: V) {
        var own = traits
        (view as? any ViewItemTraitSource)?.gatherTraits(&own)
        let wrapped = wrap(AnyView(view))
        append { (.view(wrapped), own) }
    }

    /// Notes a section, whose own items are noted by a function.
    package mutating func addSection(
        header: AnyView?, footer: AnyView?, content: (inout ViewItemCollector) -> Void
    ) {
        var inner = self
        inner.items = []
        content(&inner)
        let section = ViewItemSection(header: header, footer: footer, items: inner.items)
        let own = traits
        append(isSection: true) { (.section(section), own) }
    }

    /// Notes the elements of a collection, whose single views are made when they are wanted.
    mutating func addElements<V: View>(
        _ count: Int, id: (Int) -> AnyHashable, view: @escaping (Int) -> V
    ) {
        let (around, wrap) = (traits, self.wrap)
        traits.count = count
        defer { traits = around }
        let outer = traits
        for index in 0..<count {
            let identity = id(index)
            path.append(identity)
            if V._isUnary, !splitsItems(V.self) {
                append(elementID: identity) {
                    var own = outer
                    (own.index, own.elementID) = (index, identity)
                    let made = view(index)
                    (made as? any ViewItemTraitSource)?.gatherTraits(&own)
                    return (.view(wrap(AnyView(made))), own)
                }
            } else {
                (traits.index, traits.elementID) = (index, identity)
                collect(view(index))
                traits = outer
            }
            path.removeLast()
        }
    }

    /// Notes the elements of a collection that are not views; single ones are made when they are wanted.
    /// - Parameters:
    ///   - isOne: Whether each element is one item.
    ///   - collect: Notes the items of an element.
    package mutating func addElements(
        _ count: Int, isOne: Bool, id: (Int) -> AnyHashable,
        collect: @escaping (inout ViewItemCollector, Int) -> Void
    ) {
        let around = traits
        traits.count = count
        defer { traits = around }
        let outer = traits
        let maker = ElementMaker(self, collect)
        items.reserveCapacity(items.count + count)
        for index in 0..<count {
            let identity = id(index)
            path.append(identity)
            if isOne {
                append(elementID: identity) { maker.make(index, identity) }
            } else {
                (traits.index, traits.elementID) = (index, identity)
                collect(&self, index)
                traits = outer
            }
            path.removeLast()
        }
    }

    /// Calls a function at a place of the structure; nil for where the collector is.
    package mutating func at(_ place: AnyHashable?, _ body: (inout ViewItemCollector) -> Void) {
        if let place { path.append(place) }
        body(&self)
        if place != nil { path.removeLast() }
    }

    /// Calls a function while traits or a modifier of several views are in effect.
    package mutating func with(
        traits change: (inout ViewItemTraits) -> Void = { _ in }, wrapper: ((AnyView) -> AnyView)? = nil,
        _ body: (inout ViewItemCollector) -> Void
    ) {
        let outer = traits
        change(&traits)
        if let wrapper { wrappers.append(wrapper) }
        body(&self)
        if wrapper != nil { wrappers.removeLast() }
        traits = outer
    }

    private func wrap(_ view: AnyView) -> AnyView { wrappers.reversed().reduce(view) { $1($0) } }

    private mutating func append(
        elementID: AnyHashable? = nil, isSection: Bool = false, isBody: Bool = false,
        _ make: @escaping () -> (ViewItem.Content, ViewItemTraits)
    ) {
        items.append(
            ViewItem(
                id: AnyHashable(path), elementID: elementID ?? traits.elementID, isSection: isSection, isBody: isBody,
                owner: owner, make: make))
    }
}

/// Makes the items of elements later, as they would have been made at once.
private final class ElementMaker {
    private let collector: ViewItemCollector
    private let collect: (inout ViewItemCollector, Int) -> Void

    init(_ collector: ViewItemCollector, _ collect: @escaping (inout ViewItemCollector, Int) -> Void) {
        self.collector = collector
        self.collect = collect
    }

    func make(_ index: Int, _ identity: AnyHashable) -> (ViewItem.Content, ViewItemTraits) {
        let item = collector.oneItem(of: index, identity, collect)
        return item.map { ($0.content, $0.traits) } ?? (.view(AnyView(EmptyView())), collector.traits)
    }
}

extension ViewItemCollector {
    /// The only item of an element; nil if it has none.
    fileprivate func oneItem(
        of index: Int, _ identity: AnyHashable, _ collect: (inout ViewItemCollector, Int) -> Void
    ) -> ViewItem? {
        var own = self
        own.items = []
        (own.traits.index, own.traits.elementID) = (index, identity)
        own.at(identity) { collect(&$0, index) }
        return own.items.first
    }
}

/// A view that a container sees through: one that represents several, or none.
package protocol ViewItemListing {
    /// Notes the view's items.
    func collectItems(_ collector: inout ViewItemCollector)
}

/// A view that is one view elsewhere and several in a list: a group of rows.
package protocol ViewItemSplitting: ViewItemListing {
    /// Whether it is so for the type.
    static var splits: Bool { get }
}

/// Whether a type's views are several in a list, though they are one elsewhere.
package func splitsItems(_ type: Any.Type) -> Bool { (type as? any ViewItemSplitting.Type)?.splits ?? false }

/// A view that passes traits to its container.
package protocol ViewItemTraitSource {
    /// Adds the view's traits; they replace those of outer views.
    func gatherTraits(_ traits: inout ViewItemTraits)
}

/// Carries a value out of an isolation that both sides share.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
