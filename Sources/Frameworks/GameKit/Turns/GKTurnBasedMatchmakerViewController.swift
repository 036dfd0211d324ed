import Foundation
import SwiftUI

/// Receives the end of a panel with matches of turns.
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user closes the panel.
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    /// Called when the search has failed.
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}

/// A panel with matches of turns: a sentence here, which says that there are none.
///
/// Follows Apple's [GKTurnBasedMatchmakerViewController](https://developer.apple.com/documentation/gamekit/gkturnbasedmatchmakerviewcontroller).
@MainActor @preconcurrency
open class GKTurnBasedMatchmakerViewController: UIViewController {
    /// Receives the end.
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    /// Whether matches under way are shown; true by default.
    open var showExistingMatches = true
    /// How players are found.
    open var matchmakingMode = GKMatchmakingMode.default
    private let request: GKMatchRequest

    /// Creates a panel for a request.
    public init(matchRequest request: GKMatchRequest) {
        self.request = request
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a panel for two players: archives cannot be read here.
    public required init?(coder: NSCoder) {
        request = GKMatchRequest()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showAbsence { [weak self] in
            guard let self else { return }
            if let turnBasedMatchmakerDelegate {
                turnBasedMatchmakerDelegate.turnBasedMatchmakerViewControllerWasCancelled(self)
            } else {
                dismiss(animated: true)
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(self, didFailWithError: GameCenter.refusal())
    }
}
