import Foundation
import SwiftUI
import Testing

@testable import GameKit

/// What the objects of Game Center say of themselves where it is not there.
@MainActor
@Suite("Values and answers of Game Center that is not available")
struct GameAnswerTests {
    @Test("Numbers of errors are Apple's, and each kind has its words")
    func errors() {
        let codes: [(GKError.Code, Int)] = [
            (.unknown, 1), (.cancelled, 2), (.communicationsFailure, 3), (.userDenied, 4), (.invalidCredentials, 5),
            (.notAuthenticated, 6), (.authenticationInProgress, 7), (.invalidPlayer, 8), (.scoreNotSet, 9),
            (.parentalControlsBlocked, 10), (.matchRequestInvalid, 13), (.underage, 14), (.gameUnrecognized, 15),
            (.notSupported, 16), (.invalidParameter, 17), (.unexpectedConnection, 18), (.challengeInvalid, 19),
            (.turnBasedMatchDataTooLarge, 20), (.turnBasedInvalidState, 24), (.invitationsDisabled, 25),
            (.ubiquityContainerUnavailable, 27), (.matchNotConnected, 28), (.restrictedToAutomatch, 30),
            (.apiNotAvailable, 31), (.iCloudUnavailable, 35), (.lockdownMode, 36), (.friendListDescriptionMissing, 100),
            (.friendRequestNotAvailable, 103),
        ]
        for (code, number) in codes { #expect(code.rawValue == number && GKError(code).code == code) }
        #expect(GKError(.notAuthenticated).localizedDescription == "The local player has not been authenticated.")
        #expect(GKError(.notSupported).localizedDescription == GKError(.apiNotAvailable).localizedDescription)
        #expect(GKError(.iCloudUnavailable).localizedDescription.hasPrefix("iCloud"))
        let own = GKError(.unknown, userInfo: [NSLocalizedDescriptionKey: "Own words"])
        #expect(
            own.localizedDescription == "Own words"
                && own.errorUserInfo[NSLocalizedDescriptionKey] as? String == "Own words")
        let plain = GKError(.unknown).errorUserInfo[NSLocalizedDescriptionKey] as? String
        #expect(plain == "The requested operation could not be completed.")
    }

    @Test("A guest has the name that the game gives; other identifiers are empty")
    func players() {
        let guest = GKPlayer.anonymousGuestPlayer(withIdentifier: "g")
        #expect(guest.displayName == "g" && guest.alias == "g" && guest.guestIdentifier == "g")
        #expect(guest.gamePlayerID.isEmpty && guest.teamPlayerID.isEmpty && guest.playerID.isEmpty)
        #expect(!guest.isInvitable && !guest.isFriend && !guest.scopedIDsArePersistent())
        #expect(GKLocalPlayer.local.guestIdentifier == nil && GKLocalPlayer.local.alias.isEmpty)
        #expect(!GKInvite(sender: guest).isHosted && GKInvite(sender: guest).playerGroup == 0)
        #expect(GKInvite(sender: guest).playerAttributes == 0 && GKInvite(sender: guest).sender === guest)
    }

