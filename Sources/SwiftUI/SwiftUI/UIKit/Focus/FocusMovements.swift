import Foundation

/// Moves the focus between the items of the app's windows, for ``UIFocusSystem``.
@MainActor
enum FocusMovements {
    /// The item with the focus; nil for none.
    private(set) static weak var focusedItem: (any UIFocusItem)?
    private static var requested: [any UIFocusEnvironment] = []
    private static var isUpdating = false

    /// Requests that the focus moves to an environment.
    static func request(_ environment: any UIFocusEnvironment) {
        requested = [environment]
        updateLater()
    }

    /// Notes that an environment may prefer another item; ignored while the focus is elsewhere.
    static func preferencesChanged(in environment: any UIFocusEnvironment) {
        if let focusedItem, !chain(of: focusedItem).contains(where: { $0 === environment }) { return }
        requested.append(environment)
        updateLater()
    }

    private static func updateLater() {
        if MainQueue.isServed { DispatchQueue.main.async { update() } }
    }

    /// Moves the focus, if that was requested.
    static func update() {
        let environments = requested
        requested = []
        for environment in environments {
            if let item = item(in: environment), move(to: item) { return }
        }
    }

    /// Moves the focus to an item, if no environment around forbids it; returns whether the item has the focus.
    @discardableResult
    static func move(to item: (any UIFocusItem)?) -> Bool {
        let previous = focusedItem
        if previous === item { return true }
        if isUpdating { return false }
        isUpdating = true
        defer { isUpdating = false }
        let context = UIFocusUpdateContext(from: previous, to: item)
        let first = chain(of: previous)
        let environments = first + chain(of: item).filter { next in !first.contains { $0 === next } }
        let center = NotificationCenter.default
        if environments.contains(where: { !$0.shouldUpdateFocus(in: context) }) {
            center.post(
                name: UIFocusSystem.movementDidFailNotification, object: nil,
                userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
            return false
        }
        focusedItem = item
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        center.post(
            name: UIFocusSystem.didUpdateNotification, object: nil,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
        return true
    }

    /// The environment and all around it, the innermost first.
    static func chain(of environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var next = environment
        // 1000: an app's environments that are around each other.
        while let environment = next, chain.count < 1000 {
            chain.append(environment)
            next = environment.parentFocusEnvironment
        }
        return chain
    }

    /// The item that an environment prefers, or is, or that is within; nil for none.
    private static func item(in environment: any UIFocusEnvironment, depth: Int = 0) -> (any UIFocusItem)? {
        // 100: environments that prefer each other.
        if depth > 100 { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let item = item(in: preferred, depth: depth + 1) { return item }
        }
        if let view = environment as? UIView, view.isHidden || !view.isUserInteractionEnabled { return nil }
        if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
        let within = (environment as? UIView)?.subviews ?? []
        return within.lazy.compactMap { item(in: $0, depth: depth + 1) }.first
    }
}
