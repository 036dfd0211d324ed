import Foundation
import SwiftUICore

/// A slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0 { didSet { noteChange() } }
    /// The least value.
    open var minimumValue: Float = 0 { didSet { noteChange() } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { noteChange() } }
    /// The color of the part before the knob.
    open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The color of the part behind the knob.
    open var maximumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The knob's color.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Whether the slider reports each value or only the last; it always reports each.
    open var isContinuous = true
    /// Sets the knob's image.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
