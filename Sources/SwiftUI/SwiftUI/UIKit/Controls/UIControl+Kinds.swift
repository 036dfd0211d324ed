import Foundation

extension UIControl {
    /// Where a control's content is, from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over the whole width.
        case fill
        /// Where lines begin.
        case leading
        /// Where lines end.
        case trailing
    }

    /// Where a control's content is, from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height.
        case fill
    }

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger touched the control again and again.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moved within the control.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger moved outside of the control, which it had touched.
        public static let touchDragOutside = Event(rawValue: 8)
        /// A finger moved into the control again.
        public static let touchDragEnter = Event(rawValue: 16)
        /// A finger moved out of the control.
        public static let touchDragExit = Event(rawValue: 32)
        /// A finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The touches were canceled.
        public static let touchCancel = Event(rawValue: 256)
        /// Return was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0FFF)
        /// The events that an app may define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events that belong to UIKit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// A finger was lifted within the control.
        public static let touchUpInside = Event(rawValue: 64)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// The primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// The menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 16384)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 65536)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 131072)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 262144)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// With the focus.
        public static let focused = State(rawValue: 8)
        /// The states that an app may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states that belong to UIKit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
