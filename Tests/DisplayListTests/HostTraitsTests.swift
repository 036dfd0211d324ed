import DisplayList
import Foundation
import Testing

@Suite("Properties of the desktop around a window")
struct HostTraitsTests {
    @Test("The grid is a pixel, where the scale says how large that is")
    func pixels() {
        var traits = HostTraits()
        #expect(traits.grid == CGSize(width: 1, height: 1) && !traits.hasOwnGrid)
        for (scale, unit) in [(2.0, 0.5), (4, 0.25), (0.5, 2)] as [(CGFloat, CGFloat)] {
            traits.displayScale = scale
            #expect(traits.grid == CGSize(width: unit, height: unit))
        }
        for scale in [0, -2, CGFloat.infinity, -.infinity, .nan] {
            traits.displayScale = scale
            #expect(traits.grid == CGSize(width: 1, height: 1), "\(scale)")
        }
    }

    @Test("A grid of another unit does not depend on the scale")
    func ownGrid() {
        var traits = HostTraits()
        traits.displayScale = 2
        traits.grid = CGSize(width: 8, height: 16)
        #expect(traits.grid == CGSize(width: 8, height: 16) && traits.hasOwnGrid)
        traits.displayScale = 4
        #expect(traits.grid == CGSize(width: 8, height: 16))
    }

    @Test(
        "A grid that is not of numbers greater than 0 is one of pixels",
        arguments: [
            CGSize(width: 0, height: 3), CGSize(width: 3, height: 0), CGSize(width: -1, height: 3),
            CGSize(width: 3, height: -1), CGSize(width: CGFloat.infinity, height: 3),
            CGSize(width: 3, height: CGFloat.infinity), CGSize(width: CGFloat.nan, height: 3),
            CGSize(width: 3, height: CGFloat.nan),
        ])
    func noGrid(_ size: CGSize) {
        var traits = HostTraits()
        traits.displayScale = 2
        traits.grid = CGSize(width: 8, height: 16)
        traits.grid = size
        #expect(traits.grid == CGSize(width: 0.5, height: 0.5) && !traits.hasOwnGrid)
    }
}
