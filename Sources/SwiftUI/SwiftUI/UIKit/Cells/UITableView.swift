import Foundation
import SwiftUICore

/// A list.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
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
    public let style: Style
    /// The source of the rows; nil for none.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The delegate, which is notified of selection changes; nil for none.
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

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The height of rows, in points; the height of their content here.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// The height of rows that were not seen; the height of their content here.
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
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// The room above sections' titles, in points.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// The height of sections' titles, in points.
    open var sectionHeaderHeight: CGFloat = 0
    /// The height of sections' ends, in points.
    open var sectionFooterHeight: CGFloat = 0
}

/// The title or end of a list's section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}
