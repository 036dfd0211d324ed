import Foundation
import SwiftUICore

/// A cell's title, second title and image.
///
/// Follows Apple's
/// [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The title; nil for none.
    public var text: String?
    /// The title with attributes, which takes precedence; nil for none.
    public var attributedText: NSAttributedString?
    /// The second title; nil for none.
    public var secondaryText: String?
    /// The second title with attributes, which takes precedence; nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// The image; nil for none.
    public var image: UIImage?
    /// The appearance of the title.
    public var textProperties = TextProperties()
    /// The appearance of the second title.
    public var secondaryTextProperties = TextProperties()
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// Whether the second title is beside the first one.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and titles, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The least distance between titles beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between titles below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// The insets around the content in a cell of a collection.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The appearance of a title.
    public struct TextProperties {
        /// The font.
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        /// The color.
        public var color: UIColor = .label
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Where lines are.
        public var alignment = TextAlignment.natural
        /// How letters are changed.
        public var transform = TextTransform.none
        /// How lines are shortened.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font shrinks so that the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of a font that shrinks, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = false
        /// Whether letters move closer so that the text fits; they never do here.
        public var allowsDefaultTighteningForTruncation = false
        /// What makes the color of another one; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// The color after ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Where lines are.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// How letters are changed.
        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized

            fileprivate func applied(to text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.uppercased()
                case .lowercase: text.lowercased()
                case .capitalized: text.capitalized
                }
            }
        }
    }

    /// The appearance of an image.
    public struct ImageProperties {
        /// The color of symbols and templates; nil for the accent color.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points; 0 for any length.
        public var maximumSize = CGSize.zero
        /// The size of the room for the image, in points; 0 for the image's own.
        public var reservedLayoutSize = CGSize.zero
    }

    private init() {
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
    }

    private static func with(_ change: (inout Self) -> Void) -> Self {
        var configuration = Self()
        change(&configuration)
        return configuration
    }

    /// A title alone.
    public static func cell() -> UIListContentConfiguration { Self() }
    /// A title, with the second one below.
    public static func subtitleCell() -> UIListContentConfiguration { Self() }
    /// A title, with the second one at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        with {
            $0.prefersSideBySideTextAndSecondaryText = true
            $0.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        }
    }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self() }
    /// A row of a sidebar, with the second title below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self() }
    /// A row that adds something.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self() }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { title(.headline, .label) }
    /// A header of groups.
    public static func groupedHeader() -> UIListContentConfiguration { title(.footnote, .secondaryLabel) }
    /// A header of groups that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { title(.headline, .label) }
    /// A header that stands out more.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { title(.title3, .label) }
    /// A header.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { title(.headline, .label) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { title(.footnote, .secondaryLabel) }
    /// A footer of groups.
    public static func groupedFooter() -> UIListContentConfiguration { title(.footnote, .secondaryLabel) }
    /// A footer.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    private static func title(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
        with {
            ($0.textProperties.font, $0.textProperties.color) = (.preferredFont(forTextStyle: style), color)
            ($0.directionalLayoutMargins.top, $0.directionalLayoutMargins.bottom) = (10, 6)
        }
    }

    public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) { $0.content } }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    private var content: AnyView {
        AnyView(
            HStack(spacing: imageToTextPadding) {
                image.map { picture($0) }
                if prefersSideBySideTextAndSecondaryText {
                    titleView
                    Spacer(minLength: textToSecondaryTextHorizontalPadding)
                    secondaryView
                } else {
                    VStack(alignment: side, spacing: textToSecondaryTextVerticalPadding) {
                        titleView
                        secondaryView
                    }
                    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
                }
            })
    }

    private var side: HorizontalAlignment { textProperties.alignment == .center ? .center : .leading }
    private var titleView: some View { words(text, attributedText, textProperties) }
    private var secondaryView: some View { words(secondaryText, secondaryAttributedText, secondaryTextProperties) }

    private func words(_ plain: String?, _ styled: NSAttributedString?, _ properties: TextProperties) -> (some View)? {
        (styled.map { Text(uiKit: $0, truncates: false) }
            ?? plain.map { Text(verbatim: properties.transform.applied(to: $0)) }).map {
                $0.font(Font(properties.font)).foregroundStyle(Color(properties.resolvedColor()))
                    .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
                    .minimumScaleFactor(
                        properties.adjustsFontSizeToFitWidth ? max(properties.minimumScaleFactor, 0.1) : 1
                    )
                    .truncationMode(
                        properties.lineBreakMode == .byTruncatingHead
                            ? .head : properties.lineBreakMode == .byTruncatingMiddle ? .middle : .tail
                    )
                    .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
            }
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        let most = imageProperties.maximumSize
        let room = imageProperties.reservedLayoutSize
        let scale = min(
            1, most.width > 0 ? most.width / max(image.size.width, 1) : 1,
            most.height > 0 ? most.height / max(image.size.height, 1) : 1)
        Group {
            if scale < 1 {
                Image(uiImage: image).resizable()
                    .frame(width: image.size.width * scale, height: image.size.height * scale)
            } else {
                Image(uiImage: image)
            }
        }
        .foregroundStyle(imageProperties.tintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(TintShapeStyle()))
        .clipShape(RoundedRectangle(cornerRadius: max(imageProperties.cornerRadius.finite, 0)))
        .frame(width: room.width > 0 ? room.width : nil, height: room.height > 0 ? room.height : nil)
    }
}
