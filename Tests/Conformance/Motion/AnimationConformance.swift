import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Animation")
struct AnimationConformance {
    @Test("A06: the first frame after a change shows the old value, and its time counts (decided)")
    func firstFrame() {
        let lever = Lever(CGFloat(0))
        let host = TestHost(200, 10) {
            Levered(lever) { x in
                Color.red.frame(width: 10).offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        withAnimation(.linear(duration: 1)) { lever.value = 100 }
        host.update()
        #expect(host.drawn.map(\.frame.minX) == [0])
        host.advance(by: 0.25)
        #expect(host.drawn.map(\.frame.minX) == [25])
        host.advance(by: 0.25)
        #expect(host.drawn.map(\.frame.minX) == [50])
        host.advance(by: 0.5)
        #expect(host.drawn.map(\.frame.minX) == [100])
    }

    /// The laws of a vector type: scaling, magnitude, and the interpolation between two values.
    private func laws<Value: VectorArithmetic>(
        _ a: Value, _ b: Value, squared: Double, middle: Value, at location: SourceLocation = #_sourceLocation
    ) {
        func way(_ amount: Double) -> Value {
            var difference = b - a
            difference.scale(by: amount)
            return a + difference
        }
        var twice = a
        twice.scale(by: 2)
        #expect(twice == a + a, sourceLocation: location)
        #expect(a.magnitudeSquared == squared, sourceLocation: location)
        #expect(a - a == .zero && a + .zero == a, sourceLocation: location)
        #expect(way(0) == a && way(1) == b && way(0.5) == middle, sourceLocation: location)
    }

    @Test("A10: data is interpolated as a vector, a pair by its parts")
    func vectors() {
        laws(3.0, 5, squared: 9, middle: 4)
        laws(CGFloat(3), 5, squared: 9, middle: 4)
        laws(Float(3), 5, squared: 9, middle: 4)
        laws(AnimatablePair(3.0, CGFloat(4)), AnimatablePair(5, 8), squared: 25, middle: AnimatablePair(4, 6))
        laws(EmptyAnimatableData(), EmptyAnimatableData(), squared: 0, middle: EmptyAnimatableData())
    }

    private struct Wedge: Shape {
        var angle: Double
        let log: Log<Double>
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func path(in rect: CGRect) -> Path {
            log(angle)
            return Path(CGRect(x: 0, y: 0, width: angle, height: 1))
        }
    }

    @Test("A10: a shape's data moves and nothing else of it; what tells none jumps")
    func shapes() {
        let (log, lever) = (Log<Double>(), Lever(0.0))
        let host = TestHost(100, 100) { Levered(lever) { Wedge(angle: $0, log: log) } }
        withAnimation(.linear(duration: 1)) { lever.value = 40 }
        host.advance(by: 0.5)
        #expect(log.entries.last == 20)
        host.advance(by: 0.6)
        #expect(log.entries.last == 40)
        #expect(log.entries == log.entries.sorted() && log.entries.count > 20)
    }
}
