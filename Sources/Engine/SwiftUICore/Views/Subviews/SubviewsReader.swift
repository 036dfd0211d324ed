/// Finds the views that a view consists of, and shows them in a container's own way.
///
/// The number of some views is known only from a body that has state or reads the environment: each of those gets a node
/// that evaluates it and shows nothing. Its views are noted, and shown by the container beside those of all others.
struct SubviewsReader<Content: View>: View {
    /// Returns the items of the view.
    let items: () -> [ViewItem]
    let content: ([ViewItem], ContainerReference) -> Content

    @State private var found = FoundSubviews()

    nonisolated static var _isUnary: Bool { false }

    var body: some View {
        let items = items()
        found.container.node = UpdateContext.reader.map { NodeHandle($0) }
        found.items = items
        return Group {
            BodyReaders(items: items, found: found)
            FoundSubviewsContent(found: found, content: content)
        }
    }
}

/// What a `SubviewsReader` found.
private final class FoundSubviews {
    let container = ContainerReference()
    /// The items of the view itself.
    var items: [ViewItem] = []
    /// The items of bodies, by the items that stand for those.
    private var inBodies: [AnyHashable: [ViewItem]] = [:]
    private var readers = ReaderList()

    /// Notes the items of a body that was evaluated.
    func note(_ items: [ViewItem], of body: ViewItem) {
        inBodies[body.id] = items
        readers.drain { $0.graph.markBodyDirty($0) }
    }

    /// The items with those of all bodies in the places of the items that stand for them.
    func resolved() -> [ViewItem] {
        if let reader = UpdateContext.reader { readers.insert(reader) }
        var used: Set<AnyHashable> = []
        let resolved = resolve(items, &used)
        if used.count < inBodies.count { inBodies = inBodies.filter { used.contains($0.key) } }
        return resolved
    }

    private func resolve(_ items: [ViewItem], _ used: inout Set<AnyHashable>) -> [ViewItem] {
        var resolved: [ViewItem] = []
        resolved.reserveCapacity(items.count)
        for item in items {
            if item.isBody, let body = item.body {
                used.insert(item.id)
                let inner = (inBodies[item.id] ?? []).map { $0.inBody(item.id, body.wrap) }
                resolved += resolve(inner, &used)
            } else if item.isSection, let section = item.section {
                resolved.append(item.replacingItems(of: section, by: resolve(section.items, &used)))
            } else {
                resolved.append(item)
            }
        }
        return resolved
    }
}

/// Nodes that evaluate bodies to find their views, and show nothing.
private struct BodyReaders: View {
    let items: [ViewItem]
    let found: FoundSubviews

    nonisolated static var _isUnary: Bool { false }

    var body: some View {
        let bodies = Self.bodies(among: items)
        if !bodies.isEmpty {
            ForEach(bodies) { item in
                item.body?.reading { [found] items in
                    // As they are called below, since a body in a body has a place in both.
                    let inner = items.map { $0.inBody(item.id, { $0 }) }
                    found.note(items, of: item)
                    return AnyView(BodyReaders(items: inner, found: found))
                }
            }
        }
    }

    private static func bodies(among items: [ViewItem]) -> [ViewItem] {
        items.flatMap { item -> [ViewItem] in
            if item.isBody { return [item] }
            return item.isSection ? bodies(among: item.section?.items ?? []) : []
        }
    }
}

/// A container's content, made of the views that were found.
private struct FoundSubviewsContent<Content: View>: View {
    let found: FoundSubviews
    let content: ([ViewItem], ContainerReference) -> Content

    nonisolated static var _isUnary: Bool { false }

    var body: some View { content(found.resolved(), found.container) }
}

extension ViewItem {
    /// The item with a place within a body, and the modifiers around that.
    fileprivate func inBody(_ body: AnyHashable, _ wrap: @escaping (AnyView) -> AnyView) -> ViewItem {
        derived(at: AnyHashable([body, id])) { [self] in
            switch content {
            case .view(let view): (.view(wrap(view)), traits)
            case .views(let inner): (.views(inner.wrapped(wrap)), traits)
            case .section(let section):
                (
                    .section(
                        ViewItemSection(
                            header: section.header.map(wrap), footer: section.footer.map(wrap),
                            items: section.items.map { $0.inBody(body, wrap) })), traits
                )
            }
        }
    }

    /// An item of the same kind, made of this one whenever it is wanted.
    private func derived(
        at place: AnyHashable, _ make: @escaping () -> (Content, ViewItemTraits)
    ) -> ViewItem {
        ViewItem(
            ViewItemRun(place: place, owner: nil, elementID: elementID, keepsMade: false, make: make),
            isSection: isSection, isBody: isBody)
    }

    fileprivate func replacingItems(of section: ViewItemSection, by items: [ViewItem]) -> ViewItem {
        derived(at: id) { [self] in
            (.section(ViewItemSection(header: section.header, footer: section.footer, items: items)), traits)
        }
    }
}
