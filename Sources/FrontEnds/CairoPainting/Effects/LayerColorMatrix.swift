import DisplayList
import Foundation

/// A color filter as a matrix: four rows (red, green, blue, opacity), each of red, green, blue, opacity and one, on
/// components that are not premultiplied.
package struct LayerColorMatrix {
    /// The rows.
    package let rows: [[Float]]

    /// Creates the matrix of a filter; nil where the filter is none.
    package init?(_ filter: ColorFilter) {
        let pixels = PixelFilter(filter)
        if pixels.threshold != nil { return nil }
        rows = pixels.rows + [pixels.opacityRow ?? [0, 0, 0, 1, 0]]
        guard rows.joined().allSatisfy(\.isFinite) else { return nil }
    }
}
