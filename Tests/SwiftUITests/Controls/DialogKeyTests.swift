import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct DialogKeyTests {
    private struct Ask: View {
        var isConfirmation = false
        var hasCancel = true
        var isDestructive = false
        @State private var isShown = true
        @State private var result = "-"
        var body: some View {
            Text(result)
                .alert("Title", isPresented: isConfirmation ? .constant(false) : $isShown) {
                    actions
                }
                .confirmationDialog("Title", isPresented: isConfirmation ? $isShown : .constant(false)) {
                    actions
                }
        }
        @ViewBuilder private var actions: some View {
            Button("Save", role: isDestructive ? .destructive : nil) { result = "saved" }
            Button("Other", role: isDestructive ? .destructive : nil) { result = "other" }
            if hasCancel { Button("Cancel", role: .cancel) { result = "cancelled" } }
        }
    }

    private func host(_ view: some View) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 600)) }

    @Test("Return presses the first button without a role, Escape the one that cancels", arguments: [false, true])
    func keys(isConfirmation: Bool) {
        let save = host(Ask(isConfirmation: isConfirmation))
        #expect(save.press(.return))
        #expect(save.text == ["saved"])
        let cancel = host(Ask(isConfirmation: isConfirmation))
        #expect(cancel.press(.escape))
        #expect(cancel.text == ["cancelled"])
    }

    @Test("Return destroys nothing, and Escape answers no question that cannot be left open")
    func nothing() {
        let destructive = host(Ask(isDestructive: true))
        destructive.press(.return)
        #expect(destructive.text.contains("Save"))
        let open = host(Ask(hasCancel: false))
        open.press(.escape)
        #expect(open.text.contains("Save"))
    }

    @Test("The shortcut of the default action says which button Return presses")
    func shortcut() {
        struct Own: View {
            @State private var isShown = true
            @State private var result = "-"
            var body: some View {
                Text(result).alert("Title", isPresented: $isShown) {
                    Button("One") { result = "one" }
                    Button("Two") { result = "two" }.keyboardShortcut(.defaultAction)
                }
            }
        }
        let host = host(Own())
        host.press(.return)
        #expect(host.text == ["two"])
    }

    @Test("An alert with one button is closed by Return and by Escape", arguments: [false, true])
    func single(isEscape: Bool) {
        struct One: View {
            @State private var isShown = true
            var body: some View { Text("below").alert("Title", isPresented: $isShown) {} }
        }
        let host = host(One())
        #expect(host.text.contains("OK"))
        host.press(isEscape ? .escape : .return)
        #expect(host.text == ["below"])
    }

    @Test("The first field has the keyboard; Return in it does what the button does")
    func field() {
        struct Name: View {
            @State private var isShown = true
            @State private var name = ""
            @State private var result = "-"
            var body: some View {
                Text(result).alert("Name?", isPresented: $isShown) {
                    TextField("Name", text: $name)
                    SecureField("Word", text: .constant(""))
                    Button("Cancel", role: .cancel) { result = "cancelled" }
                    Button("Save") { result = "saved \(name)" }
                }
            }
        }
        let host = host(Name())
        host.type("Ann")
        host.press(.return)
        #expect(host.text == ["saved Ann"])
    }

    @Test("Of two buttons the one that cancels stands first, of more last")
    func order() {
        let three = host(Ask())
        #expect(three.find(text: "Cancel")!.frame.minY > three.find(text: "Other")!.frame.maxY)
        struct Two: View {
            var body: some View {
                Text("below").alert("Title", isPresented: .constant(true)) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
            }
        }
        let two = host(Two())
        #expect(two.find(text: "Cancel")!.frame.maxX < two.find(text: "Delete")!.frame.minX)
    }

    @Test("Escape closes a sheet, unless the sheet keeps from being closed", arguments: [false, true])
    func sheet(isLocked: Bool) {
        struct Sheet: View {
            let isLocked: Bool
            @State private var isShown = true
            var body: some View {
                Text("below").sheet(isPresented: $isShown) { Text("sheet").interactiveDismissDisabled(isLocked) }
            }
        }
        let host = host(Sheet(isLocked: isLocked))
        host.press(.escape)
        #expect(host.text.contains("sheet") == isLocked)
    }

    @Test("A sheet stands at the bottom of a narrow window and in the middle of a wide one")
    func sheetPlace() {
        struct Low: View {
            var body: some View {
                Text("below").sheet(isPresented: .constant(true)) {
                    Color.clear.accessibilityIdentifier("sheet").presentationDetents([.height(200)])
                        .presentationBackground(.red).presentationCornerRadius(30)
                }
            }
        }
        let narrow = TestHost(Low(), size: CGSize(width: 400, height: 600))
        #expect(narrow.find(identifier: "sheet")!.frame == CGRect(x: 0, y: 400, width: 400, height: 200))
        let wide = TestHost(Low(), size: CGSize(width: 1000, height: 700))
        #expect(wide.find(identifier: "sheet")!.frame == CGRect(x: 220, y: 250, width: 560, height: 200))
    }
}
