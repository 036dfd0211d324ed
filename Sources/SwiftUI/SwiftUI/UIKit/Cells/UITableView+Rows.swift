import Foundation
import SwiftUICore

/// Methods that provide the rows and cells of a table view.
///
/// Follows Apple's [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections; one by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title of a section; none by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The words below a section; none by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// Methods for the selection of rows and their appearance.
///
/// Follows Apple's [UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate).
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Called when a row was selected.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a row is deselected.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// The height of a row, in points; the height of the table's rows by default.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}

extension UITableView {
    /// Names a class of cells.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        content.classes[identifier] = cellClass
    }

    /// Returns a cell of a registered class, else nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let type = content.classes[identifier] as? UITableViewCell.Type else { return nil }
        guard let cell = ObjectMaking.makeCell(type) else {
            RuntimeWarning.issue(
                "A table can't make cells of the class \(type) here: make them in tableView(_:cellForRowAt:).")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a cell of a registered class, else a plain one.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Reloads all rows.
    public func reloadData() { content.changed() }
    /// Reloads rows.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { content.changed() }
    /// Inserts rows.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { content.changed() }
    /// Deletes rows.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { content.changed() }
    /// Makes several changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        content.changed()
        completion?(true)
    }
    /// Begins several changes.
    public func beginUpdates() {}
    /// Ends several changes.
    public func endUpdates() { content.changed() }

    /// The selected row; nil for none.
    public var indexPathForSelectedRow: IndexPath? { content.selection }

    /// Deselects a row.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard content.selection == indexPath else { return }
        content.selection = nil
        content.changed()
    }

    /// Selects a row.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        content.selection = indexPath
        content.changed()
    }

    /// The animation of rows that are inserted and deleted; all at once here.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where in the table a selected row is to be.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// Selects a row, as a press does.
    func choose(_ row: IndexPath) {
        guard allowsSelection else { return }
        if let old = content.selection, old != row { delegate?.tableView(self, didDeselectRowAt: old) }
        content.selection = row
        delegate?.tableView(self, didSelectRowAt: row)
        content.changed()
    }
}

/// The state of a table besides its source: the classes of its cells, the selection, and the number of changes.
@MainActor
final class TableContent: ObservableObject {
    @Published private(set) var revision = 0
    var classes: [String: AnyClass] = [:]
    var selection: IndexPath?

    nonisolated init() {}

    func changed() { revision += 1 }
}

/// The rows of a table of UIKit as a list.
struct TableOfCells: View {
    let table: UITableView
    @ObservedObject var content: TableContent

    var body: some View {
        let sections = table.dataSource.map { max($0.numberOfSections(in: table), 0) } ?? 0
        List {
            ForEach(0..<sections, id: \.self) { section in
                Section {
                    ForEach(0..<rows(section), id: \.self) { row in cell(IndexPath(row: row, section: section)) }
                } header: {
                    words(table.dataSource?.tableView(table, titleForHeaderInSection: section))
                } footer: {
                    words(table.dataSource?.tableView(table, titleForFooterInSection: section))
                }
            }
        }
        .modifier(CellTableLook(style: table.style))
        .background { table.backgroundView.map { $0._swiftUIContent } }
    }

    private func rows(_ section: Int) -> Int {
        max(table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0, 0)
    }

    private func words(_ text: String?) -> Text? { text.map { Text(verbatim: $0) } }

    @ViewBuilder private func cell(_ row: IndexPath) -> some View {
        if let cell = table.dataSource?.tableView(table, cellForRowAt: row) {
            let hosted = cell.contentConfiguration as? any HostedCell
            let fills = hosted != nil || cell.showsOwnViews
            Button {
                table.choose(row)
            } label: {
                HStack(spacing: 8) {
                    hosted?.cellContent ?? cell._swiftUIContent
                    if let view = cell.accessoryView {
                        Spacer(minLength: 0)
                        view._swiftUIContent.fixedSize().padding(.trailing, fills ? 16 : 0)
                    } else if let mark = cell.accessoryType.symbol {
                        Image(systemName: mark).foregroundStyle(.secondary).accessibilityHidden(true)
                            .padding(.trailing, fills ? 16 : 0)
                    }
                }
                .frame(height: height(row))
                .contentShape(Rectangle())
            }
            .buttonStyle(FramedPlainButtonStyle())
            .listRowInsets(fills ? EdgeInsets() : nil)
            .listRowBackground(background(of: row, cell, hosted))
            .accessibilityAddTraits(content.selection == row ? .isSelected : [])
        }
    }
}

extension TableOfCells {
    /// The height that the delegate or the table gives to a row; nil for the height of its content.
    private func height(_ row: IndexPath) -> CGFloat? {
        let height = table.delegate?.tableView(table, heightForRowAt: row) ?? table.rowHeight
        return height >= 0 ? height : nil
    }

    /// The background of a row: if selected its own view or gray, else its view, its configuration's background or its color;
    /// nil for the list's own.
    private func background(of row: IndexPath, _ cell: UITableViewCell, _ hosted: (any HostedCell)?) -> AnyView? {
        if content.selection == row, cell.selectionStyle != .none {
            return cell.selectedBackgroundView?._swiftUIContent ?? AnyView(Color(UIColor.systemGray4))
        }
        return cell.backgroundView?._swiftUIContent ?? hosted?.cellBackground
            ?? cell.backgroundColor.map { AnyView(Color($0)) }
    }
}

/// The style of a list for the style of a table.
private struct CellTableLook: ViewModifier {
    let style: UITableView.Style

    func body(content: Content) -> some View {
        switch style {
        case .plain: content.listStyle(.plain)
        case .grouped: content.listStyle(.grouped)
        case .insetGrouped: content.listStyle(.insetGrouped)
        }
    }
}

extension UITableViewCell.AccessoryType {
    /// The symbol of the mark; nil for none.
    fileprivate var symbol: String? {
        switch self {
        case .none: nil
        case .disclosureIndicator: "chevron.right"
        case .checkmark: "checkmark"
        case .detailButton, .detailDisclosureButton: "info.circle"
        }
    }
}
