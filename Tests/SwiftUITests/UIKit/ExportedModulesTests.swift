// No other import: what SwiftUI passes on.
import SwiftUI
import Testing

@Suite("What SwiftUI passes on")
@MainActor
struct ExportedModulesTests {
    @Test("Filters for pictures need no import of their own, as UIKit passes Core Image on")
    func filters() throws {
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
            to: CGRect(x: 0, y: 0, width: 2, height: 2))
        let filter = try #require(CIFilter(name: "CIColorInvert"))
        filter.setValue(red, forKey: kCIInputImageKey)
        let output = try #require(filter.outputImage)
        let pixels = try #require(CIContext().createCGImage(output, from: output.extent))
        #expect(pixels.width == 2 && UIImage(cgImage: pixels).size == CGSize(width: 2, height: 2))
        #expect(CIColor(color: UIColor(red: 0, green: 1, blue: 0, alpha: 1)).green == 1)
    }
}
