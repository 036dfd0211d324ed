import Foundation

/// Filters that mix a picture with the one behind it.
extension FilterKind {
    static let blends: [FilterKind] = [
        parts("CIMultiplyBlendMode") { $0 * $1 },
        parts("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        parts("CIOverlayBlendMode") { hardLight($1, $0) },
        parts("CIHardLightBlendMode") { hardLight($0, $1) },
        parts("CISoftLightBlendMode") { back, front in
            if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
            let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
            return back + (2 * front - 1) * (root - back)
        },
        parts("CIDarkenBlendMode") { min($0, $1) },
        parts("CILightenBlendMode") { max($0, $1) },
        parts("CIDifferenceBlendMode") { abs($0 - $1) },
        parts("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
        parts("CIColorDodgeBlendMode") { dodge($0, $1) },
        parts("CIColorBurnBlendMode") { burn($0, $1) },
        parts("CILinearDodgeBlendMode") { min($0 + $1, 1) },
        parts("CILinearBurnBlendMode") { max($0 + $1 - 1, 0) },
        parts("CISubtractBlendMode") { max($0 - $1, 0) },
        parts("CIDivideBlendMode") { $1 <= 0 ? 1 : min($0 / $1, 1) },
        parts("CILinearLightBlendMode") { back, front in min(max(back + 2 * front - 1, 0), 1) },
        parts("CIPinLightBlendMode") { back, front in front < 0.5 ? min(back, 2 * front) : max(back, 2 * front - 1) },
        parts("CIVividLightBlendMode") { back, front in
            front < 0.5 ? burn(back, 2 * front) : dodge(back, 2 * front - 1)
        },
        whole("CIHueBlendMode") { back, front in front.withSaturation(of: back).withLight(of: back) },
        whole("CISaturationBlendMode") { back, front in back.withSaturation(of: front).withLight(of: back) },
        whole("CIColorBlendMode") { back, front in front.withLight(of: back) },
        whole("CILuminosityBlendMode") { back, front in back.withLight(of: front) },
        pixels("CIAdditionCompositing") { front, back in front + back },
        pixels("CIMaximumCompositing") { front, back in pointwiseMax(front, back) },
        pixels("CIMinimumCompositing") { front, back in pointwiseMin(front, back) },
        pixels("CIMultiplyCompositing") { front, back in front * back / 255 },
        pixels("CISourceAtopCompositing") { front, back in
            (front * back.w + back * (255 - front.w)) / 255
        },
        pixels("CISourceInCompositing") { front, back in front * back.w / 255 },
        pixels("CISourceOutCompositing") { front, back in front * (255 - back.w) / 255 },
        mask("CIBlendWithMask") { luminance($0.x, $0.y, $0.z) },
        mask("CIBlendWithAlphaMask") { $0.w },
        mask("CIBlendWithRedMask") { $0.x },
        mask("CIBlendWithBlueMask") { $0.z },
        FilterKind(name: "CIDissolveTransition", defaults: ["inputTime": 0.0], others: ["inputTargetImage"]) {
            raster, values in
            guard let target = values.image("inputTargetImage")?.raster else { return raster }
            let share = min(max(values.number("inputTime"), 0), 1)
            return Raster(combining: raster, target) { front, back, _, _ in front + (back - front) * share }
        },
    ]

    private static func dodge(_ back: Float, _ front: Float) -> Float {
        back <= 0 ? 0 : front >= 1 ? 1 : min(back / (1 - front), 1)
    }

    private static func burn(_ back: Float, _ front: Float) -> Float {
        back >= 1 ? 1 : front <= 0 ? 0 : 1 - min((1 - back) / front, 1)
    }

    private static func hardLight(_ back: Float, _ front: Float) -> Float {
        front <= 0.5 ? 2 * back * front : 1 - 2 * (1 - back) * (1 - front)
    }

    /// A blend mode of one part of the color after the other: the one behind, and the one in front.
    private static func parts(_ name: String, _ mix: @escaping @Sendable (Float, Float) -> Float) -> FilterKind {
        whole(name) { SIMD3(mix($0.x, $1.x), mix($0.y, $1.y), mix($0.z, $1.z)) }
    }

    /// A blend mode of whole colors.
    private static func whole(
        _ name: String, _ mix: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterKind {
        pixels(name) { front, back in
            func color(_ pixel: SIMD4<Float>) -> SIMD3<Float> {
                pixel.w <= 0 ? .zero : SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
            }
            let (above, below) = (front.w / 255, back.w / 255)
            let mixed = SIMD4(mix(color(back), color(front)) * (above * below * 255), above * below * 255)
            return front * (1 - below) + back * (1 - above) + mixed
        }
    }

    /// A function of the premultiplied pixels in front and behind, from 0 to 255.
    private static func pixels(
        _ name: String, _ mix: @escaping @Sendable (_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterKind {
        FilterKind(name: name, others: [kCIInputBackgroundImageKey]) { raster, values in
            guard let back = values.image(kCIInputBackgroundImageKey)?.raster else { return raster }
            return Raster(combining: raster, back) { front, back, _, _ in mix(front, back) }
        }
    }

    /// The picture where a mask is bright, and the one behind elsewhere.
    private static func mask(_ name: String, _ share: @escaping @Sendable (SIMD4<Float>) -> Float) -> FilterKind {
        FilterKind(name: name, others: [kCIInputBackgroundImageKey, "inputMaskImage"]) { raster, values in
            guard let mask = values.image("inputMaskImage")?.raster else { return raster }
            let back = values.image(kCIInputBackgroundImageKey)?.raster ?? Raster(in: raster.extent)
            return Raster(combining: raster, back, mask) { front, back, mask, _ in
                back + (front - back) * min(max(share(mask) / 255, 0), 1)
            }
        }
    }
}

extension SIMD3<Float> {
    private var light: Float { x * 0.3 + y * 0.59 + z * 0.11 }

    /// The color with another one's light, as the blend modes of PDF define it.
    fileprivate func withLight(of other: Self) -> Self {
        var color = self + (other.light - light)
        let (light, least, most) = (color.light, color.min(), color.max())
        if least < 0, light > least { color = light + (color - light) * (light / (light - least)) }
        if most > 1, most > light { color = light + (color - light) * ((1 - light) / (most - light)) }
        return color
    }

    /// The color with another one's distance between its least and largest part.
    fileprivate func withSaturation(of other: Self) -> Self {
        let range = self.max() - self.min()
        return range <= 0 ? .zero : (self - self.min()) * ((other.max() - other.min()) / range)
    }
}

extension Raster {
    /// Combines the premultiplied pixels of up to three rasters, from 0 to 255, over all of their places; they are clear
    /// where they end.
    init(
        combining first: Raster, _ second: Raster? = nil, _ third: Raster? = nil,
        _ mix: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, _ place: CGPoint) -> SIMD4<Float>
    ) {
        let extents = [first, second, third].compactMap { $0 }.filter { $0.width > 0 && $0.height > 0 }.map(\.extent)
        self.init(in: extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) })
        for row in 0..<height {
            for column in 0..<width {
                let (left, bottom) = (x + column, y + height - 1 - row)
                let mixed = mix(
                    first.pixel(left, bottom), second?.pixel(left, bottom) ?? .zero,
                    third?.pixel(left, bottom) ?? .zero,
                    CGPoint(x: Double(left) + 0.5, y: Double(bottom) + 0.5))
                let (target, alpha) = ((row * width + column) * 4, Self.byte(mixed.w))
                for part in 0..<3 { pixels[target + part] = min(Self.byte(mixed[part]), alpha) }
                pixels[target + 3] = alpha
            }
        }
    }

    /// The premultiplied pixel at a place, from 0 to 255; a clear one outside.
    private func pixel(_ left: Int, _ bottom: Int) -> SIMD4<Float> {
        let (across, down) = (left - x, y + height - 1 - bottom)
        guard across >= 0, down >= 0, across < width, down < height else { return .zero }
        let start = (down * width + across) * 4
        return SIMD4(
            Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]), Float(pixels[start + 3]))
    }
}
