import Combine
import Foundation
import OrielFoundation
import SwiftUICore
import SwiftUITesting
import Testing

@testable import AVFoundation

extension FilmTests {
    /// Items that are loaded, played and moved.
    @MainActor @Suite("Players")
    struct PlayerTests {
        private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }

        @Test("An item is ready once it is loaded: its length, size, tracks and first picture are known")
        func loading() async throws {
            let player = AVPlayer(url: Films.colors)
            let item = try #require(player.currentItem)
            #expect(item.status == .unknown && item.duration.isIndefinite && player.status == .unknown)
            #expect(await reached(item, \.status) { $0 == .readyToPlay })
            #expect(player.status == .readyToPlay && player.timeControlStatus == .paused && player.rate == 0)
            #expect(abs(item.duration.seconds - 3) < 0.1)
            #expect(await reached(item, \.presentationSize) { $0 == CGSize(width: 320, height: 240) })
            #expect(item.tracks.map { $0.assetTrack?.mediaType } == [.video, .audio])
            #expect(item.tracks.first?.currentVideoFrameRate == 30)
            #expect(item.loadedTimeRanges.first?.timeRangeValue.duration.seconds == item.duration.seconds)
            #expect(item.seekableTimeRanges.count == 1 && item.isPlaybackLikelyToKeepUp && !item.isPlaybackBufferEmpty)
            #expect(player.frame?.image.color == "red" && player.currentTime() == .zero)
        }

        @Test("A film is played to its end, and all who follow it are called")
        func playing() async throws {
            let player = AVPlayer(url: Films.colors)
            let item = try #require(player.currentItem)
            var states: [AVPlayer.TimeControlStatus] = []
            let watch = player.publisher(for: \.timeControlStatus).removeDuplicates().sink { states.append($0) }
            nonisolated(unsafe) var times: [Double] = []
            nonisolated(unsafe) var passed = 0
            let every = player.addPeriodicTimeObserver(forInterval: seconds(0.5), queue: .main) {
                times.append($0.seconds)
            }
            let at = player.addBoundaryTimeObserver(
                forTimes: [NSValue(time: seconds(1.25)), NSValue(time: seconds(2.25))], queue: nil
            ) { passed += 1 }
            var colors: [String] = []
            let viewer = NSObject()
            player.addViewer(viewer) { colors.append(player.frame?.image.color ?? "none") }
            let end = await posted(AVPlayerItem.didPlayToEndTimeNotification, by: item) {
                player.play()
                #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
                #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
            }
            #expect(end != nil && player.rate == 0 && player.timeControlStatus == .paused)
            #expect(states == [.paused, .waitingToPlayAtSpecifiedRate, .playing, .paused])
            #expect(passed == 2)
            #expect(times == times.sorted() && times.last.map { abs($0 - 3) < 0.1 } == true)
            for moment in [0.5, 1, 1.5, 2, 2.5] {
                #expect(times.contains { abs($0 - moment) < 0.1 }, "\(moment) of \(times)")
            }
            #expect(Set(colors).isSuperset(of: ["red", "green", "blue"]) && colors.count > 45, "\(colors.count)")
            player.removeTimeObserver(every)
            player.removeTimeObserver(at)
            withExtendedLifetime((watch, viewer)) {}
        }

