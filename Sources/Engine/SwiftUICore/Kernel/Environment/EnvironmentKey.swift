/// A key for a value in the environment.
///
/// Add a property to `EnvironmentValues` that reads and writes the key; views read it by `@Environment`, and only bodies that
/// read it are evaluated when it changes. The `@Entry` macro writes all of it in a line.
///
/// ```swift
/// struct PaceKey: EnvironmentKey { static let defaultValue = 1.0 }
/// extension EnvironmentValues {
///     var pace: Double {
///         get { self[PaceKey.self] }
///         set { self[PaceKey.self] = newValue }
///     }
/// }
/// Text("Fast").environment(\.pace, 2)
/// ```
///
/// Follows Apple's [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
    /// The work of the engine's own views when the value changes; empty for apps' keys, whose readers are known one by
    /// one.
    static var _effect: _EnvironmentEffect { get }
}

extension EnvironmentKey {
    /// Nothing: the key's readers are known one by one.
    public static var _effect: _EnvironmentEffect { [] }
}

/// The work of the engine's own views (texts, shapes, images) when an environment value changes.
public struct _EnvironmentEffect: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Texts update their style, and are measured if it differs.
    public static let text = _EnvironmentEffect(rawValue: 1)
    /// Shapes, images and colors update their paint.
    public static let paint = _EnvironmentEffect(rawValue: 2)
    /// Containers update the placement of their children.
    public static let layout = _EnvironmentEffect(rawValue: 4)
    /// Buttons, toggles and other controls update their appearance.
    public static let control = _EnvironmentEffect(rawValue: 8)
}

/// A key whose change makes texts update their style.
protocol TextEnvironmentKey: EnvironmentKey {}

extension TextEnvironmentKey {
    static var _effect: _EnvironmentEffect { .text }
}
