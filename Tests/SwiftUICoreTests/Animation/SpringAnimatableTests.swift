import Foundation
import Testing

@testable import SwiftUICore

/// Springs of animatable values are springs of their data.
@MainActor struct SpringAnimatableTests {
    struct Place: Animatable, Equatable {
        var x: Double
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
    }

    @Test func valuesOfAWay() {
        let spring = Spring(response: 0.5, dampingRatio: 0.7)
        let (a, b, v) = (Place(x: 10), Place(x: 30), Place(x: 4))
        let value = spring.value(fromValue: a, toValue: b, initialVelocity: v, time: 0.2)
        #expect(value.x == 10 + spring.value(target: 20, initialVelocity: 4, time: 0.2))
        let velocity = spring.velocity(fromValue: a, toValue: b, initialVelocity: v, time: 0.2)
        #expect(velocity.x == spring.velocity(target: 20, initialVelocity: 4, time: 0.2))
        let force = spring.force(fromValue: a, toValue: b, position: Place(x: 15), velocity: v)
        #expect(force.x == spring.force(target: 20, position: 5, velocity: 4))
        let rest = spring.settlingDuration(fromValue: a, toValue: b, initialVelocity: v, epsilon: 0.01)
        #expect(rest == spring.settlingDuration(target: 20.0, initialVelocity: 4, epsilon: 0.01) && rest > 0)
    }
}
