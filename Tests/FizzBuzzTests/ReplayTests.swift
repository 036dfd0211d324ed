import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FizzBuzz

#if canImport(ImageFrontend)
/// The same log gives the same pictures (R15).
@MainActor
@Suite("Replays of FizzBuzz")
struct ReplayTests {
    private func open() -> TestHost {
        TestHost(FizzBuzzView(game: FizzBuzzViewModel()), size: CGSize(width: 400, height: 500))
    }

    /// Presses Next, in many ways, and does this and that besides.
    private func play(_ host: TestHost, seed: Int, moves: Int) {
        var state = UInt64(seed)
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<moves {
            switch random(8) {
            case 0..<5: host.tap(text: "Next")
            case 5:
                let next = host.find(text: "Next")!.center
                host.press(at: next)
                host.advance(by: 0.05)
                host.move(to: CGPoint(x: next.x, y: next.y + CGFloat(random(120))))
                host.release(at: CGPoint(x: next.x, y: next.y + CGFloat(random(120))))
            case 6: host.hover(at: CGPoint(x: random(400), y: random(500)))
            default: host.resize(to: CGSize(width: 360 + random(100), height: 460 + random(100)))
            }
            host.advance(by: Double(random(40)) / 100)
        }
    }

    @Test("R15: three times the same log, three times the same frames")
    func determinism() throws {
        let host = open()
        let log = host.record { play(host, seed: 5, moves: 120) }
        #expect(log.entries.count >= 200)
        let first = try open().digest(of: try InputLog(text: log.text))
        #expect(first.pictures.count >= 5 && Set(first.pictures).count >= 4)
        for _ in 0..<2 { #expect(try open().digest(of: log) == first) }
        try first.note(as: "FizzBuzz")
    }

    @Test(
        "R4: the log of all that the game showed, stored in a file, shows the same again",
        arguments: [RecordForm.text, .bytes])
    func shownAgain(_ form: RecordForm) throws {
        let host = open()
        var reader = DisplayListReader(host.displayList)
        var log = DisplayListLog()
        log.note(reader.read(), of: host.displayList, at: host.time)
        for move in 0..<60 {
            play(host, seed: 5 + move, moves: 1)
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
}
#endif
