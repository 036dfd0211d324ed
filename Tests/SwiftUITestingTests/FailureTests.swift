import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)")
            Button("Increment") { count += 1 }.accessibilityIdentifier("increment")
            Color.red.frame(width: 10, height: 10).accessibilityLabel("Warning")
        }
    }
}

private struct NotesApp: App {
    var body: some Scene {
        WindowGroup { Text("Notes") }.commands {
            CommandMenu("Note") {
                Button("Duplicate") {}
                Button("Delete") {}.disabled(true)
                Menu("Move") { Button("Up") {} }
            }
        }
    }
}

@MainActor @Suite("Failed finds") struct FailureTests {
    @Test("A tap on a missing text fails at its line with the texts, the nearest first, and the test goes on")
    func text() {
        let host = TestHost(CounterView())
        let found = issues {
            #expect(!host.tap(text: "Incremet"))
        }
        #expect(
            found == [
                RecordedIssue(
                    line: #line - 2,
                    message: "No element shows the text “Incremet”. There are the texts “Increment”, “0”.")
            ])
        host.tap(text: "Increment")
        #expect(host.text == ["1", "Increment"])
    }

    @Test(
        "A tap on a missing label or identifier lists those that there are, and says where the name is of another sort")
    func labels() {
        let host = TestHost(CounterView())
        let found = issues {
            host.tap(label: "Increment")
            host.tap(identifier: "decrement")
        }
        #expect(
            found.map(\.message) == [
                "No element has the accessibility label “Increment”. There are the labels “Warning”. "
                    + "An element has it as its text: use “text:”.",
                "No element has the accessibility identifier “decrement”. There are the identifiers “increment”.",
            ])
        #expect(found.map(\.line) == [#line - 9, #line - 8])
    }

    @Test("An element that must be there fails where it is asked for, and has no size then")
    func elements() {
        let host = TestHost(CounterView())
        #expect(host.element(text: "Increment") == host.find(text: "Increment"))
        #expect(host.element(label: "Warning").frame.size == CGSize(width: 10, height: 10))
        #expect(host.element(identifier: "increment").frame.width > 10)
        let found = issues {
            let missing = host.element(text: "Reset")
            #expect(missing.frame == .zero && missing.text == nil)
            _ = host.element(label: "Reset")
            _ = host.element(identifier: "Reset")
        }
        #expect(found.map(\.line) == [#line - 5, #line - 3, #line - 2])
    }

    @Test("Whether something is there can be asked without failing")
    func finding() {
        let host = TestHost(CounterView())
        #expect(host.find(text: "Reset") == nil && host.find(label: "Reset") == nil)
        #expect(host.find(identifier: "Reset") == nil && host.accessible("Reset") == nil)
    }

    @Test("An action on a missing label fails with what assistive technology finds")
    func accessibility() {
        let host = TestHost(CounterView())
        let found = issues {
            #expect(!host.perform(.press, on: "Increments"))
        }
        #expect(
            found == [
                RecordedIssue(
                    line: #line - 2,
                    message: "Assistive technology finds nothing with the label “Increments”. "
                        + "There are the labels “Increment”, “Warning”, “0”.")
            ])
        #expect(host.perform(.press, on: "Increment"))
        #expect(host.text.first == "1")
    }

    @Test("A menu item that is missing fails with the titles beside its place; one that is disabled does not")
    func menus() {
        let app = AppTestHost(NotesApp())
        let found = issues {
            #expect(!app.choose("Note", "Duplicat"))
            #expect(!app.choose("Note", "Move", "Down"))
            #expect(!app.choose("Notes", "Duplicate"))
        }
        #expect(found.map(\.line) == [#line - 4, #line - 3, #line - 2])
        #expect(
            found.first?.message
                == "The menu “Note” has no item “Duplicat”. There are the titles “Duplicate”, “Delete”, “Move”.")
        #expect(
            found.dropFirst().first?.message == "The menu “Note › Move” has no item “Down”. There are the titles “Up”.")
        #expect(found.last?.message.hasPrefix("The menu bar has no item “Notes”. There are the titles “Note”") == true)
        #expect(!app.choose("Note", "Delete"))
        #expect(app.choose("Note", "Duplicate"))
    }

    @Test("Of many names the nearest are listed, long ones in part and in one line; with none it says so")
    func manyNames() {
        let host = TestHost(
            VStack {
                ForEach(0..<30, id: \.self) { Text("Row \($0)") }
                Text("A line\nand " + String(repeating: "long ", count: 20))
            })
        let found = issues {
            host.tap(text: "Row 291")
            TestHost(Color.red).tap(text: "Row")
        }
        let message = found.first?.message ?? ""
        #expect(message.contains("There are the texts “Row 2”, “Row 29”, "))
        #expect(message.hasSuffix(", and 19 more."))
        #expect(found.last?.message == "No element shows the text “Row”. There are no texts.")
        let long = issues { host.tap(text: "A line and") }
        #expect(long.first?.message.contains("“A line⏎and long long") == true)
        #expect(long.first?.message.contains("…”") == true)
    }
}
