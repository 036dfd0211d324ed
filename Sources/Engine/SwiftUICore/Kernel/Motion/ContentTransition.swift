/// How the content of a view, such as a text's characters, changes in place.
///
/// Follows Apple's [ContentTransition](https://developer.apple.com/documentation/swiftui/contenttransition).
public struct ContentTransition: Equatable, Sendable {
    enum Form: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect(String)
    }

    let form: Form

    /// At once.
    public static let identity = ContentTransition(form: .identity)
    /// The old fades out as the new fades in.
    public static let opacity = ContentTransition(form: .opacity)
    /// The old turns into the new as far as that is possible: colors, weights, sizes.
    public static let interpolate = ContentTransition(form: .interpolate)

    /// Digits roll: upward, or downward where the number counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(form: .numericText(countsDown: countsDown))
    }

    /// Digits roll toward where the number grows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(form: .numericValue(value))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

private enum ContentTransitionGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How the content of views changes in place; at once by default.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether views whose content changes are drawn as one picture; false by default.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets how the content of views changes in place.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
