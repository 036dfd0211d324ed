import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import ImageFilters

/// Filters for pictures: what they make of known pixels.
@MainActor
@Suite("Filters")
struct FilterTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> CIImage {
        let pixels = (0..<height).flatMap { row in (0..<width).flatMap { color($0, row) } }
        return CIImage(Raster(width: width, height: height, pixels: pixels))
    }

    private func red(_ size: Int) -> CIImage { picture(size, size) { _, _ in [255, 0, 0, 255] } }

    @Test("A filter by its name, and one with values of its own, make the same")
    func sepia() throws {
        let named = try #require(CIFilter(name: "CISepiaTone"))
        #expect(named.inputKeys == [kCIInputImageKey, kCIInputIntensityKey] && named.outputImage == nil)
        named.setValue(red(2), forKey: kCIInputImageKey)
        named.setValue(1, forKey: kCIInputIntensityKey)
        let own = CIFilter.sepiaTone()
        own.inputImage = red(2)
        own.intensity = 1
        #expect(named.outputImage?.raster.pixels == own.outputImage?.raster.pixels)
        #expect(own.outputImage?.raster.pixels.prefix(4) == [100, 89, 69, 255])
        own.intensity = 0
        #expect(own.outputImage?.raster.pixels.prefix(4) == [255, 0, 0, 255])
    }

    @Test("Pixels go to UIKit and back")
    func context() throws {
        let filter = CIFilter.colorInvert()
        filter.inputImage = red(3)
        let result = try #require(filter.outputImage)
        let pixels = try #require(CIContext().createCGImage(result, from: result.extent))
        #expect(pixels.width == 3 && pixels.height == 3)
        let image = UIImage(cgImage: pixels)
        #expect(CIImage(image: image)?.raster.pixels.prefix(4) == [0, 255, 255, 255])
        let part = CIContext().createCGImage(result, from: CGRect(x: 1, y: 1, width: 10, height: 10))
        #expect(part?.width == 2)
        #expect(CIContext().createCGImage(result, from: .null) == nil)
    }

    @Test("White becomes a color; heat and X-rays go from dark to light; values can be set by their paths")
    func colorMaps() throws {
        let white = CIFilter.whitePointAdjust()
        white.inputImage = red(1)
        white.color = CIColor(red: 0.5, green: 1, blue: 1)
        #expect(white.outputImage.map { (127...128).contains($0.raster.pixels[0]) && $0.raster.pixels[1] == 0 } == true)
        func shown(_ name: String, _ light: UInt8) throws -> [UInt8] {
            let filter = try #require(CIFilter(name: name))
            let image = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [light, light, light, 255]))
            filter.setValue(CIImage(cgImage: image), forKeyPath: kCIInputImageKey)
            #expect(filter.value(forKeyPath: kCIInputImageKey) is CIImage)
            return try #require(filter.outputImage).raster.pixels
        }
        #expect(try shown("CIThermal", 0)[2] > 80 && shown("CIThermal", 255)[0] == 255)
        #expect(try shown("CIXRay", 0)[0] > 200 && shown("CIXRay", 255)[0] == 0)
    }

    @Test("Parts of colors are kept within bounds; stripes and squares of two colors take turns")
    func clampsAndPatterns() throws {
        let clamp = CIFilter.colorClamp()
        clamp.inputImage = red(1)
        clamp.minComponents = CIVector(x: 0, y: 0.2, z: 0, w: 0)
        clamp.maxComponents = CIVector(x: 0.4, y: 1, z: 1, w: 1)
        #expect(clamp.outputImage?.raster.pixels == [102, 51, 0, 255])

        func pixel(_ image: CIImage?, _ x: Int, _ y: Int) -> UInt8? {
            image.map { $0.raster.pixels[((1023 - y) * 1024 + x) * 4] }
        }
        let stripes = CIFilter.stripesGenerator()
        (stripes.center, stripes.width) = (CGPoint(x: 100, y: 0), 10)
        (stripes.color0, stripes.color1) = (.red, .black)
        let striped = stripes.outputImage
        #expect([95, 105, 115, 125].map { pixel(striped, $0, 7) } == [0, 255, 0, 255])
        #expect(pixel(striped, 105, 900) == 255)
        let squares = CIFilter.checkerboardGenerator()
        (squares.center, squares.width) = (CGPoint(x: 100, y: 100), 10)
        (squares.color0, squares.color1) = (.red, .black)
        let checked = squares.outputImage
        #expect(
            [(105, 105), (115, 105), (105, 115), (115, 115)].map { pixel(checked, $0.0, $0.1) } == [255, 0, 0, 255])
    }

    @Test("Filters have names for people")
    func names() {
        #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
        #expect(CIFilter.localizedName(forFilterName: "CIQRCodeGenerator") == "QR Code Generator")
        #expect(CIFilter.localizedName(forFilterName: "CINothing") == nil)
    }

    @Test("Each filter takes each of its values, and nothing that is none makes it fail")
    func hostile() {
        let image = picture(7, 5) { column, row in [UInt8(column * 30), UInt8(row * 50), 90, 255] }
        for (name, kind) in FilterKind.all.sorted(by: { $0.key < $1.key }) {
            for value in [0.0, 1, -3, 1e30, .nan, .infinity] {
                let filter = CIFilter(kind)
                filter.setValue(image, forKey: kCIInputImageKey)
                for key in kind.defaults.keys { filter.setValue(value, forKey: key) }
                for key in kind.others { filter.setValue(CIVector(x: value, y: value), forKey: key) }
                let result = filter.outputImage
                #expect(
                    result == nil || result!.raster.pixels.count == result!.raster.width * result!.raster.height * 4)
                #expect(
                    result != nil
                        || ["CIQRCodeGenerator", "CICode128BarcodeGenerator", "CIBarcodeGenerator"].contains(name))
            }
        }
    }

    @Test("A value that a filter lacks is reported and ignored")
    func unknown() {
        let warnings = TestHost.warnings {
            CIFilter.sepiaTone().setValue(1, forKey: kCIInputScaleKey)
            #expect(CIFilter(name: "CINone") == nil)
        }
        #expect(warnings.count == 2)
    }

    @Test("Squares of a size, a blur that keeps the mean, edges where colors change")
    func patterns() throws {
        let halves = picture(8, 8) { column, _ in column < 4 ? [0, 0, 0, 255] : [200, 200, 200, 255] }
        let pixellate = CIFilter.pixellate()
        pixellate.inputImage = picture(8, 8) { column, row in [UInt8(column * 20), UInt8(row * 20), 0, 255] }
        pixellate.scale = 4
        let squares = try #require(pixellate.outputImage).raster
        #expect(Set((0..<64).map { Array(squares.pixels[($0 * 4)..<($0 * 4 + 4)]) }).count == 4)
        let blurred = halves.applyingGaussianBlur(sigma: 1).raster
        #expect((1..<199).contains(blurred.pixels[4 * 4 + 0]) && blurred.pixels[0] == 0)
        let edges = halves.applyingFilter("CIEdges").raster
        #expect(edges.pixels[4 * 4] == 200 && edges.pixels[0] == 0)
    }

    @Test("Pictures are cropped, enlarged and laid on others, from the bottom left")
    func places() {
        let image = picture(2, 2) { column, row in [UInt8(column * 100), UInt8(row * 100), 0, 255] }
        let low = image.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(low.extent == CGRect(x: 0, y: 0, width: 2, height: 1) && low.raster.pixels[1] == 100)
        let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(large.raster.pixels[(2 * 6 + 2) * 4] == 0 && large.raster.pixels[(2 * 6 + 3) * 4] == 100)
        let moved = image.transformed(by: CGAffineTransform(translationX: 1, y: 1)).composited(over: red(2))
        #expect(moved.extent == CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(
            CIImage(color: .blue).cropped(to: CGRect(x: 5, y: 5, width: 1, height: 1)).raster.pixels == [
                0, 0, 255, 255,
            ])
    }
}

