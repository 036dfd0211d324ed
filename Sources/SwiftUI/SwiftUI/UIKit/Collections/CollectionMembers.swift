import Foundation
import SwiftUICore

/// The members of a collection that classes of apps may override; the base of ``UICollectionView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _CollectionMembers: UIScrollView {
    private var own: UICollectionView { unsafeDowncast(self, to: UICollectionView.self) }

    /// Registers the class of cells of a name.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        own.standardRegister(cellClass, forCellWithReuseIdentifier: identifier)
    }

    /// Registers the nib of cells of a name.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        own.standardRegister(nib, forCellWithReuseIdentifier: identifier)
    }

    /// Registers the nib of headers, footers or other views of a name.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { own.standardRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }

    /// Registers the class of headers, footers or other views of a name.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { own.standardRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }

    /// Returns a cell of a registered class: one that is used again, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { own.standardDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

    /// Returns a header, a footer, or another view of a registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        own.standardDequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    /// Returns a cell that shows an item.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { own.standardDequeueConfiguredReusableCell(using: registration, for: indexPath, item: item) }

    /// Returns a header, a footer, or another view.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { own.standardDequeueConfiguredReusableSupplementary(using: registration, for: indexPath) }

    /// The places of the selected items; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { own.standardIndexPathsForSelectedItems }

    /// Selects an item, and scrolls to it if there is a position; nil selects none.
    ///
    /// The delegate is not notified.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        own.standardSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item.
    ///
    /// The delegate is not notified.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        own.standardDeselectItem(at: indexPath, animated: animated)
    }

    /// Scrolls to an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
    { own.standardScrollToItem(at: indexPath, at: scrollPosition, animated: animated) }

    /// Reloads everything, and clears the selection.
    open func reloadData() { own.standardReloadData() }

    /// Reloads items.
    open func reloadItems(at indexPaths: [IndexPath]) { own.standardReloadItems(at: indexPaths) }

    /// Reconfigures items; here their cells are reloaded.
    open func reconfigureItems(at indexPaths: [IndexPath]) { own.standardReconfigureItems(at: indexPaths) }

    /// Inserts items.
    open func insertItems(at indexPaths: [IndexPath]) { own.standardInsertItems(at: indexPaths) }

    /// Deletes items.
    open func deleteItems(at indexPaths: [IndexPath]) { own.standardDeleteItems(at: indexPaths) }

    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        own.standardMoveItem(at: indexPath, to: newIndexPath)
    }

    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet) { own.standardReloadSections(sections) }

    /// Inserts sections.
    open func insertSections(_ sections: IndexSet) { own.standardInsertSections(sections) }

    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet) { own.standardDeleteSections(sections) }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        own.standardMoveSection(section, toSection: newSection)
    }

    /// Makes several changes at once: deletions refer to the places before, insertions to the places after all of them.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        own.standardPerformBatchUpdates(updates, completion: completion)
    }

    // MARK: Focus

    /// The cell of the item that the delegate prefers.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let preferred = own.delegate?.indexPathForPreferredFocusedView(in: own).flatMap { own.cellForItem(at: $0) }
        return preferred.map { [$0] } ?? super.preferredFocusEnvironments
    }
    /// Returns the delegate's answer whether the focus may move.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        own.delegate?.collectionView(own, shouldUpdateFocusIn: movement(context)) ?? true
    }
    /// Notifies the delegate, and selects the item with the focus where the selection follows it.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        let movement = movement(context)
        own.delegate?.collectionView(own, didUpdateFocusIn: movement, with: coordinator)
        guard let path = movement.nextFocusedIndexPath,
            own.delegate?.collectionView(own, selectionFollowsFocusForItemAt: path) ?? own.selectionFollowsFocus
        else { return }
        own.selectItem(at: path, animated: true, scrollPosition: [])
    }

    private func movement(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        let movement = UICollectionViewFocusUpdateContext(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem)
        movement.previouslyFocusedIndexPath = path(of: context.previouslyFocusedView)
        movement.nextFocusedIndexPath = path(of: context.nextFocusedView)
        return movement
    }

    /// The place of the cell that a view is, or is in; nil for none.
    private func path(of view: UIView?) -> IndexPath? {
        var next = view
        while let view = next {
            if let cell = view as? UICollectionViewCell { return own.indexPath(for: cell) }
            next = view.superview
        }
        return nil
    }
}

extension UICollectionView {
    /// Makes several changes at once, with a function that is called before this one returns.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
    }
}
