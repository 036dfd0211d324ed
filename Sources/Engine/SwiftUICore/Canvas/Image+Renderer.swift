import DisplayList
import Foundation

extension Image {
    /// Creates an image that a function draws.
    ///
    /// Follows Apple's
    /// [init(size:label:opaque:colorMode:renderer:)](https://developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)).
    /// - Parameters:
    ///   - size: The image's own size, in points.
    ///   - label: The label for assistive technology; nil, the default, for none.
    ///   - opaque: Whether the drawing covers all of it; false by default.
    ///   - colorMode: Ignored: drawings are made in sRGB.
    ///   - renderer: Draws the image.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let drawing = RenderedImage(size: size, isOpaque: opaque, renderer: renderer)
        self.init(.drawn(drawing), label: label, isDecorative: label == nil)
    }
}

/// An image that a closure draws into a graphics context.
private final class RenderedImage: ImageDrawing, @unchecked Sendable {
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.isOpaque = isOpaque
        self.renderer = renderer
        super.init(size: size)
    }

    override func isEqual(to other: ImageDrawing) -> Bool {
        guard let other = other as? RenderedImage else { return false }
        return isOpaque == other.isOpaque && valuesAreEqual(renderer, other.renderer)
    }

    override func content(
        _ size: CGSize, _ environment: EnvironmentValues, _ system: any TextMeasuring
    ) -> LayerContent {
        guard self.size.width > 0, self.size.height > 0 else { return .none }
        let recorder = CanvasRecorder(textSystem: system)
        let bounds = CGRect(origin: .zero, size: size)
        var context = GraphicsContext(recorder, bounds: bounds, environment: environment)
        context.scaleBy(x: size.width / self.size.width, y: size.height / self.size.height)
        renderer(&context)
        return recorder.content(bounds, isOpaque: isOpaque)
    }
}
