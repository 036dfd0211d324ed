import AVFoundation
import Foundation
import Testing

/// `AVMakeRect` of AVFoundation: the largest rectangle of a shape centered in another.
@Suite struct AspectRectangleTests {
    @Test(arguments: [
        (
            CGSize(width: 16, height: 9), CGRect(x: 0, y: 0, width: 160, height: 160),
            CGRect(x: 0, y: 35, width: 160, height: 90)
        ),
        (
            CGSize(width: 1, height: 2), CGRect(x: 10, y: 20, width: 100, height: 40),
            CGRect(x: 50, y: 20, width: 20, height: 40)
        ),
        (
            CGSize(width: 3, height: 3), CGRect(x: -4, y: 0, width: 8, height: 8),
            CGRect(x: -4, y: 0, width: 8, height: 8)
        ),
    ])
    func fits(_ shape: CGSize, _ bounds: CGRect, _ expected: CGRect) {
        #expect(AVMakeRect(aspectRatio: shape, insideRect: bounds) == expected)
    }

    @Test func shapesWithoutAnAreaTakeNoRoom() {
        let bounds = CGRect(x: 1, y: 2, width: 10, height: 10)
        for shape in [CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1)] {
            #expect(AVMakeRect(aspectRatio: shape, insideRect: bounds) == CGRect(x: 1, y: 2, width: 0, height: 0))
        }
    }
}
