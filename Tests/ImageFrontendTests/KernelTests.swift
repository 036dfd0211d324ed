import CairoPainting
import DisplayList
import Foundation
import ImageFrontend
import PixelKernels
import Testing

/// The functions that work on each pixel.
@MainActor @Suite struct KernelTests {
    @Test func kernelsAreOptimizedInDebugBuildsToo() { #expect(oriel_kernels_are_optimized()) }

    /// The share of a bell between two places.
    private func share(_ from: Double, _ to: Double, _ deviation: Double) -> Double {
        (erf(to / deviation / 2.0.squareRoot()) - erf(from / deviation / 2.0.squareRoot())) / 2
    }

    @Test(
        "A blur is a bell, on whatever grid it is computed",
        arguments: [1.2, 2, 2.9, 3, 4.5, 6, 7.5, 11, 13, 20, 30])
    func bell(deviation: Double) {
        let side = 300
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        for y in 130..<170 { for x in 140..<160 { for c in 0..<4 { pixels[(y * side + x) * 4 + c] = 255 } } }
        pixels.withUnsafeMutableBufferPointer {
            oriel_blur(OrielPixels(pixels: $0.baseAddress!, width: side, height: side, stride: side * 4), 4, deviation)
        }
        var worst = 0.0
        for y in 0..<side {
            for x in 0..<side {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let expected = 255 * share(px - 160, px - 140, deviation) * share(py - 170, py - 130, deviation)
                worst = max(worst, abs(expected - Double(pixels[(y * side + x) * 4 + 2])))
            }
        }
        #expect(worst < 4, "\(worst) of 255")
    }

    @Test("A blur of opacity alone is that of colours", arguments: [1.5, 4, 14])
    func opacityAlone(deviation: Double) {
        let side = 61
        func isInside(_ x: Int, _ y: Int) -> Bool { x > 20 && x < 45 && y > 13 && (x + y) % 7 != 0 }
        var one = [UInt8](repeating: 0, count: side * side), four = [UInt8](repeating: 0, count: side * side * 4)
        for y in 0..<side {
            for x in 0..<side where isInside(x, y) {
                one[y * side + x] = 200
                four[(y * side + x) * 4 + 3] = 200
            }
        }
        one.withUnsafeMutableBufferPointer {
            oriel_blur(OrielPixels(pixels: $0.baseAddress!, width: side, height: side, stride: side), 1, deviation)
        }
        four.withUnsafeMutableBufferPointer {
            oriel_blur(OrielPixels(pixels: $0.baseAddress!, width: side, height: side, stride: side * 4), 4, deviation)
        }
        #expect(one == stride(from: 3, to: four.count, by: 4).map { four[$0] })
    }

    @Test("A part of a large blurred picture has the whole's pixels", arguments: [2, 5, 14] as [CGFloat])
    func parts(radius: CGFloat) throws {
        // Too large to be kept, so that only damaged parts are drawn.
        func build(_ list: DisplayList) {
            let group = list.add(.none, 0, 0, 2200, 1600, effects: [.blur(radius: radius, opaque: false)])
            for index in 0..<8 {
                list.add(.color(RGBA(1, 0, 0)), 100 + CGFloat(index) * 37, 90, 11, 300, in: group)
            }
            list.add(.color(RGBA(0, 0, 1)), 2100, 1500, 40, 40, in: group)
        }
        let list = DisplayList()
        build(list)
        let (whole, part) = (try Canvas(400, 300), try Canvas(400, 300))
        let painter = CairoPainter(textSystem: PangoTextSystem())
        whole.paint(list, painter)
        part.paint(list, painter, damage: [CGRect(x: 131, y: 77, width: 90, height: 60)])
        var differing = 0
        for y in 77..<137 { for x in 131..<221 where whole.pixel(x, y) != part.pixel(x, y) { differing += 1 } }
        #expect(differing == 0)
    }
}
