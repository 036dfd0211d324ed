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

extension CGContext {
    private struct Pen {
        weak var context: CGContext?
        var place: CGPoint
    }

    nonisolated(unsafe) private static var pens: [ObjectIdentifier: Pen] = [:]

    /// Where the next line is drawn; the origin by default.
    @MainActor @preconcurrency
    public var textPosition: CGPoint {
        get { Self.pens[ObjectIdentifier(self)].flatMap { $0.context === self ? $0.place : nil } ?? .zero }
        set {
            Self.pens = Self.pens.filter { $0.value.context != nil }
            Self.pens[ObjectIdentifier(self)] = Pen(context: self, place: newValue)
        }
    }

    /// The transform of letters: a place alone, and the rest of it has no effect.
    @MainActor @preconcurrency
    public var textMatrix: CGAffineTransform {
        get { CGAffineTransform(translationX: textPosition.x, y: textPosition.y) }
        set { textPosition = CGPoint(x: newValue.tx, y: newValue.ty) }
    }
}
