import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Code that depends on the runtime's layout is checked, and not used where the layout differs.
@MainActor
@Suite("The runtime's layout", .serialized)
struct RuntimeLayoutTests {
    @Test("This toolchain's is the one that is known")
    func checks() {
        #expect(RuntimeLayout.failedChecks() == [])
        #expect(RuntimeLayout.isKnown)
    }

    /// Runs with a layout that is not known; types that were looked at before keep their plans.
    private func withoutKnowledge(_ body: () -> Void) {
        RuntimeLayout.isKnown = false
        body()
        RuntimeLayout.isKnown = true
    }

    private struct Inner: View {
        var name: String
        var value: any Hashable
        var pair: (Int, String)
        var action: () -> Void = {}
        var body: some View { Text(verbatim: "\(name) \(value) \(pair.0) \(pair.1)") }
    }

    private struct Outer: View {
        @State private var count = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Inner(name: "fixed", value: 1, pair: (2, "three"))
                Inner(name: "counts", value: count, pair: (count, "\(count)"))
                ForEach(0..<3) { Text(verbatim: "row \($0)") }
                Text(verbatim: "other \(other)")
                Button("Add") { count += 1 }
                Button("Other") { other += 1 }
            }
        }
    }

    @Test("Where it is not known nothing is missed")
    func fallback() {
        withoutKnowledge {
            #expect(!TypeShape.isStructOrTuple(Inner.self) && !TypeShape.isExistential((any Hashable).self))
            #expect(!PlainValue.isPlain(Inner.self))
            let host = TestHost(Outer(), size: CGSize(width: 300, height: 400))
            for step in 1...3 {
                host.tap(text: "Add")
                #expect(host.text.contains("counts \(step) \(step) \(step)"))
                #expect(host.text.contains("fixed 1 2 three"))
            }
            host.tap(text: "Other")
            #expect(host.text.contains("other 1") && host.text.contains("row 2"))
        }
    }

    @Test("Types are found by what they conform to, with records of a known version only")
    func conformances() {
        #expect(ConformanceRecords.isKnown)
        let found = ConformanceRecords.types(conformingTo: "RuntimeLayoutProbing")
        #expect(found.count == 2 && found.contains { $0 == Object.self } && found.contains { $0 == Value.self })
        #expect(!ConformanceRecords.holds(1000...1001))
        ConformanceRecords.isKnown = false
        #expect(ConformanceRecords.types(conformingTo: "RuntimeLayoutProbing").isEmpty)
        ConformanceRecords.isKnown = true
    }

    private final class Object: RuntimeLayoutProbing {}
    private struct Value: RuntimeLayoutProbing {}
    private struct Generic<Element>: RuntimeLayoutProbing {}
}

private protocol RuntimeLayoutProbing {}
