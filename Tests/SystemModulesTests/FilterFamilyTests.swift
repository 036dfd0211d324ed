import Foundation
import SwiftUI
import Testing

@testable import ImageFilters

/// Filters of all kinds: each changes a picture, and each of its values changes the result.
@MainActor
@Suite("The family of filters")
struct FilterFamilyTests {
    private func pixels(_ filter: CIFilter) throws -> Raster { try #require(filter.outputImage).raster }

    private func isSame(_ first: Raster, _ second: Raster) -> Bool {
        first.extent == second.extent && first.pixels == second.pixels
    }

    @Test("A filter changes a small picture, or makes one", arguments: FilterSamples.names)
    func effect(name: String) throws {
        let result = try pixels(try #require(FilterSamples.filter(name)))
        #expect(result.width > 0 && result.height > 0)
        #expect(!isSame(result, FilterSamples.scene.raster))
        #expect(result.pixels.contains { $0 != 0 })
        // No color is stronger than its opacity, except for counts.
        guard name != "CIAreaHistogram" else { return }
        let isValid = stride(from: 0, to: result.pixels.count, by: 4).allSatisfy { start in
            result.pixels[start..<(start + 3)].allSatisfy { $0 <= result.pixels[start + 3] }
        }
        #expect(isValid)
    }

    @Test("Each value of a filter has an effect", arguments: FilterSamples.names)
    func values(name: String) throws {
        let filter = try #require(FilterSamples.filter(name))
        let usual = try pixels(filter)
        for key in filter.inputKeys {
            let value = filter.value(forKey: key)
            // Opacities of the picture are all the same.
            guard !(name.hasSuffix("Alpha") && key == kCIInputExtentKey),
                let change = FilterSamples.change(of: key, in: filter)
            else { continue }
            filter.setValue(change, forKey: key)
            #expect(!isSame(try pixels(filter), usual), "\(key)")
            filter.setValue(value, forKey: key)
        }
        #expect(isSame(try pixels(filter), usual))
    }

    @Test("Each picture of a filter has an effect", arguments: FilterSamples.names)
    func images(name: String) throws {
        let filter = try #require(FilterSamples.filter(name))
        let usual = try pixels(filter)
        for key in filter.inputKeys {
            guard let image = filter.value(forKey: key) as? CIImage else { continue }
            filter.setValue(FilterSamples.picture(24, 24) { [UInt8($0 * 5), UInt8($1 * 10), 77, 250] }, forKey: key)
            #expect(!isSame(try pixels(filter), usual), "\(key)")
            filter.setValue(image, forKey: key)
        }
    }

    /// A value without sense of the kind that a filter has.
    private func hostile(_ key: String, _ usual: Any?, _ value: CGFloat, _ image: CIImage) -> Any {
        switch usual {
        case is CIColor: return CIColor(red: value, green: value, blue: -value, alpha: value)
        case is CIVector: return CIVector(values: [value, value, 4, value], count: 4)
        case is Double, is Int, is Bool: return Double(value)
        default: break
        }
        if key.contains("Image") || ["inputMask", "inputTexture"].contains(key) { return image }
        if key.hasSuffix("Data") { return FilterSamples.data([Float](repeating: Float(value), count: 40)) }
        if key == kCIInputTransformKey { return CGAffineTransform(a: value, b: 0, c: 0, d: 2, tx: value, ty: value) }
        return CIVector(x: value, y: 0, z: value, w: 2)
    }

    @Test("Values without sense make no filter fail", arguments: FilterSamples.names)
    func hostile(name: String) throws {
        let images = [
            FilterSamples.picture(1, 1) { _, _ in [9, 9, 9, 9] }, CIImage.empty(),
            FilterSamples.picture(5, 3) { column, row in [UInt8(column * 30), UInt8(row * 50), 90, 255] },
        ]
        let takesImage = CIFilter(name: name)?.inputKeys.contains(kCIInputImageKey) == true
        for image in takesImage ? images : images.suffix(1) {
            // Large results take their time: one picture is enough for them.
            let largest: [CGFloat] = image === images.last ? [1e9] : []
            for value in [CGFloat.nan, .infinity, -.infinity, -3, 0] + largest {
                let filter = try #require(CIFilter(name: name))
                for key in filter.inputKeys {
                    let change = hostile(key, filter.value(forKey: key), value, image)
                    filter.setValue(change, forKey: key)
                }
                // At the ends, a transition computes nothing.
                if filter.inputKeys.contains(kCIInputTargetImageKey) { filter.setValue(0.5, forKey: kCIInputTimeKey) }
                let raster = try pixels(filter)
                #expect(raster.pixels.count == raster.width * raster.height * 4)
            }
        }
    }

    @Test("A filter without its other pictures leaves the picture as it is", arguments: FilterSamples.names)
    func missing(name: String) throws {
        let filter = try #require(CIFilter(name: name))
        if filter.inputKeys.contains(kCIInputImageKey) {
            #expect(filter.outputImage == nil)
            filter.setValue(FilterSamples.scene, forKey: kCIInputImageKey)
        }
        let result = try pixels(filter)
        if name.hasSuffix("Transition") { #expect(isSame(result, FilterSamples.scene.raster)) }
    }

    @Test(
        "A transition begins with one picture and ends with the other",
        arguments: FilterSamples.names.filter { $0.hasSuffix("Transition") })
    func ends(name: String) throws {
        let filter = try #require(FilterSamples.filter(name))
        for (time, image) in [
            (-1.0, FilterSamples.scene), (0, FilterSamples.scene), (1, FilterSamples.other), (5, FilterSamples.other),
        ] {
            filter.setValue(time, forKey: kCIInputTimeKey)
            #expect(isSame(try pixels(filter), image.raster))
        }
    }
}
