import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Defaults that views set for the properties below.
@MainActor
@Suite("Default stores of AppStorage")
struct DefaultAppStorageTests {
    private struct Counter: View {
        let name: String
        @AppStorage("defaultAppStorageTests") private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private func scratch() -> UserDefaults {
        let name = "oriel-tests-\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        store.removePersistentDomain(forName: name)
        return store
    }

    @Test("A property has the store that the nearest view sets, and views with other stores do not see it")
    func stores() {
        let (first, second) = (scratch(), scratch())
        let host = TestHost(
            VStack {
                Counter(name: "a").defaultAppStorage(first)
                VStack {
                    Counter(name: "b")
                    Counter(name: "c").defaultAppStorage(first)
                }
                .defaultAppStorage(second)
            })
        #expect(host.text == ["a 0", "b 0", "c 0"])
        host.tap(text: "a 0")
        #expect(host.text == ["a 1", "b 0", "c 1"])
        host.tap(text: "b 0")
        host.tap(text: "b 1")
        #expect(host.text == ["a 1", "b 2", "c 1"])
        #expect(first.integer(forKey: "defaultAppStorageTests") == 1)
        #expect(second.integer(forKey: "defaultAppStorageTests") == 2)
        #expect(UserDefaults.standard.object(forKey: "defaultAppStorageTests") == nil)
    }

    @Test("A property that names its store keeps it; the view around is evaluated again and keeps the store")
    func named() {
        let (named, around) = (scratch(), scratch())
        struct Own: View {
            @AppStorage private var count: Int
            init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "own", store: store) }
            var body: some View { Button("own \(count)") { count += 1 } }
        }
        struct Sample: View {
            let named: UserDefaults
            let around: UserDefaults
            @State private var turns = 0
            var body: some View {
                VStack {
                    Own(named)
                    Counter(name: "a \(turns)")
                    Button("turn") { turns += 1 }
                }
                .defaultAppStorage(around)
            }
        }
        let host = TestHost(Sample(named: named, around: around))
        host.tap(text: "own 0")
        host.tap(text: "a 0 0")
        host.tap(text: "turn")
        #expect(host.text == ["own 1", "a 1 1", "turn"])
        #expect(named.integer(forKey: "own") == 1 && around.integer(forKey: "own") == 0)
        #expect(around.integer(forKey: "defaultAppStorageTests") == 1)
    }
}
