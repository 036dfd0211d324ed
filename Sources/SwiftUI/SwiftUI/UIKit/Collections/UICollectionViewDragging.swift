import Foundation
import SwiftUICore

/// Methods for the items of a collection that are dragged; never called here, and a warning says so where a delegate is set.
///
/// Follows Apple's [UICollectionViewDragDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate).
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// The items of a drag that begins at an item; none for no drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// The items that a press adds to a drag; none by default.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// How an item looks while it is dragged; nil for the cell's appearance.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called when a drag is about to begin.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drag may move the items; true by default.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Whether a drag stays in the app; false by default.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Methods for items that are dropped on a collection; never called here, and a warning says so where a delegate is set.
///
/// Follows Apple's [UICollectionViewDropDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate).
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Takes the items of a drop.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the collection takes the items of a drag; true by default.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect of a drop at a place; nothing by default.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath:
            IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when a drag leaves.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag has ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// How a dropped item looks; nil for the cell's appearance.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath:
            IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop on a collection.
///
/// Follows Apple's [UICollectionViewDropProposal](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal).
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the items are put.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }

    /// Where the items are put.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal that does not say where the items are put.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// The items and the place of a drop on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The place; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// The effect of the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Moves an item to its new place in an animation.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item of a drop on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The place from which it was dragged; nil for another view's.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}
