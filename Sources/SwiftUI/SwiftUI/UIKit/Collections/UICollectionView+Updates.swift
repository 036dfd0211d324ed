import Foundation
import SwiftUICore

extension UICollectionView {
    func standardReloadData() {
        counts = nil
        selected = []
        recycle { _ in true }
        currentLayout.forgetSizes()
        layoutInvalidated(UICollectionViewLayoutInvalidationContext())
    }

    func standardReloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    func standardReconfigureItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    func standardInsertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
    func standardDeleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
    func standardMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    func standardReloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    func standardInsertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    func standardDeleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    func standardMoveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }

    func standardPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard batch == nil else {
            updates?()
            completion?(true)
            return
        }
        batch = CollectionBatch(counts: counts ?? [])
        updates?()
        let changes = batch ?? CollectionBatch(counts: [])
        batch = nil
        carryOut(changes)
        completion?(true)
    }

    private func change(_ body: (inout CollectionBatch) -> Void) {
        if batch != nil {
            batch.map { old in
                var new = old
                body(&new)
                batch = new
            }
        } else {
            var changes = CollectionBatch(counts: counts ?? [])
            body(&changes)
            carryOut(changes)
        }
    }

    private func carryOut(_ changes: CollectionBatch) {
        let places = changes.places()
        update(isAnimated: true, reloaded: changes.isReloaded) { places[$0] }
    }

    /// Shows data that has changed.
    /// - Parameters:
    ///   - isReloaded: Whether the cell of an item is asked for again, by its place before.
    ///   - place: The place of an item that was at another; nil for one that has gone.
    func update(
        isAnimated: Bool, reloaded isReloaded: (IndexPath) -> Bool, place: (IndexPath) -> IndexPath?
    ) {
        recycle { element in
            // Titles describe the contents of their sections.
            element.category != .cell || isReloaded(element.path) || place(element.path) == nil
        }
        var moved: [CollectionElement: UICollectionReusableView] = [:]
        for (element, view) in shown {
            guard let path = place(element.path) else { continue }
            moved[CollectionElement(category: .cell, kind: nil, path: path)] = view
        }
        shown = moved
        selected = selected.compactMap(place)
        counts = nil
        currentLayout.forgetSizes()
        changing(isAnimated) { layoutInvalidated(UICollectionViewLayoutInvalidationContext()) }
    }
}

/// Changes of a collection that belong together.
struct CollectionBatch {
    /// The numbers of items before.
    let counts: [Int]
    var reloaded: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var deletedItems: Set<IndexPath> = []
    var movedItems: [IndexPath: IndexPath] = [:]
    var reloadedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()

    init(counts: [Int]) { self.counts = counts }

    func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) || reloadedSections.contains(path.section) }

    /// The places after the changes of all items that stay, by those before.
    func places() -> [IndexPath: IndexPath] {
        var places: [IndexPath: IndexPath] = [:]
        var section = 0
        for (old, count) in counts.enumerated() where !deletedSections.contains(old) {
            while insertedSections.contains(section) { section += 1 }
            var taken = Set(insertedItems.filter { $0.section == section }.map(\.item))
            for target in movedItems.values where target.section == section { taken.insert(target.item) }
            var item = 0
            for number in 0..<count {
                let path = IndexPath(item: number, section: old)
                if deletedItems.contains(path) { continue }
                if let target = movedItems[path] {
                    places[path] = target
                    continue
                }
                while taken.contains(item) { item += 1 }
                places[path] = IndexPath(item: item, section: section)
                item += 1
            }
            section += 1
        }
        return places
    }
}
