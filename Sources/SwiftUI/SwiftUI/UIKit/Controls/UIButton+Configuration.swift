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
        public var title: String?
        /// The title with its attributes; nil for none.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } }
        }
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
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The background color; nil for the default.
        public var baseBackgroundColor: UIColor?
        /// The color of title and image; nil for the default.
        public var baseForegroundColor: UIColor?
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
