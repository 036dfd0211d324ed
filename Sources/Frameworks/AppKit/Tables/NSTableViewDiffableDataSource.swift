import Foundation
import SwiftUI

/// Shows snapshots in a table: the items of all sections, one after the other; common items stay selected.
///
/// Follows Apple's
/// [NSTableViewDiffableDataSource](https://developer.apple.com/documentation/appkit/nstableviewdiffabledatasource).
@MainActor @preconcurrency
open class NSTableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, NSTableViewDataSource, CellSource {
    /// Makes a cell.
    public typealias CellProvider = (
        _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ identifier: ItemIdentifierType
    ) -> NSView
    /// Makes the title of a section, which is a row of its own where this is set.
    public typealias SectionHeaderViewProvider = (
        _ tableView: NSTableView, _ row: Int, _ section: SectionIdentifierType
    ) -> NSView

    private enum Row: Hashable {
        case title(SectionIdentifierType)
        case item(ItemIdentifierType)
    }
    /// Makes the titles of sections; nil, as by default, for none.
    open var sectionHeaderViewProvider: SectionHeaderViewProvider? { didSet { show() } }
    private weak var table: NSTableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var rows: [Row] = []

    /// Creates a data source, and assigns it to a table as its source; it makes the cells that the delegate does not.
    public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
        (table, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }
    /// Shows a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        show()
        completion?()
    }
    private func show() {
        let old = rows
        rows = current.sectionIdentifiers.flatMap { section in
            (sectionHeaderViewProvider == nil ? [] : [Row.title(section)])
                + current.itemIdentifiers(inSection: section).map { Row.item($0) }
        }
        var places: [Row: Int] = [:]
        for (index, row) in rows.enumerated() { places[row] = index }
        table?.moveRows { old.indices.contains($0) ? places[old[$0]] : nil }
        table?.reloadData()
    }
    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// Returns the item of a row; nil for a title and beyond the rows.
    open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
        guard rows.indices.contains(row), case .item(let item) = rows[row] else { return nil }
        return item
    }
    /// Returns the row of an item; nil for one that is not there.
    open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? { rows.firstIndex(of: .item(identifier)) }
    /// Returns the section of a title; nil for an item and beyond the rows.
    open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
        guard rows.indices.contains(row), case .title(let section) = rows[row] else { return nil }
        return section
    }
    /// Returns the row of a section's title; nil where there is none.
    open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
        rows.firstIndex(of: .title(identifier))
    }

    public func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
    func cell(_ column: NSTableColumn?, _ row: Int, of table: NSTableView) -> NSView? {
        if let section = sectionIdentifier(forRow: row) { return sectionHeaderViewProvider?(table, row, section) }
        guard let column, let item = itemIdentifier(forRow: row) else { return nil }
        return provider(table, column, row, item)
    }
    func isTitle(_ row: Int) -> Bool { sectionIdentifier(forRow: row) != nil }
}

/// A source of data that makes the cells as well.
@MainActor
protocol CellSource {
    /// Returns a cell, or the title of a section, for which the column is nil.
    func cell(_ column: NSTableColumn?, _ row: Int, of table: NSTableView) -> NSView?
    /// Returns whether a row is the title of a section.
    func isTitle(_ row: Int) -> Bool
}
