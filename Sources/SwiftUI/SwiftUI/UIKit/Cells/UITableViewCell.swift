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
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { noteChange() } }
    /// The background that replaces the background views; nil for those.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteChange() } }
    /// Whether the content configuration follows the cell's state; without effect here.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration follows the cell's state; without effect here.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Changes the cell's configurations when its state has changed; nil for none.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The mark at the trailing edge; none by default.
    open var accessoryType = AccessoryType.none { didSet { noteChange() } }
    /// The mark at the trailing edge while the table is edited; none by default.
    open var editingAccessoryType = AccessoryType.none { didSet { noteChange() } }
    /// The height that a storyboard gives the row, in points; nil for the table's.
    var fixedHeight: CGFloat?
    /// The connection that is followed when the row is chosen; nil for none.
    var segue: InterfaceSegue?
    /// The container of the cell's own views, which are shown instead of its titles.
    open private(set) var contentView = UIView(frame: .zero)

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepareTitles()
    }

    /// Creates a cell with a title.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = ((coder as? InterfaceCoder)?.cellStyle ?? .default, nil)
        super.init(coder: coder)
        prepareTitles()
    }

    private func prepareTitles() {
        if style != .default { detailTextLabel = UILabel(frame: .zero) }
        let standard = Self.standardConfiguration(style)
        textLabel?.adopt(standard.textProperties)
        detailTextLabel?.adopt(standard.secondaryTextProperties)
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}
    /// Returns the default content configuration of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        Self.standardConfiguration(style)
    }
    private static func standardConfiguration(_ style: CellStyle) -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }

    /// Whether the app has put views into the cell.
    var showsOwnViews: Bool { contentConfiguration == nil && !contentView.subviews.isEmpty }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if let contentConfiguration { return contentConfiguration.makeContentView()._swiftUIContent }
        if showsOwnViews { return AnyView(HostedViewTree(view: contentView, host: contentView.host)) }
        return AnyView(
            CellTitles(
                cell: self, title: (textLabel ?? detail).host, subtitle: detail.host, image: (imageView ?? icon).host))
    }
    private lazy var detail = detailTextLabel ?? UILabel(frame: .zero)
    private lazy var icon = UIImageView(frame: .zero)
    /// Kinds of lines.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// The appearance of a selected row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The appearance of a selected row.
    open var selectionStyle = SelectionStyle.default
    /// The view behind the row; nil for the table's own background.
    open var backgroundView: UIView? { didSet { noteChange() } }
    /// The view behind the row while it is selected; nil for the standard gray.
    open var selectedBackgroundView: UIView? { didSet { noteChange() } }
    /// The view behind the row while it is selected as one of several; nil for ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? { didSet { noteChange() } }
    /// The view at the trailing edge, instead of a mark; nil for none.
    open var accessoryView: UIView? { didSet { noteChange() } }
    /// The view at the trailing edge while the table is edited, instead of a mark; nil for none.
    open var editingAccessoryView: UIView? { didSet { noteChange() } }
    /// How many levels the content is moved in.
    open var indentationLevel = 0 { didSet { noteChange() } }
    /// How far the content is moved in for each level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { noteChange() } }
    /// Whether the content is moved in while the table is edited; always here.
    open var shouldIndentWhileEditing = true
    /// The distance of the line from the edges; the list's own here.
    open var separatorInset = UIEdgeInsets.zero
    /// How the cell behaves as a goal of the focus; without effect here.
    open var focusStyle = FocusStyle.default
    /// Whether the user drags the row; never here.
    open var userInteractionEnabledWhileDragging = false
    /// Whether the row is selected.
    open var isSelected: Bool {
        get { hasSelection }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the row is pressed.
    open var isHighlighted: Bool {
        get { hasPress }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the table is edited.
    open var isEditing: Bool {
        get { hasEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var (hasSelection, hasPress, hasEditing) = (false, false, false)
    /// The edit that the row offers; in the table, the delegate decides.
    open var editingStyle: EditingStyle { .none }
    /// Whether the delete button is shown; never here.
    open var showingDeleteConfirmation: Bool { false }
    /// Whether the row can be moved; decided by the table here.
    open var showsReorderControl = false

    /// Sets whether the row is selected; overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        hasSelection = selected
        setNeedsUpdateConfiguration()
    }
    /// Sets whether the row is pressed; overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        hasPress = highlighted
        setNeedsUpdateConfiguration()
    }
    /// Sets whether the table is edited; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        hasEditing = editing
        setNeedsUpdateConfiguration()
    }
    /// Called when the row begins or ends to be moved, or its actions are shown; never here.
    open func willTransition(to state: StateMask) {}
    /// Called when the row has begun or ended to be moved, or its actions were shown; never here.
    open func didTransition(to state: StateMask) {}
    /// The state that configurations follow.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted, state.isEditing) = (hasSelection, hasPress, hasEditing)
        return state
    }
    /// Calls ``updateConfiguration(using:)``, at once.
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        noteChange()
    }
    /// Changes the configurations for a state; overrides may call `super`, which calls ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// What editing offers for a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// Deletion.
        case delete
        /// Insertion.
        case insert
    }
    /// How a cell behaves as a goal of the focus.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// What editing shows of a row.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The controls of editing.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that deletes.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}

extension UITableViewCell {
    /// The SwiftUI views of the content; nil for other content.
    var hostedContent: (any HostedCell)? { contentConfiguration as? any HostedCell }
    /// Whether the content reaches the edges of the row.
    var fillsRow: Bool { hostedContent != nil || showsOwnViews }

    /// The background: if selected its own view or gray, else its view, its configuration's background or its color; nil for the
    /// list's own.
    func rowBackground(isSelected: Bool) -> AnyView? {
        if isSelected, selectionStyle != .none {
            let own = isEditing ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
            return own?._swiftUIContent ?? AnyView(Color(UIColor.systemGray4))
        }
        return backgroundView?._swiftUIContent ?? hostedContent?.cellBackground
            ?? (backgroundConfiguration?.backgroundColor ?? backgroundColor).map { AnyView(Color($0)) }
    }
}

extension UITableViewCell.AccessoryType {
    /// The symbol of the mark; nil for none.
    var symbol: String? {
        switch self {
        case .none: nil
        case .disclosureIndicator, .detailDisclosureButton: "chevron.right"
        case .checkmark: "checkmark"
        case .detailButton: "info.circle"
        }
    }
    /// Whether a button for details is part of the mark.
    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
