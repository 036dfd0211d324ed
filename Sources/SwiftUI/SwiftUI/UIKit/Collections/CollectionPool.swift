import Foundation
import SwiftUICore

/// The views of a collection that wait to be used again, and the classes of which new ones are made.
@MainActor
final class CollectionPool {
    /// A registered name: a name of cells, or of views of a kind.
    struct Name: Hashable {
        /// The kind of a view other than a cell; nil for cells.
        var kind: String?
        var identifier: String
    }

    /// How many views of a name wait at most.
    private static let most = 50

    var classes: [Name: UICollectionReusableView.Type] = [:]
    /// Make the views of nibs and of a storyboard's prototypes.
    var makers: [Name: () -> UICollectionReusableView?] = [:]
    private var waiting: [Name: [UICollectionReusableView]] = [:]
    /// The views that belong to a registration, each with its name.
    private var names: [ObjectIdentifier: Name] = [:]

    /// Returns a view of a name: one that waits, or a new one.
    func view(_ name: Name) -> UICollectionReusableView? {
        if let view = waiting[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let made = makers[name]?() ?? classes[name].flatMap { ObjectMaking.makeView($0) }
        guard let view = made else { return nil }
        view.reuseIdentifier = name.identifier
        names[ObjectIdentifier(view)] = name
        return view
    }

    /// Keeps a view that is out of sight.
    func keep(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let name = names[ObjectIdentifier(view)] else { return }
        if let cell = view as? UICollectionViewCell { (cell.isSelected, cell.isHighlighted) = (false, false) }
        if waiting[name, default: []].count < Self.most {
            waiting[name, default: []].append(view)
        } else {
            names[ObjectIdentifier(view)] = nil
        }
    }
}

extension UICollectionView {
    func standardRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.classes[.init(kind: nil, identifier: identifier)] = cellClass as? UICollectionViewCell.Type
    }

    func standardRegister(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.makers[.init(kind: nil, identifier: identifier)] = Self.maker(nib)
    }

    func standardRegister(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { pool.makers[.init(kind: kind, identifier: identifier)] = Self.maker(nib) }

    private static func maker(_ nib: UINib?) -> (() -> UICollectionReusableView?)? {
        nib.map { nib in { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first } }
    }

    func standardRegister(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        pool.classes[.init(kind: elementKind, identifier: identifier)] = viewClass as? UICollectionReusableView.Type
    }

    func standardDequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = pool.view(.init(kind: nil, identifier: identifier)) as? UICollectionViewCell { return cell }
        RuntimeWarning.issue("No class of cells is registered for “\(identifier)”.")
        return UICollectionViewCell(frame: .zero)
    }

    func standardDequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = pool.view(.init(kind: elementKind, identifier: identifier)) { return view }
        RuntimeWarning.issue("No class of views is registered for “\(identifier)”.")
        return UICollectionReusableView(frame: .zero)
    }

    /// Makes cells of a class for items.
    ///
    /// Follows Apple's
    /// [UICollectionView.CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let name = UUID().uuidString
        let handler: Handler

        /// Registers a class.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Makes headers, footers or other views of a class.
    ///
    /// Follows Apple's
    /// [UICollectionView.SupplementaryRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration).
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let name = UUID().uuidString
        let kind: String
        let handler: Handler

        /// Registers a class for views of a kind.
        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
    }

    func standardDequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = CollectionPool.Name(kind: nil, identifier: registration.name)
        pool.classes[name] = Cell.self
        let cell: Cell = dequeue(name)
        cell.collection = self
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    func standardDequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = CollectionPool.Name(kind: registration.kind, identifier: registration.name)
        pool.classes[name] = Supplementary.self
        let view: Supplementary = dequeue(name)
        view.collection = self
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    private func dequeue<V: UICollectionReusableView>(_ name: CollectionPool.Name) -> V {
        // Where the table of methods can't be read, the one initializer that every class has is all there is.
        guard let view = pool.view(name) as? V ?? V(coder: NSCoder()) else {
            fatalError("A \(V.self) can't be made here.")
        }
        return view
    }
}
