import Foundation
import SwiftUICore

// UIKit's bars, whose appearance apps set with `appearance()`: stored, and without effect.

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The background color.
    open var backgroundColor: UIColor?
    /// The background's appearance.
    open var backgroundEffect: UIBlurEffect?
    /// The background image.
    open var backgroundImage: UIImage?
    /// The line's color.
    open var shadowColor: UIColor?
    /// The line's picture.
    open var shadowImage: UIImage?
    /// Creates the usual looks.
    public override init() { super.init() }
    /// Makes the background the default one.
    open func configureWithDefaultBackground() {}
    /// Makes the background opaque.
    open func configureWithOpaqueBackground() {}
    /// Makes the background clear.
    open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's attributes.
    open var titleTextAttributes: UITextAttributes = [:]
    /// The large title's attributes.
    open var largeTitleTextAttributes: UITextAttributes = [:]
}

/// The appearance of the entries of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// An entry in one state.
    @MainActor @preconcurrency
    public final class State: NSObject {
        /// The picture's color.
        public var iconColor: UIColor?
        /// The title's attributes.
        public var titleTextAttributes: UITextAttributes = [:]
    }
    /// As usual.
    public let normal = State()
    /// Chosen.
    public let selected = State()
}

/// The appearance of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// Entries with the title below.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Entries with the title beside.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Small entries with the title beside.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

/// The position of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// A navigation bar.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// As usual.
    open var standardAppearance = UINavigationBarAppearance()
    /// In a low window.
    open var compactAppearance: UINavigationBarAppearance?
    /// Above content that is scrolled to its top.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The background color.
    open var barTintColor: UIColor?
    /// Whether things shine through.
    open var isTranslucent = true
    /// Whether titles may be large.
    open var prefersLargeTitles = false
    /// The title's attributes.
    open var titleTextAttributes: UITextAttributes?
    /// The large title's attributes.
    open var largeTitleTextAttributes: UITextAttributes?
    /// The line's picture.
    open var shadowImage: UIImage?
    /// Sets the background image.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A tab bar.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// As usual.
    open var standardAppearance = UITabBarAppearance()
    /// Above content that is scrolled to its end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The background color.
    open var barTintColor: UIColor?
    /// The color of entries that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// Whether things shine through.
    open var isTranslucent = true
    /// The background image.
    open var backgroundImage: UIImage?
    /// The line's picture.
    open var shadowImage: UIImage?
}

/// A toolbar.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// As usual.
    open var standardAppearance = UIToolbarAppearance()
    /// The background color.
    open var barTintColor: UIColor?
}

/// A list.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Lines from edge to edge.
        case plain
        /// Groups.
        case grouped
        /// Groups with round corners.
        case insetGrouped
    }

    /// How the table looks.
    public let style: Style
    /// The source of the rows; nil for none.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Is told of choices; nil for none.
    open weak var delegate: (any UITableViewDelegate)?
    /// The rows that were last asked for.
    let content = TableContent()

    /// Creates a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Comes from an archive; there are none here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The height of rows, in points; that of their content here.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// The height of rows that were not seen; that of their content here.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// The height of the content.
    public static let automaticDimension: CGFloat = -1

    open override var _swiftUIContent: AnyView { AnyView(TableOfCells(table: self, content: content)) }
    open override var _showsOwnContent: Bool { true }
    /// The view behind the rows; nil for none.
    open var backgroundView: UIView? { didSet { content.changed() } }
    /// The color of lines.
    open var separatorColor: UIColor?
    /// The kind of lines.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The distance of lines from the edges.
    open var separatorInset = UIEdgeInsets.zero
    /// The view below the rows.
    open var tableFooterView: UIView?
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// The room above sections' titles, in points.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// The height of sections' titles, in points.
    open var sectionHeaderHeight: CGFloat = 0
    /// The height of sections' ends, in points.
    open var sectionFooterHeight: CGFloat = 0
}

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
    public let reuseIdentifier: String?
    private let style: CellStyle
    /// The title.
    open private(set) var textLabel: UILabel? = UILabel(frame: .zero)
    /// The second title.
    open private(set) var detailTextLabel: UILabel?
    /// The picture.
    open private(set) var imageView: UIImageView? = UIImageView(frame: .zero)
    /// What the cell shows in the place of its titles; nil for these.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The mark at the trailing edge; none by default.
    open var accessoryType = AccessoryType.none
    /// The container of the cell's own views, which are not drawn here.
    public let contentView = UIView(frame: .zero)

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        if style != .default { detailTextLabel = UILabel(frame: .zero) }
    }

    /// Comes from an archive; there are none here.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}
    /// Returns a title, second title and picture to begin with.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if let contentConfiguration { return contentConfiguration.makeContentView()._swiftUIContent }
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
    /// The background of a chosen row.
    open var selectedBackgroundView: UIView?
}

/// The title or end of a list's section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// A grid.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// A field for searching.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// The text.
    open var text: String?
    /// The text that is shown while the field is empty.
    open var placeholder: String?
    /// The background color.
    open var barTintColor: UIColor?
}

/// A wheel of choices.
@MainActor @preconcurrency
open class UIPickerView: UIView {}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// The color.
    open var tintColor: UIColor?
}
