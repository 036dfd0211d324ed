import Foundation
import SwiftUI

@testable import ImageFilters

/// Small pictures, and values that have an effect on them, for each filter.
enum FilterSamples {
    static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> CIImage {
        let pixels = (0..<height).flatMap { row in (0..<width).flatMap { color($0, row) } }
        return CIImage(Raster(width: width, height: height, pixels: pixels))
    }

    /// A gradient with a square.
    static let scene = picture(24, 24) { column, row in
        (6..<13).contains(column) && (5..<14).contains(row)
            ? [220, 60, 30, 255] : [UInt8(column * 10), UInt8(row * 9), UInt8(40 + column * 3), 255]
    }
    static let other = picture(24, 24) { column, row in [UInt8(255 - row * 10), 200, UInt8(column * 10), 255] }
    /// Bright in the middle of the right half.
    static let mask = picture(24, 24) { column, row in
        let light = UInt8(max(0, 255 - abs(column - 16) * 20 - abs(row - 12) * 12))
        return [light, light, light, 255]
    }
    /// Waves, which have slopes everywhere.
    static let waves = picture(24, 24) { column, row in
        [UInt8(128 + 100 * sin(Double(column) / 2)), UInt8(128 + 100 * cos(Double(row) / 3)), 90, 255]
    }
    /// Light on a ball, half of it clear.
    private static let shine = picture(8, 8) { column, row in
        let light = UInt8(row * 15 + column)
        return [light, light, light, light]
    }
    /// An edge that is stronger from row to row.
    private static let step = picture(24, 24) { column, row in
        let light = column < 12 ? 40 : UInt8(40 + row * 8)
        return [light, light, light, 255]
    }
    private static let ramp = picture(4, 1) { column, _ in [UInt8(255 - column * 80), 30, UInt8(column * 80), 255] }

    static func data(_ numbers: [Float]) -> Data { numbers.withUnsafeBytes { Data($0) } }

    /// A cube of two colors a side that exchanges red and blue, or turns all into their opposites.
    static func cube(inverts: Bool) -> Data {
        data(
            (0..<8).flatMap { corner -> [Float] in
                let parts = (0..<3).map { Float(corner >> $0 & 1) }
                return inverts
                    ? [1 - parts[0], 1 - parts[1], 1 - parts[2], 1] : [parts[2] * 0.9, parts[1], parts[0] * 0.8, 1]
            })
    }

    private static func point(_ x: CGFloat, _ y: CGFloat) -> CIVector { CIVector(x: x, y: y) }

    private static let quad: [String: Any] = [
        "inputTopLeft": point(3, 21), "inputTopRight": point(20, 23), "inputBottomRight": point(23, 2),
        "inputBottomLeft": point(1, 1),
    ]
    private static let tile: [String: Any] = ["inputWidth": 9.0]
    private static let small = CIVector(x: 2, y: 3, z: 20, w: 14)
    private static let turn = CGAffineTransform(a: 0.5, b: 0.1, c: -0.1, d: 0.4, tx: 3, ty: 2)

