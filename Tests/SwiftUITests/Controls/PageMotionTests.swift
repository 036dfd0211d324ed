import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Pages, sheets and dialogs move into their places", .serialized)
struct PageMotionTests {
    /// How far layers are moved at the moment, in points.
    private func moves(_ host: TestHost) -> [CGSize] {
        func find(_ id: LayerID) -> [CGSize] {
            let own = host.displayList[id].effects.compactMap { effect -> CGSize? in
                // Signs are turned: only layers that are moved alone count.
                guard case .transform(let transform) = effect, transform.m11 == 1, transform.m22 == 1 else {
                    return nil
                }
                return CGSize(width: transform.m31, height: transform.m32)
            }
            return own + host.displayList.children(of: id).flatMap(find)
        }
        return find(.root).filter { $0 != .zero }
    }

    private func opacity(_ host: TestHost) -> Double {
        func find(_ id: LayerID) -> Double {
            let own = host.displayList[id].effects.compactMap { effect -> Double? in
                if case .opacity(let value) = effect { value } else { nil }
            }
            return (own + host.displayList.children(of: id).map(find)).min() ?? 1
        }
        return find(.root)
    }

    private struct Stack: View {
        @State var path: [Int] = []
        var isStill = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("open", value: 1)
                    Button("set") {
                        var transaction = Transaction()
                        transaction.disablesAnimations = isStill
                        withTransaction(transaction) { path = [1, 2] }
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    Button("leave \(number)") { path = [] }
                }
            }
        }
    }

    private func host(_ view: some View, width: CGFloat = 400) -> TestHost {
        let host = TestHost(view, size: CGSize(width: width, height: 800))
        host.setMovesPages(true)
        return host
    }

    @Test("A page comes from the trailing edge, over one that moves aside, and goes back")
    func push() throws {
        let host = host(Stack())
        host.tap(text: "open")
        #expect(moves(host).contains { abs($0.width - 400) < 1 } && host.text.contains("open"))
        host.advance(by: 0.15)
        let (coming, aside) = (
            try #require(moves(host).map(\.width).max()), try #require(moves(host).map(\.width).min())
        )
        #expect(coming > 5 && coming < 380 && aside < -5 && aside > -120)
        host.advance(by: 2)
        #expect(moves(host) == [] && host.text.contains("leave 1") && !host.text.contains("open"))
        host.tap(text: "leave 1")
        host.advance(by: 0.15)
        #expect(moves(host).contains { $0.width > 5 } && moves(host).contains { $0.width < -5 })
        #expect(host.text.contains("open"))
        host.advance(by: 2)
        #expect(moves(host) == [] && !host.displayList.description.contains("leave 1"))
        // The page that comes back answers.
        host.tap(text: "open")
        host.advance(by: 2)
        #expect(host.text.contains("leave 1"))
    }

    @Test("The keys for going back lead back, unless there is no button for it")
    func keys() {
        let host = TestHost(Stack(path: [1, 2]), size: CGSize(width: 400, height: 800))
        #expect(host.press(.left, modifiers: .option) && host.text.contains("leave 1"))
        #expect(host.press(.character("["), modifiers: .control) && host.text.contains("open"))
        #expect(!host.press(.left, modifiers: .option) && host.text.contains("open"))
        let hidden = TestHost(
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    Text("page").navigationBarBackButtonHidden()
                }
            }, size: CGSize(width: 400, height: 800))
        #expect(!hidden.press(.left, modifiers: .option) && hidden.text.contains("page"))
    }

    @Test("Pages come from the left in languages from right to left")
    func rightToLeft() {
        let host = host(Stack().environment(\.layoutDirection, .rightToLeft))
        host.tap(text: "open")
        #expect(moves(host).contains { abs($0.width + 400) < 1 })
    }

    @Test("A path that the app sets moves; the first one, one without animations, and any in a still window do not")
    func paths() {
        let moving = host(Stack())
        moving.tap(text: "set")
        #expect(!moves(moving).isEmpty)
        moving.advance(by: 2)
        #expect(moving.text.contains("leave 2"))
        let first = TestHost(Stack(path: [1]), size: CGSize(width: 400, height: 800))
        #expect(moves(first) == [] && first.text.contains("leave 1"))
        first.setMovesPages(true)
        first.tap(text: "leave 1")
        first.advance(by: 0.1)
        #expect(!moves(first).isEmpty)
        let still = host(Stack(isStill: true))
        still.tap(text: "set")
        #expect(moves(still) == [] && still.text.contains("leave 2") && !still.text.contains("open"))
        let reduced = host(Stack())
        reduced.setReducesMotion(true)
        reduced.tap(text: "open")
        #expect(moves(reduced) == [] && !reduced.text.contains("open"))
        let usual = TestHost(Stack(), size: CGSize(width: 400, height: 800))
        usual.tap(text: "open")
        #expect(moves(usual) == [] && !usual.text.contains("open"))
    }

    private struct Presenter: View {
        @State private var item: String?
        @State private var isCovered = false
        @State private var asks = false
        @State private var pops = false
        @State private var dismissed = 0
        @State private var taps = 0
        var isStill = false

        var body: some View {
            VStack {
                Button("show") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = isStill
                    withTransaction(transaction) { item = "one" }
                }
                Button("cover") { isCovered = true }
                Button("ask") { asks = true }
                Button("pop") { pops = true }.popover(isPresented: $pops) { Text("popped") }
                Button("\(taps) taps, \(dismissed) dismissed") { taps += 1 }
            }
            .sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) {
                dismissed += 1
            } content: {
                if let item { Button("close \(item)") { self.item = nil } }
            }
            .fullScreenCover(isPresented: $isCovered) { Button("uncover") { isCovered = false } }
            .alert("Sure?", isPresented: $asks) { Button("yes") {} }
        }
    }

    @Test("A sheet rises, and sinks with the content that it had; then its end is reported")
    func sheet() throws {
        let host = host(Presenter())
        host.tap(text: "show")
        #expect(moves(host).contains { abs($0.height - 760) < 1 })
        host.advance(by: 2)
        #expect(moves(host) == [] && host.text.contains("close one"))
        host.tap(text: "close one")
        host.advance(by: 0.1)
        #expect(moves(host).contains { $0.height > 5 } && host.text.contains("close one"))
        #expect(host.text.contains("0 taps, 0 dismissed"))
        // What goes does not answer, and does not keep the window from answering.
        host.tap(text: "0 taps, 0 dismissed")
        #expect(host.text.contains("1 taps, 0 dismissed"))
        host.advance(by: 2)
        #expect(!host.text.contains("close one") && host.text.contains("1 taps, 1 dismissed"))
    }

    @Test("A sheet that is shown again on its way stays, and nothing was dismissed")
    func again() {
        let host = host(Presenter())
        host.tap(text: "show")
        host.advance(by: 0.1)
        host.press(.escape)
        host.advance(by: 0.05)
        host.tap(text: "show")
        host.advance(by: 2)
        #expect(moves(host) == [] && host.text.contains("close one") && host.text.contains("0 taps, 0 dismissed"))
    }

    @Test("Without animations a sheet comes and goes at once")
    func still() {
        let host = host(Presenter(isStill: true))
        host.tap(text: "show")
        #expect(moves(host) == [] && host.text.contains("close one"))
        let usual = TestHost(Presenter(), size: CGSize(width: 400, height: 800))
        usual.tap(text: "show")
        usual.tap(text: "close one")
        #expect(!usual.text.contains("close one") && usual.text.contains("0 taps, 1 dismissed"))
    }

    @Test("A cover rises over all of the window; an alert and a popover fade")
    func others() {
        let host = host(Presenter())
        host.tap(text: "cover")
        #expect(moves(host).contains { abs($0.height - 800) < 1 })
        host.advance(by: 2)
        host.tap(text: "uncover")
        host.advance(by: 2)
        #expect(moves(host) == [] && !host.text.contains("uncover"))
        for (button, shown) in [("ask", "Sure?"), ("pop", "popped")] {
            host.tap(text: button)
            #expect(opacity(host) < 1, "\(button)")
            host.advance(by: 1)
            #expect(opacity(host) == 1 && host.text.contains(shown), "\(button)")
            if button == "ask" { host.tap(text: "yes") } else { host.press(.escape) }
            host.update()
            #expect(!host.text.contains(shown), "\(button)")
        }
    }

    private struct Controllers: View {
        let controller: UINavigationController
        var body: some View { ControllerContent(controller: controller) }
    }

    @Test("A controller comes from the edge where it is animated, and goes back there")
    func controllers() {
        let root = UIHostingController(rootView: Text("root"))
        let stack = UINavigationController(rootViewController: root)
        let host = host(Controllers(controller: stack))
        let next = UIHostingController(rootView: Text("next"))
        stack.pushViewController(next, animated: true)
        host.update()
        #expect(moves(host).contains { abs($0.width - 400) < 1 })
        host.advance(by: 2)
        #expect(moves(host) == [] && host.text.contains("next") && !host.text.contains("root"))
        #expect(stack.popViewController(animated: true) === next)
        host.advance(by: 0.1)
        #expect(moves(host).contains { $0.width > 5 } && moves(host).contains { $0.width < -5 })
        host.advance(by: 2)
        #expect(moves(host) == [] && host.text.contains("root") && !host.text.contains("next"))
        stack.pushViewController(next, animated: false)
        host.update()
        #expect(moves(host) == [] && host.text.contains("next"))
        #expect(stack.popToRootViewController(animated: false)?.count == 1)
        host.update()
        #expect(moves(host) == [] && host.text.contains("root") && !host.text.contains("next"))
    }
}
