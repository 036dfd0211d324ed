import SwiftUI
import SwiftUITesting

private struct Entry: View {
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("Name", text: $text).frame(width: 200)
            Text(verbatim: "[\(text)]")
            ForEach(0..<20, id: \.self) { Text(verbatim: "Row \($0)") }
        }
    }
}

private final class Screens: ObservableObject {
    @Published var isPresented = false
    @Published var path: [Int] = []
}

private struct Page: View {
    let title: String
    var body: some View {
        VStack {
            Text(verbatim: title)
            ForEach(0..<20, id: \.self) { Text(verbatim: "Row \($0)") }
        }
    }
}

private struct Presenting: View {
    @ObservedObject var screens: Screens
    var body: some View {
        Page(title: "Root").sheet(isPresented: $screens.isPresented) { Page(title: "Sheet") }
    }
}

private struct Navigating: View {
    @ObservedObject var screens: Screens
    var body: some View {
        NavigationStack(path: $screens.path) {
            Page(title: "Root").navigationDestination(for: Int.self) { Page(title: "Page \($0)") }
        }
    }
}

/// Buttons in ten rows of ten.
private struct Buttons: View {
    let entered: () -> Void
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { _ in
                HStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { column in
                        Button(String(column)) {}.buttonStyle(.bordered).frame(width: 30, height: 30)
                            .onHover { if $0 { entered() } }
                    }
                }
            }
        }
    }
}

/// A game of cards in pairs, as Memorize has them.
private final class Game: ObservableObject {
    struct Card: Identifiable, Equatable {
        let id: Int
        let content: String
        var isFaceUp = false
    }
    @Published var cards = (0..<100).map { Card(id: $0, content: "Pair \($0 / 2)") }

    func choose(_ card: Card) { cards[card.id].isFaceUp.toggle() }
}

private struct CardView: View {
    let card: Game.Card
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 4).fill(.white)
            RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: 1)
            Text(verbatim: card.content).font(.system(size: 8))
            RoundedRectangle(cornerRadius: 4).fill(.orange).opacity(card.isFaceUp ? 0 : 1)
        }
        .rotation3DEffect(.degrees(card.isFaceUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    }
}

private struct GameView: View {
    @ObservedObject var game: Game
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(30), spacing: 0), count: 10), spacing: 0) {
            ForEach(game.cards) { card in
                CardView(card: card).frame(width: 30, height: 30)
                    .onTapGesture { withAnimation(.linear(duration: 0.3)) { game.choose(card) } }
            }
        }
    }
}

extension WorkOperation {
    /// The actions of the user in controls and screens.
    static let screens = [
        WorkOperation("a character typed in a text field") {
            let host = TestHost(Entry(), size: CGSize(width: 390, height: 844))
            host.tap(text: "Name")
            return WorkStage(host, isDone: { host.find(text: "[a]") != nil }) { host.type("a") }
        },
        transition("a sheet opened", to: true, "Sheet", { $0.isPresented = $1 }) { Presenting(screens: $0) },
        transition("a sheet closed", to: false, "Sheet", { $0.isPresented = $1 }) { Presenting(screens: $0) },
        transition("a page pushed", to: true, "Page 1", { $0.path = $1 ? [1] : [] }) { Navigating(screens: $0) },
        transition("a page popped", to: false, "Page 1", { $0.path = $1 ? [1] : [] }) { Navigating(screens: $0) },
        WorkOperation("the pointer moved over 100 buttons") {
            var entered = 0
            let host = TestHost(Buttons { entered += 1 }, size: CGSize(width: 300, height: 300))
            return WorkStage(host, isDone: { entered == 100 }) {
                for index in 0..<100 {
                    host.hover(at: CGPoint(x: Double(index % 10) * 30 + 15, y: Double(index / 10) * 30 + 15))
                }
            }
        },
        WorkOperation("a card of 100 tapped") {
            let game = Game()
            let host = TestHost(GameView(game: game), size: CGSize(width: 300, height: 300))
            return WorkStage(host, isDone: { game.cards.filter(\.isFaceUp).map(\.id) == [33] }) {
                host.tap(at: CGPoint(x: 105, y: 105))
            }
        },
    ]

    /// The opening or closing of a screen with a text.
    private static func transition<V: View>(
        _ name: String, to isOpen: Bool, _ text: String,
        _ set: @escaping @MainActor @Sendable (Screens, Bool) -> Void,
        _ view: @escaping @MainActor @Sendable (Screens) -> V
    ) -> WorkOperation {
        WorkOperation(name) {
            let screens = Screens()
            let host = TestHost(view(screens), size: CGSize(width: 390, height: 844))
            set(screens, !isOpen)
            host.advance(by: 1)
            return WorkStage(host, isDone: { (host.find(text: text) != nil) == isOpen }) {
                set(screens, isOpen)
            }
        }
    }
}
