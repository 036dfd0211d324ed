import Foundation
import SwiftUI

/// The pages of Game Center's panel.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// Receives the end of Game Center's panel.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// Called when the user closes the panel.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Game Center's panel: a sentence here, which says that it is not available.
///
/// Follows Apple's [GKGameCenterViewController](https://developer.apple.com/documentation/gamekit/gkgamecenterviewcontroller).
@MainActor @preconcurrency
open class GKGameCenterViewController: UIViewController {
    /// Receives the end.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// The page.
    open var viewState: GKGameCenterViewControllerState
    /// The name of the leaderboard; nil for the first.
    open var leaderboardIdentifier: String?
    /// The period of the leaderboard; all time by default.
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    /// Creates a panel with its first page.
    public convenience init() { self.init(state: .default) }
    /// Creates a panel with a page.
    public init(state: GKGameCenterViewControllerState) {
        viewState = state
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a panel with a leaderboard.
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
    }
    /// Creates a panel with a leaderboard.
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboard.identifier
    }
    /// Creates a panel with a set of leaderboards.
    public convenience init(leaderboardSetID: String) { self.init(state: .leaderboards) }
    /// Creates a panel with an achievement.
    public convenience init(achievementID: String) { self.init(state: .achievements) }
    /// Creates a panel with a player's profile.
    public convenience init(player: GKPlayer) { self.init(state: .localPlayerProfile) }
    /// Creates a panel with its first page: archives cannot be read here.
    public required init?(coder: NSCoder) {
        viewState = .default
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showAbsence { [weak self] in
            guard let self else { return }
            if let gameCenterDelegate {
                gameCenterDelegate.gameCenterViewControllerDidFinish(self)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

extension UIViewController {
    /// Fills the controller's view with a sentence about Game Center and a button.
    func showAbsence(_ end: @escaping () -> Void) {
        _ = GameCenter.refusal()
        let page = UIHostingController(rootView: AbsentService(end: end))
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}

private struct AbsentService: View {
    let end: () -> Void
    var body: some View {
        VStack(spacing: 12) {
            Text("Game Center is not available on this machine.")
            Button("Done", action: end)
        }
        .padding()
    }
}
