import Foundation

/// A user's action, as reported by a front end.
///
/// Points are in the window's space, times in seconds of the host's clock.
///
/// ```swift
/// let place = CGPoint(x: 20, y: 30)
/// window.send(.pointer(PointerEvent(.down, at: place, time: 1)))
/// window.send(.pointer(PointerEvent(.up, at: place, time: 1.1)))
/// window.send(.text("Hello"))
/// ```
public enum InputEvent: Hashable, Sendable {
    /// A mouse button, pen or finger was pressed, moved, or released.
    case pointer(PointerEvent)
    /// The wheel turned or two fingers slid.
    case scroll(ScrollEvent)
    /// A key was pressed, repeated, or released.
    case key(KeyEvent)
    /// Modifier keys were pressed or released; the keys that are held now.
    case modifiers(KeyModifiers)
    /// Text was committed by an input method or paste; goes to the focused text field.
    case text(String)
    /// Text is being composed by an input method; empty when composing ends.
    case composition(String, selected: Range<Int>)
    /// Two fingers spread or turned (or Ctrl + wheel): scale and radians since the gesture began.
    case pinch(PinchEvent)
    /// An accessibility action was requested, by element and action name.
    case accessibility(id: UInt64, action: AccessibilityAction)
    /// The edit menu or its shortcut.
    case edit(EditCommand)
}

/// A pointer's location and action.
///
/// ```swift
/// var event = PointerEvent(.down, at: CGPoint(x: 20, y: 30), time: 1)
/// event.button = 3
/// event.modifiers = .shift
/// window.send(.pointer(event))
/// ```
public struct PointerEvent: Hashable, Sendable {
    /// The phase of the event.
    public enum Phase: Hashable, Sendable { case down, moved, up, cancelled, hover, exited }
    /// The kind of device.
    public enum Device: Hashable, Sendable { case mouse, touch, pen }
    /// The phase of the event.
    public var phase: Phase
    /// Where, in points of the window.
    public var location: CGPoint
    /// When, in seconds.
    public var time: Double
    /// The button: 1 primary, 2 middle, 3 secondary.
    public var button = 1
    /// The keys held.
    public var modifiers: KeyModifiers = []
    /// Which finger; 0 for the mouse.
    public var pointer = 0
    /// The device.
    public var device = Device.mouse

    /// Creates an event.
    public init(_ phase: Phase, at location: CGPoint, time: Double) {
        self.phase = phase
        self.location = location
        self.time = time
    }
}

/// A scroll by wheel or fingers.
///
/// ```swift
/// var event = ScrollEvent(at: CGPoint(x: 20, y: 30), delta: CGSize(width: 0, height: 40), time: 1)
/// event.isPrecise = true
/// window.send(.scroll(event))
/// ```
public struct ScrollEvent: Hashable, Sendable {
    /// Where the pointer is, in points of the window.
    public var location: CGPoint
    /// The distance to scroll, in points: a positive height shows content further down.
    public var delta: CGSize
    /// When, in seconds.
    public var time: Double
    /// Whether the distance is exact (touch pad) rather than steps of a wheel.
    public var isPrecise = false
    /// The keys held.
    public var modifiers: KeyModifiers = []

    /// Creates an event.
    public init(at location: CGPoint, delta: CGSize, time: Double) {
        self.location = location
        self.delta = delta
        self.time = time
    }
}

/// Two fingers spreading and turning.
///
/// ```swift
/// let place = CGPoint(x: 100, y: 100)
/// window.send(.pinch(PinchEvent(.began, at: place, magnification: 1, rotation: 0, time: 1)))
/// window.send(.pinch(PinchEvent(.changed, at: place, magnification: 1.5, rotation: 0, time: 1.1)))
/// window.send(.pinch(PinchEvent(.ended, at: place, magnification: 1.5, rotation: 0, time: 1.2)))
/// ```
public struct PinchEvent: Hashable, Sendable {
    /// The phase of the event.
    public enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }
    /// The phase of the event.
    public var phase: Phase
    /// The middle between the fingers, in points of the window.
    public var location: CGPoint
    /// The factor since the gesture began.
    public var magnification: CGFloat
    /// The angle since the gesture began, in radians, clockwise.
    public var rotation: CGFloat
    /// When, in seconds.
    public var time: Double

    /// Creates an event.
    public init(_ phase: Phase, at location: CGPoint, magnification: CGFloat, rotation: CGFloat, time: Double) {
        self.phase = phase
        self.location = location
        self.magnification = magnification
        self.rotation = rotation
        self.time = time
    }
}

/// Keys held while something else happens.
///
/// ```swift
/// let held: KeyModifiers = [.control, .shift]
/// #expect(held.contains(.shift))
/// ```
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Control; matches apps' `.command` shortcuts on Linux.
    public static let control = KeyModifiers(rawValue: 2)
    /// Alt.
    public static let option = KeyModifiers(rawValue: 4)
    /// The super or Windows key.
    public static let command = KeyModifiers(rawValue: 8)
    /// Caps lock.
    public static let capsLock = KeyModifiers(rawValue: 16)
}

/// A key that was pressed or released.
///
/// ```swift
/// window.send(.key(KeyEvent(.character("s"), characters: "s", phase: .down, modifiers: .control, time: 1)))
/// window.send(.key(KeyEvent(.character("s"), characters: "s", phase: .up, modifiers: .control, time: 1.05)))
/// ```
public struct KeyEvent: Hashable, Sendable {
    /// The phase of the event.
    public enum Phase: Hashable, Sendable { case down, repeated, up }
    /// Keys without a character of their own.
    public enum Key: Hashable, Sendable {
        case character(Character)
        case `return`, tab, backTab, space, delete, deleteForward, escape
        case up, down, left, right, home, end, pageUp, pageDown
        case function(Int)
    }
    /// The phase of the event.
    public var phase: Phase
    /// The key.
    public var key: Key
    /// The characters that it types; empty for none.
    public var characters: String
    /// The keys held.
    public var modifiers: KeyModifiers
    /// When, in seconds.
    public var time: Double

    /// Creates an event.
    public init(
        _ key: Key, characters: String = "", phase: Phase = .down, modifiers: KeyModifiers = [], time: Double = 0
    ) {
        self.key = key
        self.characters = characters
        self.phase = phase
        self.modifiers = modifiers
        self.time = time
    }
}

/// The commands of the edit menu.
///
/// ```swift
/// if window.send(.edit(.undo)) { print("Something was undone.") }
/// ```
public enum EditCommand: Hashable, Sendable { case cut, copy, paste, selectAll, undo, redo }
