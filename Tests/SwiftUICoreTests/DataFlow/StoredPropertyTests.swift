import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Values kept in the user's defaults, in all the forms they have.
@MainActor struct StoredPropertyTests {
    enum Fruit: String { case apple, pear }
    enum Level: Int { case low, high }

    private func freshStore() -> UserDefaults { ScratchDefaults.make() }

    /// Writes a value and reads it by another property of the key.
    private func keeps<Value: Equatable>(_ a: AppStorage<Value>, _ b: AppStorage<Value>, _ value: Value) -> Bool {
        let before = a.wrappedValue
        a.wrappedValue = value
        guard before != value, b.wrappedValue == value, b.projectedValue.wrappedValue == value else { return false }
        b.projectedValue.wrappedValue = before
        return a.wrappedValue == before
    }

    @Test("Values with an initial value") func values() {
        let store = freshStore()
        func both<V: Equatable>(_ make: () -> AppStorage<V>, _ value: V) -> Bool { keeps(make(), make(), value) }
        #expect(both({ AppStorage(wrappedValue: false, "bool", store: store) }, true))
        #expect(both({ AppStorage(wrappedValue: 1, "int", store: store) }, 2))
        #expect(both({ AppStorage(wrappedValue: 1.5, "double", store: store) }, 2.5))
        #expect(both({ AppStorage(wrappedValue: "a", "string", store: store) }, "b"))
        #expect(both({ AppStorage(wrappedValue: Data([1]), "data", store: store) }, Data([2])))
        let url = URL(string: "https://a.example")!
        #expect(both({ AppStorage(wrappedValue: url, "url", store: store) }, URL(string: "https://b.example")!))
        #expect(both({ AppStorage(wrappedValue: Fruit.apple, "fruit", store: store) }, .pear))
        #expect(both({ AppStorage(wrappedValue: Level.low, "level", store: store) }, .high))
    }

    @Test("Values that may be nil") func optionals() {
        let store = freshStore()
        func both<V: Equatable>(_ make: () -> AppStorage<V?>, _ value: V) -> Bool {
            keeps(make(), make(), value) && make().wrappedValue == nil
        }
        #expect(both({ AppStorage<Bool?>("bool", store: store) }, true))
        #expect(both({ AppStorage<Int?>("int", store: store) }, 2))
        #expect(both({ AppStorage<Double?>("double", store: store) }, 2.5))
        #expect(both({ AppStorage<String?>("string", store: store) }, "b"))
        #expect(both({ AppStorage<Data?>("data", store: store) }, Data([2])))
        #expect(both({ AppStorage<URL?>("url", store: store) }, URL(string: "https://b.example")!))
        #expect(both({ AppStorage<Fruit?>("fruit", store: store) }, .pear))
        #expect(both({ AppStorage<Level?>("level", store: store) }, .high))
    }

    @Test("A value of another type counts as none") func broken() {
        let store = freshStore()
        store.set("not a number", forKey: "int")
        store.set("plum", forKey: "fruit")
        #expect(AppStorage(wrappedValue: 7, "int", store: store).wrappedValue == 7)
        #expect(AppStorage(wrappedValue: Fruit.pear, "fruit", store: store).wrappedValue == .pear)
    }

    @Test("A change evaluates the views that read the value, and no others") func readers() {
        struct Writer: View {
            @AppStorage var count: Int
            var body: some View { Button("more") { count += 1 } }
        }
        struct Reader: View {
            @AppStorage var count: Int
            var body: some View { Text("\(count)") }
        }
        let store = freshStore()
        let host = TestHost(
            VStack {
                Writer(count: AppStorage(wrappedValue: 1, "count", store: store))
                Reader(count: AppStorage(wrappedValue: 1, "count", store: store))
                Reader(count: AppStorage(wrappedValue: 5, "other", store: store))
            }, size: CGSize(width: 200, height: 200))
        #expect(host.text == ["more", "1", "5"])
        host.resetCounters()
        host.tap(text: "more")
        #expect(host.text == ["more", "2", "5"])
        #expect(host.bodyCount(of: Reader.self) == 1)
    }

    @Test("A window's values") func scenes() {
        struct Screen: View {
            @SceneStorage("oriel-test-bool") var flag = false
            @SceneStorage("oriel-test-int") var number = 1
            @SceneStorage("oriel-test-double") var length = 1.5
            @SceneStorage("oriel-test-string") var name = "a"
            @SceneStorage("oriel-test-fruit") var fruit = Fruit.apple
            @SceneStorage("oriel-test-none") var none: String?
            let log: ([String]) -> Void
            var body: some View {
                Text("\(number) \(name) \(none ?? "-")").onAppear {
                    (flag, number, length, name, fruit, none) = (true, 2, 2.5, "b", .pear, "c")
                    log(["\(flag)", "\(number)", "\(length)", name, fruit.rawValue, none ?? "-"])
                    $none.wrappedValue = nil
                }
            }
        }
        defer {
            for key in ["bool", "int", "double", "string", "fruit", "none"] {
                UserDefaults.standard.removeObject(forKey: "scene oriel-test-" + key)
            }
        }
        var values: [String] = []
        let host = TestHost(Screen { values = $0 }, size: CGSize(width: 200, height: 200))
        #expect(values == ["true", "2", "2.5", "b", "pear", "c"])
        #expect(host.text == ["2 b -"])
    }
}
