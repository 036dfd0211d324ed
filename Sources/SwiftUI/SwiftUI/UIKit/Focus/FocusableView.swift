import Foundation

/// The members of a view for the focus, which classes of apps may override; a base of ``UIView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _FocusableView: _ConstrainedView {
    /// Whether the view can have the focus; false by default, true for cells and text fields.
    open var canBecomeFocused: Bool {
        switch self {
        case let cell as UICollectionViewCell: cell.collection?.allowsFocus(on: cell) ?? true
        case is UITableViewCell: true
        case let field as UITextField: field.isEnabled
        case let text as UITextView: text.isSelectable
        default: false
        }
    }
    /// Whether the view has the focus.
    open var isFocused: Bool { FocusMovements.focusedItem === self }
    /// The environments within that get the focus, the most wanted first; none by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The older name of ``preferredFocusEnvironments``, for one view; nil for none.
    open var preferredFocusedView: UIView? { nil }
    /// The environment around: the view's controller, or the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        guard let view = self as? UIView else { return nil }
        return view.controller ?? view.superview
    }
    /// The container of the items within: the view.
    open var focusItemContainer: (any UIFocusItemContainer)? { self as? UIView }
    /// Requests that the focus moves to the environment that the view prefers, if the focus is within the view.
    open func setNeedsFocusUpdate() { if let view = self as? UIView { FocusMovements.preferencesChanged(in: view) } }
    /// Moves the focus at once, if that was requested.
    open func updateFocusIfNeeded() { FocusMovements.update() }
    /// Returns whether the focus may move; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved into the view, out of it, or within it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Returns the sound of a movement; none is played here.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    /// Called when the user begins to move the focus, which nothing reports here.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    /// The name of the group whose items Tab passes as one; kept, and without effect here.
    open var focusGroupIdentifier: String? {
        get { settings.group }
        set { settings.group = newValue }
    }
    /// How much the view is wanted in its group; it is kept, and has no effect here.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { settings.priority }
        set { settings.priority = newValue }
    }
    /// The mark around the view with the focus; it is kept, and is not drawn here.
    open var focusEffect: UIFocusEffect? {
        get { settings.effect }
        set { settings.effect = newValue }
    }
    /// Whether items behind the view can have the focus; false by default.
    open var isTransparentFocusItem: Bool { false }
    /// Returns the items that a rectangle intersects: the subviews that can have the focus.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        guard let view = self as? UIView else { return [] }
        return view.subviews.filter { $0.canBecomeFocused && !$0.isHidden && CGRectIntersectsRect($0.frame, rect) }
    }
    /// The space of the view: the view itself.
    open var coordinateSpace: any UICoordinateSpace { self as? UIView ?? UIView(frame: .zero) }

    private var settings: Settings {
        get { box?.settings ?? Settings() }
        set {
            let box = box ?? Box()
            self.box = box
            box.settings = newValue
        }
    }
    private var box: Box?

    /// The settings of the few views that have any.
    private struct Settings {
        var group: String?
        var priority = UIFocusGroupPriority.ignored
        var effect: UIFocusEffect?
    }

    private final class Box {
        var settings = Settings()
        nonisolated init() {}
    }
}

extension UICollectionView {
    /// Whether a cell can have the focus.
    fileprivate func allowsFocus(on cell: UICollectionViewCell) -> Bool {
        guard allowsFocus, let path = indexPath(for: cell) else { return allowsFocus }
        return delegate?.collectionView(self, canFocusItemAt: path) ?? true
    }
}

extension UIView: UIFocusItem, UIFocusItemContainer {}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the visible part, in points: the bounds without the insets.
    public var visibleSize: CGSize { bounds.size }
}