@Suite("Pictures in rectangles that are none")
struct HostileRectangleTests {
    private static let extents: [CGRect] = [
        CGRect(x: Double.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: Double.nan, height: 1),
        CGRect(x: 0, y: Double.infinity, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: -Double.infinity),
        CGRect(x: 5, y: 5, width: 1, height: 1), CGRect(x: 1e300, y: 0, width: 1, height: 1), .null,
        CGRect(x: 0, y: 0, width: 0, height: 2),
    ]

    @Test("Cropping to a rectangle without numbers, or away from the picture, leaves nothing", arguments: extents)
    func cropped(rect: CGRect) {
        let image = CIImage(Raster(width: 2, height: 2, pixels: [UInt8](repeating: 9, count: 16)))
        #expect(image.cropped(to: rect).raster.pixels.isEmpty)
    }

    @Test("All of the picture is in a rectangle without an end, and a part in one that begins before it")
    func within() {
        let image = CIImage(Raster(width: 2, height: 2, pixels: (0..<16).map { UInt8($0) }))
        #expect(image.cropped(to: .infinite).raster.pixels.count == 16)
        #expect(image.cropped(to: CGRect(x: -5, y: -5, width: 6, height: 6)).raster.pixels == [8, 9, 10, 11])
        #expect(image.cropped(to: CGRect(x: 2, y: 2, width: -1, height: -1)).raster.pixels == [4, 5, 6, 7])
    }
}

