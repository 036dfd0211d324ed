import SwiftUI
import SwiftUITesting

extension Catalog {
    private static let second = Animation.linear(duration: 1)

    /// Lets time pass without any input.
    private static func wait(_ seconds: Double) -> Act {
        { $0.advance(by: seconds) }
    }

    @PairList static var motion: [Pair] {
        same("an offset on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10).offset(x: 10)
        }
        same("an offset arrived", after: switching(second, then: 3)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10).offset(x: 20)
        }
        same("an offset before it begins", after: switching(second.delay(2), then: 1)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10)
        }
        same("a frame on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in Color.red.frame(width: isOn ? 50 : 10, height: isOn ? 10 : 50) }
        } as: {
            block(.red, 30, 30)
        }
        same("a colour on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in block(Color(.sRGBLinear, white: isOn ? 0 : 0.8), 20, 20) }
        } as: {
            block(Color(.sRGBLinear, white: 0.4), 20, 20)
        }
        same("an opacity on its way", after: switching(second, then: 0.2)) {
            Switched { isOn in block(.black, 20, 20).opacity(isOn ? 1 : 0) }
        } as: {
            block(.black, 20, 20).opacity(0.2)
        }
        same("a turn on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in flag().rotationEffect(.degrees(isOn ? 180 : 0)) }
        } as: {
            Placed((.blue, 20, 15, 20, 30), (.red, 35, 15, 5, 15))
        }
        same("a scale on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in block(.red, 20, 20).scaleEffect(isOn ? 2 : 1) }
        } as: {
            block(.red, 30, 30)
        }
        same("a trimmed shape on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(.red, lineWidth: 4).padding(10) }
        } as: {
            Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4).padding(10)
        }
        same("a padding on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in Color.red.padding(isOn ? 20 : 0) }
        } as: {
            Color.red.padding(10)
        }
        same("spacing on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in
                HStack(spacing: isOn ? 20 : 0) {
                    block(.red, 10, 10)
                    block(.blue, 10, 10)
                }
            }
        } as: {
            HStack(spacing: 10) {
                block(.red, 10, 10)
                block(.blue, 10, 10)
            }
        }
        same("a corner's radius on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in RoundedRectangle(cornerRadius: isOn ? 20 : 0).fill(.red).padding(10) }
        } as: {
            RoundedRectangle(cornerRadius: 10).fill(.red).padding(10)
        }
        same("a line's width on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in Circle().stroke(.red, lineWidth: isOn ? 10 : 2).padding(10) }
        } as: {
            Circle().stroke(.red, lineWidth: 6).padding(10)
        }
        same("a place in a stack on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in
                VStack(spacing: 0) {
                    if isOn { Color.clear.frame(height: 20) }
                    block(.red, 10, 10)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        } as: {
            Placed((.red, 25, 10, 10, 10))
        }
        same("an alignment on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in block(.red, 10, 10).frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading) }
        } as: {
            block(.red, 10, 10)
        }
        same("a modifier's animation of its own", after: switching(then: 0.25)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0).animation(second, value: isOn) }
        } as: {
            flag(20, 10).offset(x: 5)
        }
        same("an animation held off", after: switching(second, then: 0.5)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0).animation(nil, value: isOn) }
        } as: {
            flag(20, 10).offset(x: 20)
        }
        same("an animation of some modifiers only", after: switching(then: 0.5)) {
            Switched { isOn in
                flag(20, 10).animation(second) { $0.offset(x: isOn ? 20 : 0) }.offset(y: isOn ? 10 : 0)
            }
        } as: {
            flag(20, 10).offset(x: 10, y: 10)
        }
        same("a transaction without an animation", after: switching(second, then: 0.5)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0).transaction { $0.animation = nil } }
        } as: {
            flag(20, 10).offset(x: 20)
        }
        same("twice as fast", after: switching(second.speed(2), then: 0.25)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10).offset(x: 10)
        }
        same("there and back", after: switching(second.repeatCount(2, autoreverses: true), then: 1.75)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10).offset(x: 5)
        }
        same("a curve is as far as it says", after: switching(.timingCurve(0, 0, 1, 1, duration: 1), then: 0.75)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10).offset(x: 15)
        }
        same("a spring at rest", after: switching(.spring, then: 10)) {
            Switched { isOn in flag(20, 10).offset(x: isOn ? 20 : 0) }
        } as: {
            flag(20, 10).offset(x: 20)
        }
        same("a view of one's own on its way", after: switching(second, then: 0.5)) {
            Switched { isOn in Bar(length: isOn ? 50 : 10) }
        } as: {
            block(.red, 30, 10)
        }
        same("coming by opacity", after: switching(second, then: 0.2)) {
            Switched { isOn in
                ZStack {
                    if isOn { block(.black, 20, 20).transition(.opacity) }
                }
            }
        } as: {
            block(.black, 20, 20).opacity(0.2)
        }
        same("going by opacity", after: switching(second, then: 0.8)) {
            Switched { isOn in
                ZStack {
                    if !isOn { block(.black, 20, 20).transition(.opacity) }
                }
            }
        } as: {
            block(.black, 20, 20).opacity(0.2)
        }
        same("coming by scale", after: switching(second, then: 0.5)) {
            Switched { isOn in
                ZStack {
                    if isOn { block(.red, 40, 24).transition(.scale(scale: 0.5)) }
                }
            }
        } as: {
            block(.red, 30, 18)
        }
        same("coming by an offset", after: switching(second, then: 0.5)) {
            Switched { isOn in
                ZStack {
                    if isOn { block(.red, 20, 20).transition(.offset(x: 20, y: -20)) }
                }
            }
        } as: {
            block(.red, 20, 20).offset(x: 10, y: -10)
        }
        same("coming from an edge", after: switching(second, then: 0.5)) {
            Switched { isOn in
                ZStack {
                    if isOn { block(.red, 20, 20).transition(.move(edge: .bottom)) }
                }
            }
        } as: {
            block(.red, 20, 20).offset(y: 10)
        }
        same("going by a transition of one's own", after: switching(second, then: 0.5)) {
            Switched { isOn in
                ZStack {
                    if !isOn { flag(20, 12).transition(Turning()) }
                }
            }
        } as: {
            Placed((.blue, 24, 20, 12, 20), (.red, 33, 20, 3, 10))
        }
        same("coming without a transition's animation", after: switching(nil, then: 0)) {
            Switched { isOn in
                ZStack {
                    if isOn { flag().transition(.scale) }
                }
            }
        } as: {
            flag()
        }
        same("two views matched, at the end", after: switching(second, then: 2)) {
            Matched()
        } as: {
            Placed((.red, 0, 20, 10, 10))
        }
        same("a view takes the frame of another") {
            Following()
        } as: {
            Placed((.red, 5, 10, 20, 30), (.blue, 5, 10, 20, 30))
        }
        same("phases, in the second", after: wait(0.5)) {
            PhaseAnimator([0.0, 20]) { x in
                flag(20, 10).offset(x: x)
            } animation: { _ in
                .linear(duration: 1)
            }
        } as: {
            flag(20, 10).offset(x: 10)
        }
        same("keyframes, halfway", after: switching(then: 0.5)) {
            Switched { isOn in
                flag(20, 10).keyframeAnimator(initialValue: CGFloat(0), trigger: isOn) { content, x in
                    content.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(20, duration: 1)
                }
            }
        } as: {
            flag(20, 10).offset(x: 10)
        }
        same("a timeline at a date", after: wait(5)) {
            Clock()
        } as: {
            block(.red, 15, 10)
        }
    }

    private struct Bar: View, Animatable {
        var length: CGFloat
        var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }

        var body: some View { block(.red, length, 10) }
    }

    private struct Turning: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180))
        }
    }

    private struct Matched: View {
        @Namespace private var space

        var body: some View {
            Switched { isOn in
                ZStack(alignment: .topLeading) {
                    if isOn {
                        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10).at(0, 20)
                    } else {
                        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40).at(20, 20)
                    }
                }
            }
        }
    }

    private struct Following: View {
        @Namespace private var space

        var body: some View {
            ZStack {
                Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 30).at(5, 10)
                Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    /// Grows by two points a second, once a second; the virtual clock begins when the window opens.
    private struct Clock: View {
        @State private var start: Date?

        var body: some View {
            TimelineView(.animation(minimumInterval: 1)) { context in
                let seconds = start.map { context.date.timeIntervalSince($0) } ?? 0
                block(.red, 5 + 2 * seconds, 10).onAppear { start = context.date }
            }
        }
    }
}
