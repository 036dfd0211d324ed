import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// The cost of frames of each kind of animation: no body that does not read animated values, no measuring if only
/// drawing changes, and nothing at all once it is over.
@MainActor @Suite struct MotionCountTests {
    private struct Bystander: View {
        var body: some View { Text(verbatim: "bystander") }
    }

    private struct Spaced<Content: View>: View {
        @Namespace private var space
        let content: (Namespace.ID) -> Content
        var body: some View { content(space) }
    }

    private struct Needle: View, Animatable {
        var turn: Double
        nonisolated var animatableData: Double {
            get { turn }
            set { turn = newValue }
        }
        var body: some View { Color.red.rotationEffect(.degrees(turn)) }
    }

    private struct Reader: View {
        let turn: Double
        var body: some View { Color.red.opacity(turn) }
    }

    private let red = Rectangle().fill(.red)

    /// Returns the cost of the frames between the first and the last of an animation.
    private func frames<Content: View>(
        of name: String, at location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> FrameCounters {
        let remote = Remote<Bool>()
        let host = TestHost(
            Stage(false, remote) { isOn in
                VStack {
                    Bystander()
                    content(isOn)
                    Bystander()
                }
            }, size: CGSize(width: 200, height: 200))
        host.advance(by: 1)
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.advance(by: 0.05)
        #expect(!host.isIdle, "\(name) does not move.", sourceLocation: location)
        host.resetCounters()
        var asked = 0
        host.host.needsFrame = { asked += 1 }
        host.advance(by: 0.5)
        let counters = host.counters
        #expect(counters.frames >= 25, "\(name)", sourceLocation: location)
        #expect(host.bodyCount(of: Bystander.self) == 0, "\(name)", sourceLocation: location)
        // Once it is over, no more frames are requested.
        host.advance(by: 3)
        #expect(host.isIdle, "\(name)", sourceLocation: location)
        asked = 0
        host.resetCounters()
        host.advance(by: 60)
        #expect(host.counters.frames <= 2 && asked == 0, "\(name)", sourceLocation: location)
        #expect(host.counters.bodies == 0, "\(name)", sourceLocation: location)
        return counters
    }

    private func expectDrawingOnly(
        _ name: String, _ counters: FrameCounters, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(counters.bodies == 0 && counters.closures == 0, "\(name)", sourceLocation: location)
        #expect(counters.measured == 0 && counters.nodesVisited == 0, "\(name)", sourceLocation: location)
        #expect(counters.nodesMade == 0, "\(name)", sourceLocation: location)
    }

    @Test("Effects, shapes, frames, places and drawings cost layers alone")
    func drawing() {
        let red = red
        expectDrawingOnly("opacity", frames(of: "opacity") { red.opacity($0 ? 1 : 0.5) })
        expectDrawingOnly("turn", frames(of: "turn") { red.rotation3DEffect(.degrees($0 ? 180 : 0), axis: (0, 1, 0)) })
        expectDrawingOnly("offset", frames(of: "offset") { red.offset(x: $0 ? 20 : 0) })
        expectDrawingOnly("blur", frames(of: "blur") { red.blur(radius: $0 ? 5 : 0) })
        expectDrawingOnly("shape", frames(of: "shape") { Circle().trim(from: 0, to: $0 ? 1 : 0.5).stroke(.red) })
        expectDrawingOnly("frame", frames(of: "frame") { red.frame(width: $0 ? 80 : 20) })
        expectDrawingOnly("padding", frames(of: "padding") { red.padding($0 ? 20 : 2) })
        expectDrawingOnly(
            "place", frames(of: "place") { red.frame(width: 10).frame(width: 90, alignment: $0 ? .leading : .trailing) }
        )
        expectDrawingOnly("colour", frames(of: "colour") { Rectangle().fill($0 ? Color.red : .blue) })
        expectDrawingOnly(
            "gradient",
            frames(of: "gradient") {
                Rectangle().fill(
                    LinearGradient(colors: [$0 ? .red : .blue, .white], startPoint: .top, endPoint: .bottom))
            })
        expectDrawingOnly(
            "text colour", frames(of: "text colour") { Text("a").foregroundStyle($0 ? Color.red : .blue) })
        expectDrawingOnly(
            "layout",
            frames(of: "layout") { isOn in
                let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                layout {
                    red
                    red
                }
            })
    }

    @Test("Transitions and shared geometry cost layers alone")
    func transitions() {
        let red = red
        for transition in [
            AnyTransition.opacity, .slide, .scale, .move(edge: .top), AnyTransition(.blurReplace),
            .push(from: .leading),
        ] {
            expectDrawingOnly(
                "in", frames(of: "in") { if $0 { red.frame(width: 30, height: 30).transition(transition) } })
            expectDrawingOnly(
                "out", frames(of: "out") { if !$0 { red.frame(width: 30, height: 30).transition(transition) } })
        }
        func matched(_ width: CGFloat) -> FrameCounters {
            frames(of: "matched") { isOn in
                Spaced { space in
                    HStack {
                        ZStack { if !isOn { red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20) } }
                        ZStack {
                            if isOn { red.matchedGeometryEffect(id: 1, in: space).frame(width: width, height: 20) }
                        }
                    }
                }
            }
        }
        expectDrawingOnly("matched", matched(20))
        // The view has each size on the way: it and its content are measured for it once.
        let growing = matched(60)
        #expect(growing.bodies == 0 && growing.nodesVisited == 0)
        #expect(growing.measured <= 2 * growing.frames)
    }

