// The declarations that the mistakes in this folder use.
import SwiftUI

struct Card: Equatable {
    var item = "a"
    var index = (0, 0)
    var isFaceUp = false
    static func == (a: Card, b: Card) -> Bool { a.item == b.item }
}

struct Named: Identifiable {
    let id: Int
    var item = "a"
    var index = (0, 0)
}

final class Game: ObservableObject {
    @Published var cards: [Card] = []
    @Published var named: [Named] = []
    @Published var score = 0
    func choose(_ card: Card) {}
}
