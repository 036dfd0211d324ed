import DisplayList
import Foundation
import Testing

@Suite("Bitmaps")
struct BitmapTests {
    private func bitmap(_ width: Int, _ height: Int, scale: CGFloat = 1, change: Int? = nil) -> Bitmap {
        var pixels = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0) }
        if let change { pixels[change] ^= 1 }
        return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }

    @Test("Bitmaps are equal by their size, scale and pixels, wherever these are")
    func equality() {
        let picture = bitmap(7, 3)
        let shared = Bitmap(width: 7, height: 3, pixels: picture.pixels)
        #expect(picture == picture && picture == shared && picture == bitmap(7, 3))
        #expect(picture.hashValue == bitmap(7, 3).hashValue)
        #expect(picture != bitmap(3, 7) && picture != bitmap(7, 3, scale: 2))
        for place in [0, 41, 83] { #expect(picture != bitmap(7, 3, change: place), "\(place)") }
    }

    @Test("Bitmaps without pixels are equal by their sizes")
    func empty() {
        #expect(bitmap(0, 0) == bitmap(0, 0) && bitmap(0, 5) == bitmap(0, 5) && bitmap(0, 5) != bitmap(5, 0))
    }
}
