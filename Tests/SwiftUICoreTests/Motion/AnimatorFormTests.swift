import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Further forms of animators and content transitions, and their motion.
@MainActor @Suite struct AnimatorFormTests {
    private let size = CGSize(width: 100, height: 100)
    private static let red = RGBA(1, 0, 0)

    @Test("A view goes through phases again and again") func phases() {
        let host = TestHost(
            Block(color: Self.red).phaseAnimator([0.0, 20]) { content, y in
                content.offset(y: y)
            } animation: { _ in
                .linear(duration: 1)
            }, size: size)
        let top = host.seen[0].frame.minY
        for round in 0..<2 {
            host.advance(by: 1)
            #expect(abs(host.seen[0].frame.minY - top - 20) < 1, "\(round)")
            host.advance(by: 1)
            #expect(abs(host.seen[0].frame.minY - top) < 1, "\(round)")
        }
    }

    @Test("A view follows keyframes again and again, or once", arguments: [true, false]) func keyframes(repeats: Bool) {
        let host = TestHost(
            Block(color: Self.red).keyframeAnimator(initialValue: 0.0, repeating: repeats) { content, y in
                content.offset(y: y)
            } keyframes: { _ in
                LinearKeyframe(30, duration: 1)
                MoveKeyframe(10)
                LinearKeyframe(0, duration: 0.5)
            }, size: size)
        let top = host.seen[0].frame.minY
        host.advance(by: 0.5)
        #expect(abs(host.seen[0].frame.minY - top - 15) < 1)
        host.advance(by: 0.75)
        #expect(abs(host.seen[0].frame.minY - top - 5) < 1)
        host.advance(by: 0.75)
        #expect(abs(host.seen[0].frame.minY - top - (repeats ? 15 : 0)) < 1)
        #expect(host.isIdle == !repeats)
    }

    /// The colors of the texts and symbols of a drawing, with their opacities.
    private func parts(_ content: LayerContent) -> [(name: String, color: RGBA?, opacity: Double)] {
        guard case .commands(let commands) = content else { return [] }
        return commands.flatMap { command -> [(String, RGBA?, Double)] in
            guard case .group(let inner, let group) = command, case .opacity(let opacity)? = group.effects.first else {
                return []
            }
            return inner.compactMap {
                switch $0 {
                case .text(let text, _):
                    if case .color(let color) = text.first.style.paint { (text.string, color, opacity) } else { nil }
                case .image(let image, _):
                    if case .symbol(let name, _) = image.source, case .color(let color)? = image.tint {
                        (name, color, opacity)
                    } else {
                        nil
                    }
                default: nil
                }
            }
        }
    }

    @Test("A text that fades in takes on another colour at once, and begins anew for other words") func texts() {
        let remote = Remote<(String, Color)>()
        let host = TestHost(
            Stage(("a", .red), remote) { Text(verbatim: $0.0).foregroundStyle($0.1).contentTransition(.opacity) },
            size: size)
        withAnimation(.linear(duration: 1)) { remote.set(("b", .red)) }
        host.advance(by: 0.25)
        remote.set(("b", Color(red: 0, green: 0, blue: 1)))
        host.advance(by: 0.25)
        let seen = parts(host.seen[0].content)
        #expect(seen.map(\.name) == ["a", "b"] && seen.map(\.opacity) == [0.5, 0.5])
        #expect(seen.last?.color == RGBA(0, 0, 1))
        withAnimation(.linear(duration: 1)) { remote.set(("c", .red)) }
        host.advance(by: 0.25)
        #expect(parts(host.seen[0].content).map(\.name) == ["b", "c"])
        host.advance(by: 1)
        #expect(host.seen(text: "c") != nil && host.isIdle)
    }

    @Test("Digits roll the way the number goes") func rolling() {
        func places(_ transition: ContentTransition, from old: String, to new: String) -> [CGFloat] {
            let remote = Remote<String>()
            let host = TestHost(
                Stage(old, remote) { Text(verbatim: $0).contentTransition(transition) }, size: size)
            withAnimation(.linear(duration: 1)) { remote.set(new) }
            host.advance(by: 0.5)
            guard case .commands(let commands) = host.seen[0].content else { return [] }
            return commands.compactMap { if case .group(_, let group) = $0 { group.transform.ty } else { nil } }
        }
        // The old goes first: upward where the number grows.
        let up = places(.numericText(value: 2), from: "1", to: "2")
        #expect(up.count == 2 && up[0] < 0 && up[1] > 0)
        let down = places(.numericText(value: 1), from: "2", to: "1")
        #expect(down.count == 2 && down[0] > 0 && down[1] < 0)
        #expect(places(.numericText(countsDown: true), from: "1", to: "2") == down)
        #expect(places(.numericText(), from: "2", to: "1") == up)
        #expect(places(.identity, from: "2", to: "1") == [] && places(.interpolate, from: "2", to: "1") == [])
    }

    @Test("A symbol gives way to another, whose colour may change on the way", arguments: [true, false])
    func symbols(shrinks: Bool) {
        let remote = Remote<(String, Color)>()
        let host = TestHost(
            Stage(("star", .red), remote) {
                Image(systemName: $0.0).foregroundStyle($0.1)
                    .contentTransition(shrinks ? .symbolEffect(.replace.downUp.byLayer) : .opacity)
            }, size: size)
        withAnimation(.linear(duration: 1)) { remote.set(("heart", .red)) }
        host.advance(by: 0.25)
        remote.set(("heart", Color(red: 0, green: 0, blue: 1)))
        host.advance(by: 0.25)
        let layer = host.seen.first { parts($0.content).count == 2 }
        let seen = layer.map { parts($0.content) } ?? []
        #expect(seen.map(\.name) == ["star", "heart"] && seen.map(\.opacity) == [0.5, 0.5])
        #expect(seen.last?.color == RGBA(0, 0, 1))
        guard case .commands(let commands)? = layer?.content, case .group(_, let group)? = commands.first else {
            Issue.record("Nothing is drawn.")
            return
        }
        #expect(group.transform.a == (shrinks ? 0.75 : 1))
        host.advance(by: 1)
        #expect(host.isIdle)
    }

    @Test("Manners of replacing differ") func manners() {
        let replace = ReplaceSymbolEffect()
        let all = [
            replace, replace.downUp, replace.upUp, replace.offUp, replace.byLayer, replace.wholeSymbol,
            replace.downUp.byLayer,
        ]
        #expect(Set(all).count == all.count && replace.upUp.upUp == .replace.upUp)
        #expect(
            ContentTransition.symbolEffect(.replace) != .symbolEffect
                && ContentTransition.symbolEffect == .symbolEffect(.automatic))
    }

    private struct Bar: View, Equatable {
        let width: CGFloat
        var body: some View { Color.red.frame(width: width, height: 10) }
    }

    @Test("A view that can be compared is animated when it is another") func comparable() {
        let remote = Remote<CGFloat>()
        let host = TestHost(Stage(CGFloat(10), remote) { Bar(width: $0).animation(.linear(duration: 1)) }, size: size)
        remote.set(50)
        host.advance(by: 0.5)
        #expect(host.seen[0].frame.width == 30)
        host.advance(by: 1)
        #expect(host.seen[0].frame.width == 50 && host.isIdle)
    }
}
