import Foundation

/// Filters that make a picture look printed or drawn.
extension FilterKind {
    static let prints: [FilterKind] = [
        screen("CIDotScreen") { across, down in 0.5 - 0.25 * (cosf(across) + cosf(down)) },
        screen("CILineScreen") { _, down in 0.5 - 0.5 * cosf(down) },
        screen("CIHatchedScreen") { across, down in 1 - (0.5 + 0.5 * cosf(across)) * (0.5 + 0.5 * cosf(down)) },
        screen("CICircularScreen") { across, down in 0.5 - 0.5 * cosf(hypotf(across, down)) },
        FilterKind(
            name: "CICMYKHalftone",
            defaults: screenDefaults.merging([kCIInputAngleKey: 0.0, "inputGCR": 1.0, "inputUCR": 0.5]) { $1 },
            others: [kCIInputCenterKey]
        ) { raster, values in
            let (replaced, removed) = (values.number("inputGCR"), values.number("inputUCR"))
            // Each ink has an angle of its own, so that dots do not lie upon one another.
            let inks = [Float(15), 75, 0, 45].map {
                Screen(raster, values, turnedBy: $0 * .pi / 180) { 0.5 - 0.25 * (cosf($0) + cosf($1)) }
            }
            return raster.recolored { red, green, blue, x, y in
                let gray = min(1 - red, 1 - green, 1 - blue)
                let black = gray * replaced
                func ink(_ number: Int, _ value: Float) -> Float {
                    1 - inks[number].share(of: max(value - gray * removed * replaced, 0), x, y)
                }
                let paper = 1 - inks[3].share(of: black, x, y)
                return (ink(0, 1 - red) * paper, ink(1, 1 - green) * paper, ink(2, 1 - blue) * paper)
            }
        },
        FilterKind(name: "CIComicEffect") { raster, _ in
            // Few colors, strong ones, and black lines where they change.
            let lines = raster.blurred(1).edges(1.5)
            let flat = raster.blurred(2).recolored { red, green, blue in
                let light = luminance(red, green, blue)
                func part(_ value: Float) -> Float { (((light + (value - light) * 1.4) * 5).rounded()) / 5 }
                return (part(red), part(green), part(blue))
            }
            return flat.mixed(with: lines) { $1 > 60 ? 0 : $0 }
        },
    ]

    private static let screenDefaults: [String: Any] = [kCIInputWidthKey: 6.0, kCIInputSharpnessKey: 0.7]

    /// Black and white by a pattern that repeats itself: the darker a picture, the more of the pattern is black.
    private static func screen(_ name: String, _ height: @escaping @Sendable (Float, Float) -> Float) -> FilterKind {
        let turns: [String: Any] = name == "CICircularScreen" ? [:] : [kCIInputAngleKey: 0.0]
        return FilterKind(
            name: name, defaults: screenDefaults.merging(turns) { $1 }, others: [kCIInputCenterKey]
        ) { raster, values in
            let screen = Screen(raster, values, turnedBy: 0, height)
            return raster.recolored { red, green, blue, x, y in
                let share = screen.share(of: luminance(red, green, blue), x, y)
                return (share, share, share)
            }
        }
    }

    /// A pattern that a tone is printed by.
    private struct Screen {
        private let middle: (Float, Float)
        private let (cosine, sine): (Float, Float)
        private let soft: Float
        private let height: (Float, Float) -> Float

        /// - Parameter height: From 0 to 1: from which tone on a place is filled, by angles that grow by a turn a width.
        init(
            _ raster: Raster, _ values: FilterValues, turnedBy turn: Float, _ height: @escaping (Float, Float) -> Float
        ) {
            middle = raster.fromTop(values.place(kCIInputCenterKey, in: raster))
            let size = 2 * Float.pi / max(values.number(kCIInputWidthKey), 1)
            let angle = values.number(kCIInputAngleKey) + turn
            (cosine, sine) = (cosf(angle) * size, sinf(angle) * size)
            soft = min(max(1 - values.number(kCIInputSharpnessKey), 0.02), 1)
            self.height = height
        }

        /// How much of a place is filled at a tone, from 0 to 1.
        func share(of tone: Float, _ x: Float, _ y: Float) -> Float {
            let (across, down) = (x - middle.0, y - middle.1)
            let place = height(across * cosine - down * sine, across * sine + down * cosine)
            // The extremes are filled or empty everywhere.
            return min(max((tone * (1 + soft) - soft / 2 - place) / soft + 0.5, 0), 1)
        }
    }
}
