// The names of roles of elements.

/// The name of the role Application.
public let kAXApplicationRole = "AXApplication"
/// The name of the role SystemWide.
public let kAXSystemWideRole = "AXSystemWide"
/// The name of the role Window.
public let kAXWindowRole = "AXWindow"
/// The name of the role Sheet.
public let kAXSheetRole = "AXSheet"
/// The name of the role Drawer.
public let kAXDrawerRole = "AXDrawer"
/// The name of the role Button.
public let kAXButtonRole = "AXButton"
/// The name of the role RadioButton.
public let kAXRadioButtonRole = "AXRadioButton"
/// The name of the role CheckBox.
public let kAXCheckBoxRole = "AXCheckBox"
/// The name of the role PopUpButton.
public let kAXPopUpButtonRole = "AXPopUpButton"
/// The name of the role MenuButton.
public let kAXMenuButtonRole = "AXMenuButton"
/// The name of the role TabGroup.
public let kAXTabGroupRole = "AXTabGroup"
/// The name of the role Table.
public let kAXTableRole = "AXTable"
/// The name of the role Column.
public let kAXColumnRole = "AXColumn"
/// The name of the role Row.
public let kAXRowRole = "AXRow"
/// The name of the role Outline.
public let kAXOutlineRole = "AXOutline"
/// The name of the role Browser.
public let kAXBrowserRole = "AXBrowser"
/// The name of the role ScrollArea.
public let kAXScrollAreaRole = "AXScrollArea"
/// The name of the role ScrollBar.
public let kAXScrollBarRole = "AXScrollBar"
/// The name of the role RadioGroup.
public let kAXRadioGroupRole = "AXRadioGroup"
/// The name of the role List.
public let kAXListRole = "AXList"
/// The name of the role Group.
public let kAXGroupRole = "AXGroup"
/// The name of the role ValueIndicator.
public let kAXValueIndicatorRole = "AXValueIndicator"
/// The name of the role ComboBox.
public let kAXComboBoxRole = "AXComboBox"
/// The name of the role Slider.
public let kAXSliderRole = "AXSlider"
/// The name of the role Incrementor.
public let kAXIncrementorRole = "AXIncrementor"
/// The name of the role BusyIndicator.
public let kAXBusyIndicatorRole = "AXBusyIndicator"
/// The name of the role ProgressIndicator.
public let kAXProgressIndicatorRole = "AXProgressIndicator"
/// The name of the role RelevanceIndicator.
public let kAXRelevanceIndicatorRole = "AXRelevanceIndicator"
/// The name of the role Toolbar.
public let kAXToolbarRole = "AXToolbar"
/// The name of the role DisclosureTriangle.
public let kAXDisclosureTriangleRole = "AXDisclosureTriangle"
/// The name of the role TextField.
public let kAXTextFieldRole = "AXTextField"
/// The name of the role TextArea.
public let kAXTextAreaRole = "AXTextArea"
/// The name of the role StaticText.
public let kAXStaticTextRole = "AXStaticText"
/// The name of the role Heading.
public let kAXHeadingRole = "AXHeading"
/// The name of the role MenuBar.
public let kAXMenuBarRole = "AXMenuBar"
/// The name of the role MenuBarItem.
public let kAXMenuBarItemRole = "AXMenuBarItem"
/// The name of the role Menu.
public let kAXMenuRole = "AXMenu"
/// The name of the role MenuItem.
public let kAXMenuItemRole = "AXMenuItem"
/// The name of the role SplitGroup.
public let kAXSplitGroupRole = "AXSplitGroup"
/// The name of the role Splitter.
public let kAXSplitterRole = "AXSplitter"
/// The name of the role ColorWell.
public let kAXColorWellRole = "AXColorWell"
/// The name of the role TimeField.
public let kAXTimeFieldRole = "AXTimeField"
/// The name of the role DateField.
public let kAXDateFieldRole = "AXDateField"
/// The name of the role HelpTag.
public let kAXHelpTagRole = "AXHelpTag"
/// The name of the role Matte.
public let kAXMatteRole = "AXMatte"
/// The name of the role DockItem.
public let kAXDockItemRole = "AXDockItem"
/// The name of the role Ruler.
public let kAXRulerRole = "AXRuler"
/// The name of the role Grid.
public let kAXGridRole = "AXGrid"
/// The name of the role Cell.
public let kAXCellRole = "AXCell"
/// The name of the role Image.
public let kAXImageRole = "AXImage"
/// The name of the role LayoutArea.
public let kAXLayoutAreaRole = "AXLayoutArea"
/// The name of the role LayoutItem.
public let kAXLayoutItemRole = "AXLayoutItem"
/// The name of the role Handle.
public let kAXHandleRole = "AXHandle"
/// The name of the role Popover.
public let kAXPopoverRole = "AXPopover"
/// The name of the role Unknown.
public let kAXUnknownRole = "AXUnknown"
/// The name of the smaller role CloseButton.
public let kAXCloseButtonSubrole = "AXCloseButton"
/// The name of the smaller role MinimizeButton.
public let kAXMinimizeButtonSubrole = "AXMinimizeButton"
/// The name of the smaller role ZoomButton.
public let kAXZoomButtonSubrole = "AXZoomButton"
/// The name of the smaller role ToolbarButton.
public let kAXToolbarButtonSubrole = "AXToolbarButton"
/// The name of the smaller role FullScreenButton.
public let kAXFullScreenButtonSubrole = "AXFullScreenButton"
/// The name of the smaller role SecureTextField.
public let kAXSecureTextFieldSubrole = "AXSecureTextField"
/// The name of the smaller role TableRow.
public let kAXTableRowSubrole = "AXTableRow"
/// The name of the smaller role OutlineRow.
public let kAXOutlineRowSubrole = "AXOutlineRow"
/// The name of the smaller role StandardWindow.
public let kAXStandardWindowSubrole = "AXStandardWindow"
/// The name of the smaller role Dialog.
public let kAXDialogSubrole = "AXDialog"
/// The name of the smaller role SystemDialog.
public let kAXSystemDialogSubrole = "AXSystemDialog"
/// The name of the smaller role FloatingWindow.
public let kAXFloatingWindowSubrole = "AXFloatingWindow"
/// The name of the smaller role SystemFloatingWindow.
public let kAXSystemFloatingWindowSubrole = "AXSystemFloatingWindow"
/// The name of the smaller role IncrementArrow.
public let kAXIncrementArrowSubrole = "AXIncrementArrow"
/// The name of the smaller role DecrementArrow.
public let kAXDecrementArrowSubrole = "AXDecrementArrow"
/// The name of the smaller role SearchField.
public let kAXSearchFieldSubrole = "AXSearchField"
/// The name of the smaller role Switch.
public let kAXSwitchSubrole = "AXSwitch"
/// The name of the smaller role Toggle.
public let kAXToggleSubrole = "AXToggle"
/// The name of the smaller role ApplicationDockItem.
public let kAXApplicationDockItemSubrole = "AXApplicationDockItem"
/// The name of the smaller role TextLink.
public let kAXTextLinkSubrole = "AXTextLink"
/// The name of the smaller role Unknown.
public let kAXUnknownSubrole = "AXUnknown"
