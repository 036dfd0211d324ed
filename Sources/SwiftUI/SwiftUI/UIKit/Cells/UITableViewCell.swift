import Foundation
import SwiftUICore

/// A row of a list.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// Where a cell has its second title.
    public enum CellStyle: Int, Sendable {
        /// Nowhere.
        case `default`
        /// At the trailing edge.
        case value1
        /// Beside the title.
        case value2
        /// Below the title.
        case subtitle
    }

    /// The mark at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none
        /// An arrow: there is more behind.
        case disclosureIndicator
        /// An arrow and a button.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button.
        case detailButton
    }

    /// The name under which the table may use the cell again; nil for none.
    public internal(set) var reuseIdentifier: String?
    private let style: CellStyle
    /// The title.
    open private(set) var textLabel: UILabel? = UILabel(frame: .zero)
    /// The second title.
    open private(set) var detailTextLabel: UILabel?
    /// The image.
    open private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    /// The content that replaces the titles; nil for the titles.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The mark at the trailing edge; none by default.
    open var accessoryType = AccessoryType.none
    /// The container of the cell's own views, which are shown instead of its titles.
    public let contentView = UIView(frame: .zero)

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        if style != .default { detailTextLabel = UILabel(frame: .zero) }
    }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}
    /// Returns the default content configuration of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }

    /// Whether the app has put views into the cell.
    var showsOwnViews: Bool { contentConfiguration == nil && !contentView.subviews.isEmpty }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if let contentConfiguration { return contentConfiguration.makeContentView()._swiftUIContent }
        if showsOwnViews { return AnyView(HostedViewTree(view: contentView, host: contentView.host)) }
        var titles = defaultContentConfiguration()
        titles.text = textLabel?.text
        titles.secondaryText = detailTextLabel?.text
        titles.image = imageView?.image
        return titles.makeContentView()._swiftUIContent
    }
    /// Kinds of lines.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// The appearance of a selected row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The appearance of a selected row.
    open var selectionStyle = SelectionStyle.default
    /// The view behind the row; nil for the table's own background.
    open var backgroundView: UIView?
    /// The view behind the row while it is selected; nil for the standard gray.
    open var selectedBackgroundView: UIView?
    /// The view at the trailing edge, instead of a mark; nil for none.
    open var accessoryView: UIView?
}
