import DisplayList
import Foundation

/// An image that a function draws each time it is shown.
class ImageDrawing: Equatable, @unchecked Sendable {
    /// The image's own size, in points.
    let size: CGSize

    init(size: CGSize) {
        func bounded(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 100_000) : 0 }
        self.size = CGSize(width: bounded(size.width), height: bounded(size.height))
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b || (a.size == b.size && a.isEqual(to: b)) }

    /// Whether two drawings of the same size look the same.
    func isEqual(to other: ImageDrawing) -> Bool { false }

    /// Returns the drawing, stretched to a size.
    func content(_ size: CGSize, _ environment: EnvironmentValues, _ system: any TextMeasuring) -> LayerContent {
        .none
    }
}
