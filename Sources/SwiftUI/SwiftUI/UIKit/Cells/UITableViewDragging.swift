import Foundation
import SwiftUICore

/// Methods for the rows of a table that are dragged; never called here, and a warning says so where a delegate is set.
///
/// Follows Apple's [UITableViewDragDelegate](https://developer.apple.com/documentation/uikit/uitableviewdragdelegate).
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// The items of a drag that begins at a row; none for no drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// The items that a press adds to a drag; none by default.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// How a row looks while it is dragged; nil for the cell's appearance.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called when a drag is about to begin.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called when a drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drag may move the items; true by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether a drag stays in the app; false by default.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Methods for items that are dropped on a table; never called here, and a warning says so where a delegate is set.
///
/// Follows Apple's [UITableViewDropDelegate](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate).
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Takes the items of a drop.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table takes the items of a drag; true by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect of a drop at a place; nothing by default.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath:
            IndexPath?
    ) -> UITableViewDropProposal
    /// Called when a drag leaves.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drag has ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// How a dropped row looks; nil for the cell's appearance.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath:
            IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop on a table.
///
/// Follows Apple's [UITableViewDropProposal](https://developer.apple.com/documentation/uikit/uitableviewdropproposal).
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items are put.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
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

/// The items and the place of a drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// The place; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// The effect of the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Moves an item to its new place in an animation.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item of a drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: AnyObject {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The place from which it was dragged; nil for another view's.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}