@MainActor
@Suite("QR codes")
struct QRCodeTests {
    /// Reads the words of a code back: what its format says, and bytes along the columns.
    private func words(_ code: QRCode, mask: Int, isFunction: (Int, Int) -> Bool) -> [UInt8] {
        var bits: [Bool] = []
        var (column, isUpward) = (code.size - 1, true)
        while column > 0 {
            if column == 6 { column -= 1 }
            for step in 0..<code.size {
                let row = isUpward ? code.size - 1 - step : step
                for place in [column, column - 1] where !isFunction(place, row) {
                    let isTurned =
                        [
                            (place + row) % 2, row % 2, place % 3, (place + row) % 3, (place / 3 + row / 2) % 2,
                            place * row % 2 + place * row % 3, (place * row % 2 + place * row % 3) % 2,
                            ((place + row) % 2 + place * row % 3) % 2,
                        ][mask] == 0
                    bits.append(code[place, row] != isTurned)
                }
            }
            (column, isUpward) = (column - 2, !isUpward)
        }
        return (0..<(bits.count / 8)).map { word in
            bits[(word * 8)..<(word * 8 + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    @Test("The first version says its message, and its corrections fit", arguments: ["L", "M", "Q"])
    func message(_ level: String) throws {
        let code = try #require(QRCode(Data("Hello, QR!".utf8), level: level))
        #expect(code.size == 21)
        // The format beside the upper left square: the mask in three bits.
        let format = [(8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (8, 7), (8, 8), (7, 8), (5, 8), (4, 8), (3, 8)]
        var bits = (format + [(2, 8), (1, 8), (0, 8)]).enumerated().reduce(0) { sum, bit in
            sum | (code[bit.element.0, bit.element.1] ? 1 << bit.offset : 0)
        }
        bits ^= 0x5412
        #expect(bits >> 13 == ["L": 1, "M": 0, "Q": 3][level])
        let words = words(code, mask: (bits >> 10) & 7) { column, row in
            column == 6 || row == 6 || (column < 9 && row < 9) || (column > 12 && row < 9) || (column < 9 && row > 12)
        }
        #expect(words.count == 26)
        #expect(words[0] == 0x40 && words[1] >> 4 == 0xA)
        let text = (0..<10).map { words[$0 + 1] << 4 | words[$0 + 2] >> 4 }
        #expect(String(decoding: text, as: UTF8.self) == "Hello, QR!")
        // Whole words and corrections are divisible by the polynomial: they are zero at the first powers of two.
        var root: UInt8 = 1
        for _ in 0..<["L": 7, "M": 10, "Q": 13][level]! {
            #expect(words.reduce(UInt8(0)) { QRField.product($0, root) ^ $1 } == 0)
            root = QRField.product(root, 2)
        }
    }

    @Test("A code of its words is one of the eight masks of its message")
    func descriptor() throws {
        // Four bits for bytes, their number, the bytes, the end, and two fillers in turns.
        var words: [UInt8] = [0x40]
        let nibbles = [0xA] + "Hello, QR!".utf8.flatMap { [Int($0) >> 4, Int($0) & 15] } + [0]
        for index in stride(from: 0, to: nibbles.count, by: 2) {
            words.append(UInt8(nibbles[index] << 4 | nibbles[index + 1]))
        }
        while words.count < 19 { words.append(words.count.isMultiple(of: 2) ? 0xEC : 0x11) }
        #expect(words.count == 19)
        let whole = try #require(QRCode(Data("Hello, QR!".utf8), level: "L"))
        let filter = CIFilter.barcodeGenerator()
        #expect(filter.outputImage == nil)
        let same = (UInt8(0)..<8).filter { mask in
            filter.barcodeDescriptor = CIQRCodeDescriptor(
                payload: Data(words), symbolVersion: 1, maskPattern: mask, errorCorrectionLevel: .levelL)!
            return filter.outputImage?.raster.pixels == whole.raster.pixels
        }
        #expect(same.count == 1)
        #expect(
            CIQRCodeDescriptor(payload: Data(), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelH) == nil
        )
        let descriptor = try #require(
            CIQRCodeDescriptor(payload: Data([1]), symbolVersion: 40, maskPattern: 7, errorCorrectionLevel: .levelH))
        #expect(descriptor.symbolVersion == 40 && descriptor.errorCorrectionLevel == .levelH)
        filter.barcodeDescriptor = descriptor
        #expect(filter.outputImage?.extent.width == 179)
        let other = try #require(CIPDF417CodeDescriptor(payload: Data(), isCompact: true, rowCount: 3, columnCount: 1))
        #expect(other.isCompact && other != descriptor)
        filter.barcodeDescriptor = other
        var isMissing = false
        let warnings = TestHost.warnings { isMissing = filter.outputImage == nil }
        #expect(isMissing && warnings.count <= 1)
    }

    @Test("A code has the size of its message, with white around it, and none is too large")
    func sizes() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(repeating: 65, count: 100)
        #expect(filter.outputImage?.extent.width == 43)
        filter.correctionLevel = "H"
        #expect(filter.outputImage?.extent.width == 59)
        filter.message = Data(repeating: 65, count: 3000)
        #expect(filter.outputImage == nil)
        filter.correctionLevel = "L"
        filter.message = Data(repeating: 65, count: 2953)
        let raster = try #require(filter.outputImage).raster
        #expect(raster.width == 179 && raster.pixels[0] == 255 && raster.pixels[(179 + 1) * 4] == 0)
    }

    @Test("A bar code is as wide as its symbols, with white around it; only ASCII has one, and no size is too large")
    func barCodes() {
        let filter = CIFilter.code128BarcodeGenerator()
        #expect(filter.outputImage == nil)
        filter.message = Data("AB".utf8)
        // The beginning, two letters and the sum have 11 modules each, the end 13.
        #expect(filter.outputImage?.extent.size == CGSize(width: 4 * 11 + 13 + 14, height: 32 + 14))
        filter.quietSpace = 0
        filter.message = Data("123456".utf8)
        #expect(filter.outputImage?.extent.size == CGSize(width: 5 * 11 + 13, height: 32))
        (filter.quietSpace, filter.barcodeHeight) = (.nan, 1e9)
        #expect(filter.outputImage?.extent.size == CGSize(width: 5 * 11 + 13, height: 500))
        filter.message = Data("ä".utf8)
        #expect(filter.outputImage == nil)
    }
}
