// uses https://github.com/pointfreeco/swift-composable-architecture 1.20.0 ComposableArchitecture
// prints the test store is content
// prints count 2 after the clock
// shows #FF0000 9000
import ComposableArchitecture
import SwiftUI

@Reducer struct Counter {
    @ObservableState struct State: Equatable {
        var count = 0
    }
    enum Action: Equatable {
        case increment
        case incrementLater
    }
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .increment:
                state.count += 1
                return .none
            case .incrementLater:
                return .run { send in
                    try await clock.sleep(for: .seconds(1))
                    await send(.increment)
                }
            }
        }
    }
}

struct Square: View {
    let store: StoreOf<Counter>

    var body: some View {
        Color(red: store.count == 1 ? 1 : 0, green: 0, blue: 0)
            .frame(width: 100, height: 100)
            .task {
                store.send(.increment)
                await test()
            }
    }

    func test() async {
        let clock = TestClock()
        let store = TestStore(initialState: Counter.State()) {
            Counter()
        } withDependencies: {
            $0.continuousClock = clock
        }
        await store.send(.increment) { $0.count = 1 }
        await store.send(.incrementLater)
        await clock.advance(by: .seconds(1))
        await store.receive(.increment) { $0.count = 2 }
        await store.finish()
        print("the test store is content")
        print("count", store.state.count, "after the clock")
    }
}

@main struct Counting: App {
    static let store = Store(initialState: Counter.State()) { Counter() }
    var body: some Scene { WindowGroup { Square(store: Self.store) } }
}
