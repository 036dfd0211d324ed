import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct TransitionMotionTests {
    private let size = CGSize(width: 100, height: 100)
    private let red = RGBA(1, 0, 0)
    private let linear = Animation.linear(duration: 1)

    private func stage<Value, Content: View>(
        _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
    ) -> (TestHost, Remote<Value>) {
        let remote = Remote<Value>()
        return (TestHost(Stage(value, remote, content: content), size: size), remote)
    }

    @Test func X01_viewsFadeWhereNothingElseIsSaid() {
        let (host, remote) = stage(false) { if $0 { Block() } }
        withAnimation(linear) { remote.set(true) }
        #expect(host.seen.count == 1 && host.seen[0].opacity == 0)
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.25))
        #expect(host.seen[0].frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        host.advance(by: 0.75)
        #expect(host.seen[0].opacity == 1 && host.isIdle)
        let fresh = TestHost(Stage(true, Remote<Bool>()) { if $0 { Block() } }, size: size)
        #expect(host.layerText == fresh.layerText)
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.75))
        #expect(host.seen[0].frame == CGRect(x: 40, y: 45, width: 20, height: 10))
        host.advance(by: 0.75)
        #expect(host.seen.isEmpty && host.isIdle)
        #expect(host.layerText == TestHost(Stage(false, Remote<Bool>()) { if $0 { Block() } }, size: size).layerText)
    }

    @Test func X01_withoutAnAnimationViewsComeAndGoAtOnce() {
        let (host, remote) = stage(false) { if $0 { Block().transition(.slide) } }
        remote.set(true)
        #expect(host.seen.count == 1 && host.seen[0].transforms.isEmpty && host.isIdle)
        remote.set(false)
        #expect(host.seen.isEmpty && host.isIdle)
    }

    /// Where a view with a transition is half-way in, and half-way out.
    private func halves(_ transition: AnyTransition) -> (insertion: SeenLayer?, removal: SeenLayer?) {
        let (host, remote) = stage(false) { if $0 { Block().transition(transition) } }
        withAnimation(linear) { remote.set(true) }
        host.advance(by: 0.5)
        let insertion = host.seen.first
        host.advance(by: 1)
        #expect(host.isIdle)
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.5)
        let removal = host.seen.first
        host.advance(by: 1)
        #expect(host.isIdle && host.seen.isEmpty)
        return (insertion, removal)
    }

    private func scale(_ layer: SeenLayer?) -> Double { layer?.transforms.first.map { Double($0.m11) } ?? 0 }

    private func shift(_ layer: SeenLayer?) -> CGPoint? {
        layer.map { layer in
            let moved = layer.transforms.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.m31, y: $0.y + $1.m32) }
            return CGPoint(x: moved.x + layer.frame.minX - 40, y: moved.y + layer.frame.minY - 45)
        }
    }

    @Test func X02_eachTransitionGoesItsWay() {
        var (into, out) = halves(.slide)
        #expect(shift(into) == CGPoint(x: -10, y: 0) && shift(out) == CGPoint(x: 10, y: 0))
        (into, out) = halves(.move(edge: .bottom))
        #expect(shift(into) == CGPoint(x: 0, y: 5) && shift(out) == CGPoint(x: 0, y: 5))
        (into, out) = halves(.push(from: .leading))
        #expect(shift(into) == CGPoint(x: -10, y: 0) && shift(out) == CGPoint(x: 10, y: 0))
        #expect(into?.opacity == 0.5 && out?.opacity == 0.5)
        (into, out) = halves(.offset(x: 30, y: -20))
        #expect(shift(into) == CGPoint(x: 15, y: -10) && shift(out) == CGPoint(x: 15, y: -10))
        (into, out) = halves(.scale)
        #expect(isNear(scale(into), 0.5, 1e-4))
        #expect(isNear(scale(out), 0.5, 1e-4))
        (into, out) = halves(.scale(scale: 0.5, anchor: .topLeading).combined(with: .opacity))
        #expect(isNear(scale(into), 0.75) && into?.opacity == 0.5 && out?.opacity == 0.5)
        (into, out) = halves(.asymmetric(insertion: .opacity, removal: .offset(x: 10, y: 0)))
        #expect(into?.opacity == 0.5 && shift(into) == .zero && out?.opacity == 1 && shift(out) == CGPoint(x: 5, y: 0))
        (into, out) = halves(.identity)
        #expect(into?.opacity == 1 && out == nil)
        (into, out) = halves(.asymmetric(insertion: .opacity, removal: .identity))
        #expect(into?.opacity == 0.5 && out == nil)
        (into, out) = halves(
            .modifier(active: _OpacityEffect(opacity: 0.2), identity: _OpacityEffect(opacity: 1)))
        #expect(isNear(into?.opacity ?? 0, 0.6) && isNear(out?.opacity ?? 0, 0.6))
        (into, out) = halves(AnyTransition(.blurReplace))
        #expect(into?.opacity == 0.5 && isNear(scale(into), 1.05))
        #expect(out?.opacity == 0.5 && isNear(scale(out), 0.95))
        (into, out) = halves(AnyTransition(Rise()))
        #expect(shift(into) == CGPoint(x: 0, y: -10) && shift(out) == CGPoint(x: 0, y: 10))
    }

    private struct Rise: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.padding(.top, 0).offset(y: 20 * phase.value)
        }
    }

    @Test func X02_aTransitionMayHaveItsOwnAnimation() {
        let (host, remote) = stage(false) { if $0 { Block().transition(.opacity.animation(linear)) } }
        remote.set(true)
        host.advance(by: 0.5)
        #expect(host.seen[0].opacity == 0.5)
        host.advance(by: 1)
        #expect(host.isIdle)
        withAnimation(.linear(duration: 10)) { remote.set(false) }
        host.advance(by: 0.5)
        #expect(host.seen[0].opacity == 0.5)
        host.advance(by: 0.6)
        #expect(host.seen.isEmpty && host.isIdle)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Text(verbatim: "\(count)").onTapGesture { count += 1 } }
    }

    @Test func X03_anInterruptedTransitionTurnsRoundWithItsState() {
        let log = EventLog()
        let (host, remote) = stage(true) {
            if $0 { Counter().onAppear { log("A") }.onDisappear { log("D") }.transition(.opacity) }
        }
        host.tap(at: CGPoint(x: 50, y: 50))
        host.advance(by: 1)
        #expect(host.text == ["1"])
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.25)
        #expect(host.text.isEmpty && isNear(host.seen[0].opacity, 0.75))
        withAnimation(linear) { remote.set(true) }
        host.update()
        #expect(host.text == ["1"] && isNear(host.seen[0].opacity, 0.75))
        host.advance(by: 2)
        #expect(host.seen[0].opacity == 1 && host.isIdle && log.text == "A")
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.9)
        #expect(log.text == "A")
        host.advance(by: 0.2)
        #expect(log.text == "A D" && host.seen.isEmpty)
        remote.set(true)
        #expect(host.text == ["0"])
    }

    @Test func X03_anInsertionTurnsRound() {
        let (host, remote) = stage(false) { if $0 { Block() } }
        withAnimation(linear) { remote.set(true) }
        host.advance(by: 0.5)
        withAnimation(linear) { remote.set(false) }
        host.update()
        #expect(isNear(host.seen[0].opacity, 0.5))
        host.advance(by: 2)
        #expect(host.seen.isEmpty && host.isIdle)
    }

    @Test func whatIsGoingTakesNoHits() {
        let log = EventLog()
        let (host, remote) = stage(true) { isOn in
            ZStack {
                Fill().onTapGesture { log("below") }
                if isOn { Fill(color: red).onTapGesture { log("above") } }
            }
        }
        withAnimation(linear) { remote.set(false) }
        host.update()
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.text == "below")
        #expect(host.seen(color: red).count == 1)
    }

    @Test func aGestureUnderWayEndsWithItsView() {
        let log = EventLog()
        let (host, remote) = stage(true) { if $0 { Fill(color: red).onTapGesture { log("tapped") } } }
        host.press(at: CGPoint(x: 50, y: 50))
        withAnimation(linear) { remote.set(false) }
        host.update()
        host.release(at: CGPoint(x: 50, y: 50))
        #expect(log.text == "")
    }

    @Test func whatGoesStaysBetweenItsNeighboursInDrawing() {
        let colors = (1...3).map { RGBA(bytes: $0, 0, 0) }
        let (host, remote) = stage([0, 1, 2]) { indices in
            ZStack { ForEach(indices, id: \.self) { Fill(color: colors[$0]) } }
        }
        withAnimation(linear) { remote.set([0, 2]) }
        host.advance(by: 0.5)
        #expect(host.seen.map(\.color) == [colors[0], colors[1], colors[2]])
        #expect(host.seen.map(\.opacity) == [1, 0.5, 1])
        // And comes back as the same.
        withAnimation(linear) { remote.set([0, 1, 2]) }
        host.advance(by: 2)
        #expect(host.seen.map(\.color) == colors && host.isIdle)
        withAnimation(linear) { remote.set([]) }
        host.advance(by: 0.5)
        #expect(host.seen.map(\.color) == colors)
        host.advance(by: 1)
        #expect(host.seen.isEmpty)
    }

    @Test func neighboursMoveUpWhileAViewGoes() {
        let blue = RGBA(0, 0, 1)
        let (host, remote) = stage(true) { isOn in
            VStack(spacing: 0) {
                if isOn { Block(width: 20, height: 20, color: red) }
                Block(width: 20, height: 20, color: blue)
            }
        }
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.5)
        #expect(host.seen(color: red)[0].frame.minY == 30)
        #expect(host.seen(color: blue)[0].frame.minY == 45)
        host.advance(by: 1)
        #expect(host.seen(color: blue)[0].frame.minY == 40 && host.seen.count == 1)
    }

    @Test func oneBranchFadesIntoTheOther() {
        let (host, remote) = stage(true) { isOn in
            if isOn { Block(color: RGBA(1, 0, 0)) } else { Block(color: RGBA(0, 0, 1)) }
        }
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 0.25)
        #expect(host.seen(color: red)[0].opacity == 0.75)
        #expect(host.seen(color: RGBA(0, 0, 1))[0].opacity == 0.25)
        withAnimation(linear) { remote.set(true) }
        host.advance(by: 3)
        #expect(host.seen.count == 1 && host.seen(color: red)[0].opacity == 1 && host.isIdle)
    }

    @Test func removalFromAboveEndsAllThatComesAndGoes() {
        let (host, remote) = stage((true, true)) { outer, inner in
            VStack {
                if outer {
                    VStack {
                        if inner { Block() }
                        Block(color: RGBA(0, 1, 0))
                    }
                }
            }
        }
        withAnimation(linear) { remote.set((true, false)) }
        host.advance(by: 0.3)
        withAnimation(linear) { remote.set((false, false)) }
        host.advance(by: 0.3)
        #expect(host.seen.count == 2)
        remote.set((true, true))
        host.advance(by: 0.1)
        remote.set((false, true))
        host.advance(by: 5)
        #expect(host.seen.isEmpty && host.isIdle)
        withAnimation(linear) { remote.set((true, true)) }
        host.advance(by: 0.3)
        remote.set((false, false))
        host.update()
        #expect(host.seen.isEmpty)
        host.advance(by: 2)
        #expect(host.isIdle)
        withAnimation(linear) { remote.set((true, false)) }
        host.advance(by: 0.3)
        host.close()
    }

    private struct Spinner: View {
        @State private var isTurned = false
        var body: some View {
            Block(color: RGBA(0, 1, 0)).rotationEffect(.degrees(isTurned ? 360 : 0)).offset(x: isTurned ? 9 : 0)
                .onAppear { withAnimation(.linear(duration: 0.7).repeatForever()) { isTurned = true } }
        }
    }

    @Test func viewsThatLeaveTogetherGoEachInItsTime() {
        let (host, remote) = stage(true) { isOn in
            VStack(spacing: 0) {
                if isOn {
                    Spinner().transition(.opacity.animation(.linear(duration: 1)))
                    Block(color: RGBA(1, 0, 0)).transition(.opacity.animation(.linear(duration: 2)))
                }
            }
        }
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 1.5)
        #expect(host.seen.count == 1 && isNear(host.seen(color: red)[0].opacity, 0.25))
        withAnimation(linear) { remote.set(true) }
        host.update()
        #expect(host.seen.count == 2)
        host.advance(by: 3)
        #expect(host.seen.map(\.opacity) == [1, 1])
        withAnimation(linear) { remote.set(false) }
        host.advance(by: 3)
        #expect(host.seen.isEmpty && host.isIdle)
    }

    @Test func reducedMotionFades() {
        let (host, remote) = stage(false) { isOn in
            Group { if isOn { Block().transition(.slide) } }.environment(\.accessibilityReduceMotion, true)
        }
        withAnimation(linear) { remote.set(true) }
        host.advance(by: 0.5)
        #expect(host.seen[0].opacity == 0.5 && shift(host.seen[0]) == .zero)
    }

    @Test func aTransitionEndsWhereItsViewHasMovedTo() {
        let (host, remote) = stage((false, CGFloat(0))) { isOn, x in
            HStack(spacing: 0) {
                if isOn { Block().transition(.offset(x: 0, y: 20)) }
            }
            .offset(x: x).frame(width: 100, height: 100)
        }
        withAnimation(linear) { remote.set((true, 0)) }
        host.advance(by: 0.5)
        remote.set((true, 30))
        host.update()
        #expect(shift(host.seen[0]) == CGPoint(x: 30, y: 10))
        host.advance(by: 1)
        #expect(host.isIdle && shift(host.seen[0]) == CGPoint(x: 30, y: 0))
    }
}
