import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Memorize

#if canImport(ImageFrontend)
/// The same log gives the same pictures (R15).
@MainActor
@Suite("Replays of Memorize")
struct ReplayTests {
    /// A window on a game that knows no time but the window's.
    private func open() -> TestHost {
        let clock = Clock()
        let game = EmojiMemoryGame(
            theme: Theme.all[0], seed: 7, clock: { Date(timeIntervalSinceReferenceDate: clock.time()) })
        let host = TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 400, height: 560))
        host.frameDuration = 0.05
        clock.time = { [weak host] in host?.time ?? 0 }
        return host
    }

    private final class Clock {
        var time: () -> Double = { 0 }
    }

    @Test("Three times the same log, three times the same frames")
    func determinism() throws {
        let host = open()
        let log = host.record {
            var player = Player(seed: 11)
            player.play(host, moves: 110)
        }
        #expect(log.entries.count >= 200)
        let first = try open().digest(of: try InputLog(text: log.text))
        #expect(first.pictures.count >= 5 && Set(first.pictures).count >= 4)
        for _ in 0..<2 { #expect(try open().digest(of: log) == first) }
        try first.note(as: "Memorize")
    }

    @Test("Equal seeds play equal games, other seeds others")
    func seeds() {
        func log(_ seed: UInt64) -> InputLog {
            let host = open()
            return host.record {
                var player = Player(seed: seed)
                player.play(host, moves: 12)
            }
        }
        #expect(log(3) == log(3))
        #expect(log(3) != log(4))
    }
}
#endif
