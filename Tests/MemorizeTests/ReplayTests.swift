import DisplayList
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
    /// A window on a game that knows only the window's time.
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

    @Test("R15: three times the same log, three times the same frames")
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

    @Test(
        "R4: the log of all that the game showed, stored in a file, shows the same again",
        arguments: [RecordForm.text, .bytes])
    func shownAgain(_ form: RecordForm) throws {
        let host = open()
        var reader = DisplayListReader(host.displayList)
        var log = DisplayListLog()
        log.note(reader.read(), of: host.displayList, at: host.time)
        var player = Player(seed: 11)
        for _ in 0..<60 {
            player.play(host, moves: 1)
            for _ in 0..<3 {
                host.advance(by: 0.05)
                log.note(reader.read(), of: host.displayList, at: host.time)
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("shown-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try log.written(as: form).write(to: file)
        let stored = try DisplayListLog(Data(contentsOf: file))
        #expect(stored == log && log.entries.count >= 100)
        var copy = DisplayListCopy()
        for entry in stored.entries { try copy.apply(entry.steps) }
        #expect(host.displayList.difference(from: copy.list) == nil)
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
