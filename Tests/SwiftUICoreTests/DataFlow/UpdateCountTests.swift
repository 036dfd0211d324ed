import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The bodies that a change evaluates, and those that it does not.
@MainActor struct UpdateCountTests {
    final class Model: ObservableObject {
        @Published var value = 1
    }

    struct WithState: View {
        @State private var own: Int
        init(_ value: Int) { _own = State(initialValue: value) }
        var body: some View { Text("state \(own)") }
    }

    struct WithObject: View {
        @StateObject private var model = Model()
        var body: some View { Text("object \(model.value)") }
    }

    struct FontReader: View {
        @Environment(\.font) private var font
        var body: some View { Text(font == nil ? "none" : "some") }
    }

    struct Parent: View {
        @State private var step = 0
        var body: some View {
            VStack {
                Button("step \(step)") { step += 1 }
                WithState(step)
                WithObject()
                FontReader().font(step < 100 ? .title : .body)
            }
        }
    }

    @Test("A parent's update leaves alone whoever has other initial values, objects and equal surroundings")
    func unaffected() {
        let host = TestHost(Parent(), size: CGSize(width: 300, height: 300))
        host.resetCounters()
        host.tap(text: "step 0")
        #expect(host.text == ["step 1", "state 0", "object 1", "some"])
        #expect(host.bodyCount(of: Parent.self) == 1)
        #expect(host.bodyCount(of: WithState.self) == 0)
        #expect(host.bodyCount(of: WithObject.self) == 0)
        #expect(host.bodyCount(of: FontReader.self) == 0)
    }

    /// Publishes by a subject whose subscriptions are counted.
    final class Counted: ObservableObject {
        let subject = PassthroughSubject<Void, Never>()
        var living = 0
        var objectWillChange: AnyPublisher<Void, Never> {
            subject.handleEvents(
                receiveSubscription: { _ in self.living += 1 }, receiveCancel: { self.living -= 1 }
            ).eraseToAnyPublisher()
        }
    }

    @Test("An object is subscribed to once, as long as a view observes it")
    func subscriptions() {
        struct Observer: View {
            @ObservedObject var model: Counted
            var body: some View { Text("observer") }
        }
        struct Screen: View {
            let model: Counted
            @State private var count = 2
            var body: some View {
                VStack {
                    Button("fewer") { count -= 1 }
                    ForEach(0..<count, id: \.self) { _ in Observer(model: model) }
                }
            }
        }
        let model = Counted()
        let host = TestHost(Screen(model: model), size: CGSize(width: 200, height: 200))
        #expect(model.living == 1)
        host.tap(text: "fewer")
        #expect(host.text == ["fewer", "observer"] && model.living == 1)
        host.tap(text: "fewer")
        #expect(host.text == ["fewer"] && model.living == 0)
    }

    enum Greatest: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    @Test("A reader is not told again what it knows")
    func samePreference() {
        struct Screen: View {
            @State private var low = 1
            let log: (Int) -> Void
            var body: some View {
                VStack {
                    Button("low \(low)") { low += 1 }
                    Color.red.preference(key: Greatest.self, value: low)
                    Color.blue.preference(key: Greatest.self, value: 3)
                }
                .onPreferenceChange(Greatest.self) { log($0) }
            }
        }
        var told: [Int] = []
        let host = TestHost(Screen { told.append($0) }, size: CGSize(width: 200, height: 200))
        host.tap(text: "low 1")
        host.tap(text: "low 2")
        #expect(told == [3])
        host.tap(text: "low 3")
        #expect(told == [3, 4])
    }

    @Test("A change from another thread is shown after the main queue's turn")
    func otherThreads() async {
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.value)") }
        }
        let model = Model()
        let host = TestHost(Screen(model: model), size: CGSize(width: 200, height: 200))
        // A change that is announced before it is stored could be read in between: the main queue waits in the
        // meantime.
        func change() {
            let done = DispatchSemaphore(value: 0)
            nonisolated(unsafe) let model = model
            Thread.detachNewThread {
                model.value = 2
                done.signal()
            }
            done.wait()
        }
        change()
        await host.settle()
        #expect(host.text == ["2"])
    }

    @Test("The action at first appearance runs once, however often the view comes back")
    func initialAction() {
        struct Screen: View {
            @State private var page = 1
            let log: (String) -> Void
            var body: some View {
                VStack {
                    Button("page \(page)") { page = 3 - page }
                    TabView(selection: $page) {
                        Text("one").onChange(of: 7, initial: true) { log("initial") }.onAppear { log("appeared") }
                            .tabItem { Text("One") }.tag(1)
                        Text("two").tabItem { Text("Two") }.tag(2)
                    }
                }
            }
        }
        var log: [String] = []
        let host = TestHost(Screen { log.append($0) }, size: CGSize(width: 300, height: 300))
        host.tap(text: "page 1")
        host.tap(text: "page 2")
        #expect(log.filter { $0 == "initial" } == ["initial"])
        #expect(log.filter { $0 == "appeared" }.count == 2)
    }
}
