import Foundation
import SwiftUI

/// A cell of a slider.
///
/// Follows Apple's [NSSliderCell](https://developer.apple.com/documentation/appkit/nsslidercell). The engine draws sliders: the methods that
/// draw are not called, and the rectangles are a Mac slider's.
@MainActor @preconcurrency
open class NSSliderCell: NSActionCell {
    private var slider: NSSlider? { controlView as? NSSlider }
    private let thickness: CGFloat = 4
    private let diameter: CGFloat = 20

    /// The least value.
    open var minValue: Double {
        get { slider?.minValue ?? 0 }
        set { slider?.minValue = newValue }
    }
    /// The greatest value.
    open var maxValue: Double {
        get { slider?.maxValue ?? 1 }
        set { slider?.maxValue = newValue }
    }
    /// The form: a line or a circle.
    open var sliderType: NSSlider.SliderType {
        get { slider?.sliderType ?? .linear }
        set { slider?.sliderType = newValue }
    }
    /// Whether the slider is upright.
    open var isVertical: Bool {
        get { slider?.isVertical ?? false }
        set { slider?.isVertical = newValue }
    }
    /// How much the value changes while Option is held; without effect.
    open var altIncrementValue: Double {
        get { slider?.altIncrementValue ?? 0 }
        set { slider?.altIncrementValue = newValue }
    }
    /// How many marks there are.
    open var numberOfTickMarks: Int {
        get { slider?.numberOfTickMarks ?? 0 }
        set { slider?.numberOfTickMarks = newValue }
    }
    /// Whether only the values of the marks can be chosen.
    open var allowsTickMarkValuesOnly: Bool {
        get { slider?.allowsTickMarkValuesOnly ?? false }
        set { slider?.allowsTickMarkValuesOnly = newValue }
    }
    /// The width of the handle, in points.
    open var knobThickness: CGFloat { diameter }
    /// The rectangle of the line and the marks.
    open var trackRect: NSRect { slider?.bounds ?? .zero }

    /// Returns the value of a mark; the least one beyond the marks.
    open func tickMarkValue(at index: Int) -> Double {
        guard numberOfTickMarks > 1, (0..<numberOfTickMarks).contains(index) else { return minValue }
        return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
    }
    /// Returns the value of the mark that is the closest to a value; the value itself where there are no marks.
    open func closestTickMarkValue(toValue value: Double) -> Double {
        (0..<max(numberOfTickMarks, 0)).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
    }
    /// Returns the rectangle of the line within the slider.
    open func barRect(flipped: Bool) -> NSRect {
        let area = trackRect
        return isVertical
            ? NSRect(x: area.midX - thickness / 2, y: area.minY, width: thickness, height: area.height)
            : NSRect(x: area.minX, y: area.midY - thickness / 2, width: area.width, height: thickness)
    }
    /// Returns the rectangle of the handle within the slider.
    open func knobRect(flipped: Bool) -> NSRect {
        let area = trackRect
        let span = maxValue - minValue
        let part = CGFloat(span > 0 ? min(max(((slider?.doubleValue ?? 0) - minValue) / span, 0), 1) : 0)
        if isVertical {
            let rest = max(area.height - diameter, 0)
            let y = area.minY + rest * (flipped ? 1 - part : part)
            return NSRect(x: area.midX - diameter / 2, y: y, width: diameter, height: diameter)
        }
        let rest = max(area.width - diameter, 0)
        return NSRect(x: area.minX + rest * part, y: area.midY - diameter / 2, width: diameter, height: diameter)
    }
    /// Draws the line; fills a rounded rectangle by default.
    open func drawBar(inside rect: NSRect, flipped: Bool) {
        NSColor.quaternaryLabelColor.setFill()
        NSBezierPath(roundedRect: rect, xRadius: thickness / 2, yRadius: thickness / 2).fill()
    }
    /// Draws the handle where it is.
    open func drawKnob() { drawKnob(knobRect(flipped: controlView?.isFlipped ?? false)) }
    /// Draws the handle in a rectangle; fills a circle by default.
    open func drawKnob(_ knobRect: NSRect) {
        NSColor.white.setFill()
        NSBezierPath(ovalIn: knobRect).fill()
    }
    /// Draws the marks; nothing by default.
    open func drawTickMarks() {}
}

/// A cell of a view with an image.
///
/// Follows Apple's [NSImageCell](https://developer.apple.com/documentation/appkit/nsimagecell).
@MainActor @preconcurrency
open class NSImageCell: NSCell {
    private var view: NSImageView? { controlView as? NSImageView }
    /// How the image is fitted.
    open var imageScaling: NSImageScaling {
        get { view?.imageScaling ?? .scaleProportionallyDown }
        set { view?.imageScaling = newValue }
    }
    /// Where the image is in the view.
    open var imageAlignment: NSImageAlignment {
        get { view?.imageAlignment ?? .alignCenter }
        set { view?.imageAlignment = newValue }
    }
    /// The frame around the image.
    open var imageFrameStyle: NSImageView.FrameStyle {
        get { view?.imageFrameStyle ?? .none }
        set { view?.imageFrameStyle = newValue }
    }
}
