import Foundation
import SwiftUICore

/// Draws images.
///
/// Follows Apple's
/// [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer of images of a size in points, in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of a rectangle in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer of images of a rectangle in points, in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let isSound = bounds.width >= 0 && bounds.height >= 0 && bounds.width < 100_000 && bounds.height < 100_000
        self.bounds = isSound && bounds.minX.isFinite && bounds.minY.isFinite ? bounds : .zero
        self.format = format
        super.init()
    }

    /// Draws an image; an empty one where there is nothing to draw on.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = bounds
        return withoutActuallyEscaping(actions) { actions in
            let renderer = ImageRenderer(
                content: Canvas { context, _ in
                    context.translateBy(x: -bounds.minX, y: -bounds.minY)
                    context.withCGContext { target in
                        let now = UIGraphicsImageRendererContext(cgContext: target, format: self.format, bounds: bounds)
                        now.drawing { actions(now) }
                    }
                }
                .frame(width: bounds.width, height: bounds.height))
            renderer.scale = format.scale > 0 ? format.scale : 1
            renderer.isOpaque = format.opaque
            return renderer.uiImage ?? UIImage()
        }
    }

    /// Draws an image, and returns it as data of a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image, and returns it as data of a JPEG file.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// The format of a renderer's images.
@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; the screen's by default.
    open var scale: CGFloat = AppWindows.scale
    /// Whether the images have no transparency; false by default.
    open var opaque = false
    /// The range of colors; images are in sRGB here, which is reported once where more is asked for.
    open var preferredRange = Range.automatic {
        didSet { if preferredRange == .extended { Self.sayRange() } }
    }
    /// Whether colors beyond sRGB are wanted, in the older form.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// Whether images have a high range of brightness; never here.
    open var supportsHighDynamicRange: Bool { false }
    /// The ranges of colors.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
    private static func sayRange() {
        RuntimeWarning.issue("UIGraphicsImageRenderer draws images in sRGB: see CompatibilityGaps.md.")
    }
    /// The rectangle of the images.
    open private(set) var bounds = CGRect.zero
    /// Creates a form.
    public override init() { super.init() }
    /// Creates a form for the scale of traits; the screen's where they have none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
    /// The usual form.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The form of the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context in which a renderer's function draws.
@MainActor @preconcurrency
open class UIGraphicsImageRendererContext: NSObject {
    /// The context of drawing.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect
    /// The one whose function runs now; nil for none.
    static var current: UIGraphicsImageRendererContext? { didSet { currentContext = current?.cgContext } }
    /// The context of the current one, for functions that belong to no actor.
    nonisolated(unsafe) fileprivate static var currentContext: CGContext?
    /// The contexts below the pushed ones.
    static var pushed: [UIGraphicsImageRendererContext?] = []

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        (self.cgContext, self.format, self.bounds) = (cgContext, format, bounds)
        super.init()
    }

    /// Calls a function whose drawings go into the context.
    func drawing(_ actions: () -> Void) {
        let outer = Self.current
        Self.current = self
        actions()
        Self.current = outer
    }

    /// Calls a function whose drawings go into a context of Core Graphics.
    package static func drawing(into target: CGContext, bounds: CGRect, _ actions: () -> Void) {
        UIGraphicsImageRendererContext(
            cgContext: target, format: UIGraphicsImageRendererFormat(), bounds: bounds
        ).drawing(actions)
    }

    /// Fills a rectangle with the color that was set.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a line along a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Returns the current context; nil outside of a renderer's function.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsImageRendererContext.currentContext }

/// Fills a rectangle with the color that was set.
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the color that was set, mixed with the colors below.
@MainActor @preconcurrency
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line of one point within a rectangle, in the color that was set.
@MainActor @preconcurrency
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

/// Limits drawing to a rectangle.
@MainActor @preconcurrency
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the color of areas that are drawn next.
    @MainActor @preconcurrency public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the color of lines that are drawn next.
    @MainActor @preconcurrency public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    /// Sets the color of all that is drawn next.
    @MainActor @preconcurrency public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    /// The format of a renderer whose images are like this one.
    @MainActor @preconcurrency public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// Draws the picture into a rectangle of the current context, mixed with the colors below, with an opacity from 0 to 1.
    @MainActor @preconcurrency public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Draws the picture at a place of the current context, mixed with the colors below, with an opacity from 0 to 1.
    @MainActor @preconcurrency public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context.
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = cgImage else { return }
        context.upright(rect) { $0.draw(picture, in: $1) }
    }

    /// Draws the image at a point of the current context.
    @MainActor @preconcurrency public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
