import Foundation
import SwiftUICore

/// A list of rows in sections, which a data source provides.
///
/// Follows Apple's [UITableView](https://developer.apple.com/documentation/uikit/uitableview). The rows are shown by a list of SwiftUI;
/// a cell stays until its row is reloaded, and each dequeued cell is a new one.
@MainActor @preconcurrency
open class UITableView: _TableMembers {
    /// The appearance of a table.
    public enum Style: Int, Sendable {
        /// Lines from edge to edge.
        case plain
        /// Groups.
        case grouped
        /// Groups with round corners.
        case insetGrouped
    }

    /// The appearance of the table.
    open private(set) var style: Style
    /// The source of the rows; nil for none.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { content.reload() } }
    /// The delegate, which is notified of selection changes; nil for none.
    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            content.changed()
        }
    }
    /// The source that is asked to fetch data before rows are shown; never asked here, as rows are made when they are shown.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is asked.
    open var isPrefetchingEnabled = true
    /// The delegate for rows that are dragged, which are not here; nil for none.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { TableContent.warnOfDrags() } }
    }
    /// The delegate for items that are dropped, which are not here; nil for none.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { TableContent.warnOfDrags() } }
    }
    /// Whether rows can be dragged; without effect here.
    open var dragInteractionEnabled = false
    /// Whether a drag is over the table; never here.
    open var hasActiveDrag: Bool { false }
    /// Whether a drop is being handled; never here.
    open var hasActiveDrop: Bool { false }
    /// The rows that a storyboard has; nil for a table with a source.
    var fixed: FixedRows? { didSet { content.changed() } }
    /// The rows that were last asked for.
    let content = TableContent()

    /// Creates a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
    }

    /// The height of rows, in points; the height of their content by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { content.changed() } }
    /// The height of rows that were not seen; the height of their content here.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// The height of headers that were not seen; the height of their content here.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The height of footers that were not seen; the height of their content here.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The height of the content.
    public static let automaticDimension: CGFloat = -1
    /// The name of the search symbol among the titles of an index.
    public static let indexSearch = "{search}"

    open override var _swiftUIContent: AnyView { AnyView(TableOfCells(table: self, content: content)) }
    open override var _showsOwnContent: Bool { true }
    /// The view behind the rows; nil for none.
    open var backgroundView: UIView? { didSet { content.changed() } }
    /// The color of lines; nil for the usual one.
    open var separatorColor: UIColor? { didSet { content.changed() } }
    /// The kind of lines.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { content.changed() } }
    /// The distance of lines from the edges; the list's own here.
    open var separatorInset = UIEdgeInsets.zero
    /// From where ``separatorInset`` is measured; without effect here.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// The effect of the lines, which is not drawn here; nil for none.
    open var separatorEffect: UIVisualEffect?
    /// Whether cells follow the readable width; without effect here.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the content's insets include the safe area; without effect here.
    open var insetsContentViewsToSafeArea = true
    /// Whether rows are measured again when their content asks for it; they always are here.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
    /// The view below the rows; nil for none.
    open var tableFooterView: UIView? { didSet { content.changed() } }
    /// The view above the rows; nil for none.
    open var tableHeaderView: UIView? { didSet { content.changed() } }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have the focus; always here.
    open var allowsFocus = true
    /// Whether rows can have the focus while the table is edited; always here.
    open var allowsFocusDuringEditing = true
    /// Whether the selection follows the focus; never here.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that had it.
    open var remembersLastFocusedIndexPath = false
    /// The room above sections' titles, in points.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// The height of sections' titles, in points; the height of their content where it is not positive.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { content.changed() } }
    /// The height of sections' ends, in points; the height of their content where it is not positive.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { content.changed() } }
    /// The number of rows from which the index is shown; no index is shown here.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// The color of the index's titles; nil for the usual one.
    open var sectionIndexColor: UIColor?
    /// The color behind the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor?
    /// The color behind the index while it is pressed; nil for the usual one.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Whether rows can be deleted, inserted and moved now.
    open var isEditing: Bool {
        get { content.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets whether rows can be deleted, inserted and moved now.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard content.isEditing != editing else { return }
        content.isEditing = editing
        if editing ? !allowsMultipleSelectionDuringEditing : !allowsMultipleSelection { content.selected = [] }
        for (_, cell) in content.cells { cell.setEditing(editing, animated: animated) }
        content.changed()
    }

    /// From where the insets of lines are measured.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    /// When rows are measured again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// The animation of rows that are inserted and deleted; the list's own here.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where in the table a row is to be.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// The notification that the selection has changed.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

/// The title or end of a list's section.
///
/// Follows Apple's
/// [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the table may use the view again; nil for none.
    public internal(set) var reuseIdentifier: String?
    /// The container of the view's own content.
    public let contentView = UIView(frame: .zero)
    /// The title, which is shown where the view has no other content; nil never.
    open private(set) var textLabel: UILabel? = UILabel(frame: .zero)
    /// The second title; nil never.
    open private(set) var detailTextLabel: UILabel? = UILabel(frame: .zero)
    /// The view behind the content; nil for none.
    open var backgroundView: UIView? { didSet { noteChange() } }
    /// The content that replaces the titles; nil for the titles.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { noteChange() } }
    /// The background that replaces ``backgroundView``; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteChange() } }

    /// Creates a view that a table may use again.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a view that no table uses again.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is used for another section; never here, as each dequeued view is a new one.
    open func prepareForReuse() {}
    /// Returns the default content of a header.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        if let contentConfiguration { return contentConfiguration.makeContentView()._swiftUIContent }
        if !contentView.subviews.isEmpty {
            let color = contentView.backgroundColor ?? backgroundColor
            return AnyView(
                HostedViewTree(view: contentView, host: contentView.host).background {
                    backgroundView?._swiftUIContent ?? AnyView(color.map { Color($0) } ?? .clear)
                })
        }
        return AnyView(HeaderTitle(view: self, host: host, title: (textLabel ?? UILabel()).host))
    }
}

/// The title of a header without content of its own.
private struct HeaderTitle: View {
    let view: UITableViewHeaderFooterView
    @ObservedObject var host: ViewTreeHost
    @ObservedObject var title: ViewTreeHost

    var body: some View {
        _ = (host.follow(), title.follow())
        return Text(verbatim: view.textLabel?.text ?? "")
            .foregroundStyle(view.textLabel?.textColor.map { Color($0) } ?? Color.secondary)
            .background { view.backgroundView?._swiftUIContent }
    }
}
