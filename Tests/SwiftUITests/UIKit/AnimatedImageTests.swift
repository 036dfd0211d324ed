import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Images of UIKit that follow each other or are stretched")
struct AnimatedImageTests {
    private struct Picture: UIViewRepresentable {
        let view: UIImageView
        func makeUIView(context: Context) -> UIImageView { view }
        func updateUIView(_ view: UIImageView, context: Context) {}
    }

    /// Images of different widths, by which they are known.
    private let images = (1...4).map { number in
        UIGraphicsImageRenderer(size: CGSize(width: number * 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    /// The number of the image that is shown; 0 for none.
    private func shown(_ host: TestHost) -> Int {
        for layer in host.displayList.slots {
            if case .image(let content) = layer.content, case .bitmap(let bitmap) = content.source {
                return 1 + (images.firstIndex { $0.cgImage?.width == bitmap.width } ?? -1)
            }
        }
        return 0
    }

    private func host(_ view: UIImageView) -> TestHost {
        view.contentMode = .center
        return TestHost(Picture(view: view), size: CGSize(width: 100, height: 100))
    }

    @Test("A view shows its images as often as it is to, and then its own")
    func animation() {
        let view = UIImageView(image: images[3])
        view.animationImages = Array(images[0..<3])
        (view.animationDuration, view.animationRepeatCount) = (0.3, 2)
        let host = host(view)
        #expect(shown(host) == 4 && !view.isAnimating)
        view.startAnimating()
        host.update()
        // In the middle of each image: dates are less exact than the clock of the host.
        host.advance(by: 0.05)
        var seen = [shown(host)]
        for _ in 0..<5 {
            host.advance(by: 0.1)
            seen.append(shown(host))
        }
        #expect(seen == [1, 2, 3, 1, 2, 3] && view.isAnimating)
        host.advance(by: 0.1)
        #expect(!view.isAnimating)
        host.update()
        #expect(shown(host) == 4)
        view.startAnimating()
        host.update()
        host.advance(by: 0.15)
        #expect(shown(host) == 2, "It begins with the first one")
        view.stopAnimating()
        host.update()
        #expect(shown(host) == 4)
    }

    @Test("An image of images moves by itself, without end")
    func animatedImage() throws {
        let image = try #require(UIImage.animatedImage(with: Array(images[0..<2]), duration: 1))
        #expect(image.images?.count == 2 && image.duration == 1 && image.size == images[0].size)
        let view = UIImageView(image: image)
        let host = host(view)
        #expect(view.isAnimating && shown(host) == 1)
        host.advance(by: 0.5)
        #expect(shown(host) == 2)
        host.advance(by: 99.5)
        #expect(shown(host) == 1)
        view.image = images[2]
        host.update()
        #expect(shown(host) == 3 && !view.isAnimating)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let nested = UIImage.animatedImage(with: [image, images[2]], duration: .nan)
        #expect(nested?.images?.count == 3 && nested?.duration == 0.1)
    }

    @Test("Without images, or with a duration of nothing, nothing follows")
    func bounds() {
        let view = UIImageView(image: nil)
        let host = host(view)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [images[1]]
        (view.animationDuration, view.animationRepeatCount) = (-.infinity, .max)
        view.startAnimating()
        host.update()
        host.advance(by: 1)
        #expect(shown(host) == 2 && view.isAnimating)
    }

    @Test("Edges keep their size in an image view")
    func resizable() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = images[3].resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(image.capInsets == insets && image.resizingMode == .stretch && image != images[3])
        let view = UIImageView(image: image)
        view.contentMode = .scaleToFill
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        let host = TestHost(Picture(view: view).frame(width: 80, height: 80), size: CGSize(width: 100, height: 100))
        let caps = host.displayList.slots.compactMap { layer -> Insets? in
            if case .image(let content) = layer.content { content.capInsets } else { nil }
        }
        #expect(caps == [Insets(top: 1, left: 2, bottom: 3, right: 4)])
        let old = images[3].stretchableImage(withLeftCapWidth: 7, topCapHeight: 0)
        #expect(old.capInsets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 32))
    }

    @Test("An image keeps how it is shown through other changes, and can be mirrored")
    func presentation() {
        let image = images[0].withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
            .imageFlippedForRightToLeftLayoutDirection().withBaselineOffset(fromBottom: 3)
            .withRenderingMode(.alwaysTemplate).withTintColor(.red)
        #expect(image.alignmentRectInsets.top == 1 && image.flipsForRightToLeftLayoutDirection)
        #expect(image.baselineOffsetFromBottom == 3 && image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        let mirrored = images[0].withHorizontallyFlippedOrientation()
        #expect(mirrored.size == images[0].size && mirrored != images[0])
        #expect(mirrored.withHorizontallyFlippedOrientation().pngData() == images[0].pngData())
    }
}
