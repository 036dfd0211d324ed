import Foundation
import LocalAuthentication
import SwiftUI
import Testing

@testable import ImageFilters

/// Filters that mix two pictures, correct photos, and make gradients.
@MainActor
@Suite("Filters that blend and correct")
struct BlendFilterTests {
    private func plain(_ color: [UInt8], _ size: Int = 8, at place: Int = 0) -> CIImage {
        let pixels = Array((0..<(size * size)).map { _ in color }.joined())
        return CIImage(Raster(x: place, y: place, width: size, height: size, pixels: pixels))
    }

    private func pixel(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0) throws -> [UInt8] {
        let raster = try #require(image).raster
        let start = raster.index(x, y)
        return Array(raster.pixels[start..<(start + 4)])
    }

    private func output(_ name: String, _ front: [UInt8], _ back: [UInt8]) throws -> [UInt8] {
        let filter = try #require(CIFilter(name: name))
        filter.setValue(plain(front), forKey: kCIInputImageKey)
        filter.setValue(plain(back), forKey: kCIInputBackgroundImageKey)
        return try pixel(filter.outputImage)
    }

    @Test(
        "Blend modes compute what their formulas say",
        arguments: [
            ("CIMultiplyBlendMode", [61, 31, 0, 255]), ("CIScreenBlendMode", [194, 173, 102, 255]),
            ("CIDarkenBlendMode", [102, 51, 0, 255]), ("CILightenBlendMode", [153, 153, 102, 255]),
            ("CIDifferenceBlendMode", [51, 102, 102, 255]), ("CILinearDodgeBlendMode", [255, 204, 102, 255]),
            ("CISubtractBlendMode", [51, 0, 0, 255]), ("CIAdditionCompositing", [255, 204, 102, 255]),
            ("CIMinimumCompositing", [102, 51, 0, 255]), ("CISourceInCompositing", [102, 153, 102, 255]),
            ("CISourceOutCompositing", [0, 0, 0, 0]),
        ] as [(String, [Int])])
    func modes(_ name: String, _ wanted: [Int]) throws {
        let result = try output(name, [102, 153, 102, 255], [153, 51, 0, 255]).map(Int.init)
        #expect(zip(result, wanted).allSatisfy { abs($0 - $1) <= 2 }, "\(result)")
    }

    @Test("Hue, saturation, color and light come from one picture each")
    func wholeColors() throws {
        let (gray, red): ([UInt8], [UInt8]) = ([128, 128, 128, 255], [200, 20, 20, 255])
        #expect(Set(try output("CIColorBlendMode", gray, red).prefix(3)).count == 1)
        #expect(Set(try output("CISaturationBlendMode", gray, red).prefix(3)).count == 1)
        let lit = try output("CILuminosityBlendMode", [255, 255, 255, 255], red)
        #expect(lit == [255, 255, 255, 255])
        let tinted = try output("CIColorBlendMode", red, gray)
        #expect(tinted[0] > 180 && tinted[1] < 120)
    }

    @Test("Every blend mode leaves a picture alone where nothing is behind it, and the one behind where it ends")
    func outside() throws {
        for name in CIFilter.filterNames(inCategory: nil) where name.hasSuffix("BlendMode") {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(plain([90, 60, 30, 255]), forKey: kCIInputImageKey)
            #expect(try pixel(filter.outputImage) == [90, 60, 30, 255], "\(name)")
            filter.setValue(plain([10, 20, 30, 255], 4, at: 20), forKey: kCIInputBackgroundImageKey)
            let raster = try #require(filter.outputImage).raster
            #expect(raster.extent == CGRect(x: 0, y: 0, width: 24, height: 24))
            #expect(try pixel(filter.outputImage, 23, 0) == [10, 20, 30, 255], "\(name)")
            #expect(try pixel(filter.outputImage, 0, 23) == [90, 60, 30, 255], "\(name)")
            #expect(try pixel(filter.outputImage, 0, 0) == [0, 0, 0, 0], "\(name)")
        }
    }

