import Foundation
import SwiftUI
import Testing

@testable import ImageFilters

/// Filters that are defined by arithmetic, with their results for known pixels.
@MainActor
@Suite("The arithmetic of filters")
struct FilterValueTests {
    private let scene = FilterSamples.scene

    private func grays(_ width: Int, _ lights: [UInt8]) -> CIImage {
        FilterSamples.picture(width, lights.count / width) { column, row in
            let light = lights[row * width + column]
            return [light, light, light, 255]
        }
    }

    private func reds(_ image: CIImage?) throws -> [UInt8] {
        let pixels = try #require(image).raster.pixels
        return stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
    }

    @Test("Polynomials of a color, and of all of its parts")
    func polynomials() throws {
        let one = CIFilter.colorPolynomial()
        one.inputImage = FilterSamples.picture(1, 1) { _, _ in [51, 102, 204, 255] }
        #expect(one.outputImage?.raster.pixels == [51, 102, 204, 255])
        one.redCoefficients = CIVector(x: 0.2, y: 1, z: 0, w: 0)
        one.greenCoefficients = CIVector(x: 0, y: 0, z: 1, w: 0)
        one.blueCoefficients = CIVector(x: 1, y: 0, z: 0, w: -1)
        #expect(one.outputImage?.raster.pixels == [102, 41, 124, 255])
        let cross = CIFilter.colorCrossPolynomial()
        cross.inputImage = one.inputImage
        #expect(cross.outputImage?.raster.pixels == [51, 102, 204, 255])
        cross.redCoefficients = CIVector(values: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0.1], count: 10)
        cross.blueCoefficients = CIVector(values: [0, 0, 0, 0, 0, 1, 0, 0, 1, 0], count: 10)
        #expect(cross.outputImage?.raster.pixels == [107, 102, 204, 255])
    }

    @Test("A tone curve through points on a line changes nothing; it goes through its points")
    func tones() throws {
        let filter = CIFilter.toneCurve()
        filter.inputImage = scene
        #expect(filter.outputImage?.raster.pixels == scene.raster.pixels)
        #expect(filter.point3 == CGPoint(x: 0.75, y: 0.75))
        filter.inputImage = grays(3, [0, 51, 255])
        filter.point0 = CGPoint(x: 0, y: 0.4)
        filter.point1 = CGPoint(x: 0.2, y: 0.6)
        filter.point4 = CGPoint(x: 1, y: 0.8)
        #expect(try reds(filter.outputImage) == [102, 153, 204])
    }

    @Test("A cube of the colors themselves changes nothing, and one of their opposites inverts")
    func cubes() throws {
        let filter = CIFilter.colorCube()
        filter.inputImage = FilterSamples.picture(1, 1) { _, _ in [51, 102, 204, 255] }
        #expect(filter.cubeDimension == 2)
        filter.cubeData = FilterSamples.cube(inverts: true)
        #expect(filter.outputImage?.raster.pixels == [204, 153, 51, 255])
        filter.cubeDimension = 3
        #expect(filter.outputImage?.raster.pixels == [51, 102, 204, 255])
    }

    @Test("Colors by light, differences of colors, and the best threshold")
    func colors() throws {
        let map = CIFilter.colorMap()
        map.inputImage = grays(3, [0, 85, 255])
        map.gradientImage = grays(4, [250, 150, 50, 7])
        #expect(try reds(map.outputImage) == [250, 150, 7])
        let difference = CIFilter.colorAbsoluteDifference()
        difference.inputImage = grays(2, [10, 200])
        difference.inputImage2 = grays(2, [30, 90])
        #expect(try reds(difference.outputImage) == [20, 110])
        let otsu = CIFilter.colorThresholdOtsu()
        otsu.inputImage = grays(6, [10, 14, 20, 180, 190, 200])
        #expect(try reds(otsu.outputImage) == [0, 0, 0, 255, 255, 255])
    }

    @Test("Weights: one in the middle, one beside it, and the mean")
    func convolutions() throws {
        let filter = CIFilter.convolution3X3()
        filter.inputImage = scene
        #expect(filter.outputImage?.raster.pixels == scene.raster.pixels)
        filter.inputImage = grays(3, [0, 10, 20, 30, 40, 50, 60, 70, 80])
        filter.weights = CIVector(values: [0, 0, 0, 1, 0, 0, 0, 0, 0], count: 9)
        #expect(try reds(filter.outputImage) == [0, 0, 10, 30, 30, 40, 60, 60, 70])
        filter.weights = CIVector(values: [0, 1, 0, 0, 0, 0, 0, 0, 0], count: 9)
        #expect(try reds(filter.outputImage) == [0, 10, 20, 0, 10, 20, 30, 40, 50])
        filter.weights = CIVector(values: [CGFloat](repeating: 1 / 9, count: 9), count: 9)
        #expect(try reds(filter.outputImage)[4] == 40)
        let colors = CIFilter.convolutionRGB9Horizontal()
        colors.inputImage = filter.inputImage
        colors.weights = CIVector(values: [0, 0, 0, -1, 0, 1, 0, 0, 0], count: 9)
        colors.bias = 0.2
        #expect(try reds(colors.outputImage) == [61, 71, 61, 61, 71, 61, 61, 71, 61])
        #expect(colors.outputImage?.raster.pixels[3] == 255)
    }

    @Test("The middle one of nine, and the extremes of a rectangle")
    func neighbors() throws {
        let median = CIFilter.median()
        median.inputImage = grays(3, [1, 9, 2, 8, 250, 7, 3, 6, 4])
        #expect(try reds(median.outputImage)[4] == 6)
        let most = CIFilter.morphologyRectangleMaximum()
        most.inputImage = grays(5, [0, 0, 9, 0, 0, 0, 0, 0, 0, 0])
        (most.width, most.height) = (3, 1)
        #expect(try reds(most.outputImage) == [0, 9, 9, 9, 0, 0, 0, 0, 0, 0])
        (most.width, most.height) = (1, 3)
        #expect(try reds(most.outputImage) == [0, 0, 9, 0, 0, 0, 0, 9, 0, 0])
    }

    @Test("Pictures are cropped and moved by filters")
    func places() throws {
        let crop = scene.applyingFilter("CICrop", parameters: ["inputRectangle": CIVector(x: 3, y: 4, z: 5, w: 6)])
        #expect(crop.extent == CGRect(x: 3, y: 4, width: 5, height: 6))
        let moved = scene.applyingFilter(
            "CIAffineTransform", parameters: ["inputTransform": CGAffineTransform(translationX: 7, y: -2)])
        #expect(moved.extent == CGRect(x: 7, y: -2, width: 24, height: 24))
        #expect(moved.raster.pixels == scene.raster.pixels)
        let clamp = CIFilter.affineClamp()
        clamp.inputImage = grays(4, [10, 20, 30, 40])
        clamp.transform = CGAffineTransform(translationX: 2, y: 0)
        #expect(try reds(clamp.outputImage) == [10, 10, 10, 20])
        let tile = CIFilter.affineTile()
        tile.inputImage = clamp.inputImage
        tile.transform = clamp.transform
        #expect(try reds(tile.outputImage) == [30, 40, 10, 20])
        let within = CIFilter.clamp()
        within.inputImage = clamp.inputImage
        within.extent = CGRect(x: 1, y: 0, width: 2, height: 1)
        #expect(try reds(within.outputImage) == [20, 20, 30, 30])
    }

    @Test("Sizes: a plain picture stays plain, and unchanged ones are the same")
    func sizes() throws {
        let filter = CIFilter.lanczosScaleTransform()
        filter.inputImage = scene
        #expect(filter.outputImage?.raster.pixels == scene.raster.pixels)
        filter.inputImage = grays(4, [UInt8](repeating: 77, count: 16))
        (filter.scale, filter.aspectRatio) = (0.5, 3)
        let small = try #require(filter.outputImage)
        #expect(small.extent == CGRect(x: 0, y: 0, width: 6, height: 2))
        #expect(try reds(small) == [UInt8](repeating: 77, count: 12))
        let cubic = CIFilter.bicubicScaleTransform()
        cubic.inputImage = scene
        #expect(cubic.outputImage?.raster.pixels == scene.raster.pixels)
    }

    @Test("Corners that are the picture's own leave it as it is, and so does their correction")
    func perspective() throws {
        let filter = CIFilter.perspectiveTransform()
        filter.inputImage = scene
        (filter.bottomLeft, filter.bottomRight) = (CGPoint(x: 0, y: 0), CGPoint(x: 24, y: 0))
        (filter.topLeft, filter.topRight) = (CGPoint(x: 0, y: 24), CGPoint(x: 24, y: 24))
        #expect(filter.outputImage?.raster.pixels == scene.raster.pixels)
        let correction = CIFilter.perspectiveCorrection()
        correction.inputImage = scene
        (correction.bottomLeft, correction.bottomRight) = (CGPoint(x: 4, y: 6), CGPoint(x: 14, y: 6))
        (correction.topLeft, correction.topRight) = (CGPoint(x: 4, y: 18), CGPoint(x: 14, y: 18))
        let part = try #require(correction.outputImage)
        #expect(part.extent == CGRect(x: 0, y: 0, width: 10, height: 12))
        #expect(part.raster.pixels == scene.cropped(to: CGRect(x: 4, y: 6, width: 10, height: 12)).raster.pixels)
        #expect(correction.crop)
        correction.crop = false
        #expect(correction.outputImage?.extent == CGRect(x: -4, y: -6, width: 24, height: 24))
    }

    @Test("Tiles repeat themselves after a width, or after its mirror image")
    func tiles() throws {
        func row(_ name: String, at height: Int = 12) throws -> [UInt8] {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(scene, forKey: kCIInputImageKey)
            filter.setValue(6, forKey: kCIInputWidthKey)
            return Array(try reds(filter.outputImage)[(height * 24)..<(height * 24 + 24)])
        }
        let moved = try row("CIFourfoldTranslatedTile")
        #expect(moved[0..<6] == moved[6..<12] && moved[6..<12] == moved[12..<18])
        #expect(Array(moved[12..<18]) == Array(try reds(scene)[(12 * 24 + 12)..<(12 * 24 + 18)]))
        let mirrored = try row("CIFourfoldReflectedTile")
        #expect(Array(mirrored[12..<18]) == mirrored[6..<12].reversed() && mirrored[0..<6] == mirrored[12..<18])
        let eight = try row("CIEightfoldReflectedTile")
        #expect(eight[0..<6] == eight[6..<12] && Array(eight[6..<12]) == eight[12..<18].reversed())
    }

    @Test("Means of rows and columns, counts, and the most opaque pixel")
    func areas() throws {
        let rows = CIFilter.rowAverage()
        rows.inputImage = grays(2, [10, 20, 30, 50])
        rows.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
        #expect(try reds(rows.outputImage) == [15, 40])
        #expect(rows.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        let columns = CIFilter.columnAverage()
        columns.inputImage = rows.inputImage
        columns.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
        #expect(try reds(columns.outputImage) == [20, 35])
        let histogram = CIFilter.areaHistogram()
        histogram.inputImage = grays(4, [0, 0, 10, 255])
        (histogram.count, histogram.extent) = (2, CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(histogram.outputImage?.raster.pixels == [191, 191, 191, 0, 64, 64, 64, 255])
        let alpha = CIFilter.areaMaximumAlpha()
        alpha.inputImage = FilterSamples.picture(3, 1) { column, _ in [UInt8(column), 0, 0, UInt8(column * 40)] }
        alpha.extent = CGRect(x: 0, y: 0, width: 2, height: 1)
        #expect(alpha.outputImage?.raster.pixels == [1, 0, 0, 40])
    }

    @Test("Blend modes, and a mixture")
    func blends() throws {
        func blended(_ filter: any CIFilter & CICompositeOperation) throws -> [UInt8] {
            filter.inputImage = grays(2, [51, 204])
            filter.backgroundImage = grays(2, [153, 102])
            return try reds(filter.outputImage)
        }
        #expect(try blended(CIFilter.linearLightBlendMode()) == [0, 255])
        #expect(try blended(CIFilter.pinLightBlendMode()) == [102, 153])
        #expect(try blended(CIFilter.vividLightBlendMode()) == [0, 255])
        let mix = CIFilter.mix()
        mix.inputImage = grays(1, [100])
        mix.backgroundImage = grays(1, [200])
        #expect(mix.amount == 1)
        mix.amount = 0.25
        #expect(try reds(mix.outputImage) == [175])
    }

    @Test("Generated rectangles have the size and the color asked for")
    func rectangles() throws {
        let round = CIFilter.roundedRectangleGenerator()
        round.extent = CGRect(x: 2, y: 3, width: 20, height: 10)
        (round.radius, round.color) = (4, .red)
        let image = try #require(round.outputImage)
        #expect(image.extent == round.extent)
        #expect(image.raster.pixels[0..<4] == [0, 0, 0, 0])
        let middle = image.raster.index(10, 5)
        #expect(image.raster.pixels[middle..<(middle + 4)] == [255, 0, 0, 255])
    }

    @Test("A size is a length of triangles, and a width and a height of pictures")
    func sharedNames() throws {
        let triangles = CIFilter.triangleKaleidoscope()
        #expect(triangles.size == 700 && triangles.decay == 0.85)
        triangles.size = 12
        #expect(triangles.value(forKey: "inputSize") as? Float == 12)
        let stretched = CIFilter.stretchCrop()
        #expect(stretched.size == CGPoint(x: 1280, y: 720))
        stretched.size = CGPoint(x: 30, y: 20)
        stretched.inputImage = scene
        #expect(stretched.outputImage?.extent == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("The keys of a filter's values include values that are not set")
    func keys() throws {
        #expect(
            try #require(CIFilter(name: "CIHoleDistortion")).inputKeys == ["inputImage", "inputCenter", "inputRadius"])
        #expect(try #require(CIFilter(name: "CIMedianFilter")).inputKeys == ["inputImage"])
        #expect(CIFilter.affineTile().transform == .identity)
    }
}
