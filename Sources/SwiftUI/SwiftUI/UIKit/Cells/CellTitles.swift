import Foundation
import SwiftUICore

private enum TableRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The height that a table gives to the row around; nil for the content's own.
    var tableRowHeight: CGFloat? {
        get { self[TableRowHeightKey.self] }
        set { self[TableRowHeightKey.self] = newValue }
    }
}

/// The titles and the image of a cell without content of its own.
struct CellTitles: View {
    let cell: UITableViewCell
    @ObservedObject var title: ViewTreeHost
    @ObservedObject var subtitle: ViewTreeHost
    @ObservedObject var image: ViewTreeHost
    @Environment(\.tableRowHeight) private var height

    var body: some View {
        _ = (title.follow(), subtitle.follow(), image.follow())
        return cell.titles(in: height).makeContentView()._swiftUIContent
    }
}

extension UITableViewCell {
    /// The titles and the image as a configuration, with the appearance of their labels.
    /// - Parameter height: The row's height, which a larger image is shrunk to; nil for the content's own.
    fileprivate func titles(in height: CGFloat?) -> UIListContentConfiguration {
        var titles = defaultContentConfiguration()
        if let textLabel {
            (titles.text, titles.attributedText) = (textLabel.text, textLabel.styledText)
            titles.textProperties.adopt(textLabel)
        }
        if let detailTextLabel {
            (titles.secondaryText, titles.secondaryAttributedText) = (detailTextLabel.text, detailTextLabel.styledText)
            titles.secondaryTextProperties.adopt(detailTextLabel)
        }
        if let imageView {
            titles.image = imageView.image
            if imageView.clipsToBounds { titles.imageProperties.cornerRadius = imageView.layer.cornerRadius }
        }
        if let height { titles.imageProperties.maximumSize.height = max(height, 1) }
        return titles
    }
}

extension UILabel {
    /// The text where it has attributes of its own; nil for a plain one.
    fileprivate var styledText: NSAttributedString? { hasAttributes ? attributedText : nil }

    /// Takes over the appearance of a title.
    func adopt(_ properties: UIListContentConfiguration.TextProperties) {
        (font, textColor) = (properties.font, properties.color)
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Takes over the appearance of a label.
    fileprivate mutating func adopt(_ label: UILabel) {
        font = label.font ?? font
        color = label.isEnabled ? label.textColor ?? color : .secondaryLabel
        numberOfLines = label.numberOfLines
        lineBreakMode = label.lineBreakMode
        adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
        minimumScaleFactor = label.minimumScaleFactor
        switch label.textAlignment {
        case .center: alignment = .center
        case .justified: alignment = .justified
        default: alignment = .natural
        }
    }
}
