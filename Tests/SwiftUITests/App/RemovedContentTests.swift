import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// What is taken away in an animation goes, whatever happens meanwhile.
@MainActor @Suite("Content that is removed in an animation")
struct RemovedContentTests {
    private final class Model: ObservableObject {
        @Published var isOn = false
        @Published var page = 1
        @Published var names = ["Ada", "Ben", "Cleo"]
    }

    /// Counts how many there are.
    private final class Token {
        nonisolated(unsafe) static var living = 0
        init() { Self.living += 1 }
        deinit { Self.living -= 1 }
    }

    private struct Held: View {
        let token = Token()
        var body: some View { Text("held") }
    }

    private struct Setup: View {
        @ObservedObject var model: Model

        var body: some View {
            Form {
                Section("Players") {
                    ForEach($model.names, id: \.self) { $name in
                        HStack {
                            TextField("Name", text: $name)
                            Held()
                            Picker("Kind", selection: .constant(1)) {
                                Text("One").tag(1)
                                Text("Two").tag(2)
                            }
                        }
                    }
                }
                Button("Start") { model.isOn = true }
            }
        }
    }

    private struct Page: View {
        @ObservedObject var model: Model

        var body: some View {
            Group {
                if model.isOn {
                    Text("playing").overlay { if model.page == 1 { Text("over").transition(.scale) } }
                } else {
                    Setup(model: model)
                }
            }
            .animation(.spring(duration: 0.5), value: model.isOn)
        }
    }

    private struct Pages: View {
        @ObservedObject var model: Model

        var body: some View {
            TabView(selection: $model.page) {
                Text("first").tabItem { Text("A") }.tag(0)
                Page(model: model).tabItem { Text("B") }.tag(1)
                Text("third").tabItem { Text("C") }.tag(2)
            }
        }
    }

    private func living(_ host: TestHost) -> Int {
        let counters = host.host.graph.counters
        return Int(counters.nodesMade) - Int(counters.nodesRemoved)
    }

    /// Does something several times, and returns how many nodes there are more after each.
    private func growth(_ turn: (Model, TestHost) -> Void) -> [Int] {
        let model = Model()
        let host = TestHost(Pages(model: model), size: CGSize(width: 400, height: 600))
        var counts: [Int] = []
        for _ in 0..<5 {
            turn(model, host)
            model.isOn = false
            model.page = 1
            host.update()
            host.advance(by: 3)
            counts.append(living(host) + Token.living)
        }
        return zip(counts.dropFirst(), counts).map { $0 - $1 }
    }

    @Test("By itself, with another page in between, out of sight, and while it comes back")
    func removals() {
        func on(_ model: Model, _ host: TestHost, _ time: Double) {
            model.isOn.toggle()
            host.update()
            host.advance(by: time)
        }
        func show(_ page: Int, _ model: Model, _ host: TestHost, _ time: Double) {
            model.page = page
            host.update()
            host.advance(by: time)
        }
        #expect(growth { on($0, $1, 3) } == [0, 0, 0, 0])
        #expect(
            growth {
                on($0, $1, 0.1)
                on($0, $1, 3)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                on($0, $1, 0.1)
                on($0, $1, 0.1)
                on($0, $1, 0.1)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                on($0, $1, 0.1)
                show(2, $0, $1, 3)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                on($0, $1, 0)
                show(2, $0, $1, 0)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                show(0, $0, $1, 3)
                on($0, $1, 3)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                show(0, $0, $1, 3)
                on($0, $1, 3)
                on($0, $1, 3)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                show(0, $0, $1, 3)
                on($0, $1, 0.1)
                show(1, $0, $1, 0.1)
            } == [0, 0, 0, 0])
        #expect(
            growth {
                on($0, $1, 0.1)
                $1.resize(to: CGSize(width: 700, height: 300))
            } == [0, 0, 0, 0])
        #expect(
            growth {
                on($0, $1, 0.1)
                $0.names.shuffle()
                $1.update()
            } == [0, 0, 0, 0])
        #expect(
            growth {
                $1.tap(text: "Ada")
                $1.type("x")
                $0.names[0] = "Ada"
                on($0, $1, 1)
            } == [0, 0, 0, 0])
    }

    @Test("A row whose field has the keyboard, whose menu is open, that is out of sight, or that removes itself")
    func rows() {
        func add(_ model: Model, _ host: TestHost) {
            model.names.append("Dora")
            host.update()
            host.advance(by: 1)
        }
        func remove(_ model: Model, _ host: TestHost) {
            model.names.removeLast(model.names.count - 3)
            host.update()
            host.advance(by: 1)
        }
        #expect(
            growth {
                add($0, $1)
                remove($0, $1)
            } == [0, 0, 0, 0], "plain")
        #expect(
            growth {
                add($0, $1)
                $1.tap(text: "Dora")
                remove($0, $1)
            } == [0, 0, 0, 0], "focused")
        #expect(
            growth {
                add($0, $1)
                $1.tap(text: "Dora")
                $1.type("x")
                remove($0, $1)
            } == [0, 0, 0, 0], "typed")
        #expect(
            growth {
                add($0, $1)
                if let last = $1.findAll(text: "One").last { $1.tap(at: last.center) }
                $1.advance(by: 0.5)
                remove($0, $1)
                $1.press(.escape)
            } == [0, 0, 0, 0], "menu open")
        #expect(
            growth {
                add($0, $1)
                if let last = $1.findAll(text: "One").last { $1.press(at: last.center) }
                remove($0, $1)
                $1.release(at: .zero)
            } == [0, 0, 0, 0], "pressed")
        #expect(
            growth { model, host in
                add(model, host)
                withAnimation { _ = model.names.removeLast() }
                host.update()
                host.advance(by: 2)
            } == [0, 0, 0, 0], "animated")
        #expect(
            growth { model, host in
                withAnimation { model.names.append("Dora") }
                host.update()
                withAnimation { _ = model.names.removeLast() }
                host.update()
                host.advance(by: 2)
            } == [0, 0, 0, 0], "animated at once")
        #expect(
            growth {
                $0.page = 0
                $1.update()
                add($0, $1)
                remove($0, $1)
            } == [0, 0, 0, 0], "out of sight")
        #expect(
            growth {
                add($0, $1)
                $0.isOn = true
                $1.update()
                remove($0, $1)
            } == [0, 0, 0, 0], "leaving")
    }
}
