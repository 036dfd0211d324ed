import SwiftUI

/// Draws several lines.
@MainActor @preconcurrency
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of lines.
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    /// Creates a renderer of an overlay of lines.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
}

/// Draws several areas.
@MainActor @preconcurrency
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of areas.
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    /// Creates a renderer of an overlay of areas.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// The areas.
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
}

/// Draws a line whose color changes from its start to its end.
///
/// Follows Apple's [MKGradientPolylineRenderer](https://developer.apple.com/documentation/mapkit/mkgradientpolylinerenderer). The gradient
/// here goes from the left of the line's frame to its right, not along the line.
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// Where the colors are, from 0 to 1.
    open private(set) var locations: [CGFloat] = []
    /// The colors.
    open private(set) var colors: [UIColor] = []

    /// Sets the colors and where they are; as many of both.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        guard colors.count == locations.count else { return MapGaps.warn(.gradient) }
        self.colors = colors
        self.locations = locations
    }

    override func apply(to piece: inout MapPiece) {
        super.apply(to: &piece)
        guard !colors.isEmpty else { return }
        let stops = zip(colors, locations).map { Gradient.Stop(color: Color($0).opacity(alpha), location: $1) }
        let gradient = LinearGradient(
            stops: stops.sorted { $0.location < $1.location }, startPoint: .leading, endPoint: .trailing)
        let line = piece.stroke?.line ?? StrokeStyle(lineWidth: lineWidth > 0 ? lineWidth : 1)
        piece.stroke = (
            AnyShapeStyle(gradient),
            StrokeStyle(
                lineWidth: lineWidth > 0 ? lineWidth : 1, lineCap: line.lineCap, lineJoin: line.lineJoin)
        )
    }
}
