import Foundation
import SwiftUICore

/// A slider.
///
/// Follows Apple's [UISlider](https://developer.apple.com/documentation/uikit/uislider).
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The value; at least the least and at most the greatest.
    open var value: Float = 0 { didSet { noteChange() } }
    /// The least value.
    open var minimumValue: Float = 0 { didSet { noteChange() } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { noteChange() } }
    /// The color of the part before the knob; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The color of the part behind the knob; nil for the usual one.
    open var maximumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The knob's color; nil for white.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// The image at the side of the least value; nil for none.
    open var minimumValueImage: UIImage? { didSet { noteChange() } }
    /// The image at the side of the greatest value; nil for none.
    open var maximumValueImage: UIImage? { didSet { noteChange() } }
    /// Whether the slider reports each value, or only the last of a drag; true by default.
    open var isContinuous = true
    private var images: [Part: [UInt: UIImage]] = [:]

    /// A part with an image of its own.
    private enum Part { case knob, minimum, maximum }

    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) {
        if animated { withAnimation { self.value = value } } else { self.value = value }
    }

    /// Sets the knob's image for a state; nil for the usual knob.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .knob, state) }
    /// Sets the image of the part before the knob, for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, .minimum, state) }
    /// Sets the image of the part behind the knob, for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, .maximum, state) }
    /// Returns the knob's image for a state; nil for the usual knob.
    open func thumbImage(for state: UIControl.State) -> UIImage? { image(.knob, state) }
    /// Returns the image of the part before the knob for a state; nil for a color.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(.minimum, state) }
    /// Returns the image of the part behind the knob for a state; nil for a color.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(.maximum, state) }
    /// The knob's image now; nil for the usual knob.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the part before the knob now; nil for a color.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the part behind the knob now; nil for a color.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func set(_ image: UIImage?, _ part: Part, _ state: State) {
        images[part, default: [:]][state.rawValue] = image
        noteChange()
    }

    private func image(_ part: Part, _ state: State) -> UIImage? {
        images[part]?[state.rawValue] ?? images[part]?[State.normal.rawValue]
    }

    /// Whether a part differs from a slider of SwiftUI.
    var hasOwnParts: Bool {
        maximumTrackTintColor != nil || thumbTintColor != nil || images.values.contains { !$0.isEmpty }
    }

    /// The range of values; one of numbers that are none is the range from 0 to 1.
    var range: ClosedRange<Float> {
        guard minimumValue.isFinite, maximumValue.isFinite else { return 0...1 }
        return minimumValue...max(maximumValue, minimumValue)
    }

    /// The value within the range.
    var soundValue: Float { value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound) }

    /// Takes a value from a drag.
    func drag(to value: Float) {
        self.value = value
        if isContinuous || !isTracking { sendActions(for: .valueChanged) }
    }

    /// Notes that a drag begins or ends.
    func drag(_ isDragging: Bool) {
        guard isTracking != isDragging else { return }
        (isTracking, isTouchInside, isHighlighted) = (isDragging, isDragging, isDragging)
        if !isDragging, !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: isDragging ? .touchDown : .touchUpInside)
    }
}
