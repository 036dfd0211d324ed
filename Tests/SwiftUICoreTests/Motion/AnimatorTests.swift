import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct AnimatorTests {
    private let size = CGSize(width: 100, height: 100)

    @Test func aPhaseAnimatorShowsWhatLiesBetween() {
        let host = TestHost(
            PhaseAnimator([0.0, 1.0, 0.5]) { phase in
                Rectangle().fill(Color.red).opacity(phase)
            } animation: { _ in
                .linear(duration: 1)
            }, size: size)
        #expect(host.seen[0].opacity == 0)
        host.advance(by: 0.5)
        #expect(isNear(host.seen[0].opacity, 0.5, 0.02))
        host.advance(by: 1)
        #expect(isNear(host.seen[0].opacity, 0.75, 0.02))
        host.advance(by: 1)
        #expect(isNear(host.seen[0].opacity, 0.25, 0.02))
        #expect(!host.isIdle)
    }

    @Test func aPhaseAnimatorRunsOnceForAChange() {
        let remote = Remote<Int>()
        let host = TestHost(
            Stage(0, remote) { count in
                Block().phaseAnimator([false, true], trigger: count) { content, isUp in
                    content.offset(y: isUp ? -20 : 0)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }, size: size)
        #expect(host.isIdle && host.seen[0].frame.minY == 45)
        remote.set(1)
        host.advance(by: 0.5)
        #expect(abs(host.seen[0].frame.minY - 35) < 1.5)
        host.advance(by: 1)
        #expect(abs(host.seen[0].frame.minY - 35) < 1.5)
        host.advance(by: 1)
        #expect(host.seen[0].frame.minY == 45 && host.isIdle)
    }

    private func texts(_ content: LayerContent) -> [(String, Double)] {
        guard case .commands(let commands) = content else { return [] }
        return commands.flatMap { command -> [(String, Double)] in
            switch command {
            case .text(let text, _): return [(text.string, 1)]
            case .group(let inner, let group):
                var opacity = 1.0
                if case .opacity(let value)? = group.effects.first { opacity = value }
                return inner.compactMap { if case .text(let text, _) = $0 { (text.string, opacity) } else { nil } }
            default: return []
            }
        }
    }

    @Test func aTextFadesIntoAnother() {
        let remote = Remote<String>()
        let host = TestHost(Stage("Fizz", remote) { Text(verbatim: $0).contentTransition(.opacity) }, size: size)
        withAnimation(.linear(duration: 1)) { remote.set("Buzz") }
        host.advance(by: 0.25)
        let seen = texts(host.seen[0].content)
        #expect(seen.map(\.0) == ["Fizz", "Buzz"] && seen.map(\.1) == [0.75, 0.25])
        #expect(host.text == ["Buzz"])
        host.advance(by: 1)
        #expect(host.seen(text: "Buzz") != nil && host.isIdle)
    }

    @Test func digitsRoll() {
        let remote = Remote<Int>()
        let host = TestHost(
            Stage(119, remote) { Text(verbatim: "\($0)").contentTransition(.numericText()) }, size: size)
        withAnimation(.linear(duration: 1)) { remote.set(120) }
        host.advance(by: 0.5)
        let seen = texts(host.seen[0].content)
        #expect(seen.map(\.0) == ["1", "9", "1", "2", "0"])
        #expect(seen.map(\.1) == [0.5, 0.5, 1, 0.5, 0.5])
        host.advance(by: 1)
        #expect(host.seen(text: "120") != nil && host.isIdle)
    }

    @Test func aTextChangesAtOnceWhereNothingIsSaid() {
        let remote = Remote<String>()
        let host = TestHost(Stage("a", remote) { Text(verbatim: $0) }, size: size)
        withAnimation(.linear(duration: 1)) { remote.set("b") }
        host.update()
        #expect(host.seen(text: "b") != nil)
    }

    @Test func symbolsMoveAndStandStill() {
        let remote = Remote<(Int, Bool)>()
        let host = TestHost(
            Stage((0, false), remote) { count, isOn in
                VStack {
                    Block(color: RGBA(1, 0, 0)).symbolEffect(.bounce, value: count)
                    Block(color: RGBA(0, 0, 1)).symbolEffect(.pulse, isActive: isOn)
                    Block(color: RGBA(0, 1, 0)).symbolEffect(.scale.up, isActive: isOn)
                }
            }, size: size)
        #expect(host.isIdle)
        remote.set((1, false))
        host.advance(by: 0.125)
        #expect(host.seen[0].transforms.contains { $0.m11 > 1.1 })
        host.advance(by: 1)
        #expect(host.isIdle)
        remote.set((1, true))
        host.advance(by: 10.5)
        #expect(isNear(host.seen[1].opacity, 0.4, 0.02))
        #expect(host.seen[2].transforms.contains { isNear(Double($0.m11), 1.2) })
        #expect(!host.isIdle)
        remote.set((1, false))
        host.advance(by: 2)
        #expect(host.seen[1].opacity == 1 && host.isIdle)
    }

    @Test func rowsOfALazyStackComeGoAndMove() {
        let remote = Remote<[Int]>()
        let host = TestHost(
            Stage([1, 2, 3], remote) { numbers in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { Block(width: 20, height: 20, color: RGBA(bytes: $0, 0, 0)) }
                    }
                }
            }, size: size)
        func row(_ number: Int) -> SeenLayer? { host.seen(color: RGBA(bytes: number, 0, 0)).first }
        #expect(row(3)?.frame.minY == 40)
        withAnimation(.linear(duration: 1)) { remote.set([1, 3, 4]) }
        host.advance(by: 0.5)
        #expect(row(2)?.opacity == 0.5 && row(2)?.frame.minY == 20)
        #expect(row(3)?.frame.minY == 30 && row(4)?.opacity == 0.5)
        host.advance(by: 1)
        #expect(row(2) == nil && row(3)?.frame.minY == 20 && row(4)?.opacity == 1 && host.isIdle)
    }

    @Test func aLazyStackShowsWhatLiesOnTheWay() {
        let button = Remote<Int>()
        struct Rows: View {
            let button: Remote<Int>
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<200, id: \.self) { Block(width: 20, height: 50, color: RGBA(bytes: $0, 0, 0)) }
                        }
                    }
                    .onAppear { button.set = { proxy.scrollTo($0, anchor: .top) } }
                }
            }
        }
        let host = TestHost(Rows(button: button), size: size)
        withAnimation(.linear(duration: 1)) { button.set(100) }
        host.advance(by: 0.5)
        #expect(host.seen(color: RGBA(bytes: 50, 0, 0)).first.map { abs($0.frame.minY) <= 1 } == true)
        host.advance(by: 2)
        #expect(host.seen(color: RGBA(bytes: 100, 0, 0)).first?.frame.minY == 0)
        #expect(host.isIdle && host.seen.count < 10)
    }
}
