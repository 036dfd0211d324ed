import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

private let middle = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

/// The pixels of a square of a color under a filter.
@MainActor
private func filtered(
    _ filter: GraphicsContext.Filter, _ color: Color = Color(red: 1, green: 0, blue: 0)
) throws
    -> Pixels
{
    try Pixels(
        Canvas { context, _ in
            context.addFilter(filter)
            context.fill(middle, with: .color(color))
        }, 30, 30)
}

@MainActor @Suite struct CanvasFilterTests {
    @Test(.needsPictures) func filtersChangeColors() throws {
        var swap = ColorMatrix()
        (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
        let gray = Color(white: 0.5)
        let invert = try filtered(.colorInvert())
        let half = try filtered(.colorInvert(0.5))
        let multiply = try filtered(.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))
        let matrix = try filtered(.colorMatrix(swap))
        let bright = try filtered(.brightness(0.5), .black)
        let contrast = try filtered(.contrast(0), .white)
        let grayscale = try filtered(.grayscale(1))
        let saturation = try filtered(.saturation(0))
        let luminance = try filtered(.luminanceToAlpha, gray)
        let hue = try filtered(.hueRotation(.degrees(0)))
        #expect(invert[10, 10] == "00FFFFFF")
        #expect(half[10, 10] == "808080FF" || half[10, 10] == "7F7F7FFF")
        #expect(multiply[10, 10] == "800000FF" || multiply[10, 10] == "7F0000FF")
        #expect(matrix[10, 10] == "0000FFFF")
        #expect(bright[10, 10] == "808080FF" || bright[10, 10] == "7F7F7FFF")
        #expect(contrast[10, 10] == "808080FF" || contrast[10, 10] == "7F7F7FFF")
        #expect(grayscale[10, 10] == "363636FF" && saturation[10, 10] == "363636FF")
        #expect(["80", "7F"].contains(luminance[10, 10].suffix(2)))
        #expect(hue[10, 10] == "FF0000FF")
    }

    @Test(.needsPictures) func thresholdsFillWhatIsOpaqueEnough() throws {
        let faint = Color(red: 1, green: 0, blue: 0, opacity: 0.3)
        let filter = GraphicsContext.Filter.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0))
        let solid = try filtered(filter)
        let clear = try filtered(filter, faint)
        #expect(solid[10, 10] == "00FF00FF" && solid[2, 2] == "00000000")
        #expect(clear[10, 10] == "00000000")
    }

    @Test(.needsPictures) func shadowsFallAndStandAlone() throws {
        let green = Color(red: 0, green: 1, blue: 0)
        let plain = try filtered(.shadow(color: green, radius: 0, x: 6, y: 6))
        let only = try filtered(.shadow(color: green, radius: 0, x: 6, y: 6, options: .shadowOnly))
        let above = try filtered(.shadow(color: green, radius: 0, x: 6, y: 6, options: .shadowAbove))
        let inverse = try filtered(.shadow(color: green, radius: 0, options: [.invertsAlpha, .shadowOnly]))
        #expect(plain[13, 13] == "FF0000FF" && plain[18, 18] == "00FF00FF")
        #expect(only[7, 7] == "00000000" && only[13, 13] == "00FF00FF")
        #expect(above[7, 7] == "FF0000FF" && above[13, 13] == "00FF00FF")
        #expect(inverse[10, 10] == "00000000" && inverse[2, 2] == "00FF00FF")
    }

    @Test(.needsPictures) func blursSpreadAndFiltersFollowTheTransform() throws {
        let blur = try filtered(.blur(radius: 2))
        #expect(blur[3, 10] != "00000000" && blur[10, 10].hasPrefix("F"))
        let moved = try Pixels(
            Canvas { context, _ in
                context.scaleBy(x: 2, y: 2)
                context.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 5, y: 0))
                context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red: 1, green: 0, blue: 0))
            }, 30, 30)
        #expect(moved[5, 5] == "FF0000FF" && moved[15, 5] == "0000FFFF" && moved[22, 5] == "00000000")
    }

    @Test(.needsPictures) func projectionsApplyInTheContextsSpace() throws {
        let matrix = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
        let pixels = try filtered(.projectionTransform(matrix))
        #expect(pixels[7, 10] == "00000000" && pixels[20, 10] == "FF0000FF")
    }

    @Test(.needsPictures) func theLastFilterIsAppliedFirst() throws {
        let pixels = try Pixels(
            Canvas { context, _ in
                context.addFilter(.colorInvert())
                context.addFilter(.colorMultiply(Color(red: 1, green: 0, blue: 1)))
                context.fill(middle, with: .color(red: 1, green: 0, blue: 0))
            }, 30, 30)
        #expect(pixels[10, 10] == "00FFFFFF")
    }
}
