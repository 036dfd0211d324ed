import Foundation

extension NSAccessibility.Attribute {
    /// The name AllowedValues.
    public static let allowedValues = NSAccessibility.Attribute(rawValue: "AXAllowedValues")
    /// The name AlternateUIVisible.
    public static let alternateUIVisible = NSAccessibility.Attribute(rawValue: "AXAlternateUIVisible")
    /// The name Anchor.
    public static let anchor = NSAccessibility.Attribute(rawValue: "AXAnchor")
    /// The name ClearButton.
    public static let clearButton = NSAccessibility.Attribute(rawValue: "AXClearButton")
    /// The name ColumnCount.
    public static let columnCount = NSAccessibility.Attribute(rawValue: "AXColumnCount")
    /// The name ColumnHeaderUIElements.
    public static let columnHeaderUIElements = NSAccessibility.Attribute(rawValue: "AXColumnHeaderUIElements")
    /// The name ColumnIndexRange.
    public static let columnIndexRange = NSAccessibility.Attribute(rawValue: "AXColumnIndexRange")
    /// The name ColumnTitles.
    public static let columnTitles = NSAccessibility.Attribute(rawValue: "AXColumnTitles")
    /// The name ContainsProtectedContent.
    public static let containsProtectedContent = NSAccessibility.Attribute(rawValue: "AXContainsProtectedContent")
    /// The name CriticalValue.
    public static let criticalValue = NSAccessibility.Attribute(rawValue: "AXCriticalValue")
    /// The name DecrementButton.
    public static let decrementButton = NSAccessibility.Attribute(rawValue: "AXDecrementButton")
    /// The name DisclosedByRow.
    public static let disclosedByRow = NSAccessibility.Attribute(rawValue: "AXDisclosedByRow")
    /// The name DisclosedRows.
    public static let disclosedRows = NSAccessibility.Attribute(rawValue: "AXDisclosedRows")
    /// The name Disclosing.
    public static let disclosing = NSAccessibility.Attribute(rawValue: "AXDisclosing")
    /// The name DisclosureLevel.
    public static let disclosureLevel = NSAccessibility.Attribute(rawValue: "AXDisclosureLevel")
    /// The name Edited.
    public static let edited = NSAccessibility.Attribute(rawValue: "AXEdited")
    /// The name Expanded.
    public static let expanded = NSAccessibility.Attribute(rawValue: "AXExpanded")
    /// The name Filename.
    public static let filename = NSAccessibility.Attribute(rawValue: "AXFilename")
    /// The name GrowArea.
    public static let growArea = NSAccessibility.Attribute(rawValue: "AXGrowArea")
    /// The name Handles.
    public static let handles = NSAccessibility.Attribute(rawValue: "AXHandles")
    /// The name HorizontalScrollBar.
    public static let horizontalScrollBar = NSAccessibility.Attribute(rawValue: "AXHorizontalScrollBar")
    /// The name HorizontalUnitDescription.
    public static let horizontalUnitDescription = NSAccessibility.Attribute(rawValue: "AXHorizontalUnitDescription")
    /// The name HorizontalUnits.
    public static let horizontalUnits = NSAccessibility.Attribute(rawValue: "AXHorizontalUnits")
    /// The name IncrementButton.
    public static let incrementButton = NSAccessibility.Attribute(rawValue: "AXIncrementButton")
    /// The name LabelUIElements.
    public static let labelUIElements = NSAccessibility.Attribute(rawValue: "AXLabelUIElements")
    /// The name LabelValue.
    public static let labelValue = NSAccessibility.Attribute(rawValue: "AXLabelValue")
    /// The name LinkedUIElements.
    public static let linkedUIElements = NSAccessibility.Attribute(rawValue: "AXLinkedUIElements")
    /// The name MarkerGroupUIElement.
    public static let markerGroupUIElement = NSAccessibility.Attribute(rawValue: "AXMarkerGroupUIElement")
    /// The name MarkerType.
    public static let markerType = NSAccessibility.Attribute(rawValue: "AXMarkerType")
    /// The name MarkerTypeDescription.
    public static let markerTypeDescription = NSAccessibility.Attribute(rawValue: "AXMarkerTypeDescription")
    /// The name MarkerUIElements.
    public static let markerUIElements = NSAccessibility.Attribute(rawValue: "AXMarkerUIElements")
    /// The name MarkerValues.
    public static let markerValues = NSAccessibility.Attribute(rawValue: "AXMarkerValues")
    /// The name MatteContentUIElement.
    public static let matteContentUIElement = NSAccessibility.Attribute(rawValue: "AXMatteContentUIElement")
    /// The name MatteHole.
    public static let matteHole = NSAccessibility.Attribute(rawValue: "AXMatteHole")
    /// The name NextContents.
    public static let nextContents = NSAccessibility.Attribute(rawValue: "AXNextContents")
    /// The name OrderedByRow.
    public static let orderedByRow = NSAccessibility.Attribute(rawValue: "AXOrderedByRow")
    /// The name OverflowButton.
    public static let overflowButton = NSAccessibility.Attribute(rawValue: "AXOverflowButton")
    /// The name PlaceholderValue.
    public static let placeholderValue = NSAccessibility.Attribute(rawValue: "AXPlaceholderValue")
    /// The name PreviousContents.
    public static let previousContents = NSAccessibility.Attribute(rawValue: "AXPreviousContents")
    /// The name Required.
    public static let `required` = NSAccessibility.Attribute(rawValue: "AXRequired")
    /// The name RowCount.
    public static let rowCount = NSAccessibility.Attribute(rawValue: "AXRowCount")
    /// The name RowHeaderUIElements.
    public static let rowHeaderUIElements = NSAccessibility.Attribute(rawValue: "AXRowHeaderUIElements")
    /// The name RowIndexRange.
    public static let rowIndexRange = NSAccessibility.Attribute(rawValue: "AXRowIndexRange")
    /// The name SearchButton.
    public static let searchButton = NSAccessibility.Attribute(rawValue: "AXSearchButton")
    /// The name SearchMenu.
    public static let searchMenu = NSAccessibility.Attribute(rawValue: "AXSearchMenu")
    /// The name Selected.
    public static let selected = NSAccessibility.Attribute(rawValue: "AXSelected")
    /// The name SelectedCells.
    public static let selectedCells = NSAccessibility.Attribute(rawValue: "AXSelectedCells")
    /// The name SelectedColumns.
    public static let selectedColumns = NSAccessibility.Attribute(rawValue: "AXSelectedColumns")
    /// The name SelectedTextRanges.
    public static let selectedTextRanges = NSAccessibility.Attribute(rawValue: "AXSelectedTextRanges")
    /// The name ServesAsTitleForUIElements.
    public static let servesAsTitleForUIElements = NSAccessibility.Attribute(rawValue: "AXServesAsTitleForUIElements")
    /// The name SharedCharacterRange.
    public static let sharedCharacterRange = NSAccessibility.Attribute(rawValue: "AXSharedCharacterRange")
    /// The name SharedFocusElements.
    public static let sharedFocusElements = NSAccessibility.Attribute(rawValue: "AXSharedFocusElements")
    /// The name SharedTextUIElements.
    public static let sharedTextUIElements = NSAccessibility.Attribute(rawValue: "AXSharedTextUIElements")
    /// The name ShownMenuUIElement.
    public static let shownMenu = NSAccessibility.Attribute(rawValue: "AXShownMenuUIElement")
    /// The name SortDirection.
    public static let sortDirection = NSAccessibility.Attribute(rawValue: "AXSortDirection")
    /// The name Splitters.
    public static let splitters = NSAccessibility.Attribute(rawValue: "AXSplitters")
    /// The name Tabs.
    public static let tabs = NSAccessibility.Attribute(rawValue: "AXTabs")
    /// The name TitleUIElement.
    public static let titleUIElement = NSAccessibility.Attribute(rawValue: "AXTitleUIElement")
    /// The name UnitDescription.
    public static let unitDescription = NSAccessibility.Attribute(rawValue: "AXUnitDescription")
    /// The name Units.
    public static let units = NSAccessibility.Attribute(rawValue: "AXUnits")
    /// The name ValueDescription.
    public static let valueDescription = NSAccessibility.Attribute(rawValue: "AXValueDescription")
    /// The name VerticalScrollBar.
    public static let verticalScrollBar = NSAccessibility.Attribute(rawValue: "AXVerticalScrollBar")
    /// The name VerticalUnitDescription.
    public static let verticalUnitDescription = NSAccessibility.Attribute(rawValue: "AXVerticalUnitDescription")
    /// The name VerticalUnits.
    public static let verticalUnits = NSAccessibility.Attribute(rawValue: "AXVerticalUnits")
    /// The name VisibleCells.
    public static let visibleCells = NSAccessibility.Attribute(rawValue: "AXVisibleCells")
    /// The name VisibleColumns.
    public static let visibleColumns = NSAccessibility.Attribute(rawValue: "AXVisibleColumns")
    /// The name VisibleRows.
    public static let visibleRows = NSAccessibility.Attribute(rawValue: "AXVisibleRows")
    /// The name WarningValue.
    public static let warningValue = NSAccessibility.Attribute(rawValue: "AXWarningValue")
}
