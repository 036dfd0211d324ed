import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ImagePaintTests {
    private let image = Image(
        decorative: CGImage(width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255])!, scale: 1
    ).interpolation(.none)

    @Test(.needsPictures) func shapesAreFilledWithTilesFromTheirCorner() throws {
        let view = Rectangle().fill(ImagePaint(image: image, scale: 4)).padding(2)
        let pixels = try Pixels(view)
        #expect(pixels[1, 1] == "00000000")
        #expect(pixels[3, 3] == "FF0000FF" && pixels[7, 3] == "0000FFFF" && pixels[11, 15] == "FF0000FF")
    }

    @Test(.needsPictures) func aPartOfTheImageIsATile() throws {
        let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let pixels = try Pixels(Rectangle().fill(.image(image, sourceRect: part, scale: 3)))
        #expect(pixels[1, 1] == "0000FFFF" && pixels[4, 1] == "0000FFFF")
    }

    @Test(.needsPictures) func fadedTilesAreFaded() throws {
        let pixels = try Pixels(Rectangle().fill(.image(image, scale: 4).opacity(0.5)))
        #expect(["80", "7F"].contains(pixels[1, 1].suffix(2)))
    }

    @Test(.needsPictures) func resizableImagesAreTiled() throws {
        let pixels = try Pixels(image.resizable(resizingMode: .tile))
        #expect(pixels[0, 0] == "FF0000FF" && pixels[1, 0] == "0000FFFF" && pixels[2, 7] == "FF0000FF")
    }
}
