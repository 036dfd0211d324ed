// 11. Model, view, view model
//
// The model is the truth, and knows nothing of screens. The view shows the model as it is now, and keeps nothing. The
// view model stands between them: it gives views what they need of the model, announces each change, and turns what a
// person wants into changes of the model. Data flows one way; wishes flow the other.
//
// Try: let the model count the days without rain, and show them. Only the view model connects the two.

import SwiftUI

/// The model: data and logic, testable without any view.
struct Garden {
    private(set) var days = 1
    private(set) var water = 3

    var isDry: Bool { water == 0 }

    mutating func pour() { water = min(water + 2, 9) }

    mutating func waitOneDay() {
        days += 1
        water = max(water - 1, 0)
    }
}

/// The view model: the only one who can reach the model.
final class GardenKeeper: ObservableObject {
    @Published private var garden = Garden()

    // What views show.
    var title: String { "Day \(garden.days)" }
    var plant: String { garden.isDry ? "🥀" : String(repeating: "🌱", count: min(garden.days, 5)) }
    var drops: String { garden.isDry ? "It is dry." : String(repeating: "💧", count: garden.water) }

    // What a person wants.
    func pour() { garden.pour() }
    func sleep() { garden.waitOneDay() }
}

/// The view: a reflection of the model.
struct GardenView: View {
    @ObservedObject var keeper: GardenKeeper

    var body: some View {
        VStack(spacing: 16) {
            Text(keeper.title).font(.title)
            Text(keeper.plant).font(.system(size: 56))
            Text(keeper.drops)
            HStack {
                Button("Pour") { keeper.pour() }
                Button("Next Day") { keeper.sleep() }
            }
        }
        .padding(40)
    }
}

@main
struct MVVMApp: App {
    @StateObject private var keeper = GardenKeeper()

    var body: some Scene {
        WindowGroup("MVVM") { GardenView(keeper: keeper) }
    }
}
