import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Bodies that read a part of a value through a binding are evaluated when the part changes, and only then (O07).
@MainActor
struct BindingPartsTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var isDone = false
    }

    final class Counts {
        var bodies = 0
    }

    struct Row: View {
        @Binding var item: Item
        let counts: Counts
        @State private var note = ""
        var body: some View {
            let _ = counts.bodies += 1
            HStack {
                Text(verbatim: item.name + note)
                Name(name: $item.name)
                Button("Note \(item.id)") { note += "!" }
                if item.id == 1 {
                    Button("Both 1") {
                        withAnimation(nil) { note += "!" }
                        item.name = "z"
                    }
                }
                Button("Rename \(item.id)") {
                    item.name += "x"
                    // A handler reads a value that the bodies have not seen yet.
                    if item.name.count > 3 { item.isDone = true }
                }
            }
        }
    }

    struct Name: View {
        @Binding var name: String
        var body: some View { Text(verbatim: "(" + name + ")") }
    }

    struct Screen: View {
        @State var items: [Item]
        let counts: Counts
        var body: some View {
            VStack {
                ForEach($items) { Row(item: $0, counts: counts) }
                Button("Reverse") { items.reverse() }
                Button("Drop") { if !items.isEmpty { items.removeLast() } }
                Button("Add") { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: "n")) }
            }
        }
    }

    private func shown(_ items: [(id: Int, name: String, note: String)]) -> [String] {
        items.flatMap {
            [$0.name + $0.note, "(\($0.name))", "Note \($0.id)"] + ($0.id == 1 ? ["Both 1"] : []) + ["Rename \($0.id)"]
        }
            + ["Reverse", "Drop", "Add"]
    }

    @Test("Rows bound to elements show what the array holds", arguments: 0..<20)
    func randomEdits(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        var model = (1...4).map { (id: $0, name: "n", note: "") }
        let counts = Counts()
        let host = TestHost(
            Screen(items: model.map { Item(id: $0.id, name: $0.name) }, counts: counts),
            size: CGSize(width: 900, height: 900))
        for step in 0..<30 {
            let before = counts.bodies
            switch random(6) {
            case 0:
                host.tap(text: "Reverse")
                model.reverse()
            case 1:
                host.tap(text: "Drop")
                if !model.isEmpty { model.removeLast() }
            case 2:
                host.tap(text: "Add")
                model.append((id: (model.map(\.id).max() ?? 0) + 1, name: "n", note: ""))
            case 3 where !model.isEmpty:
                let index = random(model.count)
                host.tap(text: "Note \(model[index].id)")
                model[index].note += "!"
                #expect(counts.bodies == before + 1)
            case _ where !model.isEmpty:
                let index = random(model.count)
                host.tap(text: "Rename \(model[index].id)")
                model[index].name += "x"
                #expect(counts.bodies == before + 1)
            default: break
            }
            #expect(host.text == shown(model), "seed \(seed), step \(step)")
        }
    }

    final class Store: ObservableObject {
        @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        @Published var title = ""
    }

    struct StoreScreen: View {
        @ObservedObject var store: Store
        let counts: Counts
        var body: some View {
            VStack { ForEach($store.items) { Row(item: $0, counts: counts) } }
        }
    }

    @Test("Rows bound to an observed object's array: only the changed one is evaluated")
    func observedObject() {
        let (store, counts) = (Store(), Counts())
        let host = TestHost(StoreScreen(store: store, counts: counts), size: CGSize(width: 900, height: 200))
        #expect(counts.bodies == 2)
        store.items[1].name = "c"
        host.update()
        #expect(counts.bodies == 3)
        store.title = "t"
        host.update()
        #expect(counts.bodies == 3)
        host.tap(text: "Rename 1")
        #expect(counts.bodies == 4)
        #expect(host.text.filter { $0.hasPrefix("(") } == ["(ax)", "(c)"])
    }

    @Test("A body that saw the new value does not hide it from another that holds the same binding")
    func oneOfTwoReadersIsAhead() {
        let (store, counts) = (Store(), Counts())
        let host = TestHost(StoreScreen(store: store, counts: counts), size: CGSize(width: 900, height: 200))
        // The row is evaluated for its own state in a batch before that of the store's change, and sees it all the same.
        host.tap(text: "Both 1")
        #expect(host.text.contains("z!") && host.text.contains("(z)"))
        host.tap(text: "Note 1")
        #expect(host.text.contains("z!!") && host.text.contains("(z)"))
    }

    struct Settings {
        var values = Array(repeating: 0, count: 20)
        var word = "w"
    }

    struct Reader: View {
        @Binding var settings: Settings
        let count: Int
        let counts: Counts
        var body: some View {
            let _ = counts.bodies += 1
            let sum = (0..<count).reduce(0) { $0 + $settings.values[$1].wrappedValue }
            Text(verbatim: "sum \(sum)")
        }
    }

    struct SettingsScreen: View {
        @State private var settings = Settings()
        let count: Int
        let counts: Counts
        var body: some View {
            VStack {
                Reader(settings: $settings, count: count, counts: counts)
                Button("Last") { settings.values[count - 1] += 1 }
                Button("Other") { settings.word += "w" }
            }
        }
    }

    @Test("A body that reads many parts is told of each", arguments: [1, 3, 8, 9, 20])
    func manyParts(count: Int) {
        let counts = Counts()
        let host = TestHost(SettingsScreen(count: count, counts: counts), size: CGSize(width: 300, height: 200))
        host.tap(text: "Last")
        #expect(host.text.first == "sum 1")
        host.tap(text: "Other")
        host.tap(text: "Last")
        #expect(host.text.first == "sum 2")
    }

    struct Number: View {
        @Binding var number: Int
        var body: some View { Text(verbatim: "number \(number)") }
    }

    @Test("An element that is no more leaves its last value")
    func elementGone() {
        struct Holder: View {
            @State private var numbers = [1, 2]
            var body: some View {
                VStack {
                    Numbers(numbers: $numbers)
                    Button("Grow") { numbers = [5, 6] }
                    Button("Shrink") { numbers = [7] }
                }
            }
        }
        struct Numbers: View {
            @Binding var numbers: [Int]
            @State private var second: Binding<Int>?
            var body: some View {
                VStack {
                    if let second { Number(number: second) }
                    Button("Take") { second = $numbers[1] }
                }
            }
        }
        let host = TestHost(Holder(), size: CGSize(width: 300, height: 300))
        host.tap(text: "Take")
        #expect(host.text.first == "number 2")
        host.tap(text: "Shrink")
        #expect(host.text.first == "number 2")
        host.tap(text: "Grow")
        #expect(host.text.first == "number 6")
    }
}
