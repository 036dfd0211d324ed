import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Builders that are called with the body around them, as their values are made; the bodies in them are evaluated later.
@MainActor
@Suite("Content that is made at once")
struct ContentAtOnceTests {
    enum Kind: CaseIterable { case menu, link, alert, contextMenu }

    /// How often a builder was called, and bodies were evaluated.
    private final class Log {
        var outer = 0
        var made = 0
        var inner = 0
    }

    private struct Inside: View {
        let log: Log
        var body: some View {
            log.inner += 1
            return Button("inside") {}
        }
    }

    private struct Outside: View {
        let kind: Kind
        let log: Log
        @State private var isShown = false

        private func content() -> Inside {
            log.made += 1
            return Inside(log: log)
        }

        var body: some View {
            let _ = log.outer += 1
            switch kind {
            case .menu: Menu("open", content: content)
            case .link: NavigationStack { NavigationLink("open", destination: content) }
            case .alert: Button("open") { isShown = true }.alert("title", isPresented: $isShown, actions: content)
            case .contextMenu: Text("open").contextMenu(menuItems: content)
            }
        }
    }

    @Test("A builder is called once with the body around it; its content's body waits", arguments: Kind.allCases)
    func counts(kind: Kind) {
        let log = Log()
        let host = TestHost(Outside(kind: kind, log: log), size: CGSize(width: 400, height: 600))
        host.advance(by: 1)
        #expect(log.outer == 1 && log.made == 1 && log.inner == 0)
        #expect(!host.text.contains("inside"))
        if kind == .contextMenu { host.openMenu(at: "open") } else { host.tap(text: "open") }
        host.advance(by: 1)
        #expect(host.text.contains("inside") && log.inner > 0)
        #expect(log.made == log.outer)
    }

    @Test("An alert about a value shows its content while there is the value, and runs its action")
    func presenting() {
        struct Sample: View {
            @State private var isShown = false
            @State private var cake: String?
            @State private var eaten = "nothing"
            var body: some View {
                VStack {
                    Button("ask") { isShown = true }
                    Button("serve") { cake = "tart" }
                    Text("eaten: \(eaten)")
                }
                .alert("Eat?", isPresented: $isShown, presenting: cake) { cake in
                    Button("Eat the \(cake)") {
                        eaten = cake
                        self.cake = nil
                    }
                } message: {
                    Text("There is a \($0).")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "ask")
        #expect(!host.text.contains("Eat?"))
        host.tap(text: "serve")
        #expect(host.text.contains("Eat?") && host.text.contains("There is a tart."))
        host.tap(text: "Eat the tart")
        host.advance(by: 1)
        #expect(host.text == ["ask", "serve", "eaten: tart"])
    }

    @Test("An open alert or menu shows the current content")
    func current() {
        struct Sample: View {
            @State private var number = 0
            let isMenu: Bool
            var body: some View {
                if isMenu {
                    Menu("open") { content }
                } else {
                    Text("open").alert("title", isPresented: .constant(true)) { content }
                }
            }
            @ViewBuilder private var content: some View {
                Text("number \(number)").onAppear { number = 7 }
            }
        }
        for isMenu in [true, false] {
            let host = TestHost(Sample(isMenu: isMenu), size: CGSize(width: 400, height: 600))
            if isMenu { host.tap(text: "open") }
            host.advance(by: 1)
            #expect(host.text.contains("number 7"))
        }
    }

    enum Push: CaseIterable { case link, presented, split }

    @Test("A page shows the current destination of its link, and keeps its state", arguments: Push.allCases)
    func pages(push: Push) {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Sample: View {
            let push: Push
            @State private var number = 0
            @State private var isShown = false
            var body: some View {
                switch push {
                case .link: NavigationStack { NavigationLink("open") { page } }
                case .presented:
                    NavigationStack {
                        Button("open") { isShown = true }.navigationDestination(isPresented: $isShown) { page }
                    }
                case .split:
                    NavigationSplitView {
                        NavigationLink("open") { page }
                    } detail: {
                        Text("nothing")
                    }
                }
            }
            private var page: some View {
                VStack {
                    Button("number \(number)") { number += 1 }
                    Counter()
                }
            }
        }
        let host = TestHost(Sample(push: push), size: CGSize(width: 900, height: 600))
        host.tap(text: "open")
        host.advance(by: 1)
        host.tap(text: "count 0")
        for number in 0..<3 {
            host.tap(text: "number \(number)")
            host.advance(by: 1)
        }
        #expect(host.text.contains("number 3") && host.text.contains("count 1"))
    }
}
