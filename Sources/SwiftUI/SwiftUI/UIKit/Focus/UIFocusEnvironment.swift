import Foundation

/// A part of an interface that takes part in moving the focus: a view, a controller, a window.
///
/// Follows Apple's [UIFocusEnvironment](https://developer.apple.com/documentation/uikit/uifocusenvironment). The methods that are
/// optional on Apple's systems have defaults.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments within that get the focus, the most wanted first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around; nil for none.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items within; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Requests that the focus moves to the environment that this one prefers, if the environment has the focus.
    func setNeedsFocusUpdate()
    /// Moves the focus at once, if that was requested.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called when the focus has moved into the environment, out of it, or within it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// Returns the sound of a movement; none is played here.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
    /// The older name of ``preferredFocusEnvironments``, for one view; nil for none.
    var preferredFocusedView: UIView? { get }
    /// The name of the group whose items Tab passes as one; nil for the environment's around.
    var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
    public var preferredFocusedView: UIView? { nil }
    public var focusGroupIdentifier: String? { nil }
    public func setNeedsFocusUpdate() { FocusMovements.preferencesChanged(in: self) }
    public func updateFocusIfNeeded() { FocusMovements.update() }
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Whether another environment is this one, or within it.
    @MainActor @preconcurrency public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        FocusMovements.chain(of: environment).contains { $0 === self }
    }
}

/// Something that can have the focus: a view.
///
/// Follows Apple's [UIFocusItem](https://developer.apple.com/documentation/uikit/uifocusitem).
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// The item's rectangle in its container, in points.
    var frame: CGRect { get }
    /// The mark around the item with the focus; it is not drawn here.
    var focusEffect: UIFocusEffect? { get }
    /// How much the item is wanted in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether items behind the item can have the focus.
    var isTransparentFocusItem: Bool { get }
    /// Called when the user begins to move the focus, which nothing reports here.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { nil }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var isTransparentFocusItem: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    /// Whether the item has the focus.
    @MainActor @preconcurrency public var isFocused: Bool { FocusMovements.focusedItem === self }
}

/// An object that provides the items within a rectangle.
///
/// Follows Apple's [UIFocusItemContainer](https://developer.apple.com/documentation/uikit/uifocusitemcontainer).
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space of the items' rectangles.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items that a rectangle touches.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls.
///
/// Follows Apple's
/// [UIFocusItemScrollableContainer](https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer).
@MainActor @preconcurrency
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// How far the content is scrolled, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of the visible part, in points.
    var visibleSize: CGSize { get }
}
