import Foundation
import SwiftUI

extension NSCollectionView {
    /// The places of the selected items.
    public var selectionIndexPaths: Set<IndexPath> {
        get { chosen }
        set { select(newValue.filter(exists)) }
    }
    /// The selected items of the first section.
    public var selectionIndexes: IndexSet {
        get { IndexSet(chosen.filter { $0.section == 0 }.map(\.item)) }
        set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
    }
    /// Selects further items, and scrolls to them if there is a position; the delegate is not notified.
    public func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        guard isSelectable else { return }
        let new = indexPaths.filter(exists)
        select(allowsMultipleSelection ? chosen.union(new) : new.min().map { [$0] } ?? chosen)
        if scrollPosition != [] { scrollToItems(at: new, scrollPosition: scrollPosition) }
    }
    /// Deselects items; the delegate is not notified.
    public func deselectItems(at indexPaths: Set<IndexPath>) { select(chosen.subtracting(indexPaths)) }
    /// Selects all items that the delegate allows, and notifies it.
    public func selectAll(_ sender: Any?) {
        guard isSelectable, allowsMultipleSelection else { return }
        let all = (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        change(to: Set(all))
    }
    /// Deselects all items, and notifies the delegate.
    public func deselectAll(_ sender: Any?) { change(to: []) }

    private func select(_ new: Set<IndexPath>) {
        if chosen == new { return }
        let changed = chosen.symmetricDifference(new)
        chosen = new
        for path in changed { showSelection(of: path) }
    }
    /// Updates an item and its cell, which has the trait for assistive technology.
    func showSelection(of path: IndexPath) {
        guard let cell = grid.cellForItem(at: path) as? ItemCell else { return }
        cell.isSelected = chosen.contains(path)
        cell.item?.isSelected = chosen.contains(path)
    }

    /// Changes the selection as the user does, as far as the delegate allows that.
    private func change(to wanted: Set<IndexPath>) {
        var (added, removed) = (wanted.subtracting(chosen), chosen.subtracting(wanted))
        if let delegate {
            if !added.isEmpty { added = delegate.collectionView(self, shouldSelectItemsAt: added) }
            if !removed.isEmpty { removed = delegate.collectionView(self, shouldDeselectItemsAt: removed) }
        }
        let new = chosen.subtracting(removed).union(added.filter(exists))
        if new.count > 1, !allowsMultipleSelection { return }
        select(new)
        if !removed.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: removed) }
        if !added.isEmpty { delegate?.collectionView(self, didSelectItemsAt: added) }
    }
    /// Selects an item, as a click does: alone, or with the Command key in addition to others.
    func click(_ path: IndexPath) {
        guard isSelectable, exists(path) else { return }
        if allowsMultipleSelection, NSEvent.modifierFlags.contains(.command) {
            let wanted = chosen.symmetricDifference([path])
            if wanted.isEmpty, !allowsEmptySelection { return }
            change(to: wanted)
        } else {
            change(to: [path])
        }
    }
}
