import SwiftUI

/// An object whose published properties views show.
package final class Store: ObservableObject {
    @Published package var first = 0
    @Published package var second = 0
}

/// An object that is passed down in the environment.
package final class Tally: ObservableObject {
    @Published package var value = 0
}

/// An object whose properties are observed one by one.
@Observable package final class Ledger {
    package var values = Slots()
    package var first = 0
    package var second = 0
}

/// Two numbers that are one property.
package struct Slots: Equatable {
    package var third = 0
    package var fourth = 0
}

/// The data that a tree shows besides its specimen, and the records that it makes.
package final class World {
    package let store = Store()
    package let tallies = [Tally(), Tally()]
    package let ledger = Ledger()
    /// The sum of all published values, whose changes are not announced.
    package var secret: Int { told.reduce(0, +) }
    private var told = [0, 0, 0, 0]
    /// Shows another specimen; set by the tree.
    package var show: (Shown) -> Void = { _ in }
    /// Which stateful views answered to taps, and by how much their state grew.
    package var log: [(id: Int, growth: Int)] = []
    /// Takes the keyboard away from each field.
    package var leave: [Int: () -> Void] = [:]
    /// How often each view appeared, less how often it disappeared.
    package var present: [Int: Int] = [:]
    /// The preference of the whole tree.
    package var preference: [Int] = []

    package init() {}

    /// Sets a published property.
    package func publish(_ slot: Int, _ value: Int) {
        told[slot] = value
        switch slot {
        case 0: store.first = value
        case 1: store.second = value
        case 2: tallies[0].value = value
        default: tallies[1].value = value
        }
    }

    /// Sets an observed property.
    package func observe(_ slot: Int, _ value: Int) {
        switch slot {
        case 0: ledger.first = value
        case 1: ledger.second = value
        case 2: ledger.values.third = value
        default: ledger.values.fourth = value
        }
    }
}

/// The content of the root.
package struct Shown: Equatable {
    package var specimen: Specimen
    package var level = 0

    package init(specimen: Specimen, level: Int = 0) { (self.specimen, self.level) = (specimen, level) }
}

/// The root of a tree.
package struct RootView {
    let world: World
    @State private var shown: Shown

    package init(_ shown: Shown, _ world: World) {
        self.world = world
        _shown = State(initialValue: shown)
    }
}

extension RootView: View {
    @ViewBuilder @MainActor package var body: some View {
        let _ = world.show = { shown = $0 }
        SpecimenView(specimen: shown.specimen, world: world)
            .environment(\.level, shown.level)
            .environmentObject(world.tallies[0])
            .onPreferenceChange(NamesKey.self) { world.preference = $0 }
    }
}

private enum LevelKey: EnvironmentKey {
    static var defaultValue: Int { -1 }
}

extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

/// Collects numbers in the order of the tree.
enum NamesKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Collects places in the order of the tree.
enum PlacesKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
