import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Values that a window keeps, in all the forms they have.
@MainActor @Suite(.serialized) struct SceneStorageTests {
    enum Fruit: String { case apple, pear }
    enum Level: Int { case low, high }

    private let key = "oriel-scene-\(UUID().uuidString)"

    /// Whether a value that one property writes is read by another of the same key, and a binding works both ways.
    private func keeps<Value: Equatable>(
        _ make: (String) -> SceneStorage<Value>, from old: Value, to new: Value
    ) -> Bool {
        let key = "\(key)-\(Value.self)"
        defer { UserDefaults.standard.removeObject(forKey: "scene " + key) }
        let (a, b) = (make(key), make(key))
        guard a.wrappedValue == old, old != new else { return false }
        a.wrappedValue = new
        guard b.wrappedValue == new, b.projectedValue.wrappedValue == new else { return false }
        b.projectedValue.wrappedValue = old
        return a.wrappedValue == old
    }

    @Test("Values with an initial value") func values() {
        let (one, two) = (URL(string: "https://a.example")!, URL(string: "https://b.example")!)
        let (then, now) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_000_000))
        #expect(keeps({ SceneStorage(wrappedValue: false, $0) }, from: false, to: true))
        #expect(keeps({ SceneStorage(wrappedValue: 1, $0) }, from: 1, to: 2))
        #expect(keeps({ SceneStorage(wrappedValue: 1.5, $0) }, from: 1.5, to: 2.5))
        #expect(keeps({ SceneStorage(wrappedValue: "a", $0) }, from: "a", to: "b"))
        #expect(keeps({ SceneStorage(wrappedValue: Data([1]), $0) }, from: Data([1]), to: Data([2])))
        #expect(keeps({ SceneStorage(wrappedValue: then, $0) }, from: then, to: now))
        #expect(keeps({ SceneStorage(wrappedValue: one, $0) }, from: one, to: two))
        #expect(keeps({ SceneStorage(wrappedValue: Fruit.apple, $0) }, from: .apple, to: .pear))
        #expect(keeps({ SceneStorage(wrappedValue: Level.low, $0) }, from: .low, to: .high))
    }

    @Test("Values that may be nil") func optionals() {
        #expect(keeps({ SceneStorage<Bool?>($0) }, from: nil, to: true))
        #expect(keeps({ SceneStorage<Int?>($0) }, from: nil, to: 2))
        #expect(keeps({ SceneStorage<Double?>($0) }, from: nil, to: 2.5))
        #expect(keeps({ SceneStorage<String?>($0) }, from: nil, to: "b"))
        #expect(keeps({ SceneStorage<Data?>($0) }, from: nil, to: Data([2])))
        #expect(keeps({ SceneStorage<Date?>($0) }, from: nil, to: Date(timeIntervalSince1970: 5)))
        #expect(keeps({ SceneStorage<URL?>($0) }, from: nil, to: URL(string: "https://b.example")!))
        #expect(keeps({ SceneStorage<Fruit?>($0) }, from: nil, to: .pear))
        #expect(keeps({ SceneStorage<Level?>($0) }, from: nil, to: .high))
    }

    @Test("Dates in the user's defaults, and one key for windows and another for the app") func stores() {
        let store = UserDefaults(suiteName: key)!
        defer { store.removePersistentDomain(forName: key) }
        let (then, now) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_000_000))
        let (a, b) = (AppStorage(wrappedValue: then, "d", store: store), AppStorage<Date?>("d", store: store))
        #expect(a.wrappedValue == then && b.wrappedValue == nil)
        b.wrappedValue = now
        #expect(a.wrappedValue == now)
        b.projectedValue.wrappedValue = nil
        #expect(a.wrappedValue == then)
        let (app, scene) = (AppStorage(wrappedValue: 1, key), SceneStorage(wrappedValue: 1, key))
        defer { UserDefaults.standard.removeObject(forKey: "scene " + key) }
        scene.wrappedValue = 7
        #expect(app.wrappedValue == 1 && scene.wrappedValue == 7)
    }

    @Test("A change evaluates the views that read the value, in its transaction") func readers() {
        struct Reader: View {
            @SceneStorage var width: Double
            var body: some View { Color.red.frame(width: width, height: 10) }
        }
        let width = SceneStorage(wrappedValue: 10.0, key)
        defer { UserDefaults.standard.removeObject(forKey: "scene " + key) }
        let host = TestHost(
            VStack {
                Reader(width: width)
                Reader(width: SceneStorage(wrappedValue: 5.0, key + "-other"))
            }, size: CGSize(width: 200, height: 200))
        host.resetCounters()
        width.projectedValue.animation(.linear(duration: 1)).wrappedValue = 110
        host.update()
        #expect(host.bodyCount(of: Reader.self) == 1)
        host.advance(by: 0.5)
        #expect(isNear(host.seen[0].frame.width, 60) && host.seen[1].frame.width == 5)
        host.advance(by: 1)
        #expect(host.seen[0].frame.width == 110 && host.isIdle)
    }
}
