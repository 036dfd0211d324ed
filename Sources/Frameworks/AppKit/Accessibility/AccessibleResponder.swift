import Foundation
import SwiftUI

/// The values for assistive technology that views and windows have in common.
///
/// Hidden and selected elements, values in words and actions reach the desktop's screen reader; other values are kept.
@MainActor @preconcurrency
open class _NSAccessibleResponder: NSResponder {
    private var values: [String: Any] = [:]
    /// The view that reports to assistive technology; nil for none.
    var reportingView: UIView? { nil }

    private func value<Value>(_ name: String, _ usual: Value) -> Value { values[name] as? Value ?? usual }

    /// Returns the role that says more than the usual one; nil for none.
    open func accessibilitySubrole() -> NSAccessibility.Subrole? { values["Subrole"] as? NSAccessibility.Subrole }
    /// Sets the role that says more than the usual one.
    open func setAccessibilitySubrole(_ subrole: NSAccessibility.Subrole?) { values["Subrole"] = subrole }
    /// Returns whether assistive technology passes over the element.
    open func isAccessibilityHidden() -> Bool { value("Hidden", false) }
    /// Sets whether assistive technology passes over the element.
    open func setAccessibilityHidden(_ hidden: Bool) {
        values["Hidden"] = hidden
        reportingView?.accessibilityElementsHidden = hidden
    }
    /// Returns whether the element is selected.
    open func isAccessibilitySelected() -> Bool { value("Selected", false) }
    /// Sets whether the element is selected.
    open func setAccessibilitySelected(_ selected: Bool) {
        values["Selected"] = selected
        if selected {
            reportingView?.accessibilityTraits.insert(.selected)
        } else {
            reportingView?.accessibilityTraits.remove(.selected)
        }
    }
    /// Returns whether the element has the focus.
    open func isAccessibilityFocused() -> Bool { value("Focused", false) }
    /// Sets whether the element has the focus.
    open func setAccessibilityFocused(_ focused: Bool) { values["Focused"] = focused }
    /// Returns whether the content of the element is shown.
    open func isAccessibilityExpanded() -> Bool { value("Expanded", false) }
    /// Sets whether the content of the element is shown.
    open func setAccessibilityExpanded(_ expanded: Bool) { values["Expanded"] = expanded }
    /// Returns whether the rows below a row are shown.
    open func isAccessibilityDisclosed() -> Bool { value("Disclosed", false) }
    /// Sets whether the rows below a row are shown.
    open func setAccessibilityDisclosed(_ disclosed: Bool) { values["Disclosed"] = disclosed }
    /// Returns whether elements beside this one can't be used.
    open func isAccessibilityModal() -> Bool { value("Modal", false) }
    /// Sets whether elements beside this one can't be used.
    open func setAccessibilityModal(_ modal: Bool) { values["Modal"] = modal }
    /// Returns whether a value must be given.
    open func isAccessibilityRequired() -> Bool { value("Required", false) }
    /// Sets whether a value must be given.
    open func setAccessibilityRequired(_ required: Bool) { values["Required"] = required }
    /// Returns whether the element has changes.
    open func isAccessibilityEdited() -> Bool { value("Edited", false) }
    /// Sets whether the element has changes.
    open func setAccessibilityEdited(_ edited: Bool) { values["Edited"] = edited }
    /// Returns whether the content is secret.
    open func isAccessibilityProtectedContent() -> Bool { value("ProtectedContent", false) }
    /// Sets whether the content is secret.
    open func setAccessibilityProtectedContent(_ protectedContent: Bool) {
        values["ProtectedContent"] = protectedContent
    }
    /// Returns whether further controls of the element are shown.
    open func isAccessibilityAlternateUIVisible() -> Bool { value("AlternateUIVisible", false) }
    /// Sets whether further controls of the element are shown.
    open func setAccessibilityAlternateUIVisible(_ alternateUIVisible: Bool) {
        values["AlternateUIVisible"] = alternateUIVisible
    }
    /// Returns the least value; nil for none.
    open func accessibilityMinValue() -> Any? { values["MinValue"] }
    /// Sets the least value.
    open func setAccessibilityMinValue(_ minValue: Any?) { values["MinValue"] = minValue }
    /// Returns the greatest value; nil for none.
    open func accessibilityMaxValue() -> Any? { values["MaxValue"] }
    /// Sets the greatest value.
    open func setAccessibilityMaxValue(_ maxValue: Any?) { values["MaxValue"] = maxValue }
    /// Returns the value in words; nil for none.
    open func accessibilityValueDescription() -> String? { values["ValueDescription"] as? String }
    /// Sets the value in words.
    open func setAccessibilityValueDescription(_ valueDescription: String?) {
        values["ValueDescription"] = valueDescription
        if let valueDescription { reportingView?.accessibilityValue = valueDescription }
    }
    /// Returns the words in an empty field; nil for none.
    open func accessibilityPlaceholderValue() -> String? { values["PlaceholderValue"] as? String }
    /// Sets the words in an empty field.
    open func setAccessibilityPlaceholderValue(_ placeholderValue: String?) {
        values["PlaceholderValue"] = placeholderValue
    }
    /// Returns the address of the element; nil for none.
    open func accessibilityURL() -> URL? { values["URL"] as? URL }
    /// Sets the address of the element.
    open func setAccessibilityURL(_ url: URL?) { values["URL"] = url }
    /// Returns the direction.
    open func accessibilityOrientation() -> NSAccessibilityOrientation {
        value("Orientation", NSAccessibilityOrientation.unknown)
    }
    /// Sets the direction.
    open func setAccessibilityOrientation(_ orientation: NSAccessibilityOrientation) {
        values["Orientation"] = orientation
    }
    /// Returns the order of rows.
    open func accessibilitySortDirection() -> NSAccessibilitySortDirection {
        value("SortDirection", NSAccessibilitySortDirection.unknown)
    }
    /// Sets the order of rows.
    open func setAccessibilitySortDirection(_ sortDirection: NSAccessibilitySortDirection) {
        values["SortDirection"] = sortDirection
    }
    /// Returns the place among other elements.
    open func accessibilityIndex() -> Int { value("Index", 0) }
    /// Sets the place among other elements.
    open func setAccessibilityIndex(_ index: Int) { values["Index"] = index }
    /// Returns the depth in an outline.
    open func accessibilityDisclosureLevel() -> Int { value("DisclosureLevel", 0) }
    /// Sets the depth in an outline.
    open func setAccessibilityDisclosureLevel(_ disclosureLevel: Int) { values["DisclosureLevel"] = disclosureLevel }
    /// Returns the number of rows.
    open func accessibilityRowCount() -> Int { value("RowCount", 0) }
    /// Sets the number of rows.
    open func setAccessibilityRowCount(_ rowCount: Int) { values["RowCount"] = rowCount }
    /// Returns the number of columns.
    open func accessibilityColumnCount() -> Int { value("ColumnCount", 0) }
    /// Sets the number of columns.
    open func setAccessibilityColumnCount(_ columnCount: Int) { values["ColumnCount"] = columnCount }
    /// Returns the rows; nil for none.
    open func accessibilityRows() -> [any NSAccessibilityRow]? { values["Rows"] as? [any NSAccessibilityRow] }
    /// Sets the rows.
    open func setAccessibilityRows(_ rows: [any NSAccessibilityRow]?) { values["Rows"] = rows }
    /// Returns the selected rows; nil for none.
    open func accessibilitySelectedRows() -> [any NSAccessibilityRow]? {
        values["SelectedRows"] as? [any NSAccessibilityRow]
    }
    /// Sets the selected rows.
    open func setAccessibilitySelectedRows(_ selectedRows: [any NSAccessibilityRow]?) {
        values["SelectedRows"] = selectedRows
    }
    /// Returns the columns; nil for none.
    open func accessibilityColumns() -> [Any]? { values["Columns"] as? [Any] }
    /// Sets the columns.
    open func setAccessibilityColumns(_ columns: [Any]?) { values["Columns"] = columns }
    /// Returns the selected elements within; nil for none.
    open func accessibilitySelectedChildren() -> [Any]? { values["SelectedChildren"] as? [Any] }
    /// Sets the selected elements within.
    open func setAccessibilitySelectedChildren(_ selectedChildren: [Any]?) {
        values["SelectedChildren"] = selectedChildren
    }
    /// Returns the visible elements within; nil for none.
    open func accessibilityVisibleChildren() -> [Any]? { values["VisibleChildren"] as? [Any] }
    /// Sets the visible elements within.
    open func setAccessibilityVisibleChildren(_ visibleChildren: [Any]?) { values["VisibleChildren"] = visibleChildren }
    /// Returns the elements within in the order of reading; nil for none.
    open func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]? {
        values["ChildrenInNavigationOrder"] as? [any NSAccessibilityElementProtocol]
    }
    /// Sets the elements within in the order of reading.
    open func setAccessibilityChildrenInNavigationOrder(
        _ childrenInNavigationOrder: [any NSAccessibilityElementProtocol]?
    ) { values["ChildrenInNavigationOrder"] = childrenInNavigationOrder }
    /// Returns the elements that have the focus together with this one; nil for none.
    open func accessibilitySharedFocusElements() -> [Any]? { values["SharedFocusElements"] as? [Any] }
    /// Sets the elements that have the focus together with this one.
    open func setAccessibilitySharedFocusElements(_ sharedFocusElements: [Any]?) {
        values["SharedFocusElements"] = sharedFocusElements
    }
    /// Returns the elements that belong to this one; nil for none.
    open func accessibilityLinkedUIElements() -> [Any]? { values["LinkedUIElements"] as? [Any] }
    /// Sets the elements that belong to this one.
    open func setAccessibilityLinkedUIElements(_ linkedUIElements: [Any]?) {
        values["LinkedUIElements"] = linkedUIElements
    }
    /// Returns the element with the title of this one; nil for none.
    open func accessibilityTitleUIElement() -> Any? { values["TitleUIElement"] }
    /// Sets the element with the title of this one.
    open func setAccessibilityTitleUIElement(_ titleUIElement: Any?) { values["TitleUIElement"] = titleUIElement }
    /// Returns the element with the header; nil for none.
    open func accessibilityHeader() -> Any? { values["Header"] }
    /// Sets the element with the header.
    open func setAccessibilityHeader(_ header: Any?) { values["Header"] = header }
    /// Returns the window around the element; nil for none.
    open func accessibilityWindow() -> Any? { values["Window"] }
    /// Sets the window around the element.
    open func setAccessibilityWindow(_ window: Any?) { values["Window"] = window }
    /// Returns the window or sheet around the element; nil for none.
    open func accessibilityTopLevelUIElement() -> Any? { values["TopLevelUIElement"] }
    /// Sets the window or sheet around the element.
    open func setAccessibilityTopLevelUIElement(_ topLevelUIElement: Any?) {
        values["TopLevelUIElement"] = topLevelUIElement
    }
    /// Returns the names by which the user calls the element; nil for none.
    open func accessibilityUserInputLabels() -> [String]! { values["UserInputLabels"] as? [String] }
    /// Sets the names by which the user calls the element.
    open func setAccessibilityUserInputLabels(_ userInputLabels: [String]!) {
        values["UserInputLabels"] = userInputLabels
    }
    /// Returns the actions of the element's own; nil for none.
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
        values["CustomActions"] as? [NSAccessibilityCustomAction]
    }
    /// Sets the actions of the element's own.
    open func setAccessibilityCustomActions(_ customActions: [NSAccessibilityCustomAction]?) {
        values["CustomActions"] = customActions
        reportingView?.accessibilityCustomActions = customActions?.map(\.ofUIKit)
    }
    /// Returns the lists of elements of the element's own.
    open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] { value("CustomRotors", []) }
    /// Sets the lists of elements of the element's own.
    open func setAccessibilityCustomRotors(_ customRotors: [NSAccessibilityCustomRotor]) {
        values["CustomRotors"] = customRotors
    }

    // MARK: Actions

    /// Cancels the element; returns whether that is possible.
    open func accessibilityPerformCancel() -> Bool { false }
    /// Confirms the element; returns whether that is possible.
    open func accessibilityPerformConfirm() -> Bool { false }
    /// Deletes the element; returns whether that is possible.
    open func accessibilityPerformDelete() -> Bool { false }
    /// Chooses the element; returns whether that is possible.
    open func accessibilityPerformPick() -> Bool { false }
    /// Raises the element; returns whether that is possible.
    open func accessibilityPerformRaise() -> Bool { false }
    /// Shows further controls of the element; returns whether that is possible.
    open func accessibilityPerformShowAlternateUI() -> Bool { false }
    /// Hides further controls of the element; returns whether that is possible.
    open func accessibilityPerformShowDefaultUI() -> Bool { false }
    /// Returns the element at a point of the screen; nil for none.
    open func accessibilityHitTest(_ point: NSPoint) -> Any? { nil }
    /// Returns the element within that has the focus; nil for none.
    open var accessibilityFocusedUIElement: Any? { nil }
}