        @Test("Moves go to the very time; one that another replaces is reported as not done")
        func seeking() async throws {
            let player = AVPlayer(url: Films.colors)
            let item = try #require(player.currentItem)
            #expect(await reached(item, \.status) { $0 == .readyToPlay })
            for (time, color) in [(2.5, "blue"), (0.5, "red"), (1.5, "green")] {
                #expect(await player.seek(to: seconds(time), toleranceBefore: .zero, toleranceAfter: .zero))
                #expect(abs(player.currentTime().seconds - time) < 0.04 && player.frame?.image.color == color)
            }
            nonisolated(unsafe) var ends: [String] = []
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                for (name, time) in [("a", 0.2), ("b", 0.4), ("c", 2.2)] {
                    player.seek(to: seconds(time), toleranceBefore: .zero, toleranceAfter: .zero) {
                        ends.append("\(name) \($0)")
                        if name == "c" { done.resume() }
                    }
                }
            }
            #expect(ends.sorted() == ["a false", "b false", "c true"])
            #expect(abs(player.currentTime().seconds - 2.2) < 0.04)
            #expect(await player.seek(to: seconds(99)) && abs(player.currentTime().seconds - 3) < 0.1)
            let warnings = TestHost.warnings { player.seek(to: .indefinite) }
            #expect(warnings == ["AVPlayerItem cannot seek to a time that is not a number."])
        }

        @Test("Steps of pictures move an item that waits, and those who follow its time are called")
        func steps() async throws {
            let player = AVPlayer(url: Films.silent)
            let item = try #require(player.currentItem)
            #expect(await reached(item, \.status) { $0 == .readyToPlay })
            for (count, range) in [(3, 0.02...0.3), (-1, 0.0...0.25)] {
                let time: Double? = await first { found in
                    let token = player.addPeriodicTimeObserver(forInterval: seconds(0.5), queue: .main) {
                        found($0.seconds)
                    }
                    item.step(byCount: count)
                    return [token]
                }
                #expect(time.map { range.contains($0) } == true, "\(count) \(String(describing: time))")
            }
        }

        @Test("A move before the item is ready is made once it is")
        func earlySeek() async throws {
            let player = AVPlayer(url: Films.colors)
            #expect(await player.seek(to: seconds(1.5), toleranceBefore: .zero, toleranceAfter: .zero))
            #expect(player.frame?.image.color == "green" && abs(player.currentTime().seconds - 1.5) < 0.04)
        }

        @Test("Another rate is played, and the pitch's filter does not stand in its way", arguments: [Float(3), -2])
        func rates(rate: Float) async throws {
            let player = AVPlayer(url: Films.silent)
            let item = try #require(player.currentItem)
            #expect(await reached(item, \.status) { $0 == .readyToPlay })
            if rate < 0 { #expect(await player.seek(to: seconds(2.9), toleranceBefore: .zero, toleranceAfter: .zero)) }
            let clock = ContinuousClock()
            let start = clock.now
            let end = await posted(AVPlayerItem.didPlayToEndTimeNotification, by: item) { player.rate = rate }
            #expect(end != nil && start.duration(to: clock.now) < .seconds(2.8))
            #expect(abs(player.currentTime().seconds - (rate < 0 ? 0 : 3)) < 0.15)
        }

        @Test("Playing ends where the item says, and goes on after a move in the notification")
        func endTime() async throws {
            let player = AVPlayer(url: Films.colors)
            let item = try #require(player.currentItem)
            player.actionAtItemEnd = .none
            item.forwardPlaybackEndTime = seconds(0.5)
            nonisolated(unsafe) var ends: [Double] = []
            let again: Void? = await first { found in
                let token = NotificationCenter.default.addObserver(
                    forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
                ) { _ in
                    ends.append(player.currentTime().seconds)
                    if ends.count == 2 { return found(()) }
                    #expect(player.rate == 1)
                    player.seek(to: .zero)
                }
                player.play()
                return [token]
            }
            #expect(again != nil && ends == [0.5, 0.5])
        }

        @Test("Sound without pictures is played as well; its loudness can be set")
        func sound() async throws {
            let player = AVPlayer(url: Films.tone)
            let item = try #require(player.currentItem)
            player.volume = 0.25
            player.isMuted = true
            player.defaultRate = 4
            let end = await posted(AVPlayerItem.didPlayToEndTimeNotification, by: item) { player.play() }
            #expect(end != nil && item.presentationSize == .zero && player.frame == nil)
            #expect(item.tracks.map { $0.assetTrack?.mediaType } == [.audio])
        }

        @Test("A player of nothing waits for something to play")
        func nothing() async {
            let player = AVPlayer()
            player.play()
            #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
            #expect(player.reasonForWaitingToPlay == .noItemToPlay && player.currentTime() == .zero)
            #expect(await player.seek(to: .zero) == false)
            player.replaceCurrentItem(with: AVPlayerItem(url: Films.tone))
            #expect(await reached(player, \.timeControlStatus) { $0 == .playing })
            player.replaceCurrentItem(with: nil)
            #expect(player.reasonForWaitingToPlay == .noItemToPlay)
            player.rate = .nan
            #expect(player.rate == 0 && player.timeControlStatus == .paused)
        }

        @Test("A player that nobody has ends, with its item and those who follow it")
        func release() async throws {
            weak var player: AVPlayer?
            weak var item: AVPlayerItem?
            func play() async throws {
                let own = AVPlayer(url: Films.colors)
                _ = own.addPeriodicTimeObserver(forInterval: seconds(0.1), queue: nil) { _ in }
                own.play()
                (player, item) = (own, own.currentItem)
                #expect(await reached(own, \.timeControlStatus) { $0 == .playing })
            }
            try await play()
            // What was brought to the main queue is through.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(player == nil && item == nil)
        }
    }
}
