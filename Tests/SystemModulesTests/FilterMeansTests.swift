import Foundation
import SwiftUI
import Testing

@testable import ImageFilters

/// Filters of all kinds make the pictures that they made before.
@MainActor
@Suite("What filters make of pictures")
struct FilterMeansTests {
    /// A picture that is wider than high, at a place of its own, clearer to the right and to the bottom.
    private static let clear = CIImage(
        Raster(
            x: 3, y: -2, width: 20, height: 14,
            pixels: (0..<14).flatMap { row in
                (0..<20).flatMap { column -> [UInt8] in
                    let alpha = 255 - column * 9 - row * 4
                    let parts = [alpha * (row + 1) / 15, alpha * column / 20, alpha * (column % 5 + 1) / 6, alpha]
                    return parts.map { UInt8($0) }
                }
            }))

    /// Means of red, green, blue and opacity; large pictures are looked at here and there.
    private func means(_ raster: Raster) -> [Double] {
        var (sums, count) = ([0.0, 0, 0, 0], 0.0)
        for row in stride(from: 0, to: raster.height, by: max(raster.height / 48, 1)) {
            for column in stride(from: 0, to: raster.width, by: max(raster.width / 48, 1)) {
                let weight = Double(1 + (7 * column + 13 * row) % 11)
                let start = (row * raster.width + column) * 4
                for part in 0..<4 { sums[part] += weight * Double(raster.pixels[start + part]) }
                count += 1
            }
        }
        return sums.map { $0 / max(count, 1) }
    }

    /// Compares the result with a line of the table.
    private func check(_ filter: CIFilter, _ line: String) throws {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        try #require(numbers.count == 8, "\(line)")
        let raster = try #require(filter.outputImage, "\(line)").raster
        let place = [raster.x, raster.y, raster.width, raster.height].map { Double($0) }
        #expect(place == Array(numbers[..<4]), "\(line)")
        let found = means(raster)
        // Colors may be rounded otherwise elsewhere.
        let isNear = zip(found, numbers[4...]).allSatisfy { abs($0 - $1) < 0.6 }
        #expect(isNear, "\(line): \(found)")
    }

    private func filter(_ line: String) throws -> CIFilter {
        try #require(FilterSamples.filter(line.prefix { $0 != " " }.description))
    }

    private func lines(_ table: String) -> [String] { table.split(separator: "\n").map(String.init) }

    @Test("Sample pictures with sample values")
    func usual() throws {
        let all = lines(FilterMeans.usual)
        for line in all { try check(try filter(line), line) }
        // Filters that make codes need something to say.
        let isCode = { (name: String) in name.contains("Barcode") || name.contains("QRCode") }
        #expect(Set(all.map { $0.prefix { $0 != " " }.description }) == Set(FilterKind.all.keys.filter { !isCode($0) }))
    }

    @Test("Sample pictures with other values")
    func changed() throws {
        for line in lines(FilterMeans.changed) {
            let filter = try filter(line)
            for key in filter.inputKeys {
                guard let change = FilterSamples.change(of: key, in: filter) else { continue }
                filter.setValue(change, forKey: key)
            }
            try check(filter, line)
        }
    }

    @Test("A picture that is partly clear, elsewhere than at the origin")
    func clear() throws {
        for line in lines(FilterMeans.clear) {
            let filter = try filter(line)
            filter.setValue(Self.clear, forKey: kCIInputImageKey)
            if filter.inputKeys.contains("inputMaskImage") {
                filter.setValue(FilterSamples.mask, forKey: "inputMaskImage")
            }
            try check(filter, line)
        }
    }
}
