import Foundation

extension NSAccessibility.Notification {
    /// The name ApplicationActivated.
    public static let applicationActivated = NSAccessibility.Notification(rawValue: "AXApplicationActivated")
    /// The name ApplicationDeactivated.
    public static let applicationDeactivated = NSAccessibility.Notification(rawValue: "AXApplicationDeactivated")
    /// The name ApplicationHidden.
    public static let applicationHidden = NSAccessibility.Notification(rawValue: "AXApplicationHidden")
    /// The name ApplicationShown.
    public static let applicationShown = NSAccessibility.Notification(rawValue: "AXApplicationShown")
    /// The name AutocorrectionOccurred.
    public static let autocorrectionOccurred = NSAccessibility.Notification(rawValue: "AXAutocorrectionOccurred")
    /// The name Created.
    public static let created = NSAccessibility.Notification(rawValue: "AXCreated")
    /// The name DraggingDestinationDragAccepted.
    public static let draggingDestinationDragAccepted = NSAccessibility.Notification(
        rawValue: "AXDraggingDestinationDragAccepted")
    /// The name DraggingDestinationDragNotAccepted.
    public static let draggingDestinationDragNotAccepted = NSAccessibility.Notification(
        rawValue: "AXDraggingDestinationDragNotAccepted")
    /// The name DraggingDestinationDropAllowed.
    public static let draggingDestinationDropAllowed = NSAccessibility.Notification(
        rawValue: "AXDraggingDestinationDropAllowed")
    /// The name DraggingDestinationDropNotAllowed.
    public static let draggingDestinationDropNotAllowed = NSAccessibility.Notification(
        rawValue: "AXDraggingDestinationDropNotAllowed")
    /// The name DraggingSourceDragBegan.
    public static let draggingSourceDragBegan = NSAccessibility.Notification(rawValue: "AXDraggingSourceDragBegan")
    /// The name DraggingSourceDragEnded.
    public static let draggingSourceDragEnded = NSAccessibility.Notification(rawValue: "AXDraggingSourceDragEnded")
    /// The name DrawerCreated.
    public static let drawerCreated = NSAccessibility.Notification(rawValue: "AXDrawerCreated")
    /// The name FocusedUIElementChanged.
    public static let focusedUIElementChanged = NSAccessibility.Notification(rawValue: "AXFocusedUIElementChanged")
    /// The name FocusedWindowChanged.
    public static let focusedWindowChanged = NSAccessibility.Notification(rawValue: "AXFocusedWindowChanged")
    /// The name HelpTagCreated.
    public static let helpTagCreated = NSAccessibility.Notification(rawValue: "AXHelpTagCreated")
    /// The name MainWindowChanged.
    public static let mainWindowChanged = NSAccessibility.Notification(rawValue: "AXMainWindowChanged")
    /// The name Moved.
    public static let moved = NSAccessibility.Notification(rawValue: "AXMoved")
    /// The name Resized.
    public static let resized = NSAccessibility.Notification(rawValue: "AXResized")
    /// The name RowCollapsed.
    public static let rowCollapsed = NSAccessibility.Notification(rawValue: "AXRowCollapsed")
    /// The name RowCountChanged.
    public static let rowCountChanged = NSAccessibility.Notification(rawValue: "AXRowCountChanged")
    /// The name RowExpanded.
    public static let rowExpanded = NSAccessibility.Notification(rawValue: "AXRowExpanded")
    /// The name SelectedCellsChanged.
    public static let selectedCellsChanged = NSAccessibility.Notification(rawValue: "AXSelectedCellsChanged")
    /// The name SelectedChildrenChanged.
    public static let selectedChildrenChanged = NSAccessibility.Notification(rawValue: "AXSelectedChildrenChanged")
    /// The name SelectedChildrenMoved.
    public static let selectedChildrenMoved = NSAccessibility.Notification(rawValue: "AXSelectedChildrenMoved")
    /// The name SelectedColumnsChanged.
    public static let selectedColumnsChanged = NSAccessibility.Notification(rawValue: "AXSelectedColumnsChanged")
    /// The name SelectedRowsChanged.
    public static let selectedRowsChanged = NSAccessibility.Notification(rawValue: "AXSelectedRowsChanged")
    /// The name SelectedTextChanged.
    public static let selectedTextChanged = NSAccessibility.Notification(rawValue: "AXSelectedTextChanged")
    /// The name SheetCreated.
    public static let sheetCreated = NSAccessibility.Notification(rawValue: "AXSheetCreated")
    /// The name TitleChanged.
    public static let titleChanged = NSAccessibility.Notification(rawValue: "AXTitleChanged")
    /// The name UIElementDestroyed.
    public static let uiElementDestroyed = NSAccessibility.Notification(rawValue: "AXUIElementDestroyed")
    /// The name UnitsChanged.
    public static let unitsChanged = NSAccessibility.Notification(rawValue: "AXUnitsChanged")
    /// The name WindowCreated.
    public static let windowCreated = NSAccessibility.Notification(rawValue: "AXWindowCreated")
    /// The name WindowDeminiaturized.
    public static let windowDeminiaturized = NSAccessibility.Notification(rawValue: "AXWindowDeminiaturized")
    /// The name WindowMiniaturized.
    public static let windowMiniaturized = NSAccessibility.Notification(rawValue: "AXWindowMiniaturized")
    /// The name WindowMoved.
    public static let windowMoved = NSAccessibility.Notification(rawValue: "AXWindowMoved")
    /// The name WindowResized.
    public static let windowResized = NSAccessibility.Notification(rawValue: "AXWindowResized")
}

extension NSAccessibility.NotificationUserInfoKey {
    /// The name UIElementsKey.
    public static let uiElements = NSAccessibility.NotificationUserInfoKey(rawValue: "AXUIElementsKey")
}
