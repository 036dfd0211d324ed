import Combine
import DisplayList
import Foundation
import SwiftUICore

#if ORIEL_IMAGE
import ImageFrontend
#endif

/// Makes pictures of a view, without a window.
///
/// Follows Apple's [ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer). The view lives as
/// long as the renderer: its state stays between pictures, and ``objectWillChange`` emits when the next picture would
/// look different. In a build without the image front end the renderer makes no pictures, and logs a warning.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Emits when the next picture would look different, once until it is made.
    public let objectWillChange = PassthroughSubject<Void, Never>()
    /// Whether ``objectWillChange`` emits changes; true by default.
    public var isObservationEnabled = true
    /// The view.
    public var content: Content {
        didSet {
            host?.update(content)
            changed()
        }
    }
    /// The size proposed to the view; unspecified by default, for its ideal size.
    public var proposedSize = ProposedViewSize.unspecified { didSet { changed() } }
    /// Pixels per point; 1 by default.
    public var scale: CGFloat = 1 { didSet { changed() } }
    /// Whether the picture has no transparency: it is black where the view draws nothing; false by default.
    public var isOpaque = false { didSet { changed() } }
    /// The color mode; pictures are in sRGB in any case.
    public var colorMode = ColorRenderingMode.nonLinear { didSet { changed() } }

    private var host: ViewHost?
    private var isWorking = false
    private var hasTold = false

    /// Creates a renderer of a view.
    public init(content view: Content) {
        content = view
        PictureHooks.install()
    }

    isolated deinit { host?.close() }

    /// The view's picture at present; nil where it is empty, too large, or cannot be made.
    public var cgImage: CGImage? { makeBitmap().map { CGImage($0) } }

    /// The view's picture at present, with its scale; nil where it is empty, too large, or cannot be made.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: pixelsPerPoint, orientation: .up) } }

    /// The view's picture at present, with its scale; nil where it is empty, too large, or cannot be made.
    public var nsImage: NSImage? { uiImage }

    private var pixelsPerPoint: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private func changed() {
        if !isObservationEnabled || isWorking || hasTold { return }
        hasTold = true
        objectWillChange.send()
    }
}

extension ImageRenderer {
    /// Draws the view into your own context, such as a PDF page.
    /// - Parameters:
    ///   - rasterizationScale: Pixels per point where effects need pixels; the context's own are used.
    ///   - renderer: Is given the view's size in points and a function that draws the view; not called where the view
    ///     is empty.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ render: (CGContext) -> Void) -> Void
    ) {
        #if ORIEL_IMAGE
        withPicture(scale: pixelsPerPoint) { host, size in
            let commands = host.drawingCommands
            renderer(size) { $0.draw(commands) }
        }
        #else
        RuntimeWarning.issue(Self.missing)
        #endif
    }

    private func makeBitmap() -> Bitmap? {
        #if ORIEL_IMAGE
        return withPicture(scale: pixelsPerPoint) { host, size -> Bitmap? in
            do {
                return try PictureMaker.bitmap(
                    host.displayList, size: size, scale: pixelsPerPoint, background: isOpaque ? .black : nil)
            } catch {
                RuntimeWarning.issue("\(error)")
                return nil
            }
        } ?? nil
        #else
        RuntimeWarning.issue(Self.missing)
        return nil
        #endif
    }

    private static var missing: String {
        "ImageRenderer makes no pictures: this build is without the image front end (it needs libpango1.0-dev)."
    }

    #if ORIEL_IMAGE
    /// Updates the view and calls a function with it and its size; nil where the view is empty.
    @discardableResult
    private func withPicture<R>(scale: CGFloat, _ body: (ViewHost, CGSize) -> R) -> R? {
        isWorking = true
        defer {
            isWorking = false
            hasTold = false
        }
        let host = self.host ?? makeHost()
        var traits = HostTraits()
        traits.kind = .image
        traits.displayScale = scale
        host.update(traits: traits)
        // Changes since the last picture may have changed the size.
        _ = host.renderFrame(at: 0)
        let size = host.size(for: proposedSize)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        host.resize(to: size)
        for _ in 0..<8 {
            let outcome = host.renderFrame(at: 0)
            if !outcome.hasChanges { break }
        }
        return body(host, size)
    }

    private func makeHost() -> ViewHost {
        let host = ViewHost(content, textSystem: PictureMaker.textSystem)
        host.needsFrame = { [weak self] in self?.changed() }
        self.host = host
        return host
    }
    #endif
}
