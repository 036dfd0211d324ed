import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Lines as `_printChanges()` prints them, in the order of the evaluations.
@MainActor private final class Log {
    var lines: [String] = []
    func add(_ line: String?) { lines.append(line ?? "nothing") }

    /// Returns the lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private final class Game: ObservableObject {
    @Published var score = 0
}

@Observable private final class Player {
    var name = "Ann"
    var age = 3
}

private struct Counter: View {
    let log: Log
    var title = ""
    @State private var count = 0
    @State private var other = 0

    var body: some View {
        let _ = log.add(Self.changesOfBody())
        Button("Count \(count) \(title)") { count += 1 }
        Button("Other") { other += 1 }
        Text(other > 1 ? "more" : "few")
    }
}

/// The output of `Self._printChanges()` in a body.
@MainActor @Suite("Changes of a body") struct ChangesOfBodyTests {
    private let log = Log()

    @Test("A new view has a value, an identity and properties that are all new; a state is named when it changes")
    func state() {
        let host = TestHost(Counter(log: log))
        #expect(log.take() == ["Counter: @self, @identity, _count, _other changed."])
        host.tap(text: "Count 0 ")
        #expect(log.take() == ["Counter: _count changed."])
        host.tap(text: "Other")
        #expect(log.take() == ["Counter: _other changed."])
        #expect(host.text.first == "Count 1 ")
    }

    @Test("Another value of the view is @self; the same value is not looked at")
    func value() {
        let host = TestHost(Counter(log: log, title: "a"))
        log.lines = []
        host.show(Counter(log: log, title: "b"))
        #expect(log.take() == ["Counter: @self changed."])
        host.show(Counter(log: log, title: "b"))
        #expect(log.take() == [])
        host.tap(text: "Count 0 b")
        #expect(log.take() == ["Counter: _count changed."])
    }

    @Test("Another identity is new again")
    func identity() {
        let host = TestHost(Counter(log: log).id(1))
        log.lines = []
        host.show(Counter(log: log).id(2))
        #expect(log.take() == ["Counter: @self, @identity, _count, _other changed."])
    }

