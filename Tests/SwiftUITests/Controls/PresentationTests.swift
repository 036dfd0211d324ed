import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct PresentationTests {
    @Test("A sheet keeps state of its own while shown, sees the presenter's state, and dismisses itself")
    func sheet() {
        struct Inside: View {
            let count: Int
            @State private var own = 0
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                VStack {
                    Text("sheet \(count) \(own)")
                    Button("Own") { own += 1 }
                    Button("Done") { dismiss() }
                }
            }
        }
        struct Sample: View {
            @State private var isShown = false
            @State private var count = 0
            @State private var dismissed = 0
            var body: some View {
                VStack {
                    Text("dismissed \(dismissed)")
                    Button("Show") { isShown = true }
                }
                .sheet(isPresented: $isShown) {
                    dismissed += 1
                } content: {
                    VStack {
                        Inside(count: count)
                        Button("Outer") { count += 1 }
                    }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.text == ["dismissed 0", "Show"])
        host.tap(text: "Show")
        #expect(host.text.contains("sheet 0 0"))
        host.tap(text: "Own")
        host.tap(text: "Outer")
        #expect(host.text.contains("sheet 1 1"))
        host.tap(text: "Done")
        #expect(host.text == ["dismissed 1", "Show"])
        host.tap(text: "Show")
        #expect(host.text.contains("sheet 1 0"))
        host.press(.escape)
        #expect(host.text == ["dismissed 2", "Show"])
        host.tap(text: "Show")
        host.tap(at: CGPoint(x: 4, y: 4))
        #expect(host.text == ["dismissed 3", "Show"])
    }

    @Test("An alert keeps the window behind it from answering, and does what its buttons say")
    func alert() {
        struct Sample: View {
            @State private var isShown = false
            @State private var result = "-"
            var body: some View {
                VStack {
                    Text(result)
                    Button("Ask") { isShown = true }
                }
                .alert("Sure?", isPresented: $isShown) {
                    Button("Yes", role: .destructive) { result = "yes" }
                    Button("No", role: .cancel) {}
                } message: {
                    Text("It is for good.")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Ask")
        #expect(host.text == ["-", "Ask", "Sure?", "It is for good.", "No", "Yes"])
        host.tap(text: "Yes")
        #expect(host.text == ["yes", "Ask"])
    }

    @Test("The old form of alert, by an item")
    func oldAlert() {
        struct Problem: Identifiable { let id: Int }
        struct Sample: View {
            @State private var problem: Problem?
            var body: some View {
                Button("Fail") { problem = Problem(id: 7) }
                    .alert(item: $problem) { Alert(title: Text("Error \($0.id)")) }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Fail")
        #expect(host.text == ["Fail", "Error 7", "OK"])
        host.tap(text: "OK")
        #expect(host.text == ["Fail"])
    }

    @Test("A sheet within a sheet lies above it; Escape closes the topmost only")
    func nested() {
        struct Sample: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("First") { first = true }
                    .sheet(isPresented: $first) {
                        Button("Second") { second = true }.sheet(isPresented: $second) { Text("deep") }
                    }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "First")
        host.tap(text: "Second")
        #expect(host.text == ["First", "Second", "deep"])
        host.press(.escape)
        #expect(host.text == ["First", "Second"])
        host.press(.escape)
        #expect(host.text == ["First"])
    }

    @Test("A popover and a choice of actions")
    func popover() {
        struct Sample: View {
            @State private var isShown = false
            @State private var asks = false
            var body: some View {
                VStack {
                    Button("Pop") { isShown = true }.popover(isPresented: $isShown) { Text("inside") }
                    Button("Ask") { asks = true }
                        .confirmationDialog("Title", isPresented: $asks) { Button("Act") {} }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Pop")
        #expect(host.text == ["Pop", "Ask", "inside"])
        host.tap(at: CGPoint(x: 2, y: 2))
        #expect(host.text == ["Pop", "Ask"])
        host.tap(text: "Ask")
        #expect(host.text == ["Pop", "Ask", "Act", "Cancel"])
        host.tap(text: "Cancel")
        #expect(host.text == ["Pop", "Ask"])
    }
}
