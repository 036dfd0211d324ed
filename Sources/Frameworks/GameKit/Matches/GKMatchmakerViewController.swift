import Foundation
import SwiftUI

/// Receives the end of a panel that finds players.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user closes the panel.
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    /// Called when the search has failed.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    /// Called with a match.
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    /// Called with players for a game's own server.
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    /// Called when a player has accepted an invitation to a game's own server.
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
    ) {}
    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer
    ) {}
}

/// A panel that finds players: a sentence here, which says that there are none.
///
/// Follows Apple's [GKMatchmakerViewController](https://developer.apple.com/documentation/gamekit/gkmatchmakerviewcontroller).
@MainActor @preconcurrency
open class GKMatchmakerViewController: UIViewController {
    /// Receives the end.
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    /// The request.
    public let matchRequest: GKMatchRequest
    /// Whether the game's own server connects the players; false by default.
    open var isHosted = false
    /// How players are found.
    open var matchmakingMode = GKMatchmakingMode.default
    /// Whether the game can begin before all players are there; false by default.
    open var canStartWithMinimumPlayers = false

    /// Creates a panel for a request; nil for one with fewer than two players or with a range that is empty.
    public init?(matchRequest request: GKMatchRequest) {
        guard request.minPlayers >= 2, request.maxPlayers >= request.minPlayers else { return nil }
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a panel for an invitation.
    public init?(invite: GKInvite) {
        matchRequest = GKMatchRequest()
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a panel for two players: archives cannot be read here.
    public required init?(coder: NSCoder) {
        matchRequest = GKMatchRequest()
        super.init(coder: coder)
    }

    /// Adds players to a match, without effect.
    open func addPlayers(to match: GKMatch) { _ = GameCenter.refusal() }
    /// Shows that a player is connected to a game's own server.
    open func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        showAbsence { [weak self] in
            guard let self else { return }
            if let matchmakerDelegate {
                matchmakerDelegate.matchmakerViewControllerWasCancelled(self)
            } else {
                dismiss(animated: true)
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        matchmakerDelegate?.matchmakerViewController(self, didFailWithError: GameCenter.refusal())
    }
}
