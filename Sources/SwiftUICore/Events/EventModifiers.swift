import DisplayList

/// Keys held while something else happens.
///
/// Follows Apple's [EventModifiers](https://developer.apple.com/documentation/swiftui/eventmodifiers). The Control key is
/// both ``control`` and ``command`` here: what Apple's apps do with Command, others do with Control.
@frozen
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option, which other keyboards call Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// Command: the Control or the Super key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The function key, which no front end reports.
    public static let function = EventModifiers(rawValue: 64)
    /// All.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The keys that a front end reports.
    init(_ keys: KeyModifiers) {
        self = []
        if keys.contains(.shift) { insert(.shift) }
        if keys.contains(.control) { formUnion([.control, .command]) }
        if keys.contains(.option) { insert(.option) }
        if keys.contains(.command) { insert(.command) }
    }
}