    /// What each filter has beside its usual values.
    static let values: [String: [String: Any]] = {
        var result: [String: [String: Any]] = [
            "CIColorMap": ["inputGradientImage": ramp],
            "CIColorCurves": ["inputCurvesData": data([0.1, 0, 0.4, 0.9, 0.3, 0.6, 1, 0.8, 1])],
            "CIColorPolynomial": [
                "inputRedCoefficients": CIVector(x: 0.1, y: 0.5, z: 0.2, w: 0.1),
                "inputAlphaCoefficients": CIVector(x: 0, y: 0.9, z: 0, w: 0),
            ],
            "CIColorCrossPolynomial": [
                "inputRedCoefficients": CIVector(values: [0.5, 0.1, 0, 0, 0.2, 0, 0.1, 0, 0, 0.1], count: 10)
            ],
            "CIColorCube": ["inputCubeData": cube(inverts: false)],
            "CIColorCubeWithColorSpace": ["inputCubeData": cube(inverts: false)],
            "CIColorCubesMixedWithMask": [
                "inputCube0Data": cube(inverts: false), "inputCube1Data": cube(inverts: true), "inputMaskImage": mask,
            ],
            "CIToneCurve": ["inputPoint2": point(0.5, 0.7)],
            "CIColorAbsoluteDifference": ["inputImage2": other],
            "CIColorThresholdOtsu": [:],
            "CIDocumentEnhancer": [:],
            "CISpotColor": [
                "inputCloseness1": 0.4, "inputContrast1": 0.5, "inputCloseness2": 0.4, "inputContrast2": 0.5,
                "inputContrast3": 0.5,
            ],
            "CICircularWrap": ["inputRadius": 3.0],
            "CIHoleDistortion": ["inputRadius": 5.0],
            "CILightTunnel": ["inputRadius": 5.0, "inputRotation": 0.5],
            "CITorusLensDistortion": ["inputRadius": 10.0, "inputWidth": 8.0],
            "CICircleSplashDistortion": ["inputRadius": 5.0],
            "CIBumpDistortionLinear": ["inputRadius": 10.0],
            "CIGlassLozenge": ["inputPoint0": point(5, 6), "inputPoint1": point(18, 15), "inputRadius": 6.0],
            "CIGlassDistortion": ["inputTexture": waves, "inputScale": 20.0],
            "CIDisplacementDistortion": ["inputDisplacementImage": waves, "inputScale": 8.0],
            "CIStretchCrop": ["inputSize": point(40, 20)],
            "CIDroste": ["inputInsetPoint0": point(8, 8), "inputInsetPoint1": point(15, 17)],
            "CINinePartStretched": [
                "inputBreakpoint0": point(5, 6), "inputBreakpoint1": point(15, 14), "inputGrowAmount": point(10, 16),
            ],
            "CINinePartTiled": [
                "inputBreakpoint0": point(5, 6), "inputBreakpoint1": point(15, 14), "inputGrowAmount": point(10, 16),
            ],
            "CIMedianFilter": [:],
            "CIBokehBlur": ["inputRadius": 5.0, "inputRingAmount": 0.5],
            "CIMaskedVariableBlur": ["inputMask": mask],
            "CIDepthOfField": ["inputPoint0": point(0, 12), "inputPoint1": point(12, 15)],
            "CIMorphologyGradient": ["inputRadius": 2.0],
            "CIMorphologyRectangleMaximum": [:],
            "CIMorphologyRectangleMinimum": [:],
            "CIHeightFieldFromMask": ["inputRadius": 4.0],
            "CIShadedMaterial": ["inputShadingImage": other],
            "CISpotLight": [
                "inputLightPosition": CIVector(x: 5, y: 5, z: 30), "inputLightPointsAt": CIVector(x: 15, y: 15, z: 0),
                "inputBrightness": 1.5,
            ],
            "CISobelGradients": [:], "CIGaborGradients": [:],
            "CICannyEdgeDetector": [
                kCIInputImageKey: step, "inputThresholdHigh": 0.1, "inputThresholdLow": 0.01,
            ],
            "CIAffineTransform": ["inputTransform": turn],
            "CICrop": ["inputRectangle": small],
            "CIStraightenFilter": ["inputAngle": 0.3],
            "CILanczosScaleTransform": ["inputScale": 0.7],
            "CIBicubicScaleTransform": ["inputScale": 0.7],
            "CIPerspectiveTransform": quad,
            "CIPerspectiveTransformWithExtent": quad.merging(["inputExtent": small]) { $1 },
            "CIPerspectiveCorrection": quad,
            "CIPerspectiveRotate": ["inputPitch": 0.2, "inputYaw": 0.3, "inputRoll": 0.1],
            "CIAffineClamp": ["inputTransform": turn], "CIAffineTile": ["inputTransform": turn],
            "CIClamp": ["inputExtent": small],
            "CIOpTile": tile,
            "CIPerspectiveTile": [
                "inputTopLeft": point(6, 16), "inputTopRight": point(15, 18), "inputBottomRight": point(17, 5),
                "inputBottomLeft": point(4, 4),
            ],
            "CITriangleKaleidoscope": ["inputPoint": point(6, 6), "inputSize": 8.0],
            "CIBarsSwipeTransition": ["inputWidth": 4.0],
            "CICopyMachineTransition": ["inputWidth": 8.0],
            "CIFlashTransition": ["inputFadeThreshold": 0.3],
            "CIModTransition": ["inputRadius": 10.0, "inputCompression": 20.0],
            "CIRippleTransition": ["inputWidth": 12.0, "inputScale": 4.0, "inputShadingImage": shine],
            "CISwipeTransition": ["inputWidth": 10.0, "inputOpacity": 0.5],
            "CIAccordionFoldTransition": ["inputBottomHeight": 3.0],
            "CIDisintegrateWithMaskTransition": [
                "inputMaskImage": mask, "inputShadowRadius": 2.0, "inputShadowOffset": point(2, -2),
            ],
            "CIPageCurlTransition": ["inputRadius": 5.0, "inputShadingImage": shine, "inputBacksideImage": waves],
            "CIRandomGenerator": [:],
            "CIRoundedRectangleGenerator": ["inputExtent": small],
            "CIRoundedRectangleStrokeGenerator": ["inputExtent": small, "inputWidth": 2.0],
            "CIBlurredRectangleGenerator": ["inputExtent": small, "inputSigma": 2.0],
            "CIStarShineGenerator": [:], "CISunbeamsGenerator": [:], "CILenticularHaloGenerator": [:],
            "CISmoothLinearGradient": [:],
            "CIHueSaturationValueGradient": ["inputRadius": 12.0, "inputDither": 4.0],
            "CILinearLightBlendMode": [:], "CIPinLightBlendMode": [:], "CIVividLightBlendMode": [:],
            "CIMix": ["inputAmount": 0.4],
            "CIColumnAverage": [:], "CIRowAverage": [:], "CIAreaMinimumAlpha": [:], "CIAreaMaximumAlpha": [:],
            "CIAreaHistogram": ["inputCount": 16],
            "CIHistogramDisplayFilter": ["inputHeight": 20.0, "inputHighLimit": 0.8, "inputLowLimit": 0.2],
        ]
        for name in [
            "Parallelogram", "Triangle", "FourfoldReflected", "FourfoldRotated", "FourfoldTranslated",
            "SixfoldReflected", "SixfoldRotated", "EightfoldReflected", "TwelvefoldReflected", "GlideReflected",
        ] { result["CI\(name)Tile"] = tile }
        for kind in ["", "RGB"] {
            for (size, count) in [("3X3", 9), ("5X5", 25), ("7X7", 49), ("9Horizontal", 9), ("9Vertical", 9)] {
                let numbers = (0..<count).map { CGFloat($0 % 3) / CGFloat(count) }
                result["CIConvolution\(kind)\(size)"] = ["inputWeights": CIVector(values: numbers, count: count)]
            }
        }
        return result
    }()

