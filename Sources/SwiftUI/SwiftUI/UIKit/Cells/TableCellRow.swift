import Foundation
import SwiftUICore

/// A row of a table of UIKit: its cell, the mark at the edge, and what editing offers.
struct TableCellRow: View {
    let table: UITableView
    let path: IndexPath
    let cell: UITableViewCell
    @ObservedObject var host: ViewTreeHost

    var body: some View {
        _ = host.follow()
        let fills = cell.fillsRow
        let edge: CGFloat = fills ? 16 : 0
        return Button {
            table.choose(path)
        } label: {
            HStack(spacing: 8) {
                if inserts { insertion.padding(.leading, edge) }
                (cell.hostedContent?.cellContent ?? cell._swiftUIContent).padding(.leading, indent)
                mark.padding(.trailing, edge)
            }
            .frame(height: height)
            .environment(\.tableRowHeight, height)
            .contentShape(Rectangle())
        }
        .buttonStyle(FramedPlainButtonStyle())
        .accessibilityAddTraits(table.content.selected.contains(path) ? .isSelected : [])
        .onGeometryChange(for: CGRect.self) { [space = ObjectIdentifier(table)] in
            $0.frame(in: .named(space))
        } action: { [content = table.content, path] frame in
            content.frames[path] = frame
        }
        .onAppear { table.content.appeared(path, cell, in: table) }
        .onDisappear { table.content.disappeared(path, cell, in: table) }
    }

    private var indent: CGFloat {
        let level = table.delegate?.tableView(table, indentationLevelForRowAt: path) ?? 0
        return CGFloat(max(level, cell.indentationLevel, 0)) * max(cell.indentationWidth.finite, 0)
    }

    /// The view or mark at the trailing edge; the one for editing while the table is edited.
    @ViewBuilder private var mark: some View {
        let isEditing = table.isEditing
        let view = isEditing ? cell.editingAccessoryView : cell.accessoryView
        let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
        if let view {
            Spacer(minLength: 0)
            view._swiftUIContent.fixedSize()
        } else if let symbol = type.symbol {
            if type.hasButton {
                Button {
                    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
                } label: {
                    Image(systemName: "info.circle").foregroundStyle(.tint)
                }
                .buttonStyle(.borderless).accessibilityLabel(Text("More Info"))
            }
            if type != .detailButton {
                Image(systemName: symbol)
                    .foregroundStyle(type == .checkmark ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                    .accessibilityHidden(true)
            }
        }
    }

    private var inserts: Bool {
        guard table.isEditing, let source = table.dataSource, source.tableView(table, canEditRowAt: path) else {
            return false
        }
        return type(of: source)._commitsEdits
            && table.delegate?.tableView(table, editingStyleForRowAt: path) == .insert
    }

    private var insertion: some View {
        Button {
            table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
        } label: {
            Image(systemName: "plus.circle.fill").foregroundStyle(.green)
        }
        .buttonStyle(.borderless).accessibilityLabel(Text("Insert"))
    }

    private var height: CGFloat? { table.givenHeight(of: path) }
}

extension UITableView {
    /// The height that the delegate or the table gives to a row, in points; nil for the height of its content.
    func givenHeight(of path: IndexPath) -> CGFloat? {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height.isFinite && height >= 0 ? height : nil
    }
}

/// The actions of a swipe over a row, and its menu.
struct RowActions: ViewModifier {
    let table: UITableView
    let path: IndexPath
    let isEditable: Bool

    func body(content: Content) -> some View {
        let delegate = table.delegate
        let leading = isEditable ? delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) : nil
        let trailing = isEditable ? delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) : nil
        let older = isEditable ? delegate?.tableView(table, editActionsForRowAt: path) : nil
        let set = trailing ?? older.map { UISwipeActionsConfiguration($0, table, path) }
        content
            .modifier(SwipeActions(set: leading, edge: .leading, cell: cell))
            .modifier(SwipeActions(set: set, edge: .trailing, cell: cell))
            .modifier(RowMenu(menu: menu))
    }

    private var cell: UIView { table.content.cells[path] ?? table }

    private var menu: [UIMenuElement]? {
        let point = CGPoint(x: table.rectForRow(at: path).midX, y: table.rectForRow(at: path).midY)
        let menu = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        return menu?.actionProvider?([])?.children
    }
}

private struct RowMenu: ViewModifier {
    let menu: [UIMenuElement]?

    func body(content: Content) -> some View {
        if let menu { content.contextMenu { MenuElements(elements: menu) } } else { content }
    }
}

/// The buttons of a swipe from one edge.
private struct SwipeActions: ViewModifier {
    let set: UISwipeActionsConfiguration?
    let edge: HorizontalEdge
    let cell: UIView

    func body(content: Content) -> some View {
        if let set, !set.actions.isEmpty {
            content.swipeActions(edge: edge, allowsFullSwipe: set.performsFirstActionWithFullSwipe) {
                ForEach(set.actions.indices, id: \.self) { button(set.actions[$0]) }
            }
        } else {
            content
        }
    }

    private func button(_ action: UIContextualAction) -> some View {
        Button(role: action.style == .destructive ? .destructive : nil) {
            action.handler(action, cell) { _ in }
        } label: {
            if let image = action.image {
                Label {
                    Text(verbatim: action.title ?? "")
                } icon: {
                    Image(uiImage: image)
                }
            } else {
                Text(verbatim: action.title ?? "")
            }
        }
        .tint(action.backgroundColor.map { Color($0) })
    }
}

extension UISwipeActionsConfiguration {
    /// Creates the actions of a table in the older form.
    fileprivate convenience init(_ actions: [UITableViewRowAction], _ table: UITableView, _ path: IndexPath) {
        self.init(
            actions: actions.map { action in
                let new = UIContextualAction(
                    style: action.style == .normal ? .normal : .destructive, title: action.title
                ) { _, _, done in
                    action.handler(action, path)
                    done(true)
                }
                if let color = action.backgroundColor { new.backgroundColor = color }
                return new
            })
    }
}

/// An action beside a row that is swiped, in the older form.
///
/// Follows Apple's [UITableViewRowAction](https://developer.apple.com/documentation/uikit/uitableviewrowaction).
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// The usual kind.
        case `default`
        /// A kind that does not destroy.
        case normal
        /// A kind that destroys.
        public static var destructive: Style { .default }
    }

    /// The kind.
    public let style: Style
    /// The title; nil for none.
    open var title: String?
    /// The color behind the title; nil for the kind's own.
    open var backgroundColor: UIColor?
    /// The effect behind the title, which is not drawn here; nil for none.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
