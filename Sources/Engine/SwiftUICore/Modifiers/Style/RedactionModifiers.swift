/// The reasons why a view hides its content.
///
/// Follows Apple's [RedactionReasons](https://developer.apple.com/documentation/swiftui/redactionreasons).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data are not available yet: plain forms replace them.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The data are private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The data are out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
    static var _effect: _EnvironmentEffect { [.text, .paint, .control] }
}

enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

extension EnvironmentValues {
    /// The reasons why views hide their content; none by default.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether the view's content is private; false by default.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether a plain form replaces the view's content.
    var isRedacted: Bool {
        guard head != nil else { return false }
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Redacts the views below, for a reason besides those already in effect.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes all redaction from the views below.
    public nonisolated func unredacted() -> some View {
        modifier(_EnvironmentWritingModifier(RedactionReasonsKey.self, []))
    }

    /// Marks the view's content as private, to be hidden where ``RedactionReasons/privacy`` is in effect.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(_EnvironmentWritingModifier(PrivacySensitiveKey.self, sensitive))
    }
}
