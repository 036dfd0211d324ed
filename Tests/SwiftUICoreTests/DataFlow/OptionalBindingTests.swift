import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Bindings to optional values, as views read them: the bodies that are evaluated again, and those that are not.
@MainActor struct OptionalBindingTests {
    struct Person: Equatable {
        var name: String
        var age: Int
    }

    private struct Leaf: View {
        @Binding var name: String
        var body: some View { Text(verbatim: name).onTapGesture { name += "!" } }
    }

    private struct Choice: View {
        @Binding var name: String?
        var body: some View {
            Text(verbatim: name ?? "nobody")
            Button("Clear") { name = nil }
        }
    }

    private struct Screen: View {
        @State private var person: Person? = Person(name: "Ada", age: 1)
        @State private var title = "Title"
        @State private var count = 0
        var body: some View {
            if let person = Binding($person) { Leaf(name: person.name) }
            Choice(name: Binding<String?>($title))
            Button("Count \(count)") { count += 1 }
            Button("Age") { person?.age += 1 }
            Button("Rename") { person?.name = "Eve" }
            Button("Retitle") { title = "New" }
            Button("Remove") { person = nil }
        }
    }

    private func host() -> TestHost {
        let host = TestHost(VStack { Screen() }, size: CGSize(width: 300, height: 400))
        host.resetCounters()
        return host
    }

    @Test("Bindings made anew are the same: the views that hold them are let be") func same() {
        let host = host()
        host.tap(text: "Count 0")
        #expect(host.bodyCount(of: Screen.self) == 1)
        #expect(host.bodyCount(of: Leaf.self) == 0 && host.bodyCount(of: Choice.self) == 0)
    }

    @Test("Changes reach those that read them, and writes lead back") func changes() {
        let host = host()
        host.tap(text: "Rename")
        #expect(host.text.first == "Eve" && host.bodyCount(of: Leaf.self) == 1)
        host.tap(text: "Eve")
        #expect(host.text.first == "Eve!")
        host.tap(text: "Retitle")
        #expect(host.text.contains("New") && host.bodyCount(of: Choice.self) == 1)
        // A value that cannot be nil stays.
        host.tap(text: "Clear")
        #expect(host.text.contains("New"))
        host.tap(text: "Remove")
        #expect(!host.text.contains("Eve!"))
    }

    @Test("A change of another part is none") func otherParts() {
        let host = host()
        host.tap(text: "Age")
        #expect(host.bodyCount(of: Leaf.self) == 0 && host.bodyCount(of: Choice.self) == 0)
    }

    private struct Stored: View {
        @AppStorage("oriel-optional-binding") private var name = "a"
        @State private var count = 0
        var body: some View {
            Leaf(name: $name)
            Leaf(name: .constant("fixed"))
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test("Bindings to stored and constant values are the same, too") func stored() {
        defer { UserDefaults.standard.removeObject(forKey: "oriel-optional-binding") }
        let host = TestHost(VStack { Stored() }, size: CGSize(width: 300, height: 400))
        host.resetCounters()
        host.tap(text: "Count 0")
        #expect(host.bodyCount(of: Stored.self) == 1 && host.bodyCount(of: Leaf.self) == 0)
        host.tap(text: "a")
        #expect(host.text == ["a!", "fixed", "Count 1"] && host.bodyCount(of: Leaf.self) == 1)
    }
}
