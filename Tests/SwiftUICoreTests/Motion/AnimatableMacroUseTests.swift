import Foundation
import SwiftUICore
import Testing

@Suite("Types that a macro makes animatable")
struct AnimatableMacroUseTests {
    @Animatable
    struct Wedge: Shape {
        var start: Angle
        var share: Double
        @AnimatableIgnored var isClockwise = true

        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Animatable
    struct Amount {
        var value: CGFloat
    }

    @Test("All variables but the ignored ones are animated")
    func data() {
        var wedge = Wedge(start: .degrees(10), share: 0.5)
        var data = Wedge(start: .degrees(30), share: 1.5, isClockwise: false).animatableData
        data.scale(by: 0.5)
        wedge.animatableData = data
        #expect(abs(wedge.start.degrees - 15) < 1e-9 && wedge.share == 0.75 && wedge.isClockwise)
        func isAnimatable<T: Animatable>(_ value: T) -> Bool { T.AnimatableData.self == CGFloat.self }
        #expect(isAnimatable(Amount(value: 2)))
    }
}
