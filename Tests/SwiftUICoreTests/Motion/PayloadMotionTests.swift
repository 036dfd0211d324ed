import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Views of one color that are not colors themselves, whose `opacity` would be another color.
private enum Plate {
    static var red: some View { Rectangle().fill(Color.red) }
    static var green: some View { Rectangle().fill(Color.green) }
    static var blue: some View { Rectangle().fill(Color.blue) }
    static var white: some View { Rectangle().fill(Color.white) }
    static var black: some View { Rectangle().fill(Color.black) }
}

@MainActor @Suite struct PayloadMotionTests {
    private let size = CGSize(width: 100, height: 100)

    private func stage<Value, Content: View>(
        _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
    ) -> (TestHost, Remote<Value>) {
        let remote = Remote<Value>()
        return (TestHost(Stage(value, remote, content: content), size: size), remote)
    }

    @Test func A01_A04_anOpacityFollowsTheCurve() {
        let (host, remote) = stage(0.0) { Plate.red.opacity($0) }
        withAnimation(.easeInOut(duration: 1)) { remote.set(1) }
        #expect(host.seen[0].opacity == 0)
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.129162))
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.5))
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.870838))
        host.advance(by: 0.25)
        #expect(host.seen[0].opacity == 1)
        #expect(host.isIdle)
    }

    @Test func A04_springsGiveTheirSampleValues() {
        let samples: [(Animation, [(Double, Double)])] = [
            (.smooth, [(0.05, 0.131311), (0.1, 0.357740), (0.2, 0.715416), (0.3, 0.890034), (0.5, 0.986399)]),
            (.snappy, [(0.1, 0.388102), (0.3, 0.956447), (0.5, 1.006020)]),
            (.bouncy, [(0.1, 0.423302), (0.3, 1.033930), (0.5, 1.014498)]),
            (.spring(response: 0.5, dampingFraction: 0.825), [(0.1, 0.393608), (0.3, 0.968511), (0.5, 1.008402)]),
        ]
        for (animation, values) in samples {
            let (host, remote) = stage(0.0) { Color.red.rotationEffect(.radians($0), anchor: .topLeading) }
            withAnimation(animation) { remote.set(1) }
            var time = 0.0
            for (at, value) in values {
                host.advance(by: at - time)
                time = at
                let angle = asin(Double(host.seen[0].transforms[0].m12))
                #expect(isNear(angle, value, 2e-6), "\(animation) \(at)")
            }
        }
    }

    @Test func effectsMoveWithoutBodiesOrMeasuring() {
        struct Child: View {
            var body: some View { Text(verbatim: "child") }
        }
        let (host, remote) = stage(false) { isOn in
            VStack {
                Child()
                Color.red.frame(width: 10, height: 10)
                    .opacity(isOn ? 1 : 0.5).scaleEffect(isOn ? 2 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
                    .blur(radius: isOn ? 4 : 0).offset(x: isOn ? 20 : 0)
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.update()
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(host.counters.frames >= 30)
        #expect(host.counters.bodies == 0 && host.counters.measured == 0 && host.counters.nodesVisited == 0)
        #expect(host.layerText.contains("[opacity(0.75)]"))
        #expect(host.layerText.contains("[blur(radius: 2.0, opaque: false)]"))
        host.advance(by: 0.6)
        #expect(host.isIdle)
        host.resetCounters()
        host.advance(by: 10)
        #expect(host.counters.frames <= 2)
    }

    @Test func aShapeMovesWithoutMeasuring() {
        let (host, remote) = stage(0.25) { Circle().trim(from: 0, to: $0).fill(Color.red) }
        withAnimation(.linear(duration: 1)) { remote.set(0.75) }
        host.update()
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(host.counters.measured == 0 && host.counters.bodies == 0)
        guard case .fill(let path, _, _) = host.seen[0].content else {
            Issue.record("no path")
            return
        }
        let half = TestHost(Circle().trim(from: 0, to: 0.5).fill(Color.red), size: size)
        guard case .fill(let expected, _, _) = half.seen[0].content else {
            Issue.record("no expected path")
            return
        }
        #expect(isNear(path.boundingRect.minX, expected.boundingRect.minX, 0.5))
        #expect(isNear(path.boundingRect.maxX, expected.boundingRect.maxX, 0.5))
    }

    private struct Gauge: View, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
    }

    private struct Bystander: View {
        var body: some View { Color.red }
    }

    @Test func anAnimatableViewIsEvaluatedWithWhatLiesBetween() {
        let (host, remote) = stage(0.0) { value in
            VStack {
                Gauge(value: value)
                Bystander()
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set(100) }
        host.update()
        #expect(host.text == ["0"])
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(host.text == ["50"])
        #expect(host.bodyCount(of: Gauge.self) > 20 && host.bodyCount(of: Bystander.self) == 0)
        host.advance(by: 0.5)
        #expect(host.text == ["100"] && host.isIdle)
    }

    private struct Shake: ViewModifier, Animatable {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, amount) }
    }

    @Test func anAnimatableModifierLeavesItsContentAlone() {
        let (host, remote) = stage(0.0) { value in Bystander().modifier(Shake(amount: value)) }
        withAnimation(.linear(duration: 1)) { remote.set(40) }
        host.update()
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(isNear(host.seen[0].frame.minX, 20))
        #expect(host.bodyCount(of: Bystander.self) == 0)
        #expect(host.bodyCount(of: Shake.self) > 20)
        host.advance(by: 0.5)
        #expect(host.seen[0].frame.minX == 40)
    }

    private struct Skew: GeometryEffect {
        var amount: CGFloat
        nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
        }
    }

    @Test func aGeometryEffectMoves() {
        let (host, remote) = stage(CGFloat(0)) { Color.red.modifier(Skew(amount: $0)) }
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        host.advance(by: 0.3)
        #expect(isNear(host.seen[0].transforms[0].m31, 30))
    }

    @Test func A08_animationsByValueGoTheirOwnWays() {
        let (host, remote) = stage(0.0) { value in
            VStack {
                Plate.red.opacity(value).animation(.linear(duration: 1), value: value)
                Plate.green.opacity(value).animation(.linear(duration: 2), value: value)
                Plate.blue.opacity(value)
                Plate.white.opacity(value).animation(nil, value: value)
                Plate.black.opacity(value).transaction { $0.animation = nil }
            }
        }
        remote.set(1)
        host.advance(by: 0.5)
        #expect(host.seen.map { ($0.opacity * 100).rounded() } == [50, 25, 100, 100, 100])
        host.advance(by: 2)
        withAnimation(.linear(duration: 4)) { remote.set(0) }
        host.advance(by: 1)
        #expect(host.seen.map { ($0.opacity * 100).rounded() } == [0, 50, 75, 0, 0])
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        host.advance(by: 5)
        withTransaction(transaction) { remote.set(1) }
        host.advance(by: 0.5)
        #expect(host.seen.map { ($0.opacity * 100).rounded() } == [50, 50, 50, 50, 100])
    }

    @Test func theOldFormAnimatesEveryChange() {
        let (host, remote) = stage(0.0) { Plate.red.opacity($0).animation(.linear(duration: 1)) }
        #expect(host.seen[0].opacity == 0)
        remote.set(1)
        host.advance(by: 0.25)
        #expect(isNear(host.seen[0].opacity, 0.25))
        host.advance(by: 1)
        #expect(host.isIdle)
    }

    @Test func anAnimationForABodyMovesThatAlone() {
        let (host, remote) = stage(0.0) { value in
            Plate.red.opacity(value).animation(.linear(duration: 1)) { $0.scaleEffect(1 + value, anchor: .topLeading) }
        }
        remote.set(1)
        host.advance(by: 0.5)
        #expect(host.seen[0].opacity == 1)
        #expect(isNear(host.seen[0].transforms[0].m11, 1.5))
    }

    @Test func A12_forEverGoesOnUntilTheNextChange() {
        let (host, remote) = stage(0.0) { Plate.red.opacity($0) }
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { remote.set(1) }
        host.advance(by: 10.25)
        #expect(isNear(host.seen[0].opacity, 0.25))
        host.advance(by: 1)
        #expect(isNear(host.seen[0].opacity, 0.75))
        remote.set(0.5)
        host.update()
        #expect(host.seen[0].opacity == 0.5)
        #expect(host.isIdle)
    }

    @Test func anAnimationBegunAtAppearanceRuns() {
        struct Pulse: View {
            @State private var isOn = false
            var body: some View {
                Plate.red.opacity(isOn ? 1 : 0).onAppear {
                    withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
                }
            }
        }
        let host = TestHost(Pulse(), size: size)
        host.advance(by: 0.5)
        #expect(isNear(host.seen[0].opacity, 0.5))
        host.advance(by: 1)
        #expect(isNear(host.seen[0].opacity, 0.5))
        #expect(!host.isIdle)
    }

    @Test func A11_aCompletionComesWhenTheAnimationIsOver() {
        let log = EventLog()
        let (host, remote) = stage(0.0) { Plate.red.opacity($0) }
        withAnimation(.linear(duration: 1)) {
            remote.set(1)
        } completion: {
            log("over")
        }
        host.advance(by: 0.9)
        #expect(log.text == "")
        host.advance(by: 0.2)
        #expect(log.text == "over")
        // One that is cut short is over as well.
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            remote.set(0)
        } completion: {
            log("cut")
        }
        host.advance(by: 0.5)
        remote.set(1)
        host.update()
        #expect(log.text == "over cut")
    }

    @Test func badDataCauseNoHarm() {
        for value in [Double.nan, .infinity, -.infinity] {
            let (host, remote) = stage(0.5) { Plate.red.opacity($0).scaleEffect($0).offset(x: $0) }
            withAnimation(.spring) { remote.set(value) }
            host.advance(by: 0.5)
            withAnimation(.spring) { remote.set(1) }
            host.advance(by: 5)
            #expect(host.isIdle)
            #expect(host.seen[0].opacity == 1)
        }
    }

    @Test func removalEndsWhatMoves() {
        let log = EventLog()
        let (host, remote) = stage(0) { value in
            if value < 2 { Plate.red.opacity(Double(value)) }
        }
        withAnimation(.linear(duration: 1)) {
            remote.set(1)
        } completion: {
            log("over")
        }
        host.advance(by: 0.5)
        remote.set(2)
        host.update()
        #expect(host.seen.isEmpty && host.isIdle && log.text == "over")
    }

    private struct Labelled: View, Animatable {
        var value: Double
        let label: String
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text(verbatim: "\(label) \(Int(value.rounded()))") }
    }

    @Test func whatDoesNotMoveChangesAmidAMotion() {
        let (host, remote) = stage((0.0, "a")) { Labelled(value: $0.0, label: $0.1) }
        withAnimation(.linear(duration: 1)) { remote.set((100, "a")) }
        host.advance(by: 0.5)
        #expect(host.text == ["a 50"])
        remote.set((100, "b"))
        #expect(host.text == ["b 50"])
        host.advance(by: 0.25)
        #expect(host.text == ["b 75"])
        host.advance(by: 0.5)
        #expect(host.text == ["b 100"])
    }

    @Test func aTextThatHasItsSizeIsNotScaled() throws {
        let (host, remote) = stage(20.0) { Text(verbatim: "a").font(.system(size: $0)) }
        withAnimation(.linear(duration: 1)) { remote.set(30) }
        host.advance(by: 0.5)
        #expect(host.seen(text: "a")?.transforms.isEmpty == false)
        host.advance(by: 1)
        #expect(try #require(host.seen(text: "a")).transforms.isEmpty)
    }

    @Test func aSmallerNumberRollsTheOtherWay() throws {
        /// How far the old digit has moved down after half the time.
        func way(from old: Int, to new: Int) throws -> CGFloat {
            let (host, remote) = stage(old) {
                Text(verbatim: "\($0)").contentTransition(.numericText(value: Double($0)))
            }
            withAnimation(.linear(duration: 1)) { remote.set(new) }
            host.advance(by: 0.5)
            guard case .commands(let commands) = try #require(host.seen.first).content,
                case .group(_, let group)? = commands.first
            else {
                Issue.record("Nothing rolls.")
                return 0
            }
            return group.transform.ty
        }
        let (up, down) = (try way(from: 3, to: 7), try way(from: 7, to: 3))
        #expect(up < 0 && down == -up)
    }
}
