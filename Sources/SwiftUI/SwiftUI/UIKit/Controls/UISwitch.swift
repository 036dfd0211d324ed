import Foundation
import SwiftUICore

/// A switch.
///
/// Follows Apple's [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// How a switch is shown.
    public enum Style: Int, Sendable {
        /// As the app's idiom has it.
        case automatic
        /// As a checkbox, on a Mac.
        case checkbox
        /// As a switch.
        case sliding
    }

    /// Whether it is on.
    open var isOn = false { didSet { noteChange() } }
    /// The color of a switch that is on; nil for green.
    open var onTintColor: UIColor? { didSet { noteChange() } }
    /// The knob's color; nil for white.
    open var thumbTintColor: UIColor? { didSet { noteChange() } }
    /// The title beside a checkbox; there are none here.
    open var title: String?
    /// How the switch is to be shown.
    open var preferredStyle = Style.automatic
    /// How the switch is shown: as a switch.
    open var style: Style { .sliding }

    /// Switches on or off.
    open func setOn(_ on: Bool, animated: Bool) {
        if animated { withAnimation { isOn = on } } else { isOn = on }
    }

    /// Switches on or off, as a press does.
    func choose(_ isOn: Bool) {
        self.isOn = isOn
        sendActions(for: .valueChanged)
        sendActions(for: .touchUpInside)
    }
}
