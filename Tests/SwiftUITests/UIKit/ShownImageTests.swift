import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// What a view of images shows.
@MainActor @Suite struct ShownImageTests {
    private func picture(_ width: Int) throws -> UIImage {
        let pixels = [UInt8](repeating: 255, count: width * 4)
        return UIImage(cgImage: try #require(CGImage(width: width, height: 1, premultipliedRGBA: pixels)))
    }

    @Test("An image by itself does not move, nor does a symbol that is configured")
    func still() throws {
        let view = UIImageView(image: nil)
        #expect(view.shownImage == nil && !view.isAnimating)
        let symbol = try #require(UIImage(systemName: "star"))
        view.image = symbol
        let plain = try #require(view.shownImage)
        #expect(plain.first === symbol && plain.frames.isEmpty && plain.duration == 0)
        #expect(plain.repeats == 0 && plain.start == 0)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        let configured = try #require(view.shownImage)
        #expect(configured.first !== symbol && configured.frames.isEmpty && configured.duration == 0)
        #expect(configured.repeats == 0 && configured.start == 0)
        #expect(UIImageView(image: try picture(7)).frame.size == CGSize(width: 7, height: 1))
    }

    @Test("A highlighted view shows its own image, or the usual one where it has none")
    func highlighted() throws {
        let (usual, other) = (try picture(2), try picture(3))
        let view = UIImageView(image: usual, highlightedImage: other)
        #expect(view.shownImage?.first === usual)
        view.isHighlighted = true
        #expect(view.shownImage?.first === other)
        view.highlightedImage = nil
        #expect(view.shownImage?.first === usual)
    }

    @Test("Images follow each other in the view's time, or a thirtieth of a second each")
    func moving() throws {
        let (images, others) = (try (2...4).map { try picture($0) }, try [picture(5)])
        let view = UIImageView(image: try picture(9))
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = images
        #expect(view.shownImage?.frames.isEmpty == true)
        view.startAnimating()
        let usual = try #require(view.shownImage)
        #expect(usual.first === images[0] && usual.frames.count == 3 && usual.duration == 0.1)
        #expect(usual.repeats == 0 && usual.start == 1 && view.isAnimating)
        (view.animationDuration, view.animationRepeatCount) = (6, 2)
        #expect(view.shownImage?.duration == 6 && view.shownImage?.repeats == 2)
        view.animationRepeatCount = -3
        for duration in [-1, 0, .nan, .infinity] {
            view.animationDuration = duration
            #expect(view.shownImage?.duration == 0.1 && view.shownImage?.repeats == 0)
        }
        view.isHighlighted = true
        #expect(view.shownImage?.frames.count == 3)
        view.highlightedAnimationImages = others
        #expect(view.shownImage?.first === others[0] && view.shownImage?.frames.count == 1)
        view.isHighlighted = false
        view.startAnimating()
        #expect(view.shownImage?.start == 2)
        // The end of an earlier start ends nothing.
        view.ended(1)
        #expect(view.isAnimating)
        view.ended(2)
        #expect(!view.isAnimating && view.shownImage?.frames.isEmpty == true)
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isAnimating)
        view.animationImages = nil
        let moving = try #require(UIImage.animatedImage(with: images, duration: 5))
        view.image = moving
        #expect(view.isAnimating && view.shownImage?.frames.count == 3 && view.shownImage?.duration == 5)
    }
}
