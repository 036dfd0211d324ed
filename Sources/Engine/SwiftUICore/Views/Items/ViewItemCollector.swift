/// Walks a container's content and notes the views in it one by one.
package struct ViewItemCollector {
    private(set) var items = ViewItems()
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
        } else if V.Body.self == Never.self || V._isUnary && !opensItemBody(V.self) {
            add(view)
        } else if DynamicPropertyFields.fields(of: V.self).all.isEmpty {
            // A view that depends on its values alone can be opened.
            collect(MainActor.assumeIsolated { UncheckedSendable(view.body) }.value, at: "body")
        } else if V._isUnary {
            addReporting(view)
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

    /// Adds one view whose body passes traits, but depends on more than its values.
    private mutating func addReporting<V: View>(_ view: V) {
        var own = traits
        own[ReportedItemTraits.IsReported.self] = true
        let (known, wrap) = (own, self.wrap)
        append {
            let reporting = MainActor.assumeIsolated {
                UncheckedSendable(ReportedItemTraits.reporting(view, known))
            }
            return (.view(wrap(reporting.value)), known)
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
        inner.items = ViewItems()
        content(&inner)
        // Modifiers of a section apply to its header and footer, too.
        let section = ViewItemSection(header: header.map(wrap), footer: footer.map(wrap), items: inner.items)
        let own = traits
        append(isSection: true) { (.section(section), own) }
    }

    /// Notes the elements of a collection, whose single views are made when they are wanted.
    mutating func addElements<V: View>(
        _ count: Int, id: @escaping (Int) -> AnyHashable, view: @escaping (Int) -> V
    ) {
        guard V._isUnary, !splitsItems(V.self) else {
            return forEachElement(count, id) { $0.collect(view($1)) }
        }
        if opensItemBody(V.self) {
            return addElements(count, isOne: true, id: id) { $0.collect(view($1)) }
        }
        let (around, wrap) = (traits, self.wrap)
        append(count, id) { index in
            var own = around
            (own.index, own.count, own.elementID) = (index, count, id(index))
            let made = view(index)
            (made as? any ViewItemTraitSource)?.gatherTraits(&own)
            return (.view(wrap(AnyView(made))), own)
        }
    }

    /// Notes the elements of a collection that are not views; single ones are made when they are wanted.
    /// - Parameters:
    ///   - isOne: Whether each element is one item.
    ///   - collect: Notes the items of an element.
    package mutating func addElements(
        _ count: Int, isOne: Bool, id: @escaping (Int) -> AnyHashable,
        collect: @escaping (inout ViewItemCollector, Int) -> Void
    ) {
        guard isOne else { return forEachElement(count, id, collect) }
        let collector = self
        append(count, id) { index in
            let item = collector.oneItem(of: index, count, id(index), collect)
            return item.map { ($0.content, $0.traits) } ?? (.view(AnyView(EmptyView())), collector.traits)
        }
    }

    /// Collects the items of each element of a collection.
    private mutating func forEachElement(
        _ count: Int, _ id: (Int) -> AnyHashable, _ collect: (inout ViewItemCollector, Int) -> Void
    ) {
        let outer = traits
        defer { traits = outer }
        for index in 0..<count {
            let identity = id(index)
            (traits.index, traits.count, traits.elementID) = (index, count, identity)
            path.append(identity)
            collect(&self, index)
            path.removeLast()
            traits = outer
        }
    }

    /// Notes one item for each element of a collection.
    private mutating func append(
        _ count: Int, _ id: @escaping (Int) -> AnyHashable,
        _ make: @escaping (Int) -> (ViewItem.Content, ViewItemTraits)
    ) {
        let run = ViewItemRun(path: path, owner: owner, id: id, make: make)
        items.append(run, count: count)
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
        isSection: Bool = false, isBody: Bool = false, _ make: @escaping () -> (ViewItem.Content, ViewItemTraits)
    ) {
        let run = ViewItemRun(
            place: AnyHashable(path), owner: owner, elementID: traits.elementID, make: make)
        items.append(ViewItem(run, isSection: isSection, isBody: isBody))
    }
}

extension ViewItemCollector {
    /// The only item of an element; nil if it has none.
    fileprivate func oneItem(
        of index: Int, _ count: Int, _ identity: AnyHashable, _ collect: (inout ViewItemCollector, Int) -> Void
    ) -> ViewItem? {
        var own = self
        own.items = ViewItems()
        (own.traits.index, own.traits.count, own.traits.elementID) = (index, count, identity)
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
