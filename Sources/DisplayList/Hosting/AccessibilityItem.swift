import Foundation

/// What assistive technology is told of one element.
public struct AccessibilityItem: Hashable, Sendable {
    /// Stable for the element's life.
    public var id: UInt64
    /// The element that holds it; nil at the top.
    public var parent: UInt64?
    /// What it is.
    public var role: Role
    /// What it says.
    public var label: String
    /// What it holds, such as a slider's value; empty for none.
    public var value: String = ""
    /// What it does; empty for none.
    public var hint: String = ""
    /// A name for tests.
    public var identifier: String = ""
    /// Its place in the window, in points.
    public var frame: CGRect
    /// States.
    public var isEnabled = true, isSelected = false, isFocused = false, isHeader = false
    /// The level of a heading, from 1; 0 for none in particular.
    public var headingLevel = 0
    /// What may be asked of it.
    public var actions: [AccessibilityAction] = []

    /// What an element is.
    public enum Role: Hashable, Sendable {
        case staticText, button, toggle, slider, textField, secureField, image, link, list, row, group, tab, picker
        case stepper, progress, scrollArea, heading, menu, menuItem, alert, window
    }

    /// Creates an item.
    public init(id: UInt64, parent: UInt64? = nil, role: Role, label: String, frame: CGRect) {
        self.id = id
        self.parent = parent
        self.role = role
        self.label = label
        self.frame = frame
    }
}

/// What may be asked of an element.
public enum AccessibilityAction: Hashable, Sendable {
    case press, increment, decrement, focus, escape
    case setValue(String)
    case named(String)
}
