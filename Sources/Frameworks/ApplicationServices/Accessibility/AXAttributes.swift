// The names of values of elements.

/// The name of the value Role.
public let kAXRoleAttribute = "AXRole"
/// The name of the value Subrole.
public let kAXSubroleAttribute = "AXSubrole"
/// The name of the value RoleDescription.
public let kAXRoleDescriptionAttribute = "AXRoleDescription"
/// The name of the value Title.
public let kAXTitleAttribute = "AXTitle"
/// The name of the value Description.
public let kAXDescriptionAttribute = "AXDescription"
/// The name of the value Value.
public let kAXValueAttribute = "AXValue"
/// The name of the value ValueDescription.
public let kAXValueDescriptionAttribute = "AXValueDescription"
/// The name of the value MinValue.
public let kAXMinValueAttribute = "AXMinValue"
/// The name of the value MaxValue.
public let kAXMaxValueAttribute = "AXMaxValue"
/// The name of the value ValueIncrement.
public let kAXValueIncrementAttribute = "AXValueIncrement"
/// The name of the value AllowedValues.
public let kAXAllowedValuesAttribute = "AXAllowedValues"
/// The name of the value Enabled.
public let kAXEnabledAttribute = "AXEnabled"
/// The name of the value Focused.
public let kAXFocusedAttribute = "AXFocused"
/// The name of the value Parent.
public let kAXParentAttribute = "AXParent"
/// The name of the value Children.
public let kAXChildrenAttribute = "AXChildren"
/// The name of the value SelectedChildren.
public let kAXSelectedChildrenAttribute = "AXSelectedChildren"
/// The name of the value VisibleChildren.
public let kAXVisibleChildrenAttribute = "AXVisibleChildren"
/// The name of the value Window.
public let kAXWindowAttribute = "AXWindow"
/// The name of the value TopLevelUIElement.
public let kAXTopLevelUIElementAttribute = "AXTopLevelUIElement"
/// The name of the value Position.
public let kAXPositionAttribute = "AXPosition"
/// The name of the value Size.
public let kAXSizeAttribute = "AXSize"
/// The name of the value Orientation.
public let kAXOrientationAttribute = "AXOrientation"
/// The name of the value Help.
public let kAXHelpAttribute = "AXHelp"
/// The name of the value SelectedText.
public let kAXSelectedTextAttribute = "AXSelectedText"
/// The name of the value SelectedTextRange.
public let kAXSelectedTextRangeAttribute = "AXSelectedTextRange"
/// The name of the value SelectedTextRanges.
public let kAXSelectedTextRangesAttribute = "AXSelectedTextRanges"
/// The name of the value VisibleCharacterRange.
public let kAXVisibleCharacterRangeAttribute = "AXVisibleCharacterRange"
/// The name of the value NumberOfCharacters.
public let kAXNumberOfCharactersAttribute = "AXNumberOfCharacters"
/// The name of the value InsertionPointLineNumber.
public let kAXInsertionPointLineNumberAttribute = "AXInsertionPointLineNumber"
/// The name of the value Main.
public let kAXMainAttribute = "AXMain"
/// The name of the value Minimized.
public let kAXMinimizedAttribute = "AXMinimized"
/// The name of the value Modal.
public let kAXModalAttribute = "AXModal"
/// The name of the value CloseButton.
public let kAXCloseButtonAttribute = "AXCloseButton"
/// The name of the value ZoomButton.
public let kAXZoomButtonAttribute = "AXZoomButton"
/// The name of the value MinimizeButton.
public let kAXMinimizeButtonAttribute = "AXMinimizeButton"
/// The name of the value FullScreenButton.
public let kAXFullScreenButtonAttribute = "AXFullScreenButton"
/// The name of the value ToolbarButton.
public let kAXToolbarButtonAttribute = "AXToolbarButton"
/// The name of the value Proxy.
public let kAXProxyAttribute = "AXProxy"
/// The name of the value GrowArea.
public let kAXGrowAreaAttribute = "AXGrowArea"
/// The name of the value DefaultButton.
public let kAXDefaultButtonAttribute = "AXDefaultButton"
/// The name of the value CancelButton.
public let kAXCancelButtonAttribute = "AXCancelButton"
/// The name of the value Header.
public let kAXHeaderAttribute = "AXHeader"
/// The name of the value MenuBar.
public let kAXMenuBarAttribute = "AXMenuBar"
/// The name of the value Windows.
public let kAXWindowsAttribute = "AXWindows"
/// The name of the value Frontmost.
public let kAXFrontmostAttribute = "AXFrontmost"
/// The name of the value Hidden.
public let kAXHiddenAttribute = "AXHidden"
/// The name of the value MainWindow.
public let kAXMainWindowAttribute = "AXMainWindow"
/// The name of the value FocusedWindow.
public let kAXFocusedWindowAttribute = "AXFocusedWindow"
/// The name of the value FocusedUIElement.
public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
/// The name of the value FocusedApplication.
public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
/// The name of the value ExtrasMenuBar.
public let kAXExtrasMenuBarAttribute = "AXExtrasMenuBar"
/// The name of the value Contents.
public let kAXContentsAttribute = "AXContents"
/// The name of the value Rows.
public let kAXRowsAttribute = "AXRows"
/// The name of the value Columns.
public let kAXColumnsAttribute = "AXColumns"
/// The name of the value VisibleRows.
public let kAXVisibleRowsAttribute = "AXVisibleRows"
/// The name of the value VisibleColumns.
public let kAXVisibleColumnsAttribute = "AXVisibleColumns"
/// The name of the value SelectedRows.
public let kAXSelectedRowsAttribute = "AXSelectedRows"
/// The name of the value SelectedColumns.
public let kAXSelectedColumnsAttribute = "AXSelectedColumns"
/// The name of the value Identifier.
public let kAXIdentifierAttribute = "AXIdentifier"
/// The name of the value URL.
public let kAXURLAttribute = "AXURL"
/// The name of the value Document.
public let kAXDocumentAttribute = "AXDocument"
/// The name of the value Index.
public let kAXIndexAttribute = "AXIndex"
/// The name of the value Disclosing.
public let kAXDisclosingAttribute = "AXDisclosing"
/// The name of the value DisclosedRows.
public let kAXDisclosedRowsAttribute = "AXDisclosedRows"
/// The name of the value DisclosureLevel.
public let kAXDisclosureLevelAttribute = "AXDisclosureLevel"
/// The name of the value Tabs.
public let kAXTabsAttribute = "AXTabs"
/// The name of the value Splitters.
public let kAXSplittersAttribute = "AXSplitters"
/// The name of the value Placeholder.
public let kAXPlaceholderAttribute = "AXPlaceholder"
/// The name of the value BoundsForRange, which has a parameter.
public let kAXBoundsForRangeParameterizedAttribute = "AXBoundsForRange"
/// The name of the value StringForRange, which has a parameter.
public let kAXStringForRangeParameterizedAttribute = "AXStringForRange"
/// The name of the value AttributedStringForRange, which has a parameter.
public let kAXAttributedStringForRangeParameterizedAttribute = "AXAttributedStringForRange"
/// The name of the value LineForIndex, which has a parameter.
public let kAXLineForIndexParameterizedAttribute = "AXLineForIndex"
/// The name of the value RangeForLine, which has a parameter.
public let kAXRangeForLineParameterizedAttribute = "AXRangeForLine"
/// The name of the value RangeForPosition, which has a parameter.
public let kAXRangeForPositionParameterizedAttribute = "AXRangeForPosition"
/// The name of the value RangeForIndex, which has a parameter.
public let kAXRangeForIndexParameterizedAttribute = "AXRangeForIndex"
/// The name of the value RTFForRange, which has a parameter.
public let kAXRTFForRangeParameterizedAttribute = "AXRTFForRange"
/// The name of the value StyleRangeForIndex, which has a parameter.
public let kAXStyleRangeForIndexParameterizedAttribute = "AXStyleRangeForIndex"
/// The name of the value CellForColumnAndRow, which has a parameter.
public let kAXCellForColumnAndRowParameterizedAttribute = "AXCellForColumnAndRow"
