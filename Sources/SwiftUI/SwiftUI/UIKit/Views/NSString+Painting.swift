import Foundation
import SwiftUICore

// Words that an app's own code draws into the current context: in `draw(_:)` of a view, or in an image.

extension NSAttributedString {
    /// Draws the words from a point on, to the right and down.
    ///
    /// Follows Apple's [draw(at:)](https://developer.apple.com/documentation/foundation/nsattributedstring/draw(at:)).
    /// - Parameter point: The upper left corner, in points.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint) {
        guard length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        guard context.isMirrored else { return context.graphics.draw(paintedText, at: point, anchor: .topLeading) }
        let resolved = context.graphics.resolve(paintedText)
        let size = resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        context.upright(CGRect(origin: point, size: size)) { $0.graphics.draw(resolved, in: $1) }
    }

    /// Draws the words within a rectangle, in as many lines as they need there.
    /// - Parameter rect: The rectangle, in points.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect) {
        guard length > 0, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let resolved = context.graphics.resolve(paintedText)
        let place = placed(resolved.measure(in: rect.size), in: rect)
        context.upright(place) { $0.graphics.draw(resolved, in: $1) }
    }

    /// Draws the words within a rectangle: in one line above its upper edge's baseline without `usesLineFragmentOrigin`.
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: How the words are set.
    ///   - context: How they may be made smaller; without effect.
    @MainActor @preconcurrency
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        let ascender = length > 0 ? (attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.ascender ?? 12 : 0
        draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }

    /// The words in black letters of 12 points where they have no attributes.
    private var paintedText: Text {
        Text(uiKit: self).font(Font(UIFont.systemFont(ofSize: 12))).foregroundStyle(Color.black)
    }

    /// Where lines of a size are in a rectangle, by the alignment of the paragraphs.
    private func placed(_ size: CGSize, in rect: CGRect) -> CGRect {
        let room = max(rect.width - size.width, 0)
        let x: CGFloat =
            switch paragraphs.alignment {
            case .center: room / 2
            case .right: room
            default: 0
            }
        return CGRect(x: rect.minX + x, y: rect.minY, width: min(size.width, rect.width), height: rect.height)
    }
}

extension CGContext {
    /// Whether the y axis points up, so that words and pictures would be upside down.
    var isMirrored: Bool { ctm.d < 0 }

    /// Calls a function that draws into a rectangle, with the y axis pointing down there.
    func upright(_ rect: CGRect, _ draw: (CGContext, CGRect) -> Void) {
        guard isMirrored else { return draw(self, rect) }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(self, rect)
        restoreGState()
    }
}

extension NSString {
    /// Draws the text from a point on.
    ///
    /// Follows Apple's
    /// [draw(at:withAttributes:)](https://developer.apple.com/documentation/foundation/nsstring/draw(at:withattributes:)).
    /// - Parameters:
    ///   - point: The upper left corner, in points.
    ///   - attrs: Its look; black letters of 12 points by default.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        styled(attrs).draw(at: point)
    }

    /// Draws the text within a rectangle, in as many lines as it needs there.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        styled(attrs).draw(in: rect)
    }

    /// Draws the text within a rectangle by options.
    @MainActor @preconcurrency
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options: options, context: context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

extension StringProtocol {
    /// Draws the text from a point on.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
    }

    /// Draws the text within a rectangle, in as many lines as it needs there.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
    }
}
