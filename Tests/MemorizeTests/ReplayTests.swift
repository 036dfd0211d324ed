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
        let game = EmojiMemoryGame(seed: 7, clock: { Date(timeIntervalSinceReferenceDate: clock.time()) })
        let host = TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 400, height: 560))
        host.frameDuration = 0.05
        clock.time = { [weak host] in host?.time ?? 0 }
        return host
    }

    private final class Clock {
        var time: () -> Double = { 0 }
    }

    /// What a log shows: the display list after each entry, and a picture after some.
    private func show(_ log: InputLog) throws -> (layers: Fingerprint, pictures: [Data]) {
        let host = open()
        var layers = Fingerprint()
        var pictures: [Data] = []
        var count = 0
        try host.replay(log) { _ in
            layers.combine(host.layers)
            if count % 40 == 0 { pictures.append(try host.png()) }
            count += 1
        }
        return (layers, pictures)
    }

    @Test("Three times the same log, three times the same frames")
    func determinism() throws {
        let host = open()
        let log = host.record {
            var player = Player(seed: 11)
            player.play(host, moves: 110)
        }
        #expect(log.entries.count >= 200)
        let first = try show(try InputLog(text: log.text))
        #expect(first.pictures.count >= 5 && Set(first.pictures).count >= 4)
        for _ in 0..<2 {
            let again = try show(log)
            #expect(again.layers == first.layers)
            #expect(again.pictures == first.pictures)
        }
        try Replay.note("Memorize", log, first.layers, first.pictures)
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

/// Tells what a replay showed, for comparison with another build's.
enum Replay {
    /// Adds a line to the file that `ORIEL_REPLAY_DIGESTS` names, if there is one: see `./oriel replay`.
    static func note(_ name: String, _ log: InputLog, _ layers: Fingerprint, _ pictures: [Data]) throws {
        guard let path = ProcessInfo.processInfo.environment["ORIEL_REPLAY_DIGESTS"] else { return }
        var (events, painted) = (Fingerprint(), Fingerprint())
        events.combine(log.text)
        for picture in pictures { painted.combine(picture) }
        let line = "\(name): \(log.entries.count) events \(events), layers \(layers), pictures \(painted)\n"
        try Data(line.utf8).write(to: URL(fileURLWithPath: path + "." + name))
    }
}
#endif
