import Foundation
import SwiftUI

extension NSCollectionView {
    /// Sets the class of items of a name; nil ends that.
    public func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
        itemClasses[identifier] = itemClass as? NSCollectionViewItem.Type
    }
    /// Sets the nib of items of a name; nil ends that.
    public func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
        itemNibs[identifier] = nib
    }
    /// Sets the class of headers, footers or other views of a name; nil ends that.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier
    ) { viewClasses["\(kind) \(identifier.rawValue)"] = viewClass as? NSView.Type }

    /// Returns an item of a name: one that is no longer shown, or a new one by the name's class or nib.
    ///
    /// For a name without these there is a warning, and an empty item.
    public func makeItem(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
    ) -> NSCollectionViewItem {
        if let item = spareItems[identifier]?.popLast() {
            item.prepareForReuse()
            return item
        }
        let item = newItem(identifier)
        item.reuseIdentifier = identifier
        item.identifier = identifier
        return item
    }
    private func newItem(_ identifier: NSUserInterfaceItemIdentifier) -> NSCollectionViewItem {
        if let type = itemClasses[identifier], let made = ObjectMaking.make(type) { return made }
        var made: NSArray?
        if let nib = itemNibs[identifier], nib.instantiate(withOwner: self, topLevelObjects: &made),
            let item = made?.compactMap({ $0 as? NSCollectionViewItem }).first
        {
            return item
        }
        RuntimeWarning.issue(
            "NSCollectionView has neither a class nor a nib for items of the name “\(identifier.rawValue)”.")
        return NSCollectionViewItem()
    }

    /// Returns a header, a footer or another view of a name; an empty view for a name without a class.
    public func makeSupplementaryView(
        ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
        for indexPath: IndexPath
    ) -> NSView {
        let type = viewClasses["\(elementKind) \(identifier.rawValue)"] ?? NSView.self
        let view = type.init(coder: InterfaceCoder(frame: .zero)) ?? NSView(frame: .zero)
        view.identifier = identifier
        return view
    }
    /// Keeps an item that is no longer shown for another place.
    func keep(_ item: NSCollectionViewItem) {
        item.collectionView = nil
        guard let name = item.reuseIdentifier, !(spareItems[name]?.contains { $0 === item } ?? false) else { return }
        spareItems[name, default: []].append(item)
    }

    // MARK: Changes

    /// Shows items that the data source has now.
    public func insertItems(at indexPaths: Set<IndexPath>) {
        shiftSelection { path in
            path.map { old in
                var item = old.item
                for new in indexPaths.sorted() where new.section == old.section && new.item <= item { item += 1 }
                return IndexPath(item: item, section: old.section)
            }
        }
        grid.insertItems(at: Array(indexPaths))
    }
    /// Removes items that the data source no longer has.
    public func deleteItems(at indexPaths: Set<IndexPath>) {
        shiftSelection { path in
            path.flatMap { old in
                if indexPaths.contains(old) { return nil }
                let before = indexPaths.filter { $0.section == old.section && $0.item < old.item }.count
                return IndexPath(item: old.item - before, section: old.section)
            }
        }
        grid.deleteItems(at: Array(indexPaths))
    }
    private func shiftSelection(_ place: (IndexPath?) -> IndexPath?) { chosen = Set(chosen.compactMap { place($0) }) }
    /// Makes items again.
    public func reloadItems(at indexPaths: Set<IndexPath>) { grid.reloadItems(at: Array(indexPaths.filter(exists))) }
    /// Moves an item to another place.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let wasChosen = chosen.remove(indexPath) != nil
        grid.moveItem(at: indexPath, to: newIndexPath)
        if wasChosen { chosen.insert(newIndexPath) }
    }
    /// Shows sections that the data source has now.
    public func insertSections(_ sections: IndexSet) { grid.insertSections(sections) }
    /// Removes sections that the data source no longer has.
    public func deleteSections(_ sections: IndexSet) { grid.deleteSections(sections) }
    /// Makes the items of sections again.
    public func reloadSections(_ sections: IndexSet) { grid.reloadSections(sections) }
    /// Moves a section to another place.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        grid.moveSection(section, toSection: newSection)
    }
    /// Makes several changes at once.
    public func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
        grid.performBatchUpdates(updates, completion: completionHandler)
    }
}