    static let names = values.keys.sorted()

    /// Other values than the usual and the sample ones, where a small change would make no difference.
    static let changes: [String: [String: Any]] = [
        "CIColorCube": ["inputCubeDimension": 3], "CIColorCubeWithColorSpace": ["inputCubeDimension": 3],
        "CIColorCubesMixedWithMask": ["inputCubeDimension": 3],
        "CICannyEdgeDetector": ["inputThresholdLow": 0.099],
        "CIClamp": ["inputExtent": CIVector(x: 5, y: 5, z: 3, w: 3)],
    ]

    /// A filter with its sample values.
    static func filter(_ name: String) -> CIFilter? {
        guard let filter = CIFilter(name: name) else { return nil }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(scene, forKey: kCIInputImageKey) }
        for (key, value) in values[name] ?? [:] { filter.setValue(value, forKey: key) }
        if filter.inputKeys.contains(kCIInputBackgroundImageKey) {
            filter.setValue(other, forKey: kCIInputBackgroundImageKey)
        }
        if filter.inputKeys.contains(kCIInputTargetImageKey) {
            filter.setValue(other, forKey: kCIInputTargetImageKey)
            filter.setValue(0.45, forKey: kCIInputTimeKey)
        }
        return filter
    }

    /// A value that differs from a filter's; nil for a picture.
    static func change(of key: String, in filter: CIFilter) -> Any? {
        if let change = changes[filter.name]?[key] { return change }
        switch (key, filter.value(forKey: key)) {
        case (kCIInputCenterKey, _): return point(8, 15)
        case (kCIInputExtentKey, _), ("inputRectangle", _): return CIVector(x: 4, y: 5, z: 11, w: 9)
        case ("inputColorSpace", _): return CGColorSpace(name: CGColorSpace.linearSRGB)
        case (kCIInputTransformKey, _): return CGAffineTransform(scaleX: 0.7, y: 0.3)
        case (_, let value as Bool): return !value
        case (_, let value as Int): return value == 0 ? 3 : value * 2
        case (_, let value as Double): return value == 0 ? 0.4 : value * 0.6
        case (_, let value as CIVector):
            let numbers = (0..<value.count).map { value.value(at: $0) * 0.7 + ($0 == 0 ? 0.3 : 0.1) }
            return CIVector(values: numbers, count: value.count)
        case (_, is CIColor): return CIColor(red: 0.3, green: 0.7, blue: 0.5)
        case (_, is Data): return data((0..<32).map { Float($0 * 7 % 11) / 11 })
        default: return nil
        }
    }
}
