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
        let drawing = ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)
        self.init(.drawn(drawing), label: label, isDecorative: label == nil)
    }
}

/// An image that a function draws.
final class ImageDrawing: Equatable, @unchecked Sendable {
    let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        func sound(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 100_000) : 0 }
        self.size = CGSize(width: sound(size.width), height: sound(size.height))
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool {
        a === b || (a.size == b.size && a.isOpaque == b.isOpaque && valuesAreEqual(a.renderer, b.renderer))
    }

    /// The drawing, stretched to a size.
    func content(_ size: CGSize, _ environment: EnvironmentValues, _ system: any TextMeasuring) -> LayerContent {
        guard self.size.width > 0, self.size.height > 0 else { return .none }
        let recorder = CanvasRecorder(textSystem: system)
        let bounds = CGRect(origin: .zero, size: size)
        var context = GraphicsContext(recorder, bounds: bounds, environment: environment)
        context.scaleBy(x: size.width / self.size.width, y: size.height / self.size.height)
        renderer(&context)
        return recorder.content(bounds, isOpaque: isOpaque)
    }
}
