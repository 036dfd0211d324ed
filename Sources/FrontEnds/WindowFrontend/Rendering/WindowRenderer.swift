import CGtk
import DisplayList
import Foundation

/// The properties of the canvas that a renderer draws on.
struct CanvasGeometry: Equatable {
    /// The size of the content, in points.
    var size = CGSize.zero
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The color behind the content.
    var background = RGBA.clear
    /// Whether the content has holes, in which widgets below it are seen.
    var hasHoles = false

    /// Whether every pixel of the content is opaque.
    var isOpaque: Bool { background.opacity >= 1 && !hasHoles }
}

/// Turns a display list into render nodes of GTK's scene kit.
///
/// A renderer receives every change before it draws, so that it can keep unchanged parts.
@MainActor
protocol WindowRenderer: AnyObject {
    /// Sets the window's surface, before the first frame is drawn.
    func realized(on surface: OpaquePointer)
    /// Called when the window's surface is removed.
    func unrealized()
    /// Records the changes of a list; returns whether anything looks different.
    func update(from list: DisplayList, _ changes: DisplayListChanges, geometry: CanvasGeometry) -> Bool
    /// Draws the list, whose origin is the snapshot's.
    func draw(_ list: DisplayList, onto snapshot: OpaquePointer)
}

extension WindowRenderer {
    func realized(on surface: OpaquePointer) {}
    func unrealized() {}
}
