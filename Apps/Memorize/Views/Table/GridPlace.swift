/// Where something lies in a grid whose rows are filled one after the other.
struct GridPlace: Equatable {
    /// How many lie before it.
    let index: Int
    /// How many lie side by side.
    let columns: Int

    /// The place of what comes after so many.
    init(_ index: Int, columns: Int) {
        self.index = index
        self.columns = max(columns, 1)
    }

    /// The place in words.
    var spoken: String { "row \(index / columns + 1), column \(index % columns + 1)" }

    /// The ways to go on from a place.
    enum Direction {
        case up, down, left, right
    }

    /// The places that lie that way among so many in all: those straight on first, then the others, the nearest first.
    func places(_ direction: Direction, of count: Int) -> [Int] {
        /// How far ahead a place lies, and how far aside.
        func distance(_ place: Int) -> (ahead: Int, aside: Int) {
            let (down, right) = (place / columns - index / columns, place % columns - index % columns)
            return switch direction {
            case .up: (-down, abs(right))
            case .down: (down, abs(right))
            case .left: (-right, abs(down))
            case .right: (right, abs(down))
            }
        }
        return (0..<count).map { ($0, distance($0)) }.filter { $0.1.ahead > 0 }.sorted { one, other in
            let (a, b) = (one.1, other.1)
            if (a.aside == 0) != (b.aside == 0) { return a.aside == 0 }
            return (a.ahead + 2 * a.aside, one.0) < (b.ahead + 2 * b.aside, other.0)
        }
        .map(\.0)
    }
}
