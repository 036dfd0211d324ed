import Foundation

/// The sections and items of a table or collection at one point in time, by their identifiers.
///
/// Follows Apple's
/// [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct).
/// Identifiers are unique; an identifier that is added again stays at its place.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items to reload.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items to reconfigure.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to reload.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    private var all: Set<ItemIdentifierType> = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Contents

    /// The number of items.
    public var numberOfItems: Int { all.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// The items, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// The items of a section, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == identifier }?.items ?? []
    }
    /// The section of an item; nil for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].id }
    }
    /// The place of an item among all; nil for one that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { place in sections[..<place.section].reduce(place.item) { $0 + $1.items.count } }
    }
    /// The place of a section; nil for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard all.contains(item) else { return nil }
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    // MARK: Items

    /// Adds items to a section; to the last one for nil.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { id in sections.firstIndex { $0.id == id } } ?? sections.indices.last
        guard let index else { return }
        sections[index].items += identifiers.filter { all.insert($0).inserted }
    }
    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, 0)
    }
    /// Adds items after another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, 1)
    }
    private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, _ step: Int) {
        guard let place = place(of: other) else { return }
        sections[place.section].items.insert(
            contentsOf: items.filter { all.insert($0).inserted }, at: place.item + step)
    }
    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = all.intersection(identifiers)
        guard !gone.isEmpty else { return }
        all.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    /// Removes everything.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, 0)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, 1)
    }
    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, _ step: Int) {
        guard item != other, all.contains(other), let old = place(of: item) else { return }
        sections[old.section].items.remove(at: old.item)
        all.remove(item)
        insert([item], beside: other, step)
    }
    /// Reloads items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Reconfigures items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index) } }
    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index + 1) } }
    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var known = Set(sections.map(\.id))
        sections.insert(contentsOf: identifiers.filter { known.insert($0).inserted }.map { ($0, []) }, at: index)
    }
    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.id) { all.subtract(section.items) }
        sections.removeAll { gone.contains($0.id) }
    }
    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, 0) }
    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, 1) }
    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, _ step: Int) {
        guard section != other, indexOfSection(other) != nil, let index = indexOfSection(section) else { return }
        let moved = sections.remove(at: index)
        sections.insert(moved, at: (indexOfSection(other) ?? 0) + step)
    }
    /// Reloads sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// The snapshot without pending reloads, once they are done.
    var settled: Self {
        var copy = self
        (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [])
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    /// The item at a place; nil for none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// The places of all items.
    var places: [ItemIdentifierType: IndexPath] {
        var places: [ItemIdentifierType: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, id) in content.items.enumerated() { places[id] = IndexPath(item: item, section: section) }
        }
        return places
    }
}
