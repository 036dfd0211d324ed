import Foundation
import GameKit
import SwiftUI
import SwiftUITesting
import Testing

/// The panels of Game Center, which say that it is not there, and answers to the local player.
@MainActor
@Suite("Panels of Game Center, and answers about the local player")
struct GamePanelTests {
    private struct Page<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    private final class Matchmaker: GKMatchmakerViewController {
        var animations: [Bool] = []
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { animations.append(flag) }
    }
    private final class Turns: GKTurnBasedMatchmakerViewController {
        var animations: [Bool] = []
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { animations.append(flag) }
    }
    private final class Center: GKGameCenterViewController {
        var animations: [Bool] = []
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { animations.append(flag) }
    }

    private final class Delegate: NSObject, GKMatchmakerViewControllerDelegate, GKGameCenterControllerDelegate,
        GKTurnBasedMatchmakerViewControllerDelegate
    {
        var log: [String] = []
        func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
            log.append("matchmaker canceled")
        }
        func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error) {
            log.append("matchmaker \((error as? GKError)?.code == .notAuthenticated)")
        }
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
            log.append("center finished")
        }
        func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController) {
            log.append("turns canceled")
        }
        func turnBasedMatchmakerViewController(
            _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error
        ) { log.append("turns \((error as? GKError)?.code == .notAuthenticated)") }
    }

    /// Shows a panel and closes it.
    private func close(_ controller: some UIViewController) {
        let host = TestHost(Page(controller: controller), size: CGSize(width: 500, height: 300))
        #expect(host.text.contains("Game Center is not available on this machine."))
        host.tap(text: "Done")
    }

    @Test("Without a delegate each panel closes itself, with an animation")
    func alone() throws {
        let matchmaker = try #require(Matchmaker(matchRequest: GKMatchRequest()))
        close(matchmaker)
        let (turns, center) = (Turns(matchRequest: GKMatchRequest()), Center(state: .achievements))
        close(turns)
        close(center)
        #expect(matchmaker.animations == [true] && turns.animations == [true] && center.animations == [true])
        #expect(center.viewState == .achievements && turns.showExistingMatches && !matchmaker.isHosted)
    }

    @Test("With a delegate each panel leaves closing to it; those that find players have failed before")
    func delegates() throws {
        let delegate = Delegate()
        let matchmaker = try #require(Matchmaker(matchRequest: GKMatchRequest()))
        matchmaker.matchmakerDelegate = delegate
        close(matchmaker)
        #expect(delegate.log == ["matchmaker true", "matchmaker canceled"] && matchmaker.animations.isEmpty)
        delegate.log = []
        let turns = Turns(matchRequest: GKMatchRequest())
        turns.turnBasedMatchmakerDelegate = delegate
        close(turns)
        #expect(delegate.log == ["turns true", "turns canceled"] && turns.animations.isEmpty)
        delegate.log = []
        let center = Center(state: .default)
        center.gameCenterDelegate = delegate
        close(center)
        #expect(delegate.log == ["center finished"] && center.animations.isEmpty)
    }

    @Test("A request for players has two at least, and not fewer at most than at least")
    func requests() {
        func isPossible(_ least: Int, _ most: Int) -> Bool {
            let request = GKMatchRequest()
            (request.minPlayers, request.maxPlayers) = (least, most)
            return GKMatchmakerViewController(matchRequest: request) != nil
        }
        #expect(isPossible(2, 2) && isPossible(2, 3) && isPossible(3, 3))
        #expect(!isPossible(1, 2) && !isPossible(3, 2) && !isPossible(0, 0))
    }

    @Test("Panels have the page that they are made for")
    func pages() {
        #expect(GKGameCenterViewController().viewState == .default)
        #expect(GKGameCenterViewController(achievementID: "a").viewState == .achievements)
        #expect(GKGameCenterViewController(leaderboardSetID: "a").viewState == .leaderboards)
        let board = GKGameCenterViewController(leaderboardID: "x", playerScope: .friendsOnly, timeScope: .today)
        #expect(board.leaderboardIdentifier == "x" && board.leaderboardTimeScope == .today)
        #expect(GKGameCenterViewController(state: .dashboard).leaderboardTimeScope == .allTime)
    }

    @Test("The player has no proof of identity and no friends: functions receive empty values with an error")
    func answers() async {
        let player = GKLocalPlayer.local
        let proof = await withCheckedContinuation { continuation in
            player.fetchItems { url, signature, salt, time, error in
                let isEmpty = url == nil && signature == nil && salt == nil
                continuation.resume(returning: (isEmpty, time, (error as? GKError)?.code))
            }
        }
        #expect(proof.0 && proof.1 == 0 && proof.2 == .notAuthenticated)
        let friends = await withCheckedContinuation { continuation in
            player.loadFriendsAuthorizationStatus { continuation.resume(returning: ($0, $1 is GKError)) }
        }
        #expect(friends == (.restricted, true))
        let hasNone = await withCheckedContinuation { continuation in
            player.loadRecentPlayers { continuation.resume(returning: $0 == nil && $1 is GKError) }
        }
        #expect(hasNone && !player.isUnderage && player.isMultiplayerGamingRestricted)
        #expect(player.isPersonalizedCommunicationRestricted && !player.isPresentingFriendRequestViewController)
        #expect(GKLocalPlayer.localPlayer() === player)
    }
}
