import Foundation

/// The directions in which the focus moves.
///
/// Follows Apple's [UIFocusHeading](https://developer.apple.com/documentation/uikit/uifocusheading).
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous item.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement of the focus.
///
/// Follows Apple's [UIFocusUpdateContext](https://developer.apple.com/documentation/uikit/uifocusupdatecontext).
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus; nil for none.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets the focus; nil for none.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that had the focus; nil for none.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gets the focus; nil for none.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction; none for movements that the app requests, which all are here.
    open var focusHeading: UIFocusHeading { [] }

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
        super.init()
        (previouslyFocusedItem, nextFocusedItem) = (previous, next)
    }
}

/// A movement of the focus in a table.
///
/// Follows Apple's [UITableViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext).
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had the focus; nil for none.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil for none.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A movement of the focus in a collection.
///
/// Follows Apple's
/// [UICollectionViewFocusUpdateContext](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext).
@MainActor @preconcurrency
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil for none.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that gets the focus; nil for none.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// The duration of an animation that runs while the focus moves.
///
/// Follows Apple's [UIFocusAnimationContext](https://developer.apple.com/documentation/uikit/uifocusanimationcontext).
@MainActor @preconcurrency
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}

/// Runs animations while the focus moves.
///
/// Follows Apple's [UIFocusAnimationCoordinator](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator).
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    private final class Context: NSObject, UIFocusAnimationContext {
        var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
        nonisolated override init() { super.init() }
    }
    private static let duration = 0.2

    nonisolated override init() { super.init() }

    /// Adds changes that are animated as the focus moves.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }
    /// Adds changes that are animated as the item with the focus is marked.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addCoordinatedAnimations(animations.map { run in { run(Context()) } }, completion: completion) }
    /// Adds changes that are animated as the item without the focus loses its mark.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { addCoordinatedAnimations(animations.map { run in { run(Context()) } }, completion: completion) }

    /// Runs the animations, and the completion handlers after them.
    func run() {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        if animations.isEmpty {
            for completion in completions { completion() }
            return
        }
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
