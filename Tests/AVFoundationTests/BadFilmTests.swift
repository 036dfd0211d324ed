import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import AVFoundation

extension FilmTests {
    /// Films that cannot be played: each has an error, and nothing waits.
    @MainActor @Suite("Bad films")
    struct BadFilmTests {
        private func failure(_ url: URL, _ code: AVError.Code) async throws {
            let item = AVPlayerItem(url: url)
            let player = AVPlayer(playerItem: item)
            let end = await posted(AVPlayerItem.failedToPlayToEndTimeNotification, by: item, seconds: 1) {
                player.play()
            }
            #expect(await reached(item, \.status) { $0 == .failed })
            #expect((item.error as? AVError)?.code == code, "\(item.error as Any)")
            #expect(player.rate == 0 && player.timeControlStatus == .paused)
            #expect(await player.seek(to: .zero) == false)
            #expect(item.errorLog()?.events.count == 1)
            _ = end
            await #expect(throws: AVError.self) { try await AVURLAsset(url: url).load(.duration) }
        }

        @Test("There is no file") func missing() async throws {
            try await failure(Films.folder.appending(path: "nowhere.mp4"), .contentIsUnavailable)
        }

        @Test("The file is a text") func text() async throws {
            let file = Films.folder.appending(path: "text.mp4")
            try Data("Once upon a time there was no film. \(UUID())".utf8).write(to: file)
            try await failure(file, .fileFormatNotRecognized)
        }

        @Test("The file is empty") func empty() async throws {
            let file = Films.folder.appending(path: "empty.mov")
            try Data().write(to: file)
            try await failure(file, .fileFormatNotRecognized)
        }

        @Test("The file is noise behind a head that looks right", arguments: 1...6)
        func noise(seed: UInt64) async throws {
            let file = Films.folder.appending(path: "noise\(seed).ogv")
            var state = seed
            let bytes = (0..<20_000).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            let head = try Data(contentsOf: Films.colors).prefix(seed < 4 ? 60 : 3000)
            try (head + Data(bytes)).write(to: file)
            let player = AVPlayer(url: file)
            let item = try #require(player.currentItem)
            player.play()
            // Whatever the library makes of it, it ends.
            #expect(await reached(item, \.status) { $0 != .unknown })
            #expect(item.status == .failed ? player.rate == 0 : item.error == nil)
            player.pause()
        }

        @Test("A film that is cut off is played as far as it goes") func cutOff() async throws {
            let file = Films.folder.appending(path: "cut.ogv")
            let whole = try Data(contentsOf: Films.colors)
            try whole.prefix(whole.count / 2).write(to: file)
            let player = AVPlayer(url: file)
            let item = try #require(player.currentItem)
            let end = await posted(AVPlayerItem.didPlayToEndTimeNotification, by: item) { player.play() }
            #expect(end != nil && item.status == .readyToPlay && player.currentTime().seconds < 2.9)
        }

        @Test("A server that is not there is an error") func server() async throws {
            let item = AVPlayerItem(url: URL(string: "http://127.0.0.1:9/film.mp4")!)
            let player = AVPlayer(playerItem: item)
            #expect(await reached(item, \.status) { $0 == .failed })
            #expect(player.rate == 0 && (item.error as? AVError)?.code == .failedToLoadMediaData)
            #expect(item.error?.localizedDescription.contains("127.0.0.1") == true)
        }

        @Test("A sound is a film without a picture, and is played to its end") func noPicture() async throws {
            let player = AVPlayer(url: Films.tone)
            let item = try #require(player.currentItem)
            let end = await posted(AVPlayerItem.didPlayToEndTimeNotification, by: item) { player.play() }
            #expect(end != nil && item.status == .readyToPlay && item.error == nil)
            #expect(item.presentationSize == .zero && item.frame == nil)
        }

        @Test("A film of a codec that no one knows is an error that names the decoder") func codec() async throws {
            let file = Films.folder.appending(path: "codec.avi")
            var bytes = try Data(contentsOf: Films.silent)
            while let place = bytes.range(of: Data("MJPG".utf8)) {
                bytes.replaceSubrange(place, with: Data("ZQZQ".utf8))
            }
            try bytes.write(to: file)
            try await failure(file, .decoderNotFound)
        }

        @Test("An address of no kind that there is is an error") func scheme() async throws {
            let item = AVPlayerItem(url: URL(string: "nonsense://film")!)
            let player = AVPlayer(playerItem: item)
            #expect(await reached(item, \.status) { $0 == .failed })
            withExtendedLifetime(player) {}
        }
    }
}
