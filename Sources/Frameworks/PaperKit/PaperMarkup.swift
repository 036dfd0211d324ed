import PencilKit
import SwiftUI

/// The abilities of a controller for markup.
///
/// Follows Apple's [FeatureSet](https://developer.apple.com/documentation/paperkit/featureset).
public struct FeatureSet: Hashable, Sendable {
    private var name: String
    /// The largest brightness of colors; 1 by default.
    public var colorMaximumLinearExposure: CGFloat = 1
    /// All abilities.
    public static let latest = FeatureSet(name: "latest")
    /// No abilities.
    public static let empty = FeatureSet(name: "empty")
}

/// Drawings on a page.
///
/// Follows Apple's [PaperMarkup](https://developer.apple.com/documentation/paperkit/papermarkup). Lines of pens are kept; texts, shapes and images
/// are not.
public struct PaperMarkup: Sendable {
    /// The place of the page, in points.
    public var bounds: CGRect
    /// The lines of pens.
    var drawing = PKDrawing()

    /// Creates an empty page.
    public init(bounds: CGRect) { self.bounds = bounds }
    /// Reads a page; throws where the data has another form.
    public init(dataRepresentation: Data) throws {
        let file = try JSONDecoder().decode(MarkupFile.self, from: dataRepresentation)
        bounds = file.bounds
        drawing = try PKDrawing(data: file.drawing)
    }
    /// Returns the page as data.
    public func dataRepresentation() async throws -> Data {
        try JSONEncoder().encode(MarkupFile(bounds: bounds, drawing: drawing.dataRepresentation()))
    }
    /// The place of everything that is drawn, in points.
    public var contentsRenderFrame: CGRect { drawing.bounds.isNull ? .zero : drawing.bounds }
    /// The abilities that the content needs.
    public var featureSet: FeatureSet { drawing.strokes.isEmpty ? .empty : .latest }
    /// Adds the lines of a drawing.
    public mutating func append(contentsOf drawing: PKDrawing) { self.drawing.append(drawing) }
    /// Adds the content of another page.
    public mutating func append(contentsOf markup: PaperMarkup) { drawing.append(markup.drawing) }
    /// Moves the content.
    public mutating func transformContent(_ affineTransform: CGAffineTransform) {
        drawing.transform(using: affineTransform)
    }
    /// Removes the content that abilities lack.
    public mutating func removeContentUnsupported(by featureSet: FeatureSet) {
        if featureSet == .empty { drawing = PKDrawing() }
    }
    /// Draws the page into a rectangle.
    @MainActor
    public func draw(in context: CGContext, frame: CGRect) async {
        guard let image = drawing.image(from: bounds, scale: 1).cgImage else { return }
        context.draw(image, in: frame)
    }
}

/// A page as a file.
private struct MarkupFile: Codable {
    let bounds: CGRect
    let drawing: Data
}
