import OrielBasics

/// A color that depends on the environment: by a function of traits, or by a style that represents a color.
final class DynamicColor: Hashable, @unchecked Sendable {
    private let resolve: (EnvironmentValues) -> Color
    /// The style; nil for a function, which equals itself alone.
    private let style: AnyHashable?

    init(_ provider: @escaping (UITraitCollection) -> UIColor) {
        resolve = { provider(UITraitCollection($0)).color }
        style = nil
    }

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        resolve = { Color(style.resolve(in: $0)) }
        self.style = AnyHashable(style)
    }

    func color(in environment: EnvironmentValues) -> Color { resolve(environment) }

    static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b || a.style != nil && a.style == b.style }
    func hash(into hasher: inout Hasher) {
        if let style { hasher.combine(style) } else { hasher.combine(ObjectIdentifier(self)) }
    }
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
