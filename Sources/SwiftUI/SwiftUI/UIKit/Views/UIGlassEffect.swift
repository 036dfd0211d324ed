import Foundation
import SwiftUICore

/// A view's surroundings, seen through glass; shown as a material of SwiftUI.
///
/// Follows Apple's [UIGlassEffect](https://developer.apple.com/documentation/uikit/uiglasseffect).
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
    /// How clear the glass is.
    public enum Style: Int, Sendable { case regular, clear }

    /// How clear the glass is.
    public let style: Style
    /// Whether the glass moves along with touches; never here.
    open var isInteractive = false
    /// The color of the glass; nil for none.
    open var tintColor: UIColor?

    /// Creates an effect.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    /// Creates an effect of regular glass.
    public override convenience init() { self.init(style: .regular) }
}

/// Glass whose views within flow into each other when they are near; each is drawn by itself here.
///
/// Follows Apple's [UIGlassContainerEffect](https://developer.apple.com/documentation/uikit/uiglasscontainereffect).
@MainActor @preconcurrency
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which views flow into each other, in points; without effect here.
    open var spacing: CGFloat = 0

    /// Creates an effect.
    public override init() { super.init() }
}

/// Content above a blurred background, in colors that stand out; its colors stay as they are here.
///
/// Follows Apple's [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect).
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
    /// The strength of the effect.
    public let style: UIVibrancyEffectStyle

    /// Creates an effect above a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
        self.style = style
        super.init()
    }

    /// Creates an effect for labels above a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
}

/// The strength of vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// The radii of a view's corners.
///
/// Follows Apple's [UICornerConfiguration](https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct). A view has
/// one radius here: the greatest one that is set.
public struct UICornerConfiguration: Hashable, Sendable {
    /// The radius in a size; nil for half of the shorter side.
    private let length: CGFloat?
    private let least: CGFloat
    private let most: CGFloat?

    private init(_ length: CGFloat?, least: CGFloat = 0, most: CGFloat? = nil) {
        (self.length, self.least, self.most) = (length, least, most)
    }

    /// A capsule: corners of half the shorter side, of a greatest radius in points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(nil, most: maximumRadius)
    }
    /// Corners of one radius.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius.length, least: radius.least)
    }
    /// Corners of four radii; the greatest one is used for all of them here.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        let all = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].compactMap { $0 }
        return UICornerConfiguration(all.map(\.length).max() ?? 0, least: all.map(\.least).max() ?? 0)
    }
    /// Corners of one radius, which is the same for all.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    /// Corners of one radius above, and of one below; the greater one is used for all of them here.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }

    /// The radius in a size, in points.
    func radius(in size: CGSize) -> CGFloat {
        let half = max(min(size.width, size.height).finite / 2, 0)
        guard let length else { return min(half, most ?? half) }
        return min(max(length.finite, least.finite, 0), half)
    }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let length: CGFloat
    let least: CGFloat

    private init(_ length: CGFloat, least: CGFloat = 0) { (self.length, self.least) = (length, least) }
    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius) }
    /// The radius of a container's corners less the distance to them; the least radius here.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(minimum ?? 0, least: minimum ?? 0)
    }
    /// Creates a radius in points.
    public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
    /// Creates a radius in points.
    public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
