import Foundation
import SwiftUICore

/// A part of the surroundings of views: a value that views get from those around them.
///
/// Follows Apple's [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition).
public protocol UITraitDefinition {
    /// The type of the values.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// Whether colors depend on the value; false by default.
    static var affectsColorAppearance: Bool { get }
    /// The trait's name, for messages.
    static var name: String { get }
    /// A name that no other trait has.
    static var identifier: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Pixels per point; 0 where that is not known.
public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}

/// The direction in which the interface reads.
public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The contrast of the interface.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// Whether text is heavier.
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
