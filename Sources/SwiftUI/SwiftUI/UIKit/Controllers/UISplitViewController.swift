import Foundation
import SwiftUICore

/// Controllers beside each other: a primary one that chooses, and a secondary one that shows the choice.
///
/// Follows Apple's [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller). It is shown
/// as a `NavigationSplitView`, whose columns lie beside each other wherever they fit.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    private let state = SplitState()
    /// The delegate, which is asked about the columns; nil for none.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Which columns are wanted; the width decides for ``DisplayMode-swift.enum/automatic``.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { applyPreferredMode() } }
    /// How columns share the room; they lie beside each other here.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The edge of the primary column; the leading one here.
    open var primaryEdge = PrimaryEdge.leading
    /// Whether a swipe shows the primary column; a button does here.
    open var presentsWithGesture = true
    /// Whether there is a button that shows the secondary column alone.
    open var showsSecondaryOnlyButton = false
    /// When there is a button for the display mode; there always is here.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// The background of the primary column.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// The width of the primary column in points; ``automaticDimension`` for the usual one.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { changed() } }
    /// The part of the width that the primary column has, from 0 to 1; ``automaticDimension`` for the usual one.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// The least width of the primary column in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { changed() } }
    /// The greatest width of the primary column in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { changed() } }
    /// The width of the supplementary column in points.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// The part of the width that the supplementary column has, from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// The usual width of a column.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// Creates a controller with a number of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller whose columns are its ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers of the columns, from the primary to the secondary one.
    open var viewControllers: [UIViewController] {
        get { order.compactMap { columns[$0] } }
        set {
            columns[.primary] = newValue.first
            columns[.supplementary] = newValue.count > 2 ? newValue[1] : nil
            columns[.secondary] = newValue.count > 1 ? newValue.last : nil
            for controller in newValue { adopt(controller) }
            changed()
        }
    }

    private var order: [Column] { [.primary, .supplementary, .secondary] }

    /// Sets the controller of a column; nil for none.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if column == .supplementary, style != .tripleColumn {
            return RuntimeWarning.issue("A UISplitViewController of two columns has no supplementary one.")
        }
        if column == .inspector {
            return RuntimeWarning.issue("The inspector of a UISplitViewController is not shown here.")
        }
        columns[column]?.parent = nil
        columns[column] = vc
        if let vc { adopt(vc) }
        changed()
    }

    /// The controller of a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column.
    open func show(_ column: Column) {
        switch column {
        case .primary: set(style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
        case .supplementary where displayMode == .secondaryOnly: set(.oneBesideSecondary)
        default: break
        }
    }

    /// Hides a column.
    open func hide(_ column: Column) {
        switch column {
        case .primary where style == .tripleColumn && displayMode == .twoBesideSecondary: set(.oneBesideSecondary)
        case .primary where style != .tripleColumn, .supplementary: set(.secondaryOnly)
        default: break
        }
    }

    /// Shows a controller as the secondary one.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
    }

    /// Which columns are shown.
    open var displayMode: DisplayMode {
        switch state.visibility {
        case .detailOnly: .secondaryOnly
        case .doubleColumn: .oneBesideSecondary
        default: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        }
    }
    /// Whether only one column has room; the columns of a desktop's window keep theirs.
    open var isCollapsed: Bool { false }
    /// A button that shows the primary column or hides it.
    open var displayModeButtonItem: UIBarButtonItem {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            if displayMode == .secondaryOnly { show(.primary) } else { set(.secondaryOnly) }
        }
        return UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), primaryAction: action)
    }

    private func adopt(_ controller: UIViewController) { controller.parent = self }

    private func changed() {
        state.revision += 1
        AppWindows.presentationChanged()
    }

    private func applyPreferredMode() {
        if preferredDisplayMode != .automatic { set(preferredDisplayMode) }
    }

    private func set(_ mode: DisplayMode) {
        let visibility: NavigationSplitViewVisibility =
            switch mode {
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? .doubleColumn : .all
            default: .all
            }
        noteVisibility(visibility)
    }

    /// Changes which columns are shown, as a press of the button does.
    func noteVisibility(_ visibility: NavigationSplitViewVisibility) {
        guard visibility != state.visibility else { return }
        let before = state.visibility
        state.visibility = visibility
        let mode = displayMode
        state.visibility = before
        delegate?.splitViewController(self, willChangeTo: mode)
        state.visibility = visibility
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        for controller in viewControllers { controller.loadViewIfNeeded() }
        return AnyView(SplitControllerContent(controller: self, state: state))
    }
}
