import SwiftUI
import SwiftUITesting
import Testing

/// A view that is focused or scrolled to may be gone before it is in sight.
@MainActor @Suite("What is revealed may vanish")
struct VanishingFocusTests {
    /// Fields of which one is given the keyboard far below, and taken away by that.
    private struct Fields: View {
        let leaves: Bool
        @State private var count = 60
        @State private var isScrolling = true
        @FocusState private var focused: Int?

        var body: some View {
            Button("Far") { focused = 50 }
            if isScrolling {
                ScrollView {
                    VStack {
                        ForEach(0..<count, id: \.self) { index in
                            TextField("field \(index)", text: .constant("")).focused($focused, equals: index)
                        }
                    }
                }
                .onChange(of: focused) { _, new in
                    if new != 50 { return }
                    if leaves { isScrolling = false } else { count = 10 }
                }
            }
            Text("left: \(isScrolling ? count : 0)")
        }
    }

    @Test("A field that goes away as it gets the keyboard, with or without its scroll view", arguments: [false, true])
    func field(leaves: Bool) {
        let host = TestHost(Fields(leaves: leaves), size: CGSize(width: 200, height: 300))
        for _ in 0..<3 {
            host.perform(.press, on: "Far")
            host.update()
        }
        #expect(host.find(text: "left: \(leaves ? 0 : 10)") != nil)
    }

    /// Rows that a change takes away in the same breath in which one is scrolled to.
    private struct Rows: View {
        let isLazy: Bool
        @State private var count = 200

        var body: some View {
            ScrollViewReader { proxy in
                Button("Far") {
                    count = 150
                    proxy.scrollTo(149)
                    count = 5
                    proxy.scrollTo(4)
                    proxy.scrollTo(149)
                }
                ScrollView {
                    if isLazy { LazyVStack { rows } } else { VStack { rows } }
                }
            }
            Text("left: \(count)")
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 20) }
        }
    }

    @Test("A row that goes away as it is scrolled to", arguments: [false, true])
    func row(isLazy: Bool) {
        let host = TestHost(Rows(isLazy: isLazy), size: CGSize(width: 200, height: 300))
        host.perform(.press, on: "Far")
        host.update()
        #expect(host.find(text: "left: 5") != nil && host.find(text: "row 4") != nil)
        #expect(host.find(text: "row 149") == nil)
    }
}
