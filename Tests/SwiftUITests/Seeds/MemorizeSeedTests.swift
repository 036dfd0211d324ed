import SwiftUI
import SwiftUITesting
import Testing

/// The ideas of the seed documents' Memorize listings, in our own words: a generic model, a view model that is
/// its gatekeeper, and views that reflect it.
@MainActor @Suite struct MemorizeSeedTests {
    struct Game<Content: Equatable> {
        private(set) var cards: [Card] = []
        private var onlyFaceUp: Int? {
            get {
                let up = cards.indices.filter { cards[$0].isFaceUp }
                return up.count == 1 ? up[0] : nil
            }
            set { for index in cards.indices { cards[index].isFaceUp = index == newValue } }
        }

        init(pairs: Int, content: (Int) -> Content) {
            for pair in 0..<pairs {
                cards.append(Card(content: content(pair), id: 2 * pair))
                cards.append(Card(content: content(pair), id: 2 * pair + 1))
            }
        }

        mutating func choose(_ card: Card) {
            guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp,
                !cards[chosen].isMatched
            else { return }
            if let other = onlyFaceUp {
                if cards[other].content == cards[chosen].content {
                    cards[other].isMatched = true
                    cards[chosen].isMatched = true
                }
                cards[chosen].isFaceUp = true
            } else {
                onlyFaceUp = chosen
            }
        }

        struct Card: Identifiable {
            var isFaceUp = false
            var isMatched = false
            let content: Content
            let id: Int
        }
    }

    class EmojiGame: ObservableObject {
        static let emojis = ["🚗", "🚕", "🚙", "🚌"]
        static func make() -> Game<String> { Game(pairs: 4) { emojis[$0] } }
        @Published private var model = make()
        var cards: [Game<String>.Card] { model.cards }
        func choose(_ card: Game<String>.Card) { model.choose(card) }
    }

    struct CardView: View {
        let card: Game<String>.Card
        var body: some View {
            ZStack {
                let shape = RoundedRectangle(cornerRadius: 10)
                if card.isFaceUp {
                    shape.fill(.white)
                    shape.stroke(lineWidth: 3)
                    Text(card.content).font(.largeTitle)
                } else {
                    shape.fill()
                }
            }
        }
    }

    struct BoardView: View {
        @ObservedObject var viewModel: EmojiGame
        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 65))]) {
                    ForEach(viewModel.cards) { card in
                        CardView(card: card).aspectRatio(2 / 3, contentMode: .fit)
                            .onTapGesture { viewModel.choose(card) }
                    }
                }
            }
            .foregroundColor(.red)
            .padding(.horizontal)
        }
    }

    private func center(of index: Int, _ host: TestHost) -> CGPoint { host.findAll(CardView.self)[index].center }

    @Test func theBoardReflectsTheModel() {
        let game = EmojiGame()
        let host = TestHost(BoardView(viewModel: game), size: CGSize(width: 400, height: 700))
        #expect(host.findAll(CardView.self).count == 8)
        #expect(host.text.isEmpty)
        host.tap(at: center(of: 0, host))
        #expect(host.text == ["🚗"])
        host.tap(at: center(of: 1, host))
        #expect(host.text == ["🚗", "🚗"])
        #expect(game.cards[0].isMatched && game.cards[1].isMatched)
        host.tap(at: center(of: 4, host))
        #expect(host.text == ["🚙"])
    }

    @Test func aTapEvaluatesTheBoardAndTheCardsThatChanged() {
        let host = TestHost(BoardView(viewModel: EmojiGame()), size: CGSize(width: 400, height: 700))
        host.tap(at: center(of: 0, host))
        host.resetCounters()
        host.tap(at: center(of: 3, host))
        #expect(host.bodyCount(of: BoardView.self) == 1)
        #expect(host.bodyCount(of: CardView.self) == 1)
        host.resetCounters()
        host.tap(at: center(of: 5, host))
        #expect(host.bodyCount(of: BoardView.self) == 1)
        #expect(host.bodyCount(of: CardView.self) == 3, "Two cards turn down, one turns up.")
    }

    @Test func columnsAreAsManyAsFit() {
        let host = TestHost(BoardView(viewModel: EmojiGame()), size: CGSize(width: 400, height: 700))
        let frames = host.findAll(CardView.self).map(\.frame)
        // 400 − 2 × 16 leaves 368: five columns of at least 65 with 8 between.
        let firstRow = frames.filter { $0.minY == frames[0].minY }
        #expect(firstRow.count == 5)
        #expect(abs(frames[0].width - (368 - 4 * 8) / 5) < 0.01)
        #expect(abs(frames[0].height - frames[0].width * 1.5) < 0.01)
    }

    /// Sending by hand, as the lecture does before it comes to `@Published`: several changes, one update.
    final class Plain: ObservableObject {
        var a = 0
        var b = 0
        func change() {
            objectWillChange.send()
            a += 1
            objectWillChange.send()
            b += 1
        }
    }

    struct PlainView: View {
        @ObservedObject var model: Plain
        var body: some View { Text(verbatim: "\(model.a) \(model.b)").onTapGesture { model.change() } }
    }

    @Test func announcementsOfOneEventAreOneUpdate() {
        let host = TestHost(PlainView(model: Plain()))
        host.resetCounters()
        host.tap(text: "0 0")
        #expect(host.text == ["1 1"])
        #expect(host.bodyCount(of: PlainView.self) == 1)
    }

    struct EnvironmentBoard: View {
        @EnvironmentObject var game: EmojiGame
        var body: some View { Text(verbatim: "\(game.cards.filter(\.isFaceUp).count) up") }
    }

    @Test func anEnvironmentObjectIsFoundByItsTypeAndObserved() {
        let game = EmojiGame()
        let host = TestHost(VStack { EnvironmentBoard() }.environmentObject(game))
        #expect(host.text == ["0 up"])
        game.choose(game.cards[2])
        #expect(host.text == ["1 up"])
    }

    struct Receiver: View {
        let game: EmojiGame
        @State private var announcements = 0
        var body: some View {
            Text(verbatim: "\(announcements)").onReceive(game.objectWillChange) { announcements += 1 }
        }
    }

    @Test func onReceiveHearsEachAnnouncement() {
        let game = EmojiGame()
        let host = TestHost(Receiver(game: game))
        game.choose(game.cards[0])
        game.choose(game.cards[2])
        let heard = Int(host.text[0])!
        #expect(heard >= 2)
    }

    struct Chooser: View {
        @Binding var isOn: Bool
        var body: some View { Text(verbatim: isOn ? "on" : "off").onTapGesture { isOn.toggle() } }
    }

    struct Owner: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Chooser(isOn: $isOn)
                Text(verbatim: "owner \(isOn)")
            }
        }
    }

    @Test func aBindingWritesToItsOwner() {
        let host = TestHost(Owner())
        host.tap(text: "off")
        #expect(host.text == ["on", "owner true"])
    }
}
