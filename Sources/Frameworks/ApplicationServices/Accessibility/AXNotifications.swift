// The names of actions and of notifications.

/// The name of the action Press.
public let kAXPressAction = "AXPress"
/// The name of the action Increment.
public let kAXIncrementAction = "AXIncrement"
/// The name of the action Decrement.
public let kAXDecrementAction = "AXDecrement"
/// The name of the action Confirm.
public let kAXConfirmAction = "AXConfirm"
/// The name of the action Cancel.
public let kAXCancelAction = "AXCancel"
/// The name of the action Raise.
public let kAXRaiseAction = "AXRaise"
/// The name of the action ShowMenu.
public let kAXShowMenuAction = "AXShowMenu"
/// The name of the action Pick.
public let kAXPickAction = "AXPick"
/// The name of the action ShowAlternateUI.
public let kAXShowAlternateUIAction = "AXShowAlternateUI"
/// The name of the action ShowDefaultUI.
public let kAXShowDefaultUIAction = "AXShowDefaultUI"
/// The name of the notification MainWindowChanged.
public let kAXMainWindowChangedNotification = "AXMainWindowChanged"
/// The name of the notification FocusedWindowChanged.
public let kAXFocusedWindowChangedNotification = "AXFocusedWindowChanged"
/// The name of the notification FocusedUIElementChanged.
public let kAXFocusedUIElementChangedNotification = "AXFocusedUIElementChanged"
/// The name of the notification ApplicationActivated.
public let kAXApplicationActivatedNotification = "AXApplicationActivated"
/// The name of the notification ApplicationDeactivated.
public let kAXApplicationDeactivatedNotification = "AXApplicationDeactivated"
/// The name of the notification ApplicationHidden.
public let kAXApplicationHiddenNotification = "AXApplicationHidden"
/// The name of the notification ApplicationShown.
public let kAXApplicationShownNotification = "AXApplicationShown"
/// The name of the notification WindowCreated.
public let kAXWindowCreatedNotification = "AXWindowCreated"
/// The name of the notification WindowMoved.
public let kAXWindowMovedNotification = "AXWindowMoved"
/// The name of the notification WindowResized.
public let kAXWindowResizedNotification = "AXWindowResized"
/// The name of the notification WindowMiniaturized.
public let kAXWindowMiniaturizedNotification = "AXWindowMiniaturized"
/// The name of the notification WindowDeminiaturized.
public let kAXWindowDeminiaturizedNotification = "AXWindowDeminiaturized"
/// The name of the notification DrawerCreated.
public let kAXDrawerCreatedNotification = "AXDrawerCreated"
/// The name of the notification SheetCreated.
public let kAXSheetCreatedNotification = "AXSheetCreated"
/// The name of the notification UIElementDestroyed.
public let kAXUIElementDestroyedNotification = "AXUIElementDestroyed"
/// The name of the notification ValueChanged.
public let kAXValueChangedNotification = "AXValueChanged"
/// The name of the notification TitleChanged.
public let kAXTitleChangedNotification = "AXTitleChanged"
/// The name of the notification Resized.
public let kAXResizedNotification = "AXResized"
/// The name of the notification Moved.
public let kAXMovedNotification = "AXMoved"
/// The name of the notification Created.
public let kAXCreatedNotification = "AXCreated"
/// The name of the notification SelectedTextChanged.
public let kAXSelectedTextChangedNotification = "AXSelectedTextChanged"
/// The name of the notification SelectedChildrenChanged.
public let kAXSelectedChildrenChangedNotification = "AXSelectedChildrenChanged"
/// The name of the notification LayoutChanged.
public let kAXLayoutChangedNotification = "AXLayoutChanged"
/// The name of the notification MenuOpened.
public let kAXMenuOpenedNotification = "AXMenuOpened"
/// The name of the notification MenuClosed.
public let kAXMenuClosedNotification = "AXMenuClosed"
/// The name of the notification MenuItemSelected.
public let kAXMenuItemSelectedNotification = "AXMenuItemSelected"
/// The name of the notification RowCountChanged.
public let kAXRowCountChangedNotification = "AXRowCountChanged"
