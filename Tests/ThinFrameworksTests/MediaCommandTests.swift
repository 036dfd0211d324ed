import Foundation
import SwiftUITesting
import Testing

@testable import MediaPlayer

/// Commands with several functions, searches of every kind, and players that play nothing.
@MainActor
@Suite("Commands, searches and players of media")
struct MediaCommandTests {
    @Test("Functions are called in their order, the last one's answer counts, and each is removed by its own object")
    func commands() {
        let command = MPRemoteCommand()
        let event = MPRemoteCommandEvent(command)
        var log: [Int] = []
        func add(_ number: Int, _ status: MPRemoteCommandHandlerStatus) -> Any {
            command.addTarget {
                log.append($0 === event ? number : -1)
                return status
            }
        }
        #expect(command.perform(event) == .commandFailed && event.command === command && event.timestamp > 0)
        let tokens = [add(1, .success), add(2, .noSuchContent), add(3, .deviceNotFound)]
        #expect(command.perform(event) == .deviceNotFound && log == [1, 2, 3])
        command.removeTarget(tokens[2])
        command.removeTarget(tokens[2])
        #expect(command.perform(event) == .noSuchContent && log == [1, 2, 3, 1, 2])
        command.removeTarget(NSObject())
        command.removeTarget(tokens[0])
        #expect(command.perform(event) == .noSuchContent && log.last == 2 && log.count == 6)
        _ = add(4, .success)
        command.removeTarget(nil)
        #expect(command.perform(event) == .commandFailed && log.count == 6)
        let status = [MPRemoteCommandHandlerStatus.success, .noActionableNowPlayingItem, .commandFailed].map(\.rawValue)
        #expect(status == [0, 110, 200])
    }

    @Test("Uses of commands have their values")
    func events() {
        let command = MPSkipIntervalCommand()
        #expect(MPSkipIntervalCommandEvent(command, interval: 15).interval == 15 && command.preferredIntervals.isEmpty)
        #expect(MPChangePlaybackRateCommandEvent(command, playbackRate: 1.5).playbackRate == 1.5)
        #expect(MPChangePlaybackPositionCommandEvent(command, positionTime: 7).positionTime == 7)
        #expect(MPSeekCommandEvent(command, type: .endSeeking).type == .endSeeking)
        let center = MPRemoteCommandCenter()
        #expect(center.changeRepeatModeCommand.currentRepeatType == .off && center.playCommand.isEnabled)
        #expect(center.changeShuffleModeCommand.currentShuffleType == .off && !center.likeCommand.isActive)
        #expect(center.nextTrackCommand !== center.previousTrackCommand)
    }

    @Test("Each search has its kind of collections and its kind of tracks")
    func searches() {
        let searches: [(MPMediaQuery, MPMediaGrouping, MPMediaType)] = [
            (.albums(), .album, .music), (.artists(), .artist, .music), (.songs(), .title, .music),
            (.playlists(), .playlist, .any), (.podcasts(), .podcastTitle, .podcast),
            (.audiobooks(), .title, .audioBook), (.compilations(), .album, .music), (.composers(), .composer, .music),
            (.genres(), .genre, .music),
        ]
        for (query, grouping, type) in searches {
            let condition = MPMediaPropertyPredicate(value: type.rawValue, forProperty: MPMediaItemPropertyMediaType)
            #expect(query.groupingType == grouping && query.filterPredicates == [condition])
            #expect(query.itemSections == nil && query.collectionSections == nil)
        }
        let plain = MPMediaQuery()
        #expect(plain.groupingType == .title && plain.filterPredicates == nil && plain.collections?.isEmpty == true)
        let condition = MPMediaPropertyPredicate(value: 1, forProperty: "a")
        plain.removeFilterPredicate(condition)
        #expect(plain.filterPredicates == nil)
        plain.addFilterPredicate(condition)
        plain.addFilterPredicate(MPMediaPropertyPredicate(value: 1, forProperty: "a"))
        #expect(plain.filterPredicates?.count == 1)
    }

    @Test("Conditions are equal if property, comparison and value are")
    func conditions() {
        let condition = MPMediaPropertyPredicate(value: "x", forProperty: "title")
        #expect(condition == MPMediaPropertyPredicate(value: "x", forProperty: "title", comparisonType: .equalTo))
        #expect(condition != MPMediaPropertyPredicate(value: "y", forProperty: "title"))
        #expect(condition != MPMediaPropertyPredicate(value: "x", forProperty: "artist"))
        #expect(condition != MPMediaPropertyPredicate(value: "x", forProperty: "title", comparisonType: .contains))
        #expect(condition != MPMediaPropertyPredicate(value: nil, forProperty: "title"))
        #expect(
            !condition.isEqual("x") && condition.hash == MPMediaPropertyPredicate(value: "y", forProperty: "title").hash
        )
    }

    @Test("The library refuses everything, and has not changed since ever")
    func library() async {
        #expect(MPMediaLibrary.default().lastModifiedDate == .distantPast)
        #expect(await MPMediaLibrary.requestAuthorization() == .denied)
        let status = await withCheckedContinuation { continuation in
            MPMediaLibrary.requestAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
        let (count, error) = await withCheckedContinuation { continuation in
            MPMediaLibrary.default().addItem(withProductID: "a") {
                continuation.resume(returning: ($0.count, $1 as? MPError))
            }
        }
        #expect(count == 0 && error == MPError(.permissionDenied))
        await #expect(throws: MPError(.permissionDenied)) {
            try await MPMediaPlaylist(items: []).addItem(withProductID: "a")
        }
        #expect(MPError.Code.requestTimedOut.rawValue == 7 && MPError.Code.permissionDenied.rawValue == 1)
    }

    @Test("A player stays stopped at the beginning at full volume, and its queue stays empty")
    func players() async {
        let player = MPMusicPlayerController.applicationQueuePlayer
        #expect(player === MPMusicPlayerController.applicationMusicPlayer && !player.isPreparedToPlay)
        #expect(MPMusicPlayerController.systemMusicPlayer !== player)
        #expect(player.indexOfNowPlayingItem == NSNotFound && player.volume == 1 && player.currentPlaybackRate == 1)
        #expect(player.currentPlaybackTime == 0 && player.repeatMode == .default && player.shuffleMode == .default)
        var calls = 0
        player.perform { queue in
            queue.insert(MPMusicPlayerStoreQueueDescriptor(storeIDs: ["a"]), after: nil)
            calls += 1
        } completionHandler: { queue, error in
            #expect(queue.items.isEmpty && error as? MPError == MPError(.permissionDenied))
            calls += 10
        }
        #expect(calls == 11)
        let error = await withCheckedContinuation { continuation in
            player.prepareToPlay { continuation.resume(returning: $0 as? MPError) }
        }
        #expect(error == MPError(.permissionDenied))
        let track = MPMediaItem(values: [:])
        let tracks = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: MPMediaItemCollection(items: [track]))
        #expect(tracks.itemCollection.count == 1 && tracks.startItem == nil)
        #expect(MPMusicPlayerMediaItemQueueDescriptor(query: .genres()).query.groupingType == .genre)
    }
}
