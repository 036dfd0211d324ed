import Foundation

/// An element's properties for assistive technology.
///
/// ```swift
/// for item in window.accessibilityItems where item.role == .button && item.isEnabled {
///     print("Button", item.label, "at", item.frame)
/// }
/// ```
public struct AccessibilityItem: Hashable, Sendable {
    /// Stable for the element's life.
    public var id: UInt64
    /// The element that holds it; nil at the top.
    public var parent: UInt64?
    /// The role.
    public var role: Role
    /// The label.
    public var label: String
    /// The value, such as a slider's; empty for none.
    public var value: String = ""
    /// The hint; empty for none.
    public var hint: String = ""
    /// A name for tests.
    public var identifier: String = ""
    /// Its place in the window, in points.
    public var frame: CGRect
    /// The element's layers, each with its descendants; empty if it has none, as a group of elements that are out of
    /// sight.
    ///
    /// A layer belongs to the item that lists it or lists the nearest layer around it; where items share a layer, to
    /// the innermost of them.
    public var layers: [LayerID] = []
    /// States.
    public var isEnabled = true, isSelected = false, isFocused = false, isHeader = false
    /// Whether it can be selected among others, and whether a text may have several lines.
    public var isSelectable = false, isMultiline = false
    /// Whether its content is expanded; nil if it cannot be collapsed.
    public var isExpanded: Bool?
    /// The level of a heading, from 1; 0 for none in particular.
    public var headingLevel = 0
    /// Its number among the rows of a list, from 1, and how many there are; 0 for none.
    public var position = 0, count = 0
    /// The value as a number; nil if it has none.
    public var range: Range?
    /// The caret of a text being edited; nil for others.
    public var caret: Caret?
    /// The supported actions.
    public var actions: [AccessibilityAction] = []

    /// The role of an element.
    public enum Role: Hashable, Sendable {
        case staticText, button, toggle, slider, textField, secureField, image, link, list, row, group, tab, picker
        case stepper, progress, scrollArea, heading, menu, menuItem, alert, window, radioButton
        case table, cell, columnHeader
    }

    /// A number within bounds.
    public struct Range: Hashable, Sendable {
        /// The number, its bounds, and the size of a step; 0 for no steps.
        public var value: Double, minimum: Double, maximum: Double, step: Double

        /// Creates a number.
        public init(_ value: Double, _ bounds: ClosedRange<Double>, step: Double = 0) {
            self.value = value
            minimum = bounds.lowerBound
            maximum = bounds.upperBound
            self.step = step
        }
    }

    /// Where a text is edited, in characters from its start.
    public struct Caret: Hashable, Sendable {
        /// Where the selection began, and where the caret is; the same for no selection.
        public var anchor: Int, position: Int

        /// Creates a place.
        public init(anchor: Int, position: Int) {
            self.anchor = anchor
            self.position = position
        }
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

/// The actions that an element may support.
///
/// ```swift
/// if let slider = window.accessibilityItems.first(where: { $0.role == .slider }) {
///     window.send(.accessibility(id: slider.id, action: .increment))
/// }
/// ```
public enum AccessibilityAction: Hashable, Sendable {
    case press, increment, decrement, focus, escape
    case setValue(String)
    case select(AccessibilityItem.Caret)
    case named(String)
}