    @Test("An achievement is complete from a hundred percent on")
    func achievements() {
        let achievement = GKAchievement(identifier: "a")
        #expect(!achievement.isCompleted && achievement.percentComplete == 0 && !achievement.showsCompletionBanner)
        achievement.percentComplete = 99.9
        #expect(!achievement.isCompleted)
        achievement.percentComplete = 100
        #expect(
            achievement.isCompleted && achievement.player === GKLocalPlayer.local && GKAchievement().identifier.isEmpty)
        let description = GKAchievementDescription()
        #expect(description.maximumPoints == 0 && !description.isHidden && !description.isReplayable)
        #expect(description.rarityPercent == nil && description.title.isEmpty)
    }

    @Test("Requests and matches have their defaults")
    func matches() {
        let request = GKMatchRequest()
        #expect(request.minPlayers == 2 && request.maxPlayers == 2 && request.defaultNumberOfPlayers == 0)
        #expect(request.playerGroup == 0 && request.playerAttributes == 0 && !request.restrictToAutomatch)
        let most = [GKMatchType.peerToPeer, .hosted, .turnBased].map(GKMatchRequest.maxPlayersAllowedForMatch)
        #expect(most == [4, 16, 16])
        let match = GKMatch()
        #expect(match.players.isEmpty && match.expectedPlayerCount == 0 && match.voiceChat(withName: "a") == nil)
        #expect(throws: GKError(.matchNotConnected)) { try match.send(Data(), to: [], dataMode: .unreliable) }
        let chat = GKVoiceChat(name: "a")
        #expect(!chat.isActive && chat.volume == 1 && !GKVoiceChat.isVoIPAllowed())
        let turns = GKTurnBasedMatch()
        #expect(
            turns.matchDataMaximumSize == 65_536 && turns.exchangeDataMaximumSize == 1024 && turns.status == .unknown)
        #expect(turns.exchangeMaxInitiatedExchangesPerPlayer == 1 && turns.matchID.isEmpty)
        turns.setLocalizableMessageWithKey("turn", arguments: nil)
        #expect(turns.message == "turn" && GKTurnBasedMatch.Outcome.customRange.rawValue == 0xFF0000)
        #expect(
            [GKTurnTimeoutDefault, GKTurnTimeoutNone, GKExchangeTimeoutDefault, GKExchangeTimeoutNone] == [
                604_800, 0, 86_400, 0,
            ])
        #expect(GKTurnBasedMatch.Outcome.fourth.rawValue == 9 && GKTurnBasedMatch.Status.matching.rawValue == 3)
    }

    @Test("Leaderboards have their defaults, and load nothing")
    func leaderboards() async {
        let board = GKLeaderboard()
        #expect(board.range == NSRange(location: 1, length: 25) && board.maxRange == 0 && !board.isLoading)
        #expect(board.playerScope == .global && board.timeScope == .allTime && board.duration == 0)
        #expect(board.baseLeaderboardID.isEmpty && board.type == .classic && GKLeaderboard(players: []) == nil)
        board.identifier = "x"
        #expect(
            board.baseLeaderboardID == "x"
                && GKLeaderboard(players: [.anonymousGuestPlayer(withIdentifier: "g")]) != nil)
        let (isEmpty, count, code) = await withCheckedContinuation { continuation in
            board.loadEntries(for: .global, timeScope: .week, range: NSRange(location: 1, length: 5)) {
                continuation.resume(returning: ($0 == nil && $1 == nil, $2, ($3 as? GKError)?.code))
            }
        }
        #expect(isEmpty && count == 0 && code == .notAuthenticated)
        let friends = await withCheckedContinuation { continuation in
            board.loadEntries(for: [], timeScope: .week) {
                continuation.resume(returning: $0 == nil && $1 == nil && $2 != nil)
            }
        }
        #expect(friends)
    }

    @Test("Nothing is known of the activity of players, and a match has no best host")
    func activity() async {
        let (count, code) = await withCheckedContinuation { continuation in
            GKMatchmaker.shared().queryActivity { continuation.resume(returning: ($0, ($1 as? GKError)?.code)) }
        }
        #expect(count == 0 && code == .notAuthenticated)
        let group = await withCheckedContinuation { continuation in
            GKMatchmaker.shared().queryPlayerGroupActivity(3) { continuation.resume(returning: $1 == nil ? -1 : $0) }
        }
        #expect(group == 0 && GKMatchmaker.shared() === GKMatchmaker.shared())
        let host = await withCheckedContinuation { continuation in
            GKMatch().chooseBestHostingPlayer { continuation.resume(returning: $0 == nil) }
        }
        #expect(host)
        let saved = await withCheckedContinuation { continuation in
            GKLocalPlayer.local.saveGameData(Data(), withName: "a") {
                continuation.resume(returning: ($0 == nil, ($1 as? GKError)?.code))
            }
        }
        #expect(saved == (true, .iCloudUnavailable) && GKSavedGame().name == nil)
    }

    @Test("The access point calls its function, and shows nothing")
    func accessPoint() async {
        let point = GKAccessPoint.shared
        #expect(!point.isActive && !point.isPresentingGameCenter && point.frameInScreenCoordinates == .zero)
        #expect(!point.isFocused && !point.showHighlights)
        await withCheckedContinuation { continuation in point.trigger { continuation.resume() } }
        await withCheckedContinuation { continuation in
            point.trigger(state: .achievements) { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            point.trigger(achievementID: "a") { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            GKNotificationBanner.show(withTitle: "a", message: nil, duration: 2) { continuation.resume() }
        }
    }
}
