import Foundation

extension UISplitViewController {
    /// The number of columns.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// A column; the compact one takes the place of all where there is room for one.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    /// How much room there is for columns.
    public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// When there is a button for the display mode.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        /// The older name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
}

/// Methods for deciding about the columns of a split view controller; all are optional.
///
/// Methods about collapsing are not called, as columns keep their places here.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called when other columns are about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The column that remains where there is room for one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Whether the delegate has put the secondary controller into the primary one, where there is room for one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}
