import Foundation
import SwiftUICore

/// A message that there is nothing to see, and why.
///
/// Follows Apple's [UIContentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct).
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the message is.
    public enum Alignment: Int, Sendable { case center, natural }

    /// The appearance of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// How lines are shortened.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks so that the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of a font that shrinks, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer so that the text fits; they never do here.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The appearance of the image.
    public struct ImageProperties {
        /// The configuration of a symbol; nil for a large one.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of symbols and templates; nil for gray.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points; 0 for any length.
        public var maximumSize = CGSize.zero
        /// Whether smart inversion leaves the image as it is; nothing inverts colors here.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The behavior of a button.
    public struct ButtonProperties {
        /// The button's action; nil if there is none.
        public var primaryAction: UIAction?
        /// The menu that the button opens where it has no action; nil for none.
        public var menu: UIMenu?
        /// Whether the button can be pressed.
        public var isEnabled = true
        /// The purpose of the button.
        public var role = UIButton.Role.normal
    }

    /// Where the message is.
    public var alignment = Alignment.center
    /// Which axes keep the margins of the layout; without effect.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The insets around the message.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    /// The image; nil for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 10
    /// The title; nil for none.
    public var text: String?
    /// The title with attributes, which takes precedence; nil for none.
    public var attributedText: NSAttributedString?
    /// The appearance of the title.
    public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
    /// The distance between the title and the text below, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The text below the title; nil for none.
    public var secondaryText: String?
    /// The text below the title with attributes, which takes precedence; nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the text below the title.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 12
    /// The button; it is shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The behavior of the button.
    public var buttonProperties = ButtonProperties()
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The second button; it is shown where it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behavior of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    private var isLoading = false

    private init() {}

    /// A message without content.
    public static func empty() -> UIContentUnavailableConfiguration { Self() }
    /// A wheel, for content that is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = Self()
        configuration.isLoading = true
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.text = "Loading…"
        return configuration
    }
    /// The message for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = Self()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView {
        ConfiguredView(self) { AnyView(UnavailableContent(configuration: $0, isLoading: $0.isLoading)) }
    }

    /// Returns the message for a state: a search without results names the searched words.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var copy = self
        if let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty,
            copy.text == "No Results"
        {
            copy.text = "No Results for “\(words)”"
        }
        return copy
    }
}

/// The state in which a message that there is nothing to see is shown.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// The searched words; nil if there are none.
    public var searchText: String?
    /// Creates a state.
    public init() {}
}

/// A view that shows a message that there is nothing to see.
///
/// Follows Apple's [UIContentUnavailableView](https://developer.apple.com/documentation/uikit/uicontentunavailableview).
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    private var current: UIContentUnavailableConfiguration
    /// The message.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            current = new
            noteChange()
        }
    }
    /// Whether the message scrolls where there is no room; it does not here.
    open var isScrollEnabled = false

    /// Creates a view of a message.
    public init(configuration: UIContentUnavailableConfiguration) {
        current = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        current = .empty()
        super.init(coder: coder)
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { (current.makeContentView() as UIView)._swiftUIContent }
}

/// The image, the texts and the buttons below each other.
private struct UnavailableContent: View {
    let configuration: UIContentUnavailableConfiguration
    let isLoading: Bool

    var body: some View {
        let margins = configuration.directionalLayoutMargins
        let isCentered = configuration.alignment == .center
        VStack(alignment: isCentered ? .center : .leading, spacing: configuration.imageToTextPadding) {
            if isLoading {
                ProgressView()
            } else if let image = configuration.image {
                picture(image)
            }
            VStack(alignment: isCentered ? .center : .leading, spacing: configuration.textToSecondaryTextPadding) {
                words(configuration.text, configuration.attributedText, configuration.textProperties)
                words(
                    configuration.secondaryText, configuration.secondaryAttributedText,
                    configuration.secondaryTextProperties)
            }
            buttons
        }
        .multilineTextAlignment(isCentered ? .center : .leading)
        .padding(
            EdgeInsets(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isCentered ? .center : .leading)
        .background(configuration.background.backgroundColor.map { Color($0) } ?? .clear)
    }

    private func words(
        _ plain: String?, _ styled: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> (some View)? {
        (styled.map { Text(uiKit: $0, truncates: false) } ?? plain.map { Text(verbatim: $0) }).map {
            $0.font(Font(properties.font)).foregroundStyle(Color(properties.color))
                .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
        }
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        let properties = configuration.imageProperties
        let most = properties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / max(image.size.width, 1) : 1,
            most.height > 0 ? most.height / max(image.size.height, 1) : 1)
        Group {
            if image.isSymbolImage {
                Image(uiImage: properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image)
                    .font(.system(size: 44))
            } else if scale < 1 {
                Image(uiImage: image).resizable()
                    .frame(width: image.size.width * scale, height: image.size.height * scale)
            } else {
                Image(uiImage: image)
            }
        }
        .foregroundStyle(Color(properties.tintColor ?? .secondaryLabel))
        .clipShape(RoundedRectangle(cornerRadius: max(properties.cornerRadius.finite, 0)))
    }

    private var buttons: some View {
        VStack(spacing: configuration.buttonToSecondaryButtonPadding) {
            button(configuration.button, configuration.buttonProperties)
            button(configuration.secondaryButton, configuration.secondaryButtonProperties)
        }
        .padding(.top, max(configuration.textToButtonPadding - configuration.imageToTextPadding, 0))
    }

    @ViewBuilder private func button(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> some View {
        if look.title != nil || look.image != nil {
            UnavailableButton(look: look, properties: properties)
        }
    }
}

/// A button of UIKit below a message.
private struct UnavailableButton: UIViewRepresentable {
    let look: UIButton.Configuration
    let properties: UIContentUnavailableConfiguration.ButtonProperties

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.configuration = look
        button.isEnabled = properties.isEnabled
    }
}
