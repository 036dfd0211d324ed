import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct EngineTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "\(count)")
                Text(verbatim: "Add").onTapGesture { count += 1 }
                Constant()
            }
        }
    }

    struct Constant: View {
        var body: some View { Text(verbatim: "constant") }
    }

    @Test func aTapChangesStateAndOnlyWhatReadsIt() {
        let host = TestHost(Counter(), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["0", "Add", "constant"])
        #expect(host.bodyCount(of: Counter.self) == 1)
        host.resetCounters()
        host.tap(text: "Add")
        #expect(host.text == ["1", "Add", "constant"])
        #expect(host.bodyCount(of: Counter.self) == 1)
        #expect(host.bodyCount(of: Constant.self) == 0)
        #expect(host.counters.layersEmitted == 1)
    }

    final class Board: ObservableObject {
        struct Card: Identifiable {
            let id: Int
            var isFaceUp = false
        }
        @Published var cards: [Card]
        init(_ count: Int) { cards = (0..<count).map { Card(id: $0) } }
    }

    struct CardView: View {
        let card: Board.Card
        var body: some View { Text(verbatim: card.isFaceUp ? "up \(card.id)" : "down \(card.id)") }
    }

    struct BoardView: View {
        @ObservedObject var board: Board
        var body: some View {
            VStack {
                ForEach(board.cards) { card in
                    CardView(card: card).onTapGesture { board.cards[card.id].isFaceUp.toggle() }
                }
            }
        }
    }

    @Test(arguments: [8, 100, 1000]) func choosingACardEvaluatesTheBoardOnceAndThatCard(count: Int) {
        let board = Board(count)
        let host = TestHost(BoardView(board: board), size: CGSize(width: 300, height: CGFloat(count) * 40))
        #expect(host.bodyCount(of: CardView.self) == count)
        host.resetCounters()
        host.tap(text: "down 3")
        #expect(host.find(text: "up 3") != nil)
        #expect(host.bodyCount(of: BoardView.self) == 1)
        #expect(host.bodyCount(of: CardView.self) == 1)
        #expect(host.counters.layersEmitted == 1)
    }

    struct Switch: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Text(verbatim: "toggle").onTapGesture { isOn.toggle() }
                if isOn { Counter() } else { Constant() }
            }
        }
    }

    @Test func aBranchBeginsAnewWhenItIsTakenAgain() {
        let host = TestHost(Switch(), size: CGSize(width: 300, height: 300))
        #expect(host.text == ["toggle", "constant"])
        host.tap(text: "toggle")
        #expect(host.text == ["toggle", "0", "Add", "constant"])
        host.tap(text: "Add")
        #expect(host.text == ["toggle", "1", "Add", "constant"])
        host.tap(text: "toggle")
        host.tap(text: "toggle")
        #expect(host.text == ["toggle", "0", "Add", "constant"])
    }

    struct Movable: View {
        @State private var ids = [1, 2, 3, 4]
        var body: some View {
            VStack {
                Text(verbatim: "move").onTapGesture { ids = [4, 2, 5, 1] }
                ForEach(ids, id: \.self) { Row(id: $0) }
            }
        }
    }

    struct Row: View {
        let id: Int
        @State private var taps = 0
        var body: some View { Text(verbatim: "\(id):\(taps)").onTapGesture { taps += 1 } }
    }

    @Test func rowsKeepTheirStateWhenTheyMove() {
        let host = TestHost(Movable(), size: CGSize(width: 300, height: 300))
        host.tap(text: "1:0")
        host.tap(text: "4:0")
        #expect(host.text == ["move", "1:1", "2:0", "3:0", "4:1"])
        host.tap(text: "move")
        #expect(host.text == ["move", "4:1", "2:0", "5:0", "1:1"])
        let ys = host.findAll(kind: "Text").map(\.frame.minY)
        #expect(ys == ys.sorted())
    }
}
