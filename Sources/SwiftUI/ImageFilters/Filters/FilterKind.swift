import Foundation
import OrielFoundation

/// A filter's name, its values, and its function.
struct FilterKind: @unchecked Sendable {
    var name: String
    /// The values with their usual ones.
    var defaults: [String: Any] = [:]
    /// The values that have no usual one.
    var others: Set<String> = []
    var takesImage = true
    var make: @Sendable (Raster, FilterValues) -> Raster?

    static let all: [String: FilterKind] = {
        var result: [String: FilterKind] = [:]
        let first = [colors, blurs, patterns, distortions, mirrors, generators, prints, samplings, blends, photos]
        let more = [
            curves, lenses, shapes, focus, convolutions, scalings, tiles, transitions, pages, lights, statistics,
        ]
        for kind in (first + more).joined() { result[kind.name] = kind }
        return result
    }()

    private static let colors: [FilterKind] = [
        FilterKind(name: "CISepiaTone", defaults: [kCIInputIntensityKey: 1.0]) { raster, values in
            let strength = values.number(kCIInputIntensityKey)
            return raster.recolored { red, green, blue in
                let sepia = (
                    red * 0.393 + green * 0.769 + blue * 0.189, red * 0.349 + green * 0.686 + blue * 0.168,
                    red * 0.272 + green * 0.534 + blue * 0.131
                )
                return (
                    red + (sepia.0 - red) * strength, green + (sepia.1 - green) * strength,
                    blue + (sepia.2 - blue) * strength
                )
            }
        },
        FilterKind(name: "CIColorInvert") { raster, _ in raster.recolored { (1 - $0, 1 - $1, 1 - $2) } },
        FilterKind(
            name: "CIColorMonochrome",
            defaults: [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
        ) { raster, values in
            let (color, strength) = (values.color(kCIInputColorKey), values.number(kCIInputIntensityKey))
            return raster.recolored { red, green, blue in
                let light = luminance(red, green, blue)
                return (
                    red + (light * Float(color.red) - red) * strength,
                    green + (light * Float(color.green) - green) * strength,
                    blue + (light * Float(color.blue) - blue) * strength
                )
            }
        },
        FilterKind(
            name: "CIColorControls",
            defaults: [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
        ) { raster, values in
            let saturation = values.number(kCIInputSaturationKey)
            let (brightness, contrast) = (values.number(kCIInputBrightnessKey), values.number(kCIInputContrastKey))
            return raster.recolored { red, green, blue in
                let light = luminance(red, green, blue)
                func part(_ value: Float) -> Float {
                    (light + (value - light) * saturation - 0.5) * contrast + 0.5 + brightness
                }
                return (part(red), part(green), part(blue))
            }
        },
        FilterKind(name: "CIExposureAdjust", defaults: [kCIInputEVKey: 0.0]) { raster, values in
            let factor = pow(2, values.number(kCIInputEVKey) / 2.2)
            return raster.recolored { ($0 * factor, $1 * factor, $2 * factor) }
        },
        FilterKind(name: "CIGammaAdjust", defaults: ["inputPower": 1.0]) { raster, values in
            let power = values.number("inputPower")
            return raster.recolored { (pow(max($0, 0), power), pow(max($1, 0), power), pow(max($2, 0), power)) }
        },
        FilterKind(name: "CIHueAdjust", defaults: [kCIInputAngleKey: 0.0]) { raster, values in
            let (cosine, sine) = (cos(values.number(kCIInputAngleKey)), sin(values.number(kCIInputAngleKey)))
            // The colors turn around the axis of grays.
            return raster.recolored { red, green, blue in
                let (luma, i, q) = (
                    0.299 * red + 0.587 * green + 0.114 * blue, 0.596 * red - 0.274 * green - 0.322 * blue,
                    0.211 * red - 0.523 * green + 0.312 * blue
                )
                let (x, y) = (i * cosine - q * sine, i * sine + q * cosine)
                return (luma + 0.956 * x + 0.621 * y, luma - 0.272 * x - 0.647 * y, luma - 1.106 * x + 1.703 * y)
            }
        },
        FilterKind(name: "CIVibrance", defaults: [kCIInputAmountKey: 0.0]) { raster, values in
            let amount = values.number(kCIInputAmountKey)
            return raster.recolored { red, green, blue in
                let light = luminance(red, green, blue)
                // Pale colors gain more than strong ones.
                let factor = 1 + amount * (1 - (max(red, green, blue) - min(red, green, blue)))
                return (
                    light + (red - light) * factor, light + (green - light) * factor, light + (blue - light) * factor
                )
            }
        },
        FilterKind(name: "CIColorPosterize", defaults: ["inputLevels": 6.0]) { raster, values in
            let steps = max(values.number("inputLevels").rounded() - 1, 1)
            return raster.recolored {
                (($0 * steps).rounded() / steps, ($1 * steps).rounded() / steps, ($2 * steps).rounded() / steps)
            }
        },
        FilterKind(
            name: "CIColorClamp",
            defaults: [
                "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
                "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
            ]
        ) { raster, values in
            let (least, most) = (values.vector("inputMinComponents"), values.vector("inputMaxComponents"))
            func part(_ value: Float, _ place: Int) -> Float {
                min(max(value, Float(least.value(at: place))), Float(most.value(at: place)))
            }
            return raster.recolored { (part($0, 0), part($1, 1), part($2, 2)) }
        },
        FilterKind(name: "CIMaskToAlpha") { raster, _ in raster.masked() },
        FilterKind(
            name: "CIFalseColor",
            defaults: [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ]
        ) { raster, values in
            let (dark, bright) = (values.color("inputColor0"), values.color("inputColor1"))
            return raster.recolored { red, green, blue in
                let light = CGFloat(luminance(red, green, blue))
                return (
                    Float(dark.red + (bright.red - dark.red) * light),
                    Float(dark.green + (bright.green - dark.green) * light),
                    Float(dark.blue + (bright.blue - dark.blue) * light)
                )
            }
        },
        FilterKind(name: "CIWhitePointAdjust", defaults: [kCIInputColorKey: CIColor(red: 1, green: 1, blue: 1)]) {
            raster, values in
            let white = values.color(kCIInputColorKey)
            return raster.recolored { ($0 * Float(white.red), $1 * Float(white.green), $2 * Float(white.blue)) }
        },
        heat("CIThermal", [(0, 0, 0.35), (0.35, 0, 0.6), (0.9, 0.1, 0.2), (1, 0.65, 0), (1, 1, 0.75)]),
        heat("CIXRay", [(0.9, 1, 1), (0.45, 0.65, 0.75), (0.12, 0.25, 0.35), (0, 0.02, 0.05)]),
        look("CIPhotoEffectMono", saturation: 0, contrast: 1, warmth: 0, fade: 0),
        look("CIPhotoEffectNoir", saturation: 0, contrast: 1.35, warmth: 0, fade: 0),
        look("CIPhotoEffectTonal", saturation: 0, contrast: 0.9, warmth: 0, fade: 0),
        look("CIPhotoEffectChrome", saturation: 1.25, contrast: 1.15, warmth: 0, fade: 0),
        look("CIPhotoEffectFade", saturation: 0.75, contrast: 0.85, warmth: 0, fade: 0.06),
        look("CIPhotoEffectInstant", saturation: 0.8, contrast: 1, warmth: 0.08, fade: 0.03),
        look("CIPhotoEffectProcess", saturation: 1, contrast: 1.1, warmth: -0.08, fade: 0),
        look("CIPhotoEffectTransfer", saturation: 0.9, contrast: 1.1, warmth: 0.12, fade: 0),
    ]

    /// Colors by the light of a picture, from dark to light; Apple does not describe them in numbers.
    private static func heat(_ name: String, _ colors: [(Float, Float, Float)]) -> FilterKind {
        FilterKind(name: name) { raster, _ in
            raster.recolored { red, green, blue in
                let place = min(max(luminance(red, green, blue), 0), 1) * Float(colors.count - 1)
                let index = min(Int(place), colors.count - 2)
                let (from, to, part) = (colors[index], colors[index + 1], place - Float(index))
                return (
                    from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part, from.2 + (to.2 - from.2) * part
                )
            }
        }
    }

    /// A look of old films, which Apple does not describe in numbers.
    private static func look(
        _ name: String, saturation: Float, contrast: Float, warmth: Float, fade: Float
    ) -> FilterKind {
        FilterKind(name: name) { raster, _ in
            raster.recolored { red, green, blue in
                let light = luminance(red, green, blue)
                func part(_ value: Float, _ shift: Float) -> Float {
                    ((light + (value - light) * saturation - 0.5) * contrast + 0.5 + shift) * (1 - fade) + fade
                }
                return (part(red, warmth), part(green, 0), part(blue, -warmth))
            }
        }
    }

    private static let blurs: [FilterKind] = [
        FilterKind(name: "CIGaussianBlur", defaults: [kCIInputRadiusKey: 10.0]) { raster, values in
            raster.blurred(values.number(kCIInputRadiusKey))
        },
        FilterKind(name: "CIBoxBlur", defaults: [kCIInputRadiusKey: 10.0]) { raster, values in
            raster.averaged(Int(max(values.number(kCIInputRadiusKey), 0)))
        },
        FilterKind(
            name: "CIUnsharpMask", defaults: [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
        ) { raster, values in
            let strength = values.number(kCIInputIntensityKey)
            return raster.mixed(with: raster.blurred(values.number(kCIInputRadiusKey))) { $0 + ($0 - $1) * strength }
        },
        FilterKind(
            name: "CISharpenLuminance", defaults: [kCIInputRadiusKey: 1.69, kCIInputSharpnessKey: 0.4]
        ) { raster, values in
            let strength = values.number(kCIInputSharpnessKey)
            return raster.mixed(with: raster.blurred(values.number(kCIInputRadiusKey))) { $0 + ($0 - $1) * strength }
        },
        FilterKind(name: "CIBloom", defaults: [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { raster, values in
            let strength = values.number(kCIInputIntensityKey)
            return raster.mixed(with: raster.blurred(values.number(kCIInputRadiusKey))) {
                max($0, $0 + $1 * strength * 0.5)
            }
        },
        FilterKind(name: "CIGloom", defaults: [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { raster, values in
            let strength = values.number(kCIInputIntensityKey)
            return raster.mixed(with: raster.blurred(values.number(kCIInputRadiusKey))) {
                $0 + (min($0, $1) * 0.6 - $0) * strength
            }
        },
        FilterKind(name: "CIEdges", defaults: [kCIInputIntensityKey: 1.0]) { raster, values in
            raster.edges(values.number(kCIInputIntensityKey))
        },
    ]

    private static let patterns: [FilterKind] = [
        FilterKind(
            name: "CIPixellate", defaults: [kCIInputScaleKey: 8.0], others: [kCIInputCenterKey]
        ) { raster, values in
            let size = max(values.number(kCIInputScaleKey), 1)
            return raster.tiled { x, y in
                ((x / size).rounded(.down) * size + size / 2, (y / size).rounded(.down) * size + size / 2)
            }
        },
        FilterKind(
            name: "CICrystallize", defaults: [kCIInputRadiusKey: 20.0], others: [kCIInputCenterKey]
        ) { raster, values in raster.crystals(max(values.number(kCIInputRadiusKey), 1), round: false) },
        FilterKind(
            name: "CIPointillize", defaults: [kCIInputRadiusKey: 20.0], others: [kCIInputCenterKey]
        ) { raster, values in raster.crystals(max(values.number(kCIInputRadiusKey), 1), round: true) },
        FilterKind(name: "CIVignette", defaults: [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) {
            raster, values in
            let (strength, radius) = (values.number(kCIInputIntensityKey), max(values.number(kCIInputRadiusKey), 0.01))
            let (width, height) = (Float(raster.width), Float(raster.height))
            return raster.shaded { x, y in
                let (across, down) = (x / width - 0.5, y / height - 0.5)
                return max(1 - (across * across + down * down) * 2 * strength / max(radius, 0.5), 0)
            }
        },
        FilterKind(
            name: "CIVignetteEffect", defaults: [kCIInputIntensityKey: 1.0, kCIInputRadiusKey: 150.0],
            others: [kCIInputCenterKey]
        ) { raster, values in
            let strength = values.number(kCIInputIntensityKey)
            let radius = max(values.number(kCIInputRadiusKey), 1)
            let middle = raster.fromTop(values.place(kCIInputCenterKey, in: raster))
            return raster.shaded { x, y in
                let distance = hypotf(x - middle.0, y - middle.1) / radius
                return max(1 - strength * min(max(distance - 0.5, 0), 1), 0)
            }
        },
    ]

    private static let distortions: [FilterKind] = [
        FilterKind(
            name: "CITwirlDistortion", defaults: [kCIInputRadiusKey: 300.0, kCIInputAngleKey: 3.14159],
            others: [kCIInputCenterKey]
        ) { raster, values in
            let angle = values.number(kCIInputAngleKey)
            return raster.warped(values) { share in (1, angle * (1 - share) * (1 - share)) }
        },
        FilterKind(
            name: "CIBumpDistortion", defaults: [kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5],
            others: [kCIInputCenterKey]
        ) { raster, values in
            let strength = values.number(kCIInputScaleKey)
            return raster.warped(values) { share in (1 - strength * (1 - share) * (1 - share), 0) }
        },
        FilterKind(
            name: "CIPinchDistortion", defaults: [kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5],
            others: [kCIInputCenterKey]
        ) { raster, values in
            let strength = values.number(kCIInputScaleKey)
            return raster.warped(values) { share in (1 + strength * (1 - share) / max(share, 0.05) * share, 0) }
        },
    ]

    private static let mirrors: [FilterKind] = [
        FilterKind(
            name: "CIKaleidoscope", defaults: ["inputCount": 6, kCIInputAngleKey: 0.0], others: [kCIInputCenterKey]
        ) { raster, values in
            let middle = raster.fromTop(values.place(kCIInputCenterKey, in: raster))
            let slice = 2 * Float.pi / min(max(values.number("inputCount").rounded(), 1), 1000)
            let turn = values.number(kCIInputAngleKey)
            return raster.mapped { x, y in
                let (across, down) = (x - middle.0, y - middle.1)
                let distance = hypotf(across, down)
                let inSlice = (atan2f(down, across) - turn).remainder(dividingBy: slice)
                let angle = abs(inSlice) + turn
                return (middle.0 + distance * cosf(angle), middle.1 + distance * sinf(angle))
            }
        }
    ]

    private static let generators: [FilterKind] = [
        FilterKind(
            name: "CIQRCodeGenerator", defaults: ["inputCorrectionLevel": "M"], others: ["inputMessage"],
            takesImage: false
        ) { _, values in
            values.data("inputMessage").flatMap { QRCode($0, level: values.text("inputCorrectionLevel")) }?.raster
        },
        FilterKind(
            name: "CIBarcodeGenerator", defaults: [:], others: ["inputBarcodeDescriptor"], takesImage: false
        ) { _, values in
            guard let descriptor = values.any("inputBarcodeDescriptor") as? CIBarcodeDescriptor else { return nil }
            guard let code = descriptor as? CIQRCodeDescriptor else {
                RuntimeWarning.issue("CIBarcodeGenerator: only QR codes are drawn.")
                return nil
            }
            return code.code?.raster
        },
        FilterKind(
            name: "CICode128BarcodeGenerator", defaults: ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0],
            others: ["inputMessage"], takesImage: false
        ) { _, values in
            // As wide and as high as Apple's may be.
            let (space, tallness) = (values.number("inputQuietSpace"), values.number("inputBarcodeHeight"))
            let margin = space > 0 ? Int(min(space, 100)) : 0
            let height = tallness > 1 ? Int(min(tallness, 500)) : 1
            return values.data("inputMessage").flatMap(Code128.init)?.raster(height: height, margin: margin)
        },
        FilterKind(name: "CIConstantColorGenerator", defaults: [kCIInputColorKey: CIColor.red], takesImage: false) {
            _, values in
            Raster(filling: CGRect(x: 0, y: 0, width: 1024, height: 1024), with: values.color(kCIInputColorKey))
        },
        FilterKind(name: "CIStripesGenerator", defaults: twoColors, takesImage: false) { _, values in
            pattern(values, ofSquares: false)
        },
        FilterKind(name: "CICheckerboardGenerator", defaults: twoColors, takesImage: false) { _, values in
            pattern(values, ofSquares: true)
        },
        FilterKind(name: "CISourceOverCompositing", others: [kCIInputBackgroundImageKey]) { raster, values in
            values.image(kCIInputBackgroundImageKey).map { raster.composited(over: $0.raster) } ?? raster
        },
    ]

    /// The usual values of patterns of two colors.
    private static let twoColors: [String: Any] = [
        kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        kCIInputWidthKey: 80.0, kCIInputSharpnessKey: 1.0,
    ]

    /// Stripes or squares of two colors that take turns.
    private static func pattern(_ values: FilterValues, ofSquares: Bool) -> Raster {
        let area = Raster(in: CGRect(x: 0, y: 0, width: 1024, height: 1024))
        let width = max(values.number(kCIInputWidthKey), 1)
        // How much of a width colors mix in.
        let soft = min(max(1 - values.number(kCIInputSharpnessKey), 0), 1)
        let middle = area.fromTop(values.place(kCIInputCenterKey, in: area))
        let (first, second) = (Raster.parts(values.color("inputColor0")), Raster.parts(values.color("inputColor1")))
        let lines = [Float(0), 1].map { shift in
            (0..<area.width).flatMap { column -> [UInt8] in
                let place = (Float(column) + 0.5 - middle.0) / width + shift
                let turn = place - (place / 2).rounded(.down) * 2
                // How far it is from the middle of the first color's part, in widths.
                let distance = abs(turn < 1.5 ? turn - 0.5 : turn - 2.5)
                let share = soft > 0 ? min(max((distance - 0.5) / soft + 0.5, 0), 1) : distance < 0.5 ? 0 : 1
                return zip(first, second).map { Raster.byte($0 + ($1 - $0) * share) }
            }
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(area.pixels.count)
        for row in 0..<area.height {
            let floor = ((middle.1 - Float(row) - 0.5) / width).rounded(.down)
            let isOdd = ofSquares && floor.truncatingRemainder(dividingBy: 2) != 0
            pixels += lines[isOdd ? 1 : 0]
        }
        return Raster(width: area.width, height: area.height, pixels: pixels)
    }

    static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
        red * 0.2126 + green * 0.7152 + blue * 0.0722
    }
}
