/// A color that a function chooses by the environment's traits.
final class DynamicColor: Hashable, @unchecked Sendable {
    private let provider: (UITraitCollection) -> UIColor

    init(_ provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }

    func color(in environment: EnvironmentValues) -> Color { provider(UITraitCollection(environment)).color }

    static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether an interface is light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not available here.
    case unspecified
    /// Light background.
    case light
    /// Dark background.
    case dark
}

/// The part of UIKit's trait collection that colors depend on.
public final class UITraitCollection: Hashable, Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates traits of a light or dark interface.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    convenience init(_ environment: EnvironmentValues) {
        self.init(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return values
    }

    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a.userInterfaceStyle == b.userInterfaceStyle
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
