import SwiftUI

/// Draws an overlay.
///
/// Follows Apple's [MKOverlayRenderer](https://developer.apple.com/documentation/mapkit/mkoverlayrenderer). The map draws
/// lines, areas and circles by the renderer's properties; a subclass's own drawing is not called.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Creates a renderer of an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Requests a new drawing.
    open func setNeedsDisplay() {}
}

/// Draws an overlay that is an outline.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of areas; nil for none.
    open var fillColor: UIColor?
    /// The color of lines; nil for none.
    open var strokeColor: UIColor?
    /// The width of lines in points; 0 for the default of 1.
    open var lineWidth: CGFloat = 0
    /// The corners of lines.
    open var lineJoin = CGLineJoin.round
    /// The ends of lines.
    open var lineCap = CGLineCap.round
    /// How far corners reach.
    open var miterLimit: CGFloat = 10
    /// Where the dashes begin, in points.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps, in points; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]?

    /// The piece of a map's content that looks like this.
    func apply(to piece: inout MapPiece) {
        piece.fill = fillColor.map { AnyShapeStyle(Color($0).opacity(alpha)) } ?? AnyShapeStyle(Color.clear)
        guard let strokeColor else { return piece.stroke = (AnyShapeStyle(Color.clear), StrokeStyle(lineWidth: 0)) }
        let line = StrokeStyle(
            lineWidth: lineWidth > 0 ? lineWidth : 1, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        piece.stroke = (AnyShapeStyle(Color(strokeColor).opacity(alpha)), line)
    }
}

/// Draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// Creates a renderer of an overlay that is a line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([]) }
}

/// Draws an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// Creates a renderer of an overlay that is an area.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// The area.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon([], nil) }
}

/// Draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// Creates a renderer of an overlay that is a circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// The circle.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
}
