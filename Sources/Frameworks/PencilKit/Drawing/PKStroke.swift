import Foundation
import SwiftUI

/// A stroke.
///
/// Follows Apple's [PKStroke](https://developer.apple.com/documentation/pencilkit/pkstroke-swift.struct).
public struct PKStroke: @unchecked Sendable {
    /// The ink.
    public var ink: PKInk
    /// The way.
    public var path: PKStrokePath
    /// Moves, turns and stretches the way.
    public var transform: CGAffineTransform
    /// The visible part, in the way's space; nil for all of it.
    public var mask: UIBezierPath?
    /// The number from which grain would be made.
    public var randomSeed: UInt32

    /// Creates a stroke.
    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32 = 0
    ) {
        (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask)
        self.randomSeed = randomSeed
    }

    /// The rectangle of all that is drawn, in points.
    public var renderBounds: CGRect {
        let box = samples.reduce(CGRect.null) { box, point in
            let radius = max(point.size.width, point.size.height) / 2
            return box.union(
                CGRect(
                    x: point.location.x - radius, y: point.location.y - radius, width: 2 * radius, height: 2 * radius))
        }
        return box.isNull ? .null : box.applying(transform)
    }

    /// The parts of the way that are drawn, as ranges of its parameters: one part, or none.
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
    }

    /// Points of the way that are near enough to each other to be joined by lines.
    var samples: [PKStrokePoint] {
        path.count < 2 ? Array(path) : path.interpolatedPoints(by: .parametricStep(0.25))
    }

    /// Draws the stroke.
    func draw(in context: GraphicsContext) {
        let points = samples
        guard let first = points.first else { return }
        var context = context
        context.concatenate(transform)
        if let mask { context.clip(to: Path(mask.cgPath)) }
        context.opacity *= ink.inkType.opacity * min(max(first.opacity, 0), 1)
        let shading = GraphicsContext.Shading.color(Color(ink.color))
        func width(_ point: PKStrokePoint) -> CGFloat { max(min(point.size.width, 1000), 0.1) }
        guard points.contains(where: { $0.location != first.location }) else {
            let radius = width(first) / 2
            let dot = CGRect(
                x: first.location.x - radius, y: first.location.y - radius, width: 2 * radius, height: 2 * radius)
            return context.fill(Path(ellipseIn: dot), with: shading)
        }
        let style = StrokeStyle(lineWidth: width(first), lineCap: ink.inkType.cap, lineJoin: .round)
        if points.allSatisfy({ abs(width($0) - width(first)) < 0.05 }) {
            var line = Path()
            line.addLines(points.map(\.location))
            return context.stroke(line, with: shading, style: style)
        }
        // Pieces of different widths, which overlap: faded as one.
        context.drawLayer { layer in
            for (a, b) in zip(points, points.dropFirst()) where a.location != b.location {
                var piece = Path()
                piece.move(to: a.location)
                piece.addLine(to: b.location)
                var style = style
                style.lineWidth = (width(a) + width(b)) / 2
                style.lineCap = .round
                layer.stroke(piece, with: shading, style: style)
            }
        }
    }
}

extension PKStroke: Equatable {
    public static func == (a: PKStroke, b: PKStroke) -> Bool {
        a.ink == b.ink && a.path == b.path && a.transform == b.transform && a.randomSeed == b.randomSeed
            && a.mask.map { Path($0.cgPath).description } == b.mask.map { Path($0.cgPath).description }
    }
}
