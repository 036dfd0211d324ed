import CoreGraphics
import Foundation
import Testing
import Vision

/// Places in pictures, from 0 to 1 and in pixels.
@Suite("Places in pictures")
struct NormalizedPlaceTests {
    private let size = CGSize(width: 200, height: 80)

    @Test("A rectangle is in pixels from the lower or from the upper left corner")
    func rectangles() {
        let rect = NormalizedRect(x: 0.125, y: 0.25, width: 0.5, height: 0.125)
        #expect(rect.cgRect == CGRect(x: 0.125, y: 0.25, width: 0.5, height: 0.125))
        #expect(rect.toImageCoordinates(size) == CGRect(x: 25, y: 20, width: 100, height: 10))
        #expect(rect.toImageCoordinates(size, origin: .lowerLeft) == rect.toImageCoordinates(size))
        #expect(rect.toImageCoordinates(size, origin: .upperLeft) == CGRect(x: 25, y: 50, width: 100, height: 10))
        #expect(NormalizedRect(normalizedRect: rect.cgRect) == rect)
        let whole = NormalizedRect.fullImage
        #expect(whole.toImageCoordinates(size, origin: .upperLeft) == CGRect(origin: .zero, size: size))
        #expect(whole.toImageCoordinates(size) == CGRect(origin: .zero, size: size))
    }

    @Test("A point is in pixels from the lower or from the upper left corner")
    func points() {
        let point = NormalizedPoint(x: 0.75, y: 0.125)
        #expect(point.x == 0.75 && point.y == 0.125 && point.cgPoint == CGPoint(x: 0.75, y: 0.125))
        #expect(point.toImageCoordinates(size) == CGPoint(x: 150, y: 10))
        #expect(point.toImageCoordinates(size, origin: .upperLeft) == CGPoint(x: 150, y: 70))
    }
}
