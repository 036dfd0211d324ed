import Foundation
import SwiftUICore

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false { didSet { noteChange() } }
    /// The color of a switch that is on.
    open var onTintColor: UIColor? { didSet { noteChange() } }
    /// The knob's color.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// Switches on or off.
    open func setOn(_ on: Bool, animated: Bool) {
        if animated { withAnimation { isOn = on } } else { isOn = on }
    }
}
