import SwiftUI

/// A plant, or a bed of plants.
struct Plant: Identifiable, Hashable {
    let id: String
    let symbol: String
    var kinds: [Kind] = []
    var children: [Plant]?

    static let beds = [
        Plant(
            id: "Vegetables", symbol: "carrot.fill",
            children: [
                Plant(
                    id: "Roots", symbol: "square.stack.fill",
                    children: [
                        Plant(id: "Carrot", symbol: "carrot.fill", kinds: [.edible]),
                        Plant(id: "Beetroot", symbol: "circle.fill", kinds: [.edible]),
                    ]),
                Plant(id: "Spinach", symbol: "leaf.fill", kinds: [.edible, .shade]),
            ]),
        Plant(
            id: "Herbs", symbol: "leaf.fill",
            children: [
                Plant(id: "Basil", symbol: "leaf.fill", kinds: [.edible]),
                Plant(id: "Mint", symbol: "leaf.fill", kinds: [.edible, .shade, .perennial]),
                Plant(id: "Sage", symbol: "leaf.fill", kinds: [.edible, .perennial]),
            ]),
        Plant(
            id: "Trees", symbol: "tree.fill",
            children: [
                Plant(id: "Apple Tree", symbol: "tree.fill", kinds: [.edible, .perennial]),
                Plant(id: "Birch", symbol: "tree.fill", kinds: [.perennial]),
            ]),
    ]

    /// All beds and plants.
    static let all: [Plant] = {
        func flat(_ plants: [Plant]) -> [Plant] { plants.flatMap { [$0] + flat($0.children ?? []) } }
        return flat(beds)
    }()
}

/// What a plant is like: a token of the search field.
enum Kind: String, CaseIterable, Identifiable {
    case edible = "Edible"
    case shade = "Shade"
    case perennial = "Perennial"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .edible: "fork.knife"
        case .shade: "cloud.fill"
        case .perennial: "calendar"
        }
    }
}
