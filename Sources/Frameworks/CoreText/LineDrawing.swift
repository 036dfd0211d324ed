import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Draws lines with their baselines at a place.
@MainActor
enum LineDrawing {
    /// Draws a text whose baseline begins at a place; the letters stand upright where the y axis points up.
    static func draw(_ text: TextContent, at place: CGPoint, in context: CGContext) {
        let metrics = TypeSystem.measure(text)
        guard metrics.size.width > 0, place.x.isFinite, place.y.isFinite else { return }
        context.saveGState()
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: 1, y: -1)
        let box = CGRect(x: 0, y: -metrics.firstBaseline, width: metrics.size.width, height: metrics.size.height)
        context.graphics.draw([.text(text, in: box)])
        context.restoreGState()
    }
}
