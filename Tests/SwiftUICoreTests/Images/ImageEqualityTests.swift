import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Equal images")
struct ImageEqualityTests {
    private func image(_ level: UInt8 = 1, scale: CGFloat = 2) -> UIImage {
        UIImage(
            cgImage: CGImage(Bitmap(width: 1, height: 1, pixels: [level, 2, 3, 255])), scale: scale, orientation: .up)
    }

    @Test("Images are equal where pixels, scale, tint, mode and presentation are")
    func pixels() {
        #expect(image() == image() && image().isEqual(image()) && image().hashValue == image().hashValue)
        let others = [
            image(9), image(scale: 3), image().withRenderingMode(.alwaysTemplate), image().withTintColor(.red),
            image().withBaselineOffset(fromBottom: 4), image().imageFlippedForRightToLeftLayoutDirection(),
        ]
        for (place, other) in others.enumerated() {
            #expect(image() != other && other != image() && !image().isEqual(other), "\(place)")
            for (index, another) in others.enumerated() { #expect((other == another) == (place == index)) }
        }
        #expect(image().withTintColor(.red) == image().withTintColor(.red))
        #expect(image().withTintColor(.red) != image().withTintColor(.blue))
        #expect(!image().isEqual(nil) && !image().isEqual("image"))
    }

    @Test("Symbols are equal where their configurations are")
    func symbols() throws {
        func symbol(_ size: CGFloat) throws -> UIImage {
            try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
        }
        #expect(try symbol(12) == symbol(12))
        #expect(try symbol(12) != symbol(13))
        #expect(try symbol(12) != #require(UIImage(systemName: "star")))
    }
}
