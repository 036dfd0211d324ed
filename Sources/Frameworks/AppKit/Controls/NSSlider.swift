import Foundation
import SwiftUI

/// A control for choosing a number of a range.
///
/// Follows Apple's [NSSlider](https://developer.apple.com/documentation/appkit/nsslider).
@MainActor @preconcurrency
open class NSSlider: NSControl {
    /// The least value; 0 by default.
    open var minValue = 0.0 { didSet { changed() } }
    /// The greatest value; 1 by default.
    open var maxValue = 1.0 { didSet { changed() } }
    /// The form: a line, the default, or a dial.
    open var sliderType = SliderType.linear { didSet { changed() } }
    /// The forms of a slider.
    public enum SliderType: UInt, Sendable { case linear, circular }
    /// The side of the marks; below by default.
    open var tickMarkPosition = TickMarkPosition.below { didSet { changed() } }
    /// The sides of a slider.
    public enum TickMarkPosition: UInt, Sendable {
        case below, above
        /// Before an upright slider.
        public static let leading = TickMarkPosition.above
        /// After an upright slider.
        public static let trailing = TickMarkPosition.below
    }
    /// How much the value changes while Option is held; without effect.
    open var altIncrementValue = 0.0
    /// Whether the slider is upright: by default where it is higher than wide.
    open var isVertical: Bool {
        get { ownDirection ?? (frame.height > frame.width && frame.width > 0) }
        set {
            ownDirection = newValue
            changed()
        }
    }
    private var ownDirection: Bool?
    /// How many marks there are; none by default.
    open var numberOfTickMarks = 0 { didSet { changed() } }
    /// Whether only the values of the marks can be chosen.
    open var allowsTickMarkValuesOnly = false { didSet { changed() } }
    /// The color of the part before the handle; nil for the usual one.
    open var trackFillColor: NSColor? { didSet { changed() } }

    /// Creates a slider of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a slider from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a slider from 0 to 1.
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }
    /// Creates a slider of a range.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.minValue, self.maxValue) = (minValue, maxValue)
        doubleValue = value
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    override var counterpart: AnyView? { styled(SliderCounterpart(slider: self, revision: revision)) }
}

/// A switch.
///
/// Follows Apple's [NSSwitch](https://developer.apple.com/documentation/appkit/nsswitch).
@MainActor @preconcurrency
open class NSSwitch: NSControl {
    /// Whether it is on.
    open var state: StateValue {
        get { StateValue(rawValue: integerValue) }
        set { integerValue = newValue.rawValue }
    }
    open override func performClick(_ sender: Any?) { if isEnabled { choose(NSNumber(value: state == .on ? 0 : 1)) } }

    override var counterpart: AnyView? {
        let isOn = Binding { [self] in
            state == .on
        } set: { [self] in
            choose(NSNumber(value: $0 ? 1 : 0))
        }
        return styled(Toggle(isOn: isOn) { EmptyView() }.toggleStyle(.switch).labelsHidden())
    }
}

/// The progress of a task.
///
/// Follows Apple's [NSProgressIndicator](https://developer.apple.com/documentation/appkit/nsprogressindicator).
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
    /// The form.
    public enum Style: UInt, Sendable { case bar, spinning }
    /// The form; a bar by default.
    open var style = Style.bar { didSet { changed() } }
    /// Whether only movement is shown, and no number; true by default.
    open var isIndeterminate = true { didSet { changed() } }
    /// The least value; 0 by default.
    open var minValue = 0.0 { didSet { changed() } }
    /// The greatest value; 100 by default.
    open var maxValue = 100.0 { didSet { changed() } }
    /// The value.
    open var doubleValue = 0.0 { didSet { changed() } }
    /// Whether the view is hidden while nothing moves.
    open var isDisplayedWhenStopped = true { didSet { changed() } }
    /// The size of the control.
    open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }
    private var isMoving = false
    /// Begins the movement.
    open func startAnimation(_ sender: Any?) {
        isMoving = true
        changed()
    }
    /// Ends the movement.
    open func stopAnimation(_ sender: Any?) {
        isMoving = false
        changed()
    }
    /// Adds to the value.
    open func increment(by delta: Double) { doubleValue += delta }

    override var isMeasured: Bool { true }
    override var counterpart: AnyView? {
        let isShown = isMoving || isDisplayedWhenStopped || !isIndeterminate
        let span = maxValue - minValue
        let part = span > 0 ? min(max((doubleValue - minValue) / span, 0), 1) : 0
        let size: SwiftUI.ControlSize = controlSize == .small ? .small : controlSize == .mini ? .mini : .regular
        return AnyView(
            Group {
                switch (isIndeterminate, style) {
                case (true, .spinning): ProgressView()
                case (true, .bar): ProgressView().progressViewStyle(.linear)
                case (false, .spinning): ProgressView(value: part).progressViewStyle(.circular)
                case (false, .bar): ProgressView(value: part)
                }
            }
            .controlSize(size).opacity(isShown ? 1 : 0))
    }
}
