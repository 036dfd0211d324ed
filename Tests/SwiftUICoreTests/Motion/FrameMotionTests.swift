import Combine
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct FrameMotionTests {
    private let size = CGSize(width: 100, height: 100)
    private let red = RGBA(1, 0, 0)
    private let blue = RGBA(0, 0, 1)

    private func stage<Value, Content: View>(
        _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
    ) -> (TestHost, Remote<Value>) {
        let remote = Remote<Value>()
        return (TestHost(Stage(value, remote, content: content), size: size), remote)
    }

    private func frame(_ host: TestHost, _ color: RGBA) -> CGRect { host.seen(color: color).first?.frame ?? .null }

    @Test func framesAndPaddingMoveWhatDraws() {
        let (host, remote) = stage(false) { isOn in
            Fill(color: red).frame(width: isOn ? 80 : 40, height: 20).padding(.top, isOn ? 40 : 0)
        }
        #expect(frame(host, red) == CGRect(x: 30, y: 40, width: 40, height: 20))
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.update()
        #expect(frame(host, red) == CGRect(x: 30, y: 40, width: 40, height: 20))
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(frame(host, red) == CGRect(x: 20, y: 50, width: 60, height: 20))
        #expect(host.counters.measured == 0 && host.counters.placed == 0 && host.counters.bodies == 0)
        host.advance(by: 0.5)
        #expect(frame(host, red) == CGRect(x: 10, y: 60, width: 80, height: 20))
        #expect(host.isIdle)
    }

    @Test func aMoveInAForEachGoesThere() {
        let (host, remote) = stage([1, 2, 3]) { numbers in
            VStack(spacing: 0) {
                ForEach(numbers, id: \.self) { Block(width: 10, height: 10, color: RGBA(bytes: $0, 0, 0)) }
            }
        }
        func y(_ number: Int) -> CGFloat { frame(host, RGBA(bytes: number, 0, 0)).minY }
        #expect([y(1), y(2), y(3)] == [35, 45, 55])
        withAnimation(.linear(duration: 1)) { remote.set([3, 1, 2]) }
        host.advance(by: 0.5)
        #expect([y(1), y(2), y(3)] == [40, 50, 45])
        host.advance(by: 0.5)
        #expect([y(1), y(2), y(3)] == [45, 55, 35])
        #expect(host.isIdle)
    }

    @Test func aLayoutThatBecomesAnotherMovesItsViews() {
        let (host, remote) = stage(false) { isRow in
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Block(width: 20, height: 20, color: red)
                Block(width: 20, height: 20, color: blue)
            }
        }
        #expect(frame(host, red).origin == CGPoint(x: 40, y: 30) && frame(host, blue).origin == CGPoint(x: 40, y: 50))
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.advance(by: 0.5)
        #expect(frame(host, red).origin == CGPoint(x: 35, y: 35) && frame(host, blue).origin == CGPoint(x: 45, y: 45))
        host.advance(by: 1)
        #expect(frame(host, red).origin == CGPoint(x: 30, y: 40) && frame(host, blue).origin == CGPoint(x: 50, y: 40))
    }

    private struct Wheel: Layout {
        var turn: Double
        var animatableData: Double {
            get { turn }
            set { turn = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.midX + 40 * cos(turn), y: bounds.midY + 40 * sin(turn)), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    @Test func aLayoutsOwnDataAreAnimated() {
        let (host, remote) = stage(0.0) { turn in Wheel(turn: turn) { Block(width: 20, height: 20, color: red) } }
        #expect(frame(host, red).origin == CGPoint(x: 80, y: 40))
        withAnimation(.linear(duration: 1)) { remote.set(.pi) }
        host.advance(by: 0.5)
        // Along the circle, not straight.
        #expect(frame(host, red).origin == CGPoint(x: 40, y: 80))
        host.advance(by: 0.5)
        #expect(frame(host, red).origin == CGPoint(x: 0, y: 40))
        #expect(host.isIdle)
    }

    /// Changes that follow from an animation are not part of a change that is made between two frames.
    @Test func changesBetweenFramesDoNotAnimateWhatMovesByItself() {
        let other = Remote<Double>()
        let (host, remote) = stage(0.0) { turn in
            Wheel(turn: turn) { Block(width: 20, height: 20, color: red) }
                .overlay { Stage(1, other) { Color.clear.opacity($0) } }
        }
        withAnimation(.linear(duration: 1)) { remote.set(.pi) }
        host.advance(by: 0.25)
        let timer = Just(()).delay(for: 0.2, scheduler: DispatchQueue.main)
            .sink { withAnimation(.linear(duration: 10)) { other.set(0.5) } }
        defer { timer.cancel() }
        host.advance(by: 0.25)
        #expect(frame(host, red).origin == CGPoint(x: 40, y: 80))
        host.advance(by: 0.5)
        #expect(frame(host, red).origin == CGPoint(x: 0, y: 40))
    }

    @Test func aFirstLayoutIsNoMove() {
        struct Late: View {
            var body: some View {
                GeometryReader { proxy in
                    Fill(color: RGBA(1, 0, 0)).frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                }
                .animation(.linear(duration: 1))
            }
        }
        let host = TestHost(Late(), size: size)
        #expect(frame(host, red) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(host.isIdle)
    }

    @Test func aPositionBegunAtAppearanceMoves() {
        struct Drop: View {
            @State private var isDown = false
            var body: some View {
                Block(width: 20, height: 20, color: RGBA(1, 0, 0)).position(x: 50, y: isDown ? 90 : 10)
                    .onAppear { withAnimation(.linear(duration: 1)) { isDown = true } }
            }
        }
        let host = TestHost(Drop(), size: size)
        #expect(frame(host, red).minY == 0)
        host.advance(by: 0.5)
        #expect(frame(host, red).minY == 40)
    }

    @Test func aTextKeepsItsLinesAndMovesByWhatMovesLeast() {
        let (host, remote) = stage("9") { Text(verbatim: $0) }
        let before = host.seen(text: "9")!.frame
        withAnimation(.linear(duration: 1)) { remote.set("10") }
        host.update()
        // In the middle before and after: it need not move.
        let after = host.seen(text: "10")!.frame
        #expect(after.midX == before.midX && after.width > before.width)
    }

    @Test func aFontGrowsSmoothly() {
        let (host, remote) = stage(CGFloat(20)) { Text(verbatim: "Aa").font(.system(size: $0)) }
        withAnimation(.linear(duration: 1)) { remote.set(40) }
        host.update()
        #expect(isNear(host.seen[0].transforms[0].m11, 0.5))
        host.advance(by: 0.5)
        #expect(isNear(host.seen[0].transforms[0].m11, 0.75))
        host.advance(by: 1)
        #expect(host.seen[0].transforms.isEmpty && host.isIdle)
    }

    @Test func coloursAndGradientsMix() {
        let (host, remote) = stage(false) { isOn in
            VStack {
                isOn ? Color.white : Color.black
                Rectangle().fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
                LinearGradient(
                    colors: isOn ? [.white, .black] : [.black, .white], startPoint: .top, endPoint: .bottom)
                Text(verbatim: "x")
            }
            .foregroundStyle(isOn ? Color.white : Color.black)
        }
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.update()
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(host.counters.measured == 0 && host.counters.placed == 0 && host.counters.bodies == 0)
        let half = Float(ColorMath.gamma(0.5))
        let seen = host.seen
        #expect(abs(seen[0].color!.red - half) < 1e-4)
        #expect(abs(seen[1].color!.red - half) < 1e-4 && abs(seen[1].color!.blue - half) < 1e-4)
        guard case .fill(_, .linear(let stops, _, _), _) = seen[2].content, case .text(let text) = seen[3].content,
            case .color(let ink) = text.first.style.paint
        else {
            Issue.record("other drawings")
            return
        }
        #expect(stops.allSatisfy { abs($0.color.red - half) < 1e-4 })
        #expect(abs(ink.red - half) < 1e-4)
        host.advance(by: 0.6)
        #expect(host.isIdle)
        #expect(host.seen[0].color == .white)
    }

    @Test func scrollingToAViewMovesThere() {
        let button = Remote<Int>()
        struct List: View {
            let button: Remote<Int>
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { Block(width: 20, height: 50, color: RGBA(bytes: $0, 0, 0)) }
                        }
                    }
                    .onAppear { button.set = { proxy.scrollTo($0, anchor: .top) } }
                }
            }
        }
        let host = TestHost(List(button: button), size: size)
        func y(_ number: Int) -> CGFloat { frame(host, RGBA(bytes: number, 0, 0)).minY }
        #expect(y(4) == 200)
        withAnimation(.linear(duration: 1)) { button.set(4) }
        host.advance(by: 0.5)
        #expect(y(4) == 100)
        host.advance(by: 0.5)
        #expect(y(4) == 0)
        host.advance(by: 2)
        #expect(host.isIdle)
    }

    @Test func whatMovesOthersInEachFrameLeavesTheirOwnWayAlone() {
        struct Bar: View, Animatable {
            var height: CGFloat
            nonisolated var animatableData: CGFloat {
                get { height }
                set { height = newValue }
            }
            var body: some View { Fill(color: RGBA(0, 1, 0)).frame(width: 10, height: height) }
        }
        let (host, remote) = stage(false) { isOn in
            VStack(alignment: .leading, spacing: 0) {
                Bar(height: isOn ? 40 : 0)
                Fill(color: red).frame(width: isOn ? 80 : 40, height: 20)
            }
            .frame(width: 100, height: 100, alignment: .topLeading)
        }
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.advance(by: 0.5)
        #expect(frame(host, red) == CGRect(x: 0, y: 20, width: 60, height: 20))
        host.advance(by: 0.6)
        #expect(frame(host, red) == CGRect(x: 0, y: 40, width: 80, height: 20))
        #expect(host.isIdle)
    }
}
