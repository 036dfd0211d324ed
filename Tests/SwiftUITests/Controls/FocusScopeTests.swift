import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Scopes and sections of the focus.
@MainActor
@Suite("Scopes of the focus")
struct FocusScopeTests {
    private struct Item: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "[\(name)]" : name) }
    }

    private struct Sample: View {
        var isScoped = true
        var takesFirst = false
        @Namespace private var scope
        @Environment(\.resetFocus) private var resetFocus
        @FocusState private var first: Bool
        var body: some View {
            VStack {
                Item(name: "a").focusable().focused($first)
                Item(name: "b").focusable().prefersDefaultFocus(in: scope)
                Item(name: "c").focusable()
                    .onKeyPress("r") {
                        resetFocus(in: scope)
                        return .handled
                    }
            }
            .modifier(Scope(namespace: isScoped ? scope : nil))
            .onAppear { if takesFirst { first = true } }
        }
    }

    private struct Scope: ViewModifier {
        let namespace: Namespace.ID?
        func body(content: Content) -> some View {
            if let namespace { content.focusScope(namespace) } else { content }
        }
    }

    @Test("The view that prefers it has the keyboard first, and again after a reset")
    func scope() {
        let host = TestHost(Sample())
        #expect(host.text == ["a", "[b]", "c"])
        host.press(.tab)
        #expect(host.text == ["a", "b", "[c]"])
        host.press(.character("r"))
        #expect(host.text == ["a", "[b]", "c"])
        // Once more: each reset counts.
        host.press(.tab)
        host.press(.character("r"))
        #expect(host.text == ["a", "[b]", "c"])
    }

    @Test("A preference counts only within its scope")
    func noScope() {
        let host = TestHost(Sample(isScoped: false))
        #expect(host.text == ["a", "b", "c"])
    }

    @Test("A view that appears later does not take the keyboard from another one")
    func later() {
        struct Later: View {
            @State private var isShown = false
            @Namespace private var scope
            @FocusState private var first: Bool
            var body: some View {
                VStack {
                    Item(name: "a").focusable().focused($first)
                    if isShown { Item(name: "b").focusable().prefersDefaultFocus(in: scope) }
                    Button("show") { isShown = true }
                    Button("show first") {
                        first = true
                        isShown = true
                    }
                }
                .focusScope(scope)
            }
        }
        let free = TestHost(Later())
        free.tap(text: "show")
        #expect(free.text.contains("[b]"))
        let taken = TestHost(Later())
        taken.press(.tab)
        #expect(taken.text.contains("[a]"))
        taken.tap(text: "show first")
        #expect(taken.text.contains("[a]") && taken.text.contains("b"))
    }

    #if ORIEL_TERMINAL
    @Test("An arrow key leads to a section although nothing in it is straight ahead")
    func section() {
        struct Sections: View {
            let isSection: Bool
            @FocusState private var first: Bool
            var body: some View {
                HStack(alignment: .top, spacing: 0) {
                    Item(name: "a").focusable().focused($first)
                    Spacer()
                    VStack(spacing: 0) {
                        Spacer()
                        Item(name: "b").focusable()
                    }
                    .modifier(Section(isSection: isSection))
                    Spacer()
                    VStack(spacing: 0) {
                        Item(name: "c").focusable()
                        Spacer()
                    }
                }
                .onAppear { first = true }
            }
        }
        struct Section: ViewModifier {
            let isSection: Bool
            func body(content: Content) -> some View { if isSection { content.focusSection() } else { content } }
        }
        let plain = TestHost(Sections(isSection: false), columns: 20, rows: 8)
        plain.press(.right)
        #expect(plain.text == ["a", "b", "[c]"])
        let section = TestHost(Sections(isSection: true), columns: 20, rows: 8)
        section.press(.right)
        #expect(section.text == ["a", "[b]", "c"])
        section.press(.right)
        #expect(section.text == ["a", "b", "[c]"])
    }
    #endif
}
