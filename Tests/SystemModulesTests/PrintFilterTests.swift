import Foundation
import SwiftUI
import Testing

@testable import ImageFilters

/// Filters that print a picture, and those that mix many pixels into one.
@MainActor
@Suite("Filters that print and mix")
struct PrintFilterTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> CIImage {
        let pixels = (0..<height).flatMap { row in (0..<width).flatMap { color($0, row) } }
        return CIImage(Raster(width: width, height: height, pixels: pixels))
    }

    private func gray(_ light: UInt8, _ size: Int = 60) -> CIImage {
        picture(size, size) { _, _ in [light, light, light, 255] }
    }

    private func output(_ name: String, _ image: CIImage, _ values: [String: Any] = [:]) throws -> Raster {
        let filter = try #require(CIFilter(name: name, parameters: values))
        filter.setValue(image, forKey: kCIInputImageKey)
        return try #require(filter.outputImage).raster
    }

    private func mean(_ raster: Raster) -> Int {
        let colors = raster.pixels.enumerated().filter { $0.offset & 3 != 3 }.map { Int($0.element) }
        return colors.reduce(0, +) / max(colors.count, 1)
    }

    @Test(
        "A screen is white for white, black for black, and half of each for gray",
        arguments: ["CIDotScreen", "CILineScreen", "CICircularScreen", "CIHatchedScreen", "CICMYKHalftone"])
    func screens(_ name: String) throws {
        #expect(mean(try output(name, gray(255))) == 255)
        #expect(mean(try output(name, gray(0))) == 0)
        let half = try output(name, gray(128))
        // Lines that cross leave less room than others.
        #expect((name == "CIHatchedScreen" ? 40...130 : 90...165).contains(mean(half)))
        let sharp = try output(name, gray(128), [kCIInputSharpnessKey: 1.0, kCIInputWidthKey: 20.0])
        #expect(Set(sharp.pixels).count > 1 && sharp.pixels != half.pixels)
        let far = try output(name, gray(128), [kCIInputCenterKey: CIVector(x: .greatestFiniteMagnitude, y: 0)])
        #expect(far.width == 60)
    }

    @Test("A comic has few colors, and lines where they change")
    func comic() throws {
        let image = picture(40, 40) { column, _ in column < 20 ? [250, 200, 60, 255] : [40, 60, 200, 255] }
        let filter = CIFilter.comicEffect()
        filter.inputImage = image
        let raster = try #require(filter.outputImage).raster
        func color(_ column: Int) -> [UInt8] {
            Array(raster.pixels[(20 * 40 + column) * 4..<(20 * 40 + column) * 4 + 3])
        }
        #expect(color(20) == [0, 0, 0] && color(5) != color(35) && color(5) == color(8) && color(5) != [0, 0, 0])
    }

    @Test("A blur in a direction spreads along it alone; one away from a middle leaves the middle")
    func directions() throws {
        let column = picture(21, 21) { column, _ in column == 10 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        let across = try output("CIMotionBlur", column, [kCIInputRadiusKey: 5.0])
        let along = try output("CIMotionBlur", column, [kCIInputRadiusKey: 5.0, kCIInputAngleKey: Double.pi / 2])
        #expect(across.pixels[(10 * 21 + 7) * 4] == 255 / 11 && along.pixels == column.raster.pixels)
        let zoom = try output("CIZoomBlur", column)
        #expect(zoom.pixels[(10 * 21 + 10) * 4] == 255 && zoom.pixels != column.raster.pixels)
        let far = CIVector(x: .greatestFiniteMagnitude, y: -.greatestFiniteMagnitude)
        #expect(try output("CIZoomBlur", column, [kCIInputCenterKey: far]).width == 21)
        #expect(try output("CIDiscBlur", column, [kCIInputRadiusKey: -3.0]).pixels == column.raster.pixels)
        let vortex = try output("CIVortexDistortion", column, [kCIInputRadiusKey: 8.0])
        #expect(vortex.pixels != column.raster.pixels && vortex.pixels[(10 * 21) * 4] == 0)
    }

    @Test("An area's mean and extremes are one pixel each")
    func areas() throws {
        let halves = picture(4, 2) { column, _ in column < 2 ? [10, 20, 30, 255] : [50, 10, 30, 255] }
        let average = CIFilter.areaAverage()
        average.inputImage = halves
        average.extent = CGRect(x: 0, y: 0, width: 4, height: 2)
        #expect(average.outputImage?.raster.pixels == [30, 15, 30, 255])
        average.extent = CGRect(x: 2, y: 0, width: 2, height: 2)
        #expect(average.outputImage?.raster.pixels == [50, 10, 30, 255] && average.outputImage?.extent.width == 1)
        average.extent = CGRect(x: 9, y: 9, width: 1, height: 1)
        #expect(average.outputImage?.raster.pixels == [0, 0, 0, 0])
        #expect(try output("CIAreaMaximum", halves).pixels == [50, 20, 30, 255])
        #expect(try output("CIAreaMinimum", halves).pixels == [10, 10, 30, 255])
        #expect(try output("CIAreaMinMax", halves).pixels == [10, 10, 30, 255, 50, 20, 30, 255])
        #expect(
            try output("CIAreaAverage", halves, [kCIInputExtentKey: CIVector(x: .nan, y: 0, z: 1, w: 1)]).width == 1)
    }
}
