import Foundation
import SwiftUI

/// A drawing: strokes, the lowest first.
///
/// Follows Apple's [PKDrawing](https://developer.apple.com/documentation/pencilkit/pkdrawing-swift.struct). Its data is in a form of Oriel's own:
/// drawings from Apple's devices are not read, and a sentence says so.
public struct PKDrawing: Equatable, Sendable {
    /// The strokes, the lowest first.
    public var strokes: [PKStroke]

    /// Creates an empty drawing.
    public init() { strokes = [] }
    /// Creates a drawing of strokes.
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// Reads a drawing that ``dataRepresentation()`` has written.
    public init(data: Data) throws { strokes = try DrawingFile.strokes(of: data) }

    /// The rectangle of all that is drawn, in points; null for an empty drawing.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    /// The oldest version that knows all inks.
    public var requiredContentVersion: PKContentVersion {
        strokes.map(\.ink.requiredContentVersion).max { $0.rawValue < $1.rawValue } ?? .version1
    }

    /// Returns the drawing as data.
    public func dataRepresentation() -> Data { DrawingFile.data(of: strokes) }

    /// Adds the strokes of another drawing.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    /// Returns the drawing with the strokes of another one.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    /// Moves, turns and stretches the drawing.
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }
    /// Returns the drawing moved, turned and stretched.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var copy = self
        copy.transform(using: transform)
        return copy
    }

    /// Returns an image of a part of the drawing, without a background.
    /// - Parameters:
    ///   - rect: The part, in points.
    ///   - scale: The pixels in a point; the screen's for 0.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        MainQueue.run { picture(rect, scale) }
    }

    @MainActor private func picture(_ rect: CGRect, _ scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0, rect.width < 20_000, rect.height < 20_000, rect.minX.isFinite,
            rect.minY.isFinite
        else { return UIImage() }
        let renderer = ImageRenderer(
            content: Canvas { context, _ in
                context.translateBy(x: -rect.minX, y: -rect.minY)
                draw(in: context)
            }
            .frame(width: rect.width, height: rect.height))
        renderer.scale = scale > 0 && scale.isFinite ? min(scale, 16) : UIScreen.main.scale
        return renderer.uiImage ?? UIImage()
    }

    /// Draws all strokes.
    func draw(in context: GraphicsContext) { for stroke in strokes { stroke.draw(in: context) } }
}

extension PKDrawing: Codable {
    /// Reads a drawing.
    public init(from decoder: any Decoder) throws {
        try self.init(data: decoder.singleValueContainer().decode(Data.self))
    }
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(dataRepresentation())
    }
}

/// The versions of drawings, by their inks.
public enum PKContentVersion: Int, Sendable, CaseIterable {
    case version1 = 1, version2, version3, version4
    /// The newest one.
    public static let latest = PKContentVersion.version4
}
