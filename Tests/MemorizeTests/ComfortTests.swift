import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Memorize

@MainActor
struct ComfortTests {
    private func host(_ size: CGSize = CGSize(width: 320, height: 480)) -> TestHost {
        TestHost(EmojiMemoryGameView(game: EmojiMemoryGame.plain(Theme.all[0], seed: 1)), size: size, text: .fixed)
    }

    @Test("The buttons show their texts in a small window and in large type", arguments: [1.0, 1.75])
    func buttons(scale: Double) {
        let host = host()
        host.setFontScale(scale)
        host.advance(by: 3)
        let window = CGRect(x: 0, y: 0, width: 320, height: 480)
        let ideal = TestHost(
            VStack {
                Text("Shuffle").font(.headline)
                Text("New Game").font(.headline)
            }, size: CGSize(width: 900, height: 300))
        ideal.setFontScale(scale)
        for title in ["Shuffle", "New Game"] {
            let frame = host.find(text: title)?.frame ?? .zero
            #expect(window.contains(frame))
            #expect(frame.width >= (ideal.find(text: title)?.frame.width ?? .infinity) - 0.5)
        }
    }

    @Test("With little motion cards are dealt at once and do not turn")
    func littleMotion() {
        let host = host(CGSize(width: 480, height: 720))
        #expect(host.tree.contains("Vehicles"))
        let calm = TestHost(
            EmojiMemoryGameView(game: EmojiMemoryGame.plain(Theme.all[0], seed: 1))
                .transformEnvironment(\.accessibilityReduceMotion) { $0 = true },
            size: CGSize(width: 480, height: 720))
        // Nothing is on its way.
        #expect(calm.host.graph.nextFrame == nil)
        #expect(host.host.graph.nextFrame != nil)
        let before = calm.find(text: "Shuffle")!.frame
        calm.tap(text: "Shuffle")
        calm.advance(by: 0.1)
        #expect(calm.find(text: "Shuffle")!.frame == before)
        #expect(calm.host.graph.nextFrame == nil)
    }
}
