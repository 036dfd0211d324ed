import DisplayList
import Foundation

extension GraphicsContext {
    /// A text with its style, ready to be measured and drawn.
    public struct ResolvedText {
        /// The shading for parts of the text without a style; the foreground by default.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }

        private let text: Text
        private let environment: EnvironmentValues
        private let textSystem: any TextMeasuring
        private let content: TextContent
        private var ownShading: Shading?

        init(_ text: Text, _ environment: EnvironmentValues, _ textSystem: any TextMeasuring) {
            self.text = text
            self.environment = environment
            self.textSystem = textSystem
            content = text.resolve(in: environment)
        }

        /// Returns the size that the text takes in the space offered, in points.
        public func measure(in size: CGSize) -> CGSize { metrics(size).size }

        /// Returns the distance of the first line's baseline from the top, for a space offered, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(size).firstBaseline }

        /// Returns the distance of the last line's baseline from the top, for a space offered, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(size).lastBaseline }

        private func metrics(_ size: CGSize) -> TextMetrics {
            func limit(_ value: CGFloat) -> CGFloat? { value < 1e7 ? max(value, 0) : nil }
            return textSystem.measure(content, width: limit(size.width), height: limit(size.height))
        }

        /// The size without limits.
        var idealSize: CGSize { textSystem.measure(content, width: nil, height: nil).size }

        /// The text as it is drawn into a rectangle.
        func content(in rect: CGRect) -> TextContent {
            if ownShading == nil, !content.dependsOnBounds { return content }
            var environment = environment
            if let ownShading {
                environment._foregroundStyle = AnyShapeStyle(
                    ShadingStyle(shading: ownShading, environment: self.environment, origin: rect.origin))
            }
            return withExtendedLifetime(environment) {
                let bounds = CGRect(origin: .zero, size: rect.size)
                return text.slowResolve(TextStyleCache.of(environment), bounds: bounds).content
            }
        }
    }

    /// Returns a text with its style in this context's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        recorder.noteResolvedContent()
        return ResolvedText(text, environment, recorder.textSystem)
    }

    /// Draws a text within a rectangle, wrapped and cut to its size.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add([.text(text.content(in: rect), in: rect)]) { Path(rect) }
    }

    /// Draws a text on unlimited space.
    /// - Parameters:
    ///   - point: The position of the anchor, in points.
    ///   - anchor: The point of the text that counts; its middle by default.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: CGRect(text.idealSize, at: point, anchor: anchor))
    }

    /// Draws a text within a rectangle, wrapped and cut to its size.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text on unlimited space.
    /// - Parameters:
    ///   - point: The position of the anchor, in points.
    ///   - anchor: The point of the text that counts; its middle by default.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

/// A shading as a style of glyphs: its points are in the context's space, the glyphs' begin at their rectangle.
private struct ShadingStyle: ShapeStyle {
    let shading: GraphicsContext.Shading
    let environment: EnvironmentValues
    let origin: CGPoint

    func _paint(_ request: _PaintRequest) -> Paint {
        let bounds = request.bounds.offsetBy(dx: origin.x, dy: origin.y)
        return shading.paint(in: bounds, environment, level: request.level)
            .offsetBy(dx: -origin.x, dy: -origin.y).multiplyingOpacity(by: request.opacity)
    }
}

extension CGRect {
    /// The rectangle of a size whose anchor is at a point.
    init(_ size: CGSize, at point: CGPoint, anchor: UnitPoint) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
