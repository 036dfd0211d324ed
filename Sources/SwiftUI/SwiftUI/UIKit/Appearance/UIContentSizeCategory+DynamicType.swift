import SwiftUICore

extension UIContentSizeCategory {
    /// UIKit's names of the text sizes, the least first.
    private static let sizes: [(UIContentSizeCategory, DynamicTypeSize)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
        (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]

    /// Creates UIKit's name of a text size; nil leaves it open.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = Self.sizes.first { $0.1 == dynamicTypeSize }?.0 ?? .unspecified
    }

    /// Whether the size is one of those for users with low vision.
    public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

    /// The text size; nil where the name leaves it open.
    fileprivate var size: DynamicTypeSize? { Self.sizes.first { $0.0 == self }?.1 }
}

extension DynamicTypeSize {
    /// Creates a text size from UIKit's name; nil where that leaves it open.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.size else { return nil }
        self = size
    }
}
