import DisplayList

/// Keys held while another is pressed, or while a gesture begins.
///
/// Follows Apple's [EventModifiers](https://developer.apple.com/documentation/swiftui/eventmodifiers). The desktop's keys are
/// not Apple's: its Control key is ``command``, for what Apple's apps do with Command others do with Control, and its
/// Super key is ``control``, where Apple's keyboards have another key beside Command. As many desktops keep Super for
/// themselves, Control also does for ``control``, where nothing asks for ``command`` with the same key.
@frozen
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates modifiers.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// The desktop's Super key, or its Control key where ``command`` does not claim it.
    public static let control = EventModifiers(rawValue: 4)
    /// Option, which other keyboards call Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// The desktop's Control key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The function key, which no front end reports.
    public static let function = EventModifiers(rawValue: 64)
    /// All that an app may ask for.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension EventModifiers {
    /// The keys that a front end reports.
    package init(_ keys: KeyModifiers) {
        self = []
        if keys.contains(.shift) { insert(.shift) }
        if keys.contains(.control) { insert(.command) }
        if keys.contains(.option) { insert(.option) }
        if keys.contains(.command) { insert(.control) }
        if keys.contains(.capsLock) { insert(.capsLock) }
    }

    /// The modifier accepted instead: ``command`` for ``control``; nil if it is not requested, or if both are.
    package var withCommandForControl: EventModifiers? {
        guard contains(.control), !contains(.command) else { return nil }
        return subtracting(.control).union(.command)
    }

    /// The keys of a desktop that a menu shows: Control for either, with Super if both are required.
    package var keys: KeyModifiers {
        var keys: KeyModifiers = []
        if contains(.shift) { keys.insert(.shift) }
        if contains(.command) || contains(.control) { keys.insert(.control) }
        if contains(.command), contains(.control) { keys.insert(.command) }
        if contains(.option) { keys.insert(.option) }
        return keys
    }

    /// Whether they are pressed, possibly among others.
    func areHeld(in keys: KeyModifiers) -> Bool {
        let held = EventModifiers(keys)
        return held.isSuperset(of: self) || withCommandForControl.map(held.isSuperset(of:)) ?? false
    }
}
