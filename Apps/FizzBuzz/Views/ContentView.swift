import SwiftUI

/// The ways to play, one behind the other.
struct ContentView: View {
    let solo: FizzBuzzViewModel
    let group: GroupViewModel

    var body: some View {
        TabView {
            FizzBuzzView(game: solo)
                .tabItem { Label("Solo", systemImage: "person") }
            GroupView(group: group)
                .tabItem { Label("Circle", systemImage: "person.3") }
            StatisticsView(group: group)
                .tabItem { Label("Results", systemImage: "chart.bar") }
        }
    }
}

#Preview {
    ContentView(solo: FizzBuzzViewModel(), group: GroupViewModel(repository: MemoryRepository()))
}
