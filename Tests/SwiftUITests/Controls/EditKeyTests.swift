import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Keys of the edit menu in the test host")
struct EditKeyTests {
    private struct Note: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Note", text: $text)
                Text("note: \(text)")
            }
        }
    }

    @Test("Control-A, undo and redo reach a text field as in a window")
    func keys() {
        let host = TestHost(Note(), size: CGSize(width: 300, height: 100))
        host.press(.tab)
        host.type("one")
        host.press(.character("a"), modifiers: .control)
        host.type("two")
        #expect(host.text.contains("note: two"))
        host.press(.character("z"), modifiers: .control)
        #expect(!host.text.contains("note: two"))
        host.press(.character("z"), modifiers: [.control, .shift])
        #expect(host.text.contains("note: two"))
    }
}
