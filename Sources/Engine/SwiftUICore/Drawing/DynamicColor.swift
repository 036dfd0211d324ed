import OrielBasics

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

/// The value of a trait; one without an equality differs from all others.
package struct TraitValue: Hashable, @unchecked Sendable {
    /// The value.
    package let value: Any

    /// Holds a value.
    package init(_ value: Any) { self.value = value }

    package static func == (a: TraitValue, b: TraitValue) -> Bool { areEqual(a.value, b.value) }
    package func hash(into hasher: inout Hasher) {}
}

/// The surroundings of a view that its looks depend on, in UIKit's words.
///
/// Follows Apple's [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: Hashable, Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The values of further traits, by the types that define them.
    package let others: [ObjectIdentifier: TraitValue]

    /// Creates traits of a light or dark interface.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, others: [:])
    }

    /// Creates traits that say nothing.
    public convenience init() { self.init(userInterfaceStyle: .unspecified) }

    /// Creates traits.
    package init(userInterfaceStyle: UIUserInterfaceStyle, others: [ObjectIdentifier: TraitValue]) {
        self.userInterfaceStyle = userInterfaceStyle
        self.others = others
    }

    convenience init(_ environment: EnvironmentValues) {
        self.init(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return values
    }

    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a === b || a.userInterfaceStyle == b.userInterfaceStyle && a.others == b.others
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
