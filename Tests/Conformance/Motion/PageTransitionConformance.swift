import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

/// Pages that grow out of views, and shrink back into them.
@MainActor @Suite("Page transitions") struct PageTransitionConformance {
    /// The scale of the page at the moment: 1 where it is not transformed; nil where no layer is clipped and transformed.
    private func scale(_ host: TestHost) -> CGFloat? {
        func find(_ id: LayerID) -> CGFloat? {
            let effects = host.displayList[id].effects
            if effects.contains(where: { if case .clip = $0 { true } else { false } }) {
                for case .transform(let transform) in effects { return transform.m11 }
            }
            return host.displayList.children(of: id).lazy.compactMap(find).first
        }
        return find(.root)
    }

    private struct Stack: View {
        @Namespace private var space
        @State var path: [Int] = []
        var isZooming = true

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("open", value: 1)
                        .frame(width: 100, height: 50)
                        .matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 8)) }
                }
                .navigationDestination(for: Int.self) { _ in
                    if isZooming {
                        VStack { Button("back") { path = [] } }
                            .navigationTransition(.zoom(sourceID: 1, in: space))
                    } else {
                        Button("back") { path = [] }
                    }
                }
            }
        }
    }

    @Test("X04: a page of a stack grows out of its source, above the page before, and shrinks into it when it goes")
    func stack() throws {
        let host = TestHost(Stack(), size: CGSize(width: 400, height: 800))
        host.tap(text: "open")
        // The first frame has the page in the place of the source, which is a quarter of its width.
        #expect(abs(try #require(scale(host)) - 0.25) < 0.001)
        #expect(host.text.contains("open") && host.text.contains("back"))
        host.advance(by: 0.1)
        let middle = try #require(scale(host))
        #expect(middle > 0.26 && middle < 1)
        host.advance(by: 2)
        #expect(scale(host) == nil && !host.text.contains("open"))
        host.tap(text: "back")
        host.advance(by: 0.1)
        let leaving = try #require(scale(host))
        #expect(leaving < 1 && leaving > 0.25)
        #expect(host.displayList.description.contains("back"))
        host.advance(by: 2)
        #expect(scale(host) == nil && !host.displayList.description.contains("back"))
        // Without a transition a page comes at once.
        let plain = TestHost(Stack(isZooming: false), size: CGSize(width: 400, height: 800))
        plain.tap(text: "open")
        #expect(scale(plain) == nil && !plain.text.contains("open"))
    }

    @Test("X04: the page before appears and disappears once, though it is visible behind the one that grows")
    func appearances() {
        @MainActor final class Log { var entries: [String] = [] }
        struct Logged: View {
            let log: Log
            @Namespace private var space
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("open", value: 1).matchedTransitionSource(id: 1, in: space)
                        .onAppear { log.entries.append("+root") }.onDisappear { log.entries.append("-root") }
                        .navigationDestination(for: Int.self) { _ in
                            Button("back") { path = [] }
                                .onAppear { log.entries.append("+page") }.onDisappear { log.entries.append("-page") }
                                .navigationTransition(.zoom(sourceID: 1, in: space))
                        }
                }
            }
        }
        let log = Log()
        let host = TestHost(Logged(log: log), size: CGSize(width: 400, height: 800))
        host.tap(text: "open")
        host.advance(by: 2)
        #expect(log.entries.sorted() == ["+page", "+root", "-root"].sorted())
        log.entries = []
        host.tap(text: "back")
        host.advance(by: 2)
        #expect(log.entries.sorted() == ["+root", "-page"].sorted())
    }

    @Test("X04: a cover grows out of its source and stays until it has shrunk; a sheet may fade")
    func covers() throws {
        struct Content: View {
            struct Item: Identifiable { let id: Int }
            @Namespace private var space
            @State private var item: Item?
            @State private var isFading = false
            var body: some View {
                VStack {
                    Button("open") { item = Item(id: 1) }.frame(width: 100, height: 50)
                        .matchedTransitionSource(id: 1, in: space)
                    Button("fade") { isFading = true }
                }
                .fullScreenCover(item: $item) { item in
                    Button("close \(item.id)") { self.item = nil }
                        .navigationTransition(.zoom(sourceID: 1, in: space))
                }
                .sheet(isPresented: $isFading) {
                    Button("faded") { isFading = false }.navigationTransition(.crossFade)
                }
            }
        }
        func opacity(_ host: TestHost) -> Double {
            func find(_ id: LayerID) -> Double {
                let own = host.displayList[id].effects.compactMap { effect -> Double? in
                    if case .opacity(let value) = effect { value } else { nil }
                }
                return (own + host.displayList.children(of: id).map(find)).min() ?? 1
            }
            return find(.root)
        }
        let host = TestHost(Content(), size: CGSize(width: 400, height: 800))
        host.tap(text: "open")
        #expect(abs(try #require(scale(host)) - 0.25) < 0.001)
        host.advance(by: 2)
        #expect(scale(host) == nil)
        host.tap(text: "close 1")
        host.advance(by: 0.1)
        #expect(try #require(scale(host)) < 1 && host.text.contains("close 1"))
        host.advance(by: 2)
        #expect(scale(host) == nil && !host.text.contains("close 1"))
        host.tap(text: "fade")
        #expect(opacity(host) == 0)
        host.advance(by: 2)
        #expect(opacity(host) == 1 && host.text.contains("faded"))
        host.tap(text: "faded")
        host.advance(by: 0.1)
        #expect(opacity(host) < 1 && host.text.contains("faded"))
        host.advance(by: 2)
        #expect(!host.text.contains("faded"))
    }
}
