import Foundation
import SwiftUICore

extension UITraitCollection {
    /// The value of a trait; its default one where it is not set.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        if T.self == UITraitUserInterfaceStyle.self, let style = userInterfaceStyle as? T.Value { return style }
        return others[ObjectIdentifier(T.self)]?.value as? T.Value ?? T.defaultValue
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
    /// Pixels per point; 0 where that is not known.
    public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
    /// The direction in which the interface reads.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
    /// The contrast of the interface.
    public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
    /// Whether text is heavier.
    public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }

    /// Creates traits as these, with changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var overrides = UITraitOverrides()
        overrides.base = self
        var traits: any UIMutableTraits = overrides
        mutations(&traits)
        return (traits as? UITraitOverrides)?.applied(to: self) ?? self
    }

    /// Creates traits that a function sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        let traits = UITraitCollection().modifyingTraits(mutations)
        self.init(userInterfaceStyle: traits.userInterfaceStyle, others: traits.others)
    }

    /// Creates traits with one value.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init { $0[trait] = value }
    }

    /// Creates traits of several others; of two values for a trait the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var style = UIUserInterfaceStyle.unspecified
        var others: [ObjectIdentifier: TraitValue] = [:]
        for traits in traitCollections {
            if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
            others.merge(traits.others) { $1 }
        }
        self.init(userInterfaceStyle: style, others: others)
    }

    /// Whether colors may look different than with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
    }

    /// Whether a trait's value differs from its value in other traits.
    func differs<T: UITraitDefinition>(from other: UITraitCollection, in trait: T.Type) -> Bool {
        TraitValue(self[trait]) != TraitValue(other[trait])
    }
}

extension UITraitCollection {
    /// Creates the traits that an environment of SwiftUI stands for.
    convenience init(of environment: EnvironmentValues) {
        var overrides = UITraitOverrides()
        overrides.horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        overrides.verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        overrides.displayScale = environment.displayScale
        overrides.layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
        overrides.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        overrides.accessibilityContrast = UIAccessibilityContrast(environment.colorSchemeContrast)
        overrides.legibilityWeight = UILegibilityWeight(environment.legibilityWeight)
        overrides.userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
        for write in environment.bridgedTraits.values {
            var traits: any UIMutableTraits = overrides
            write(&traits)
            overrides = traits as? UITraitOverrides ?? overrides
        }
        let host = environment.hostingTraits ?? UITraitCollection()
        self.init(
            userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
            others: host.others.merging(overrides.values) { $1 })
    }

    /// The traits of the current window, or of the view that is being updated.
    @MainActor @preconcurrency public static var current: UITraitCollection {
        get { CurrentTraits.own ?? CurrentTraits.last ?? UITraitCollection() }
        set { CurrentTraits.own = newValue }
    }

    /// The traits of a view that is in no window: the current window's, without the overrides of its content.
    @MainActor static var outsideWindows: UITraitCollection {
        if let own = CurrentTraits.own { return own }
        guard let window = ViewHost.current else { return UITraitCollection() }
        let version = CurrentTraits.WindowVersion(
            window: ObjectIdentifier(window), environment: window.environmentVersion, prefersDark: window.prefersDark)
        if let known = CurrentTraits.ofWindow, known.version == version { return known.traits }
        let all = UITraitCollection(of: window.contentEnvironment)
        let traits = UITraitCollection(
            userInterfaceStyle: all.userInterfaceStyle, others: all.others.filter { ofTheSystem.contains($0.key) })
        CurrentTraits.ofWindow = (version, traits)
        return traits
    }

    private static let ofTheSystem: Set<ObjectIdentifier> = [
        ObjectIdentifier(UITraitHorizontalSizeClass.self), ObjectIdentifier(UITraitVerticalSizeClass.self),
        ObjectIdentifier(UITraitDisplayScale.self), ObjectIdentifier(UITraitLayoutDirection.self),
        ObjectIdentifier(UITraitPreferredContentSizeCategory.self), ObjectIdentifier(UITraitAccessibilityContrast.self),
        ObjectIdentifier(UITraitLegibilityWeight.self), ObjectIdentifier(UITraitUserInterfaceIdiom.self),
    ]
}

/// The traits that `UITraitCollection.current` returns.
@MainActor
enum CurrentTraits {
    /// The app's override; nil if there is none.
    static var own: UITraitCollection?
    /// The traits that views got last from SwiftUI.
    static var last: UITraitCollection?
    /// The traits of the window that was asked last, and the version that they were made from.
    static var ofWindow: (version: WindowVersion, traits: UITraitCollection)?

    struct WindowVersion: Equatable {
        let window: ObjectIdentifier
        let environment: Int
        let prefersDark: Bool?
    }
}
