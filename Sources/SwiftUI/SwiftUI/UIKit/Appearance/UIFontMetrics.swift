import Foundation
import SwiftUICore

/// Scales fonts and lengths with the text size that the user prefers.
///
/// Follows Apple's [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics). The preferred size is the one of
/// the traits that are given; without traits nothing is scaled, for fonts of UIKit follow the desktop's scale when they are drawn.
@MainActor @preconcurrency
open class UIFontMetrics: NSObject {
    /// The metrics of the body's text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    /// Creates metrics that scale as a style of text does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// Returns a font scaled, but no larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize <= maximumPointSize || !(maximumPointSize > 0) ? font : font.withSize(maximumPointSize)
    }

    /// Returns a font scaled for traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let factor = factor(traitCollection)
        return factor == 1 ? font : font.withSize(font.pointSize * factor)
    }

    /// Returns a font scaled for traits, but no larger than a size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(
            for: scaledFont(for: font, compatibleWith: traitCollection), maximumPointSize: maximumPointSize)
    }

    /// Returns a length scaled.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }

    /// Returns a length scaled for traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * factor(traitCollection)
    }

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        guard let traits else { return 1 }
        let usual = UIFont.preferredFont(forTextStyle: style).pointSize
        let now = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return usual > 0 ? now / usual : 1
    }
}
