import Foundation
import GameKit
import SwiftUITesting
import Testing

private final class Listener: NSObject, GKLocalPlayerListener {}

@MainActor
@Suite("Game Center, which is not available here")
struct GameCenterTests {
    @Test("The local player is not authenticated: the handler receives an error, and a warning is issued once")
    func authentication() async {
        let warnings = TestHost.warnings { _ = try? GKMatch().sendData(toAllPlayers: Data(), with: .reliable) }
        #expect(Set(warnings).count == 1)
        let error = await withCheckedContinuation { continuation in
            GKLocalPlayer.local.authenticateHandler = { controller, error in
                #expect(controller == nil)
                continuation.resume(returning: error)
            }
        }
        GKLocalPlayer.local.authenticateHandler = nil
        #expect((error as? GKError)?.code == .notSupported && (error as NSError?)?.domain == "GKErrorDomain")
        #expect(!GKLocalPlayer.local.isAuthenticated && GKLocalPlayer.local.displayName.isEmpty)
        let listener = Listener()
        GKLocalPlayer.local.register(listener)
        GKLocalPlayer.local.unregisterListener(listener)
    }

    @Test("Scores, achievements, matches and saved games fail with the codes of Apple's")
    func refusals() async {
        await #expect(throws: GKError(.notAuthenticated)) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["x"])
        }
        let error = await withCheckedContinuation { continuation in
            GKAchievement.report([GKAchievement(identifier: "a")]) { continuation.resume(returning: $0) }
        }
        #expect((error as? GKError)?.code.rawValue == 6)
        await #expect(throws: GKError(.notAuthenticated)) {
            try await GKMatchmaker.shared().findMatch(for: GKMatchRequest())
        }
        await #expect(throws: GKError(.iCloudUnavailable)) { try await GKLocalPlayer.local.fetchSavedGames() }
        let found = await withCheckedContinuation { continuation in
            GKTurnBasedMatch.loadMatches { matches, error in
                continuation.resume(returning: (matches == nil, error != nil))
            }
        }
        #expect(found == (true, true))
    }

    @Test("Panels are made, and those of impossible requests are not")
    func panels() {
        let request = GKMatchRequest()
        #expect(GKMatchmakerViewController(matchRequest: request)?.matchRequest === request)
        request.minPlayers = 1
        #expect(GKMatchmakerViewController(matchRequest: request) == nil)
        let panel = GKGameCenterViewController(leaderboardID: "x", playerScope: .global, timeScope: .week)
        #expect(panel.viewState == .leaderboards && panel.leaderboardTimeScope == .week)
        #expect(GKAccessPoint.shared.location == .topLeading && !GKAccessPoint.shared.isVisible)
        #expect(GKPlayer.anonymousGuestPlayer(withIdentifier: "guest").displayName == "guest")
        let achievement = GKAchievement(identifier: "a")
        achievement.percentComplete = 100
        #expect(achievement.isCompleted)
    }
}
