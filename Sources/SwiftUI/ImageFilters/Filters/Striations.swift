import Foundation

/// The rays of a light, which differ in brightness.
struct Striations {
    private let (reach, contrast, amount, time): (Float, Float, Float, Float)

    init(_ values: FilterValues, time: Float) {
        reach = values.number("inputMaxStriationRadius", in: 0...1000)
        amount = values.number("inputStriationStrength", in: 0...100)
        contrast = values.number("inputStriationContrast", in: 0...100)
        self.time = min(max(time, -1000), 1000)
    }

    /// How bright the ray through a place is: 1 on average.
    func strength(_ far: Place) -> Float {
        let angle = atan2f(far.y, far.x)
        let waves = sinf(angle * 13 + time) + sinf(angle * 29 - time * 2 + 1) + sinf(angle * 47 + time * 3 + 2)
        return max(1 + min(max(waves / 3 * contrast, -1), 1) * amount, 0)
    }

    /// The light of a ball with rays around it.
    func light(_ far: Place, radius: Float) -> Float {
        guard radius > 0 else { return 0 }
        let distance = far.length / radius
        let ball = (1.5 - distance).smooth
        let rays = max(1 - distance / max(reach, 1e-3), 0)
        return min(ball + rays * rays * strength(far), 4)
    }
}
