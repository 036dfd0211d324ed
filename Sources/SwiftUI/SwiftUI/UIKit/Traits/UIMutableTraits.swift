import Foundation
import SwiftUICore

/// Traits that can be set.
///
/// Follows Apple's [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits).
public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    /// Pixels per point; 0 where that is not known.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// The direction in which the interface reads.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    /// The contrast of the interface.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// Whether text is heavier.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
}

/// The traits that a view or controller sets for itself and its descendants.
///
/// Follows Apple's [UITraitOverrides](https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct).
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values: [ObjectIdentifier: TraitValue] = [:]
    /// The traits from which unset values are read; nil for the defaults.
    var base: UITraitCollection?

    init() {}

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[ObjectIdentifier(T.self)]?.value as? T.Value ?? base?[trait] ?? T.defaultValue }
        set { values[ObjectIdentifier(T.self)] = TraitValue(newValue) }
    }

    /// Whether a trait is set.
    public func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool { values[ObjectIdentifier(T.self)] != nil }

    /// Sets a trait no more.
    public mutating func remove<T: UITraitDefinition>(_ trait: T.Type) { values[ObjectIdentifier(T.self)] = nil }

    /// Returns other traits, overridden by the traits that are set here.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        if values.isEmpty { return traits }
        let style = values[ObjectIdentifier(UITraitUserInterfaceStyle.self)]?.value as? UIUserInterfaceStyle
        var others = traits.others.merging(values) { $1 }
        others[ObjectIdentifier(UITraitUserInterfaceStyle.self)] = nil
        return UITraitCollection(
            userInterfaceStyle: style.flatMap { $0 == .unspecified ? nil : $0 } ?? traits.userInterfaceStyle,
            others: others)
    }
}