    @Test("A mask chooses between pictures, and a transition goes over")
    func masks() throws {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = plain([200, 0, 0, 255])
        filter.backgroundImage = plain([0, 0, 200, 255])
        filter.maskImage = plain([255, 255, 255, 255])
        #expect(try pixel(filter.outputImage) == [200, 0, 0, 255])
        filter.maskImage = plain([0, 0, 0, 255])
        #expect(try pixel(filter.outputImage) == [0, 0, 200, 255])
        let change = CIFilter.dissolveTransition()
        change.inputImage = plain([200, 0, 0, 255])
        change.targetImage = plain([0, 0, 200, 255])
        change.time = 0.25
        #expect(try pixel(change.outputImage) == [150, 0, 50, 255])
        change.time = .infinity
        #expect(try pixel(change.outputImage) == [200, 0, 0, 255])
    }

    @Test("A picture of hexagons has the colors of their middles")
    func hexagons() throws {
        var pixels: [UInt8] = []
        for row in 0..<40 { for column in 0..<40 { pixels += [UInt8(column * 6), UInt8(row * 6), 0, 255] } }
        let filter = CIFilter.hexagonalPixellate()
        filter.inputImage = CIImage(Raster(width: 40, height: 40, pixels: pixels))
        filter.scale = 10
        let raster = try #require(filter.outputImage).raster
        let colors = Set((0..<1600).map { place -> [UInt8] in Array(raster.pixels[(place * 4)..<(place * 4 + 3)]) })
        #expect((16...36).contains(colors.count), "\(colors.count)")
        #expect(try pixel(filter.outputImage, 20, 20) == pixel(filter.outputImage, 23, 21))
        filter.scale = 0
        #expect(filter.outputImage != nil)
    }

    @Test("Matrices, thresholds, temperatures and shadows")
    func corrections() throws {
        let matrix = CIFilter.colorMatrix()
        matrix.inputImage = plain([100, 50, 0, 255])
        #expect(try pixel(matrix.outputImage) == [100, 50, 0, 255])
        matrix.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
        matrix.biasVector = CIVector(x: 0, y: 0, z: 1, w: 0)
        #expect(try pixel(matrix.outputImage) == [50, 50, 255, 255])
        let threshold = CIFilter.colorThreshold()
        threshold.inputImage = plain([200, 100, 128, 255])
        #expect(try pixel(threshold.outputImage) == [255, 0, 255, 255])
        let light = CIFilter.temperatureAndTint()
        light.inputImage = plain([120, 120, 120, 255])
        #expect(try pixel(light.outputImage) == [120, 120, 120, 255])
        light.targetNeutral = CIVector(x: 3000, y: 0)
        let warm = try pixel(light.outputImage)
        #expect(warm[0] > warm[2] + 20)
        let shadows = CIFilter.highlightShadowAdjust()
        shadows.inputImage = plain([60, 60, 60, 255])
        shadows.shadowAmount = 1
        #expect(try pixel(shadows.outputImage)[0] > 70)
    }

    @Test("Lines are drawn where colors change, and gradients go from one color to another")
    func linesAndGradients() throws {
        let pixels = (0..<(20 * 20)).flatMap { place -> [UInt8] in
            place % 20 < 10 ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }
        let lines = CIFilter.lineOverlay()
        lines.inputImage = CIImage(Raster(width: 20, height: 20, pixels: pixels))
        #expect(try pixel(lines.outputImage, 10, 10) == [0, 0, 0, 255])
        #expect(try pixel(lines.outputImage, 2, 10) == [0, 0, 0, 0])
        let grown = CIFilter.morphologyMinimum()
        grown.inputImage = lines.inputImage
        grown.radius = 3
        #expect(try pixel(grown.outputImage, 8, 5) == [0, 0, 0, 255])
        #expect(try pixel(grown.outputImage, 5, 5) == [255, 255, 255, 255])
        let gradient = CIFilter.linearGradient()
        gradient.point1 = CGPoint(x: 100, y: 0)
        gradient.color0 = .red
        gradient.color1 = .blue
        #expect(try pixel(gradient.outputImage, 50, 7)[0] == 126)
        #expect(try pixel(gradient.outputImage, 700, 7) == [0, 0, 255, 255])
    }

    @Test("An error of authentication can be made of a general one")
    func authenticationErrors() {
        let error = NSError(domain: LAError.errorDomain, code: LAError.Code.userCancel.rawValue)
        #expect(LAError(_nsError: error).code == .userCancel)
        #expect(LAError(_nsError: NSError(domain: "x", code: 77)).code == .authenticationFailed)
    }
}
