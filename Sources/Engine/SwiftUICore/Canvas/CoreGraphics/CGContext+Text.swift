import DisplayList
import Foundation

/// How letters are drawn.
///
/// Follows Apple's [CGTextDrawingMode](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode).
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
    /// Where the next line is drawn; the origin by default.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// Sets how letters are drawn; they are always filled here, which is reported once.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if mode != .fill { RuntimeWarning.issue("CGContext fills letters always: see CompatibilityGaps.md.") }
    }
    /// Sets the room between letters; the texts' own attributes decide here, which is reported once.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        if spacing != 0 {
            RuntimeWarning.issue("CGContext.setCharacterSpacing has no effect: see CompatibilityGaps.md.")
        }
    }

    /// Sets whether the edges of letters are softened; they always are here.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Allows softening the edges of letters; it is always allowed here.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Sets whether letters can be between pixels; they always can be here.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Allows letters between pixels; they are always allowed here.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Sets whether letters are at parts of pixels; they always are here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Allows letters at parts of pixels; they are always allowed here.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Sets what becomes of colors that a device does not have; all colors are in sRGB here.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Removes all clips of the present state, as if none had been made since the context was created.
    public func resetClip() { state.context.clip = originalClip }
}
