import DisplayList
import Foundation

extension GraphicsContext {
    /// An image that was found, ready to be drawn.
    public struct ResolvedImage {
        /// The image's own size, in points.
        public let size: CGSize
        /// The distance of the baseline from the top, in points: the baseline of a line of text for a symbol, the lower edge
        /// for a picture.
        public let baseline: CGFloat
        /// The fill of the opaque parts; nil for the image's own colors.
        public var shading: Shading?

        fileprivate let content: ImageContent?
        fileprivate let environment: EnvironmentValues
        private let levels: SymbolLevels

        fileprivate init(_ image: Image, _ environment: EnvironmentValues, _ textSystem: any TextMeasuring) {
            var size: CGSize?
            let found = image.resolve(in: environment) { content in
                size = textSystem.size(of: content)
                return size != nil
            }
            self.environment = environment
            content = found?.content
            levels = found?.levels ?? .none
            let ownSize = size ?? found.flatMap { textSystem.size(of: $0.content) ?? $0.content.source.size } ?? .zero
            self.size = ownSize
            baseline = found?.content.symbolFont.map { ImageKind.baseline(ownSize.height, $0) } ?? ownSize.height
            shading = found?.isTemplate == true ? .foreground : nil
        }

        /// The image as it is drawn into a rectangle.
        fileprivate func content(in rect: CGRect) -> ImageContent? {
            guard var content else { return nil }
            if let shading {
                let tint = paint(shading, in: rect)
                content.tint = tint
                content.levelTints = levelTints(shading, tint, in: rect)
            }
            return content
        }

        private func paint(_ shading: Shading, in rect: CGRect) -> Paint {
            shading.paint(in: rect, environment).offsetBy(dx: -rect.minX, dy: -rect.minY)
        }

        /// The paints of a symbol's secondary and tertiary parts.
        private func levelTints(_ shading: Shading, _ tint: Paint, in rect: CGRect) -> [Paint] {
            switch (shading.storage, levels) {
            case (_, .none): return []
            case (.foreground, _):
                let bounds = CGRect(origin: .zero, size: rect.size)
                return levels.tints(_PaintRequest(environment: environment, bounds: bounds), primary: tint)
            case (.palette(let shadings), .automatic), (.palette(let shadings), .palette):
                return shadings.dropFirst().map { paint($0, in: rect) }
            case (_, .automatic): return []
            case (_, .hierarchical), (_, .palette): return SymbolLevels.paler(tint)
            }
        }
    }

    /// Returns an image resolved in this context's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        recorder.noteResolvedContent()
        return ResolvedImage(image, environment, recorder.textSystem)
    }

    /// Draws an image into a rectangle, stretched to its size.
    /// - Parameter style: For source compatibility; a picture fills its rectangle in any case.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let content = image.content(in: rect), rect.width != 0, rect.height != 0 else { return }
        add([.image(content, in: rect)]) { Path(rect) }
    }

    /// Draws an image in its own size.
    /// - Parameters:
    ///   - point: The position of the anchor, in points.
    ///   - anchor: The point of the image that counts; its middle by default.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(image.size, at: point, anchor: anchor))
    }

    /// Draws an image into a rectangle, stretched to its size.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size.
    /// - Parameters:
    ///   - point: The position of the anchor, in points.
    ///   - anchor: The point of the image that counts; its middle by default.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}
