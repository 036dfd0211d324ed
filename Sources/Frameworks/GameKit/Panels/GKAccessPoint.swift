import Foundation
import SwiftUI

/// The button of Game Center in a game's corner; never visible here.
///
/// Follows Apple's [GKAccessPoint](https://developer.apple.com/documentation/gamekit/gkaccesspoint).
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    /// The corners.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }

    nonisolated private static let point = GKAccessPoint(only: ())

    /// The only button.
    nonisolated open class var shared: GKAccessPoint { point }

    /// Whether the game wants the button; false by default.
    open var isActive = false { didSet { if isActive { _ = GameCenter.refusal() } } }
    /// Whether the button is visible; false here.
    open var isVisible: Bool { false }
    /// Whether the button has the focus; false here.
    open var isFocused = false
    /// Whether Game Center's panel is shown; false here.
    open var isPresentingGameCenter: Bool { false }
    /// Whether the button shows the player's achievements; false by default.
    open var showHighlights = false
    /// The corner; at the top of the leading edge by default.
    open var location = Location.topLeading
    /// The button's place in the window's space, in points; without size here.
    open var frameInScreenCoordinates: CGRect { .zero }
    /// The button's place in parts of the window, from 0 to 1; without size here.
    open var frameInUnitCoordinates: CGRect { .zero }
    /// The window with the button; nil for the game's.
    open weak var parentWindow: UIWindow?

    nonisolated private init(only: Void) { super.init() }

    /// Opens Game Center's panel: the handler is called at once, for there is none.
    open func trigger(handler: @escaping () -> Void) {
        GameCenter.refuse { _ in handler() }
    }
    /// Opens a page of Game Center's panel: the handler is called at once, for there is none.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
        GameCenter.refuse { _ in handler() }
    }
    /// Opens an achievement's page: the handler is called at once, for there is none.
    open func trigger(achievementID: String, handler: (() -> Void)? = nil) {
        GameCenter.refuse { _ in handler?() }
    }
    /// Opens a leaderboard's page: the handler is called at once, for there is none.
    open func trigger(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope,
        handler: (() -> Void)? = nil
    ) {
        GameCenter.refuse { _ in handler?() }
    }
    /// Opens a player's page: the handler is called at once, for there is none.
    open func trigger(player: GKPlayer, handler: (() -> Void)? = nil) {
        GameCenter.refuse { _ in handler?() }
    }
}

/// A banner of Game Center, which is not shown here.
///
/// Follows Apple's [GKNotificationBanner](https://developer.apple.com/documentation/gamekit/gknotificationbanner).
open class GKNotificationBanner: NSObject {
    /// Shows a banner: the handler is called at once, for there are none.
    open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) {
        GameCenter.refuse { _ in completionHandler?() }
    }
    /// Shows a banner for some seconds: the handler is called at once, for there are none.
    open class func show(
        withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)? = nil
    ) {
        GameCenter.refuse { _ in completionHandler?() }
    }
}
