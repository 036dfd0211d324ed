/// A key for a value in the environment.
///
/// Follows Apple's [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
    /// What the engine's own views must do again when the value changes; nothing for apps' keys, whose
    /// readers are known one by one.
    static var _effect: _EnvironmentEffect { get }
}

extension EnvironmentKey {
    /// Nothing: the key's readers are known one by one.
    public static var _effect: _EnvironmentEffect { [] }
}

/// What the engine's own views (texts, shapes, images) must do again when an environment value changes.
public struct _EnvironmentEffect: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Texts resolve their style anew, and are measured if it differs.
    public static let text = _EnvironmentEffect(rawValue: 1)
    /// Shapes, images and colours resolve their paint anew.
    public static let paint = _EnvironmentEffect(rawValue: 2)
    /// Containers place their children anew.
    public static let layout = _EnvironmentEffect(rawValue: 4)
    /// Buttons, toggles and other controls make their look anew.
    public static let control = _EnvironmentEffect(rawValue: 8)
}

/// A key whose change makes texts resolve their style anew.
protocol TextEnvironmentKey: EnvironmentKey {}

extension TextEnvironmentKey {
    static var _effect: _EnvironmentEffect { .text }
}
