import Foundation
import SwiftUICore

extension UIButton {
    /// The content and appearance of a button.
    ///
    /// Follows Apple's
    /// [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
    public struct Configuration {
        /// The shape of a button's corners.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// The size of a button.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// Where titles are.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        enum Kind { case plain, tinted, gray, filled }

        var kind: Kind
        /// The title; nil for none.
        public var title: String? { didSet { styledTitle = nil } }
        /// The title with its attributes; nil for none, or where ``title`` was set after it.
        public var attributedTitle: AttributedString? {
            get { styledTitle }
            set {
                title = newValue.map { String($0.characters) }
                styledTitle = newValue
            }
        }
        private var styledTitle: AttributedString?
        /// The second title; nil for none.
        public var subtitle: String?
        /// The image; nil for none.
        public var image: UIImage?
        /// The gap between image and title, in points.
        public var imagePadding: CGFloat = 6
        /// The gap between the titles, in points.
        public var titlePadding: CGFloat = 1
        /// The edge of the title at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Where titles are.
        public var titleAlignment = TitleAlignment.automatic
        /// The insets around the content, in points.
        public var contentInsets = Self.usualInsets
        /// The background color; nil for the default.
        public var baseBackgroundColor: UIColor?
        /// The color of title and image; nil for the default.
        public var baseForegroundColor: UIColor?
        /// The background that replaces the usual one where it has a color.
        public var background = UIBackgroundConfiguration.clear() {
            didSet { if let color = background.backgroundColor { baseBackgroundColor = color } }
        }
        /// Changes the attributes of the title before it is shown; nil for none, and the title's words are shown here.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes of the second title before it is shown; nil for none, and its words are shown here.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the color of the image, which is the title's here; nil for none.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether the button's indicator for a menu is shown; never here.
        public var indicator = Indicator.automatic
        /// The marks of a button with a menu.
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        /// The shape of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size.
        public var buttonSize = Size.medium
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false

        /// Without a background.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// Without a background or insets.
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        /// On a faint background in the accent color.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// On a gray background.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// On a gray background.
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        /// On a faint background in the accent color.
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        /// On a background in the accent color.
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
        /// On a background in the accent color.
        public static func filled() -> Configuration { Configuration(kind: .filled) }

        private init(kind: Kind) { self.kind = kind }

        /// The insets: the usual ones follow the button's size.
        var shownInsets: NSDirectionalEdgeInsets {
            guard contentInsets == Self.usualInsets else { return contentInsets }
            return switch buttonSize {
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: contentInsets
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
        private static let usualInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        /// The radius of the corners, in points.
        var radius: CGFloat {
            switch cornerStyle {
            case .small: 4
            case .medium, .dynamic, .fixed: 6
            case .large: 10
            case .capsule: 1000
            }
        }
    }
}

/// Some edges, in the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// Changes the attributes of a text.
///
/// Follows Apple's [UIConfigurationTextAttributesTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct).
public struct UIConfigurationTextAttributesTransformer {
    /// The function.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Creates a change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Returns changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a color.
///
/// Follows Apple's [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
public struct UIConfigurationColorTransformer {
    /// The function.
    public let transform: (UIColor) -> UIColor
    /// Creates a change.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// Returns a changed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// Makes a color gray.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: red * 0.299 + green * 0.587 + blue * 0.114, alpha: alpha)
    }
    /// The accent color, for which the view stands.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The accent color.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}
