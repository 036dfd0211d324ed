import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Commands of the keyboard and of the edit menu.
@MainActor
@Suite("Commands of views")
struct ViewCommandTests {
    private final class Log {
        var entries: [String] = []
    }

    private struct Focused<Content: View>: View {
        let content: Content
        @FocusState private var isFocused: Bool
        var body: some View { content.focused($isFocused).onAppear { isFocused = true } }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(Focused(content: view), size: CGSize(width: 300, height: 200))
    }

    @Test("Arrow keys move, Escape exits and Backspace deletes in a view with the keyboard")
    func keys() {
        let log = Log()
        let host = host(
            Text("a").focusable()
                .onMoveCommand { log.entries.append("\($0)") }
                .onExitCommand { log.entries.append("exit") }
                .onDeleteCommand { log.entries.append("delete") })
        for key in [KeyEvent.Key.up, .down, .left, .right, .escape, .delete, .deleteForward] { host.press(key) }
        #expect(log.entries == ["up", "down", "left", "right", "exit", "delete", "delete"])
        host.press(.up, modifiers: .shift)
        #expect(log.entries.count == 7)
    }

    @Test("Without an action a command goes to the view around; without the keyboard it goes nowhere")
    func none() {
        let log = Log()
        let outer = host(
            VStack { Text("a").focusable().onMoveCommand(perform: nil).onExitCommand(perform: nil) }
                .onMoveCommand { log.entries.append("\($0)") })
        outer.press(.left)
        #expect(log.entries == ["left"])
        let unfocused = TestHost(Text("a").focusable().onMoveCommand { log.entries.append("\($0)") })
        unfocused.press(.right)
        #expect(log.entries == ["left"])
    }

    @Test("Copy and cut put items on the clipboard, and cut removes them")
    func copy() async throws {
        struct Sample: View {
            @State private var birds = ["owl", "swift"]
            var body: some View {
                VStack { ForEach(birds, id: \.self) { Text($0) } }
                    .focusable()
                    .copyable(birds)
                    .cuttable(for: String.self) {
                        defer { birds = [] }
                        return birds
                    }
            }
        }
        let host = host(Sample())
        #expect(host.send(.edit(.copy)))
        #expect(try await texts() == ["owl", "swift"])
        UIPasteboard.general.itemProviders = []
        #expect(host.send(.edit(.cut)))
        host.update()
        #expect(try await texts() == ["owl", "swift"])
        #expect(host.text.isEmpty)
        // There is nothing left to copy.
        #expect(!host.send(.edit(.copy)))
    }

    private func texts() async throws -> [String] {
        var found: [String] = []
        for provider in UIPasteboard.general.itemProviders {
            found.append(
                try await withCheckedThrowingContinuation { continuation in
                    provider.loadTransferable(type: String.self) { continuation.resume(with: $0) }
                })
        }
        return found
    }

    @Test("Paste passes on items of the types that a view takes, as far as they are valid")
    func paste() async {
        let log = Log()
        let host = host(
            Text("a").focusable()
                .pasteDestination(for: String.self) {
                    log.entries += $0
                } validator: {
                    $0.filter { $0.count == 3 }
                })
        UIPasteboard.general.itemProviders = ["owl", "parrot", "jay"].map { NSItemProvider(object: $0 as NSString) }
        #expect(host.send(.edit(.paste)))
        for _ in 0..<1000 where log.entries.isEmpty { await Task.yield() }
        #expect(log.entries == ["owl", "jay"])
        #expect(!host.send(.edit(.copy)))
    }

    @Test("The older commands work with item providers")
    func providers() {
        let log = Log()
        let host = host(
            Text("a").focusable()
                .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
                .onCutCommand { [] }
                .onPasteCommand(of: [.plainText]) { providers in log.entries.append("\(providers.count)") })
        #expect(host.send(.edit(.copy)))
        #expect(UIPasteboard.general.itemProviders.count == 1)
        #expect(!host.send(.edit(.cut)))
        #expect(host.send(.edit(.paste)))
        #expect(log.entries == ["1"])
        let refusing = self.host(
            Text("a").focusable()
                .onPasteCommand(of: [.plainText], validator: { _ in String?.none }, perform: { log.entries.append($0) })
        )
        #expect(!refusing.send(.edit(.paste)))
        let pictures = self.host(Text("a").focusable().onPasteCommand(of: [.png]) { _ in log.entries.append("png") })
        #expect(!pictures.send(.edit(.paste)))
        #expect(log.entries == ["1"])
    }
}
