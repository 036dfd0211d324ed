import DisplayList
import Foundation

/// Where layers can leave marks, for front ends that keep track of what they have painted.
package enum LayerExtents {
    /// Where a layer's own drawing can leave marks, in the layer's space; null for nowhere.
    package static func content(of layer: Layer) -> CGRect { layer.contentExtents }

    /// How far around it what lies behind a layer decides how its own drawing looks, in points; nil where it does not at all.
    package static func backdropReach(of layer: Layer) -> CGFloat? { layer.content.backdrop?.reach }

    /// Where a picture can leave marks once effects are applied; both in the layer's space.
    package static func extents(of picture: CGRect, under effects: [LayerEffect]) -> CGRect {
        effects.extents(of: picture, at: .zero)
    }
}

/// A colour filter as a matrix: four rows (red, green, blue, opacity), each of red, green, blue, opacity and
/// one, on components that are not premultiplied.
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
