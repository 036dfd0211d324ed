import Foundation
import SwiftUI

/// A view in which the user builds rules, row by row.
///
/// Follows Apple's [NSRuleEditor](https://developer.apple.com/documentation/appkit/nsruleeditor). It keeps its rows and asks
/// its delegate for criteria; it shows nothing here.
@MainActor @preconcurrency
open class NSRuleEditor: NSControl {
    /// How rows are nested.
    public enum NestingMode: UInt, Sendable { case single, list, compound, simple }
    /// The kind of a row.
    public enum RowType: UInt, Sendable { case simple, compound }
    /// A key of a part of a condition.
    public struct PredicatePartKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The left expression.
        public static let leftExpression = PredicatePartKey(rawValue: "NSRuleEditorPredicateLeftExpression")
        /// The right expression.
        public static let rightExpression = PredicatePartKey(rawValue: "NSRuleEditorPredicateRightExpression")
        /// How many values are compared.
        public static let comparisonModifier = PredicatePartKey(rawValue: "NSRuleEditorPredicateComparisonModifier")
        /// The options of the comparison.
        public static let options = PredicatePartKey(rawValue: "NSRuleEditorPredicateOptions")
        /// The way to compare.
        public static let operatorType = PredicatePartKey(rawValue: "NSRuleEditorPredicateOperatorType")
        /// The way to compare of the app's own.
        public static let customSelector = PredicatePartKey(rawValue: "NSRuleEditorPredicateCustomSelector")
        /// How conditions are joined.
        public static let compoundType = PredicatePartKey(rawValue: "NSRuleEditorPredicateCompoundType")
    }

    private struct Row {
        var type: RowType
        var parent: Int
        var criteria: [Any]
        var values: [Any]
    }
    private var rows: [Row] = []
    /// The delegate, which gives criteria; nil for none.
    open weak var delegate: (any NSRuleEditorDelegate)?
    /// How rows are nested.
    open var nestingMode = NestingMode.compound
    /// The height of a row, in points.
    open var rowHeight: CGFloat = 25
    /// Whether the user can change rows; true by default.
    open var isEditable = true
    /// Whether the last row can be removed.
    open var canRemoveAllRows = true
    /// The name of the file with the words for the user; nil for none.
    open var formattingStringsFilename: String?
    /// The words for the user by the form in which they are; nil for none.
    open var formattingDictionary: [String: String]?
    /// The condition of all rows; nil for none.
    open private(set) var predicate: NSPredicate?

    /// The number of rows.
    open var numberOfRows: Int { rows.count }
    /// Adds a row at the end.
    open func addRow(_ sender: Any?) {
        insertRow(at: rows.count, with: .simple, asSubrowOfRow: rows.first?.type == .compound ? 0 : -1, animate: false)
    }
    /// Inserts a row with the delegate's first criteria.
    open func insertRow(
        at rowIndex: Int, with rowType: RowType, asSubrowOfRow parentRow: Int, animate shouldAnimate: Bool
    ) {
        Self.lacks()
        var (criteria, values): ([Any], [Any]) = ([], [])
        if let delegate {
            var last: Any?
            while criteria.count < 32, delegate.ruleEditor(self, numberOfChildrenForCriterion: last, with: rowType) > 0
            {
                let next = delegate.ruleEditor(self, child: 0, forCriterion: last, with: rowType)
                criteria.append(next)
                values.append(delegate.ruleEditor(self, displayValueForCriterion: next, inRow: rowIndex))
                last = next
            }
        }
        let row = Row(type: rowType, parent: parentRow, criteria: criteria, values: values)
        rows.insert(row, at: min(max(rowIndex, 0), rows.count))
        changedRows()
    }
    /// Sets the criteria of a row, and the values that show them.
    open func setCriteria(_ criteria: [Any], andDisplayValues values: [Any], forRowAt rowIndex: Int) {
        guard rows.indices.contains(rowIndex) else { return }
        (rows[rowIndex].criteria, rows[rowIndex].values) = (criteria, values)
    }
    /// Returns the criteria of a row.
    open func criteria(forRow row: Int) -> [Any] { rows.indices.contains(row) ? rows[row].criteria : [] }
    /// Returns the values that show the criteria of a row.
    open func displayValues(forRow row: Int) -> [Any] { rows.indices.contains(row) ? rows[row].values : [] }
    /// Returns the kind of a row.
    open func rowType(forRow rowIndex: Int) -> RowType {
        rows.indices.contains(rowIndex) ? rows[rowIndex].type : .simple
    }
    /// Returns the row around a row; −1 for none.
    open func parentRow(forRow rowIndex: Int) -> Int { rows.indices.contains(rowIndex) ? rows[rowIndex].parent : -1 }
    /// Returns the rows within a row.
    open func subrowIndexes(forRow rowIndex: Int) -> IndexSet {
        IndexSet(rows.indices.filter { rows[$0].parent == rowIndex })
    }
    /// Removes a row.
    open func removeRow(at rowIndex: Int) { removeRows(at: [rowIndex], includeSubrows: false) }
    /// Removes rows, and the rows within them.
    open func removeRows(at rowIndexes: IndexSet, includeSubrows: Bool) {
        var removed = rowIndexes
        if includeSubrows { for row in rowIndexes { removed.formUnion(subrowIndexes(forRow: row)) } }
        let kept = rows.indices.filter { !removed.contains($0) }
        let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
        rows = kept.map { index in
            var row = rows[index]
            row.parent = places[row.parent] ?? -1
            return row
        }
        changedRows()
    }
    /// Makes the condition of all rows from the delegate's parts; rows give none here.
    open func reloadPredicate() { Self.lacks() }
    /// Asks the delegate for the criteria again.
    open func reloadCriteria() {}

    func show(_ predicate: NSPredicate?) { self.predicate = predicate }
    private func changedRows() {
        let message = Notification(name: Self.rowsDidChangeNotification, object: self)
        delegate?.ruleEditorRowsDidChange(message)
        NotificationCenter.default.post(message)
    }
    static func lacks() {
        RuntimeWarning.issue("\(Self.self) shows no rows here: see CompatibilityGaps.md.")
    }

    /// Posted when rows were added or removed.
    nonisolated public static let rowsDidChangeNotification = Notification.Name("NSRuleEditorRowsDidChangeNotification")
}

/// Methods that give the criteria of rules.
@MainActor @preconcurrency
public protocol NSRuleEditorDelegate: NSObjectProtocol {
    /// Returns the number of criteria that can follow one, or begin a row for nil.
    func ruleEditor(
        _ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
    ) -> Int
    /// Returns a criterion that can follow one, or begin a row for nil.
    func ruleEditor(
        _ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
    ) -> Any
    /// Returns the text, view or menu's item that shows a criterion.
    func ruleEditor(_ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int) -> Any
    /// Returns the parts of a condition that a criterion gives; nil for none.
    func ruleEditor(
        _ editor: NSRuleEditor, predicatePartsForCriterion criterion: Any, withDisplayValue value: Any, inRow row: Int
    ) -> [NSRuleEditor.PredicatePartKey: Any]?
    /// Called when rows were added or removed.
    func ruleEditorRowsDidChange(_ notification: Notification)
}

extension NSRuleEditorDelegate {
    public func ruleEditor(
        _ editor: NSRuleEditor, predicatePartsForCriterion criterion: Any, withDisplayValue value: Any, inRow row: Int
    ) -> [NSRuleEditor.PredicatePartKey: Any]? { nil }
    public func ruleEditorRowsDidChange(_ notification: Notification) {}
}
