import Foundation
import SwiftUI
import SwiftUITesting

@testable import Memorize

/// Plays with whatever is on the table, as a seed has it: turns cards, shuffles, changes its mind, resizes the window.
@MainActor
struct Player {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        // In hundredths, so that times and places read well.
        (Double.random(in: range, using: &generator) * 100).rounded() / 100
    }

    /// Makes a number of moves.
    mutating func play(_ host: TestHost, moves: Int) {
        for _ in 0..<moves {
            move(host)
            host.advance(by: number(0.02...0.25))
        }
    }

    private mutating func move(_ host: TestHost) {
        let cards = host.findAll(CardView.self)
        let place =
            cards.randomElement(using: &generator)?.center
            ?? CGPoint(x: number(0...Double(host.size.width)), y: number(0...Double(host.size.height)))
        switch Int.random(in: 0..<16, using: &generator) {
        case 0..<9: host.tap(at: place)
        case 9: host.drag(from: place, to: CGPoint(x: 5, y: number(0...400)), steps: 3)
        case 10: host.tap(text: "Shuffle")
        case 11 where host.time > 20: host.tap(text: "New Game")
        case 12: host.press(.tab)
        case 13: host.press(.space)
        case 14: host.resize(to: CGSize(width: number(320...480).rounded(), height: number(480...640).rounded()))
        default: host.hover(at: place)
        }
    }
}