    @Test("Texts and symbols change without bodies")
    func contents() {
        for transition in [ContentTransition.numericText(), .opacity] {
            expectDrawingOnly(
                "\(transition)",
                frames(of: "\(transition)") { Text(verbatim: $0 ? "12" : "34").contentTransition(transition) })
        }
        expectDrawingOnly(
            "symbols",
            frames(of: "symbols") {
                Image(systemName: $0 ? "star" : "heart").contentTransition(.symbolEffect(.replace))
            })
        let bouncing = frames(of: "symbol effect") { Image(systemName: "star").symbolEffect(.bounce, value: $0) }
        #expect(bouncing.measured == 0 && bouncing.bodies <= 2 * bouncing.frames)
    }

    @Test("A view that is animatable is evaluated once a frame, and what does not read the value is not")
    func animatableViews() {
        let counters = frames(of: "needle") { isOn in
            Needle(turn: isOn ? 90 : 0)
        }
        #expect(counters.bodies == counters.frames || counters.bodies == counters.frames - 1)
        #expect(counters.measured == 0)
    }

    @Test("Phases, keyframes and timelines evaluate their own content and measure nothing")
    func closures() {
        let phases = frames(of: "phases") { isOn in
            PhaseAnimator([0.2, 0.6, 1], trigger: isOn) {
                Color.red.opacity($0)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        }
        #expect(phases.measured == 0 && phases.bodies <= 6)
        let keyframes = frames(of: "keyframes") { isOn in
            Color.red.frame(height: 20).keyframeAnimator(initialValue: 0.5, trigger: isOn) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        }
        #expect(keyframes.measured == 0)
        #expect(keyframes.bodies <= 2 * keyframes.frames)
    }

    @Test("A timeline's frames evaluate what reads the date; paused, it asks for none")
    func timelines() {
        let remote = Remote<Bool>()
        let host = TestHost(
            Stage(false, remote) { isPaused in
                VStack {
                    Bystander()
                    TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in
                        Reader(turn: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
                    }
                }
            }, size: CGSize(width: 100, height: 100))
        host.advance(by: 0.1)
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(host.counters.measured == 0)
        #expect(host.bodyCount(of: Bystander.self) == 0)
        #expect(host.bodyCount(of: Reader.self) >= 29 && host.bodyCount(of: Reader.self) <= host.counters.frames)
        remote.set(true)
        host.advance(by: 0.1)
        var asked = 0
        host.host.needsFrame = { asked += 1 }
        host.resetCounters()
        host.advance(by: 60)
        #expect(host.isIdle && asked == 0 && host.counters.frames <= 2)
    }
}
