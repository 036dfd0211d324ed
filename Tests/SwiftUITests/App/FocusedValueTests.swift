import Combine
import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

/// The values of views while they, or their window, have the focus.
@MainActor @Suite("Focused values")
struct FocusedValueTests {
    fileprivate final class Paper: ObservableObject {
        @Published var title: String
        init(_ title: String) { self.title = title }
    }

    /// Shows the focused values.
    private struct Told: View {
        @FocusedValue(\.name) private var name
        @FocusedBinding(\.count) private var count
        @FocusedObject private var paper: Paper?
        var body: some View {
            Text("name \(name ?? "none")")
            Text("count \(count.map(String.init) ?? "none")")
            Text("paper \(paper?.title ?? "none")")
            Button("More") { count? += 1 }
        }
    }

    private struct Fields: View {
        @State private var texts = ["", "", ""]
        @State private var counts = [0, 10]
        let papers: [Paper]
        var body: some View {
            VStack {
                Told()
                TextField("first", text: $texts[0])
                    .focusedValue(\.name, "first")
                    .focusedValue(\.count, $counts[0])
                    .focusedObject(papers[0])
                VStack {
                    TextField("second", text: $texts[1]).focusedValue(\.name, "inner")
                }
                .focusedValue(\.name, "outer")
                .focusedValue(\.count, $counts[1])
                .focusedObject(papers[1])
                TextField("third", text: $texts[2])
                Text("counts \(counts[0]) \(counts[1])")
            }
        }
    }

    @Test("Values, bindings and objects are those of the view with the focus, the innermost's before others'")
    func focus() {
        let papers = [Paper("one"), Paper("two")]
        let host = TestHost(Fields(papers: papers), size: CGSize(width: 300, height: 400))
        func expect(_ name: String, _ count: String, _ paper: String, line: Int = #line) {
            let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
            for text in ["name \(name)", "count \(count)", "paper \(paper)"] {
                #expect(host.find(text: text) != nil, "\(text)", sourceLocation: location)
            }
        }
        expect("none", "none", "none")
        host.tap(text: "first")
        host.advance(by: 1)
        expect("first", "0", "one")
        host.tap(text: "second")
        host.advance(by: 1)
        expect("inner", "10", "two")
        papers[1].title = "three"
        host.update()
        expect("inner", "10", "three")
        // Values without the focus are not reported.
        host.resetCounters()
        papers[0].title = "four"
        host.update()
        #expect(host.bodyCount(of: Told.self) == 0)
        host.tap(text: "third")
        host.advance(by: 1)
        expect("none", "none", "none")
    }

    @Test("A focused binding changes what is bound")
    func binding() {
        let host = TestHost(Fields(papers: [Paper("one"), Paper("two")]), size: CGSize(width: 300, height: 400))
        host.tap(text: "second")
        host.advance(by: 1)
        host.tap(text: "More")
        host.tap(text: "More")
        #expect(host.find(text: "counts 0 12") != nil && host.find(text: "count 12") != nil)
    }

    private struct Scenes: View {
        @State private var isShown = true
        @State private var number = 1
        @State private var text = ""
        var body: some View {
            VStack {
                Told()
                if isShown { Color.clear.focusedSceneValue(\.name, "scene \(number)") }
                TextField("field", text: $text).focusedValue(\.name, "field")
                Button("Next") { number += 1 }
                Button("Gone") { isShown = false }
            }
        }
    }

    @Test("What is told for the scene counts wherever the focus is, as long as its view is there")
    func scene() {
        let host = TestHost(Scenes(), size: CGSize(width: 300, height: 400))
        #expect(host.find(text: "name scene 1") != nil)
        host.tap(text: "Next")
        #expect(host.find(text: "name scene 2") != nil)
        host.tap(text: "field")
        host.advance(by: 1)
        #expect(host.find(text: "name field") != nil)
        host.press(.escape)
        #expect(host.find(text: "name scene 2") != nil)
        host.tap(text: "Gone")
        #expect(host.find(text: "name none") != nil)
    }

    @Test("Values that stay equal evaluate nobody; what can't be compared does, once")
    func work() {
        struct Teller: View {
            let number: Int
            var body: some View { Color.clear.focusedSceneValue(\.name, "same").frame(width: CGFloat(number)) }
        }
        let host = TestHost(
            VStack {
                Told()
                Teller(number: 1)
            }, size: CGSize(width: 300, height: 200))
        host.resetCounters()
        host.show(
            VStack {
                Told()
                Teller(number: 2)
            })
        #expect(host.bodyCount(of: Teller.self) == 1 && host.bodyCount(of: Told.self) == 0)
    }
}

extension FocusedValues {
    @Entry fileprivate var name: String?
    @Entry fileprivate var count: Binding<Int>?
}