    private struct Toggles: View {
        let log: Log
        @Binding var isOn: Bool
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Text(isOn ? "on" : "off")
        }
    }

    private struct Owner: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            Button("Flip") { isOn.toggle() }
            Toggles(log: log, isOn: $isOn)
        }
    }

    @Test("A binding is named when its value changes")
    func binding() {
        let host = TestHost(Owner(log: log))
        #expect(log.take() == ["Toggles: @self, @identity, _isOn changed."])
        host.tap(text: "Flip")
        #expect(log.take() == ["Toggles: _isOn changed."])
        #expect(host.text == ["Flip", "on"])
    }

    private struct Board: View {
        let log: Log
        @ObservedObject var game: Game
        @StateObject private var own = Game()
        @EnvironmentObject private var shared: Game
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Text("\(game.score) \(shared.score)")
            Button("Own \(own.score)") { own.score += 1 }
        }
    }

    @Test("Observed objects are named by the property that holds them, whoever owns them")
    func objects() {
        let (game, shared) = (Game(), Game())
        let host = TestHost(Board(log: log, game: game).environmentObject(shared))
        #expect(log.take() == ["Board: @self, @identity, _game, _own, _shared changed."])
        game.score = 1
        host.update()
        #expect(log.take() == ["Board: _game changed."])
        shared.score = 1
        host.update()
        #expect(log.take() == ["Board: _shared changed."])
        host.tap(text: "Own 0")
        #expect(log.take() == ["Board: _own changed."])
        host.show(Board(log: log, game: Game()).environmentObject(shared))
        #expect(log.take() == ["Board: @self, _game changed."])
    }

    private struct Themed: View {
        let log: Log
        @Environment(\.colorScheme) private var scheme
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.dismiss) private var dismiss
        @Environment(Player.self) private var player
        @ScaledMetric private var width = 10
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Text("\(scheme == .dark) \(isEnabled) \(player.name) \(width)")
            Button("Done") { dismiss() }
        }
    }

    @Test("Values of the environment are named by the property that reads them")
    func environment() {
        let player = Player()
        let host = TestHost(Themed(log: log).environment(player).disabled(false))
        #expect(
            log.take() == ["Themed: @self, @identity, _scheme, _isEnabled, _dismiss, _player, _width changed."])
        host.setDark(true)
        #expect(log.take() == ["Themed: _scheme changed."])
        host.show(Themed(log: log).environment(player).disabled(true))
        #expect(log.take() == ["Themed: _isEnabled changed."])
        host.setFontScale(2)
        #expect(log.take() == ["Themed: _width changed."])
        host.show(Themed(log: log).environment(Player()).disabled(true))
        #expect(log.take() == ["Themed: _player changed."])
    }

    private struct PlayerView: View {
        let log: Log
        let player: Player
        @State private var isShort = false
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Button(isShort ? "short" : player.name) { isShort.toggle() }
        }
    }

    @Test("A property of an observable object that the body read is @dependencies")
    func dependencies() {
        let player = Player()
        let host = TestHost(PlayerView(log: log, player: player))
        log.lines = []
        player.age = 4
        host.update()
        #expect(log.take() == [])
        player.name = "Bea"
        host.update()
        #expect(log.take() == ["PlayerView: @dependencies changed."])
        host.tap(text: "Bea")
        #expect(log.take() == ["PlayerView: _isShort changed."])
    }

    private struct Rows: View {
        let log: Log
        let player: Player
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            ForEach(0..<2, id: \.self) { Text("\(player.name) \($0)") }
        }
    }

    @Test("What the closures of rows read is no dependency of the body that made them")
    func rows() {
        let player = Player()
        let host = TestHost(Rows(log: log, player: player))
        log.lines = []
        player.name = "Bea"
        host.update()
        #expect(log.take() == [])
        #expect(host.text == ["Bea 0", "Bea 1"])
    }

    @propertyWrapper private struct Clamped: DynamicProperty {
        @State private var value = 0
        private var updates = 0
        var wrappedValue: Int {
            get { min(value, 3) }
            nonmutating set { value = newValue }
        }
        mutating func update() { updates += 0 }
    }

    private struct Wrapped: View {
        let log: Log
        @Clamped private var level
        @AppStorage("ChangesOfBodyTests") private var stored = 0
        @FocusState private var isFocused
        @GestureState private var isDragged = false
        @Namespace private var space
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Text("\(isFocused) \(isDragged)")
            Button("Level \(level)") { level += 1 }
            Button("Stored \(stored)") { stored += 1 }
        }
    }

    @Test("Stored values and an app's own properties are named as a whole")
    func others() {
        UserDefaults.standard.removeObject(forKey: "ChangesOfBodyTests")
        defer { UserDefaults.standard.removeObject(forKey: "ChangesOfBodyTests") }
        let host = TestHost(Wrapped(log: log))
        #expect(
            log.take() == [
                "Wrapped: @self, @identity, _level, _stored, _isFocused, _isDragged, _space changed."
            ])
        host.tap(text: "Level 0")
        #expect(log.take() == ["Wrapped: _level changed."])
        host.tap(text: "Stored 0")
        #expect(log.take() == ["Wrapped: _stored changed."])
    }

    private struct Sometimes: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            if count > 0 {
                let _ = log.add(Self.changesOfBody())
                let _ = log.add(Self.changesOfBody())
            }
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test("The first call in a view evaluated before has nothing to compare; a second one in a body says the same")
    func late() {
        let host = TestHost(Sometimes(log: log))
        host.tap(text: "Count 0")
        #expect(log.take().first == "Sometimes: changes are recorded from now on.")
        host.tap(text: "Count 1")
        #expect(log.take() == ["Sometimes: _count changed.", "Sometimes: _count changed."])
    }

    private struct Undecided: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Button("Count \(count)") {
                count += 1
                count -= 1
            }
        }
    }

    @Test("A body evaluated for a state that is what it was says that nothing changed")
    func unchanged() {
        let host = TestHost(Undecided(log: log))
        log.lines = []
        host.tap(text: "Count 0")
        #expect(log.take() == ["Undecided: unchanged."])
    }

    private struct Part: View {
        let log: Log
        let player: Player
        @State private var count = 0
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Section(player.name) { Button("Count \(count)") { count += 1 } }
        }
    }

    @Test("Views with a state that a list looks into say it as well")
    func lists() {
        let player = Player()
        let host = TestHost(List { Part(log: log, player: player) })
        #expect(log.take().first == "Part: @self, @identity, _count changed.")
        player.name = "Bea"
        host.update()
        #expect(log.take() == ["Part: @dependencies changed."])
        host.tap(text: "Count 0")
        #expect(log.take() == ["Part: _count changed."])
    }

    private struct Plain: View {
        let log: Log
        var body: some View {
            let _ = log.add(Self.changesOfBody())
            Section("Plain") { Text("Row") }
        }
    }

    @Test("A body that is evaluated as a part of another view says so, and one outside of the tree nothing")
    func elsewhere() {
        #expect(Counter.changesOfBody() == nil)
        _ = TestHost(GeometryReader { _ in let _ = log.add(Counter.changesOfBody()) })
        #expect(log.take() == ["Counter: evaluated as a part of GeometryReader."])
        _ = TestHost(List { Plain(log: log) })
        #expect(log.take().first?.hasPrefix("Plain: evaluated as a part of List") == true)
    }
}
