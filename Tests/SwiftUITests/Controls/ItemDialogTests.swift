import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Dialogs about a value")
struct ItemDialogTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed." }
    }

    @Test("An alert is shown while there is a value, and its actions remove that; a message may read it")
    func alerts() {
        struct Sample: View {
            @State private var item: String?
            var body: some View {
                VStack {
                    Button("ask") { item = "cake" }
                    Text(item ?? "nothing")
                }
                .alert("Eat?", item: $item) { item in
                    Button("Eat \(item)") {}
                } message: {
                    Text("There is \($0).")
                }
            }
        }
        let host = TestHost(Sample())
        host.tap(text: "ask")
        #expect(host.text.contains("Eat?") && host.text.contains("There is cake."))
        host.tap(text: "Eat cake")
        host.advance(by: 1)
        #expect(!host.text.contains("Eat?") && host.text.contains("nothing"))
    }

    @Test("A confirmation is shown while there is a value")
    func confirmations() {
        struct Sample: View {
            @State private var item: Int? = 3
            var body: some View {
                Text("\(item ?? 0)").confirmationDialog("Sure?", item: $item, titleVisibility: .visible) { number in
                    Button("Delete \(number)", role: .destructive) {}
                }
            }
        }
        let host = TestHost(Sample())
        #expect(host.text.contains("Sure?"))
        host.tap(text: "Delete 3")
        host.advance(by: 1)
        #expect(host.text == ["0"])
    }

    @Test("An alert about an error has its description as the title, of whatever type the error is")
    func errors() {
        struct Sample: View {
            @State private var failure: Failure? = Failure()
            @State private var any: (any Error)?
            var body: some View {
                VStack {
                    Button("break") { any = CocoaError(.fileNoSuchFile) }
                    Text(any == nil ? "whole" : "broken")
                }
                .alert(error: $failure) { Button("OK") {} }
                .alert(error: $any) { _ in
                    Button("Well") {}
                } message: { _ in
                    Text("Anything.")
                }
            }
        }
        let host = TestHost(Sample())
        #expect(host.text.contains("It failed."))
        host.tap(text: "OK")
        host.advance(by: 1)
        #expect(!host.text.contains("It failed."))
        host.tap(text: "break")
        #expect(host.text.contains("Anything.") && host.text.contains("broken"))
        host.tap(text: "Well")
        host.advance(by: 1)
        #expect(host.text.contains("whole"))
    }
}
