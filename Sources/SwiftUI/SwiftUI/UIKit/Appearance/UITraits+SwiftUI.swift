import Foundation
import SwiftUICore

/// The size class of an interface along an axis, of UIKit.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known.
    case unspecified
    /// Little room.
    case compact
    /// Regular.
    case regular
}

/// Whether text is heavier, of UIKit.
public enum UILegibilityWeight: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// Regular.
    case regular
    /// Heavier.
    case bold
}

/// The contrast of an interface, of UIKit.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// Regular.
    case normal
    /// Increased.
    case high
}

/// The direction in which an interface reads, of UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

extension UserInterfaceSizeClass {
    /// Creates a size class of UIKit's; nil where that leaves it open.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates UIKit's size class; nil leaves it open.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    }
}

extension LegibilityWeight {
    /// Creates a weight of UIKit's; nil where that leaves it open.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        if uiLegibilityWeight == .unspecified { return nil }
        self = uiLegibilityWeight == .bold ? .bold : .regular
    }
}

extension UILegibilityWeight {
    /// Creates UIKit's weight; nil leaves it open.
    public init(_ legibilityWeight: LegibilityWeight?) {
        self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
    }
}

extension ColorSchemeContrast {
    /// Creates a contrast of UIKit's; nil where that leaves it open.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        if uiAccessibilityContrast == .unspecified { return nil }
        self = uiAccessibilityContrast == .high ? .increased : .standard
    }
}

extension UIAccessibilityContrast {
    /// Creates UIKit's contrast; nil leaves it open.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
    }
}

extension LayoutDirection {
    /// Creates a direction of UIKit's; nil where that leaves it open.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        if uiLayoutDirection == .unspecified { return nil }
        self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates UIKit's direction.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

/// Distances from the edges of a rectangle by the layout direction, in points, of UIKit.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the leading edge.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the trailing edge.
    public var trailing: CGFloat

    /// Creates distances of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates the distances of SwiftUI's.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
    /// Creates the distances of UIKit's.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

/// An older name of the text sizes.
///
/// Follows Apple's [ContentSizeCategory](https://developer.apple.com/documentation/swiftui/contentsizecategory).
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium
    /// The default.
    case large
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for users with low vision.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Creates a text size from UIKit's name; nil where that leaves it open.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3] }

    var size: DynamicTypeSize { DynamicTypeSize.allCases[place] }
    private var place: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    /// Whether a size is less than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }
    /// Whether a size is another one or less.
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.place <= rhs.place }
    /// Whether a size is greater than another.
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.place > rhs.place }
    /// Whether a size is another one or greater.
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.place >= rhs.place }
}

extension EnvironmentValues {
    /// The text size that the user prefers, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
