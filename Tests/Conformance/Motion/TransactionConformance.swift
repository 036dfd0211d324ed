import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct SeasonKey: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    fileprivate var season: String {
        get { self[SeasonKey.self] }
        set { self[SeasonKey.self] = newValue }
    }
}

@MainActor @Suite("Transactions and transitions")
struct TransactionConformance {
    private let linear = Animation.linear(duration: 1)

    private func x(_ host: TestHost) -> CGFloat { host.drawn.first?.frame.minX ?? -1 }

    private func bar(_ x: CGFloat) -> some View {
        Color.red.frame(width: 10).offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
    }

    @Test("A07: an animation belongs to the writes within its closure only, the innermost one to its own")
    func scope() {
        let (first, second) = (Lever(CGFloat(0)), Lever(CGFloat(0)))
        let host = TestHost(200, 20) {
            VStack(spacing: 0) {
                Levered(first) { bar($0) }
                Levered(second) { bar($0) }
            }
        }
        withAnimation(linear) { first.value = 100 }
        second.value = 100
        host.advance(by: 0.5)
        #expect(host.drawn.map(\.frame.minX) == [50, 100])
        withAnimation(.linear(duration: 10)) {
            first.value = 0
            withAnimation(nil) { second.value = 0 }
        }
        host.advance(by: 0.1)
        #expect(host.drawn.last?.frame.minX == 0 && x(host) > 40)
    }

    @Test(
        "A08: an implicit animation beats the explicit one, the innermost the outer ones; nil switches off; disabled they are still"
    )
    func implicit() {
        func half(
            _ build: @escaping (AnyView, CGFloat) -> AnyView, change: (() -> Void) -> Void = { $0() }
        ) -> CGFloat {
            let lever = Lever(CGFloat(0))
            let host = TestHost(200, 20) { Levered(lever) { build(AnyView(bar($0)), $0) } }
            #expect(x(host) == 0, "The first evaluation does not animate.")
            change { lever.value = 100 }
            host.advance(by: 0.5)
            return x(host)
        }
        let slow = Animation.linear(duration: 2)
        let explicit: (() -> Void) -> Void = { change in withAnimation(slow) { change() } }
        #expect(half { view, x in AnyView(view.animation(linear, value: x)) } == 50)
        #expect(half({ view, x in AnyView(view.animation(linear, value: x)) }, change: explicit) == 50)
        #expect(half({ view, _ in AnyView(view.animation(linear, value: 1)) }, change: explicit) == 25)
        #expect(half { view, x in AnyView(view.animation(linear, value: x).animation(slow, value: x)) } == 50)
        #expect(half({ view, x in AnyView(view.animation(nil, value: x)) }, change: explicit) == 100)
        #expect(
            half({ view, x in AnyView(view.animation(linear, value: x)) }) { change in
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { change() }
            } == 100)
    }

    @Test("A09: a transaction is edited for what lies below, and keys merge")
    func editing() {
        let (log, lever) = (Log<String>(), Lever(CGFloat(0)))
        let host = TestHost(200, 20) {
            Levered(lever) { x in
                VStack(spacing: 0) {
                    bar(x).transaction { $0.animation = nil }
                    bar(x).transaction { log("\($0.season) \($0.animation == linear)") }
                }
            }
        }
        log.entries = []
        withTransaction(\.season, "winter") { withTransaction(\.animation, linear) { lever.value = 100 } }
        host.advance(by: 0.5)
        #expect(host.drawn.map(\.frame.minX) == [100, 50])
        #expect(log.entries.contains("winter true"))
        log.entries = []
        lever.value = 0
        host.update()
        #expect(!log.entries.contains { $0.hasPrefix("winter") })
    }

    @Test("X01: a removed view is drawn until its transition is over, takes no hits and no room")
    func removal() {
        let (log, lever) = (Log<String>(), Lever(true))
        let host = TestHost(100, 100) {
            Levered(lever) { isThere in
                ZStack {
                    Color.blue.onTapGesture { log("below") }
                    if isThere { Color.red.onTapGesture { log("gone") } }
                }
            }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        withAnimation(linear) { lever.value = false }
        host.advance(by: 0.5)
        #expect(host.drawn.map(\.what).count == 2)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.text == "gone below")
        host.advance(by: 0.6)
        #expect(host.drawn.count == 1)
    }

    @Test("X02: the phases have the values −1, 0 and 1")
    func phases() {
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
        #expect(TransitionPhase.identity.isIdentity && !TransitionPhase.willAppear.isIdentity)
    }
}
