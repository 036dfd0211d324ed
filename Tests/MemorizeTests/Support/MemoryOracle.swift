/// The rules of the game in another form: by the history of each card, in order, instead of flags on cards.
struct MemoryOracle: Equatable {
    /// Content by card.
    let contents: [Int]

    /// The face-up cards, the first chosen first.
    var faceUp: [Int] = []
    var matched: Set<Int> = []

    /// The cards that were face up once and were turned down again.
    var seen: Set<Int> = []
    var score = 0
    var turns = 0

    init(contents: [Int]) {
        self.contents = contents
    }

    mutating func choose(_ card: Int) {
        if faceUp.contains(card) || matched.contains(card) { return }
        switch faceUp.count {
        case 1:
            faceUp.append(card)
            turns += 1
            if contents[faceUp[0]] == contents[faceUp[1]] {
                matched.formUnion(faceUp)
                score += 2
            } else {
                score -= seen.intersection(faceUp).count
            }
        default:
            seen.formUnion(faceUp)
            faceUp = [card]
        }
    }
}
