import Foundation

extension NSAccessibility {
    /// A smaller role.
    public struct Subrole: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name CloseButton.
        public static let closeButton = Subrole(rawValue: "AXCloseButton")
        /// The name MinimizeButton.
        public static let minimizeButton = Subrole(rawValue: "AXMinimizeButton")
        /// The name ZoomButton.
        public static let zoomButton = Subrole(rawValue: "AXZoomButton")
        /// The name ToolbarButton.
        public static let toolbarButton = Subrole(rawValue: "AXToolbarButton")
        /// The name FullScreenButton.
        public static let fullScreenButton = Subrole(rawValue: "AXFullScreenButton")
        /// The name TableRow.
        public static let tableRow = Subrole(rawValue: "AXTableRow")
        /// The name OutlineRow.
        public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
        /// The name TextAttachment.
        public static let textAttachment = Subrole(rawValue: "AXTextAttachment")
        /// The name SecureTextField.
        public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
        /// The name TextLink.
        public static let textLink = Subrole(rawValue: "AXTextLink")
        /// The name StandardWindow.
        public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
        /// The name Dialog.
        public static let dialog = Subrole(rawValue: "AXDialog")
        /// The name SystemDialog.
        public static let systemDialog = Subrole(rawValue: "AXSystemDialog")
        /// The name FloatingWindow.
        public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
        /// The name SystemFloatingWindow.
        public static let systemFloatingWindow = Subrole(rawValue: "AXSystemFloatingWindow")
        /// The name SearchField.
        public static let searchField = Subrole(rawValue: "AXSearchField")
        /// The name Switch.
        public static let `switch` = Subrole(rawValue: "AXSwitch")
        /// The name Toggle.
        public static let toggle = Subrole(rawValue: "AXToggle")
        /// The name ContentList.
        public static let contentList = Subrole(rawValue: "AXContentList")
        /// The name DefinitionList.
        public static let definitionList = Subrole(rawValue: "AXDefinitionList")
        /// The name TabButton.
        public static let tabButton = Subrole(rawValue: "AXTabButton")
        /// The name SectionList.
        public static let sectionList = Subrole(rawValue: "AXSectionList")
        /// The name Unknown.
        public static let unknown = Subrole(rawValue: "AXUnknown")
    }

    /// The name of a value.
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name Role.
        public static let role = Attribute(rawValue: "AXRole")
        /// The name Subrole.
        public static let subrole = Attribute(rawValue: "AXSubrole")
        /// The name RoleDescription.
        public static let roleDescription = Attribute(rawValue: "AXRoleDescription")
        /// The name Title.
        public static let title = Attribute(rawValue: "AXTitle")
        /// The name Description.
        public static let description = Attribute(rawValue: "AXDescription")
        /// The name Value.
        public static let value = Attribute(rawValue: "AXValue")
        /// The name Help.
        public static let help = Attribute(rawValue: "AXHelp")
        /// The name Enabled.
        public static let enabled = Attribute(rawValue: "AXEnabled")
        /// The name Focused.
        public static let focused = Attribute(rawValue: "AXFocused")
        /// The name Parent.
        public static let parent = Attribute(rawValue: "AXParent")
        /// The name Children.
        public static let children = Attribute(rawValue: "AXChildren")
        /// The name Window.
        public static let window = Attribute(rawValue: "AXWindow")
        /// The name TopLevelUIElement.
        public static let topLevelUIElement = Attribute(rawValue: "AXTopLevelUIElement")
        /// The name Position.
        public static let position = Attribute(rawValue: "AXPosition")
        /// The name Size.
        public static let size = Attribute(rawValue: "AXSize")
        /// The name Orientation.
        public static let orientation = Attribute(rawValue: "AXOrientation")
        /// The name Identifier.
        public static let identifier = Attribute(rawValue: "AXIdentifier")
        /// The name Main.
        public static let main = Attribute(rawValue: "AXMain")
        /// The name Minimized.
        public static let minimized = Attribute(rawValue: "AXMinimized")
        /// The name Modal.
        public static let modal = Attribute(rawValue: "AXModal")
        /// The name CloseButton.
        public static let closeButton = Attribute(rawValue: "AXCloseButton")
        /// The name ZoomButton.
        public static let zoomButton = Attribute(rawValue: "AXZoomButton")
        /// The name MinimizeButton.
        public static let minimizeButton = Attribute(rawValue: "AXMinimizeButton")
        /// The name FullScreenButton.
        public static let fullScreenButton = Attribute(rawValue: "AXFullScreenButton")
        /// The name ToolbarButton.
        public static let toolbarButton = Attribute(rawValue: "AXToolbarButton")
        /// The name Proxy.
        public static let proxy = Attribute(rawValue: "AXProxy")
        /// The name Windows.
        public static let windows = Attribute(rawValue: "AXWindows")
        /// The name Frontmost.
        public static let frontmost = Attribute(rawValue: "AXFrontmost")
        /// The name Hidden.
        public static let hidden = Attribute(rawValue: "AXHidden")
        /// The name MainWindow.
        public static let mainWindow = Attribute(rawValue: "AXMainWindow")
        /// The name FocusedWindow.
        public static let focusedWindow = Attribute(rawValue: "AXFocusedWindow")
        /// The name FocusedUIElement.
        public static let focusedUIElement = Attribute(rawValue: "AXFocusedUIElement")
        /// The name MenuBar.
        public static let menuBar = Attribute(rawValue: "AXMenuBar")
        /// The name ExtrasMenuBar.
        public static let extrasMenuBar = Attribute(rawValue: "AXExtrasMenuBar")
        /// The name SelectedText.
        public static let selectedText = Attribute(rawValue: "AXSelectedText")
        /// The name SelectedTextRange.
        public static let selectedTextRange = Attribute(rawValue: "AXSelectedTextRange")
        /// The name NumberOfCharacters.
        public static let numberOfCharacters = Attribute(rawValue: "AXNumberOfCharacters")
        /// The name VisibleCharacterRange.
        public static let visibleCharacterRange = Attribute(rawValue: "AXVisibleCharacterRange")
        /// The name InsertionPointLineNumber.
        public static let insertionPointLineNumber = Attribute(rawValue: "AXInsertionPointLineNumber")
        /// The name MinValue.
        public static let minValue = Attribute(rawValue: "AXMinValue")
        /// The name MaxValue.
        public static let maxValue = Attribute(rawValue: "AXMaxValue")
        /// The name Contents.
        public static let contents = Attribute(rawValue: "AXContents")
        /// The name Header.
        public static let header = Attribute(rawValue: "AXHeader")
        /// The name Rows.
        public static let rows = Attribute(rawValue: "AXRows")
        /// The name Columns.
        public static let columns = Attribute(rawValue: "AXColumns")
        /// The name SelectedRows.
        public static let selectedRows = Attribute(rawValue: "AXSelectedRows")
        /// The name SelectedChildren.
        public static let selectedChildren = Attribute(rawValue: "AXSelectedChildren")
        /// The name VisibleChildren.
        public static let visibleChildren = Attribute(rawValue: "AXVisibleChildren")
        /// The name Document.
        public static let document = Attribute(rawValue: "AXDocument")
        /// The name URL.
        public static let url = Attribute(rawValue: "AXURL")
        /// The name DefaultButton.
        public static let defaultButton = Attribute(rawValue: "AXDefaultButton")
        /// The name CancelButton.
        public static let cancelButton = Attribute(rawValue: "AXCancelButton")
        /// The name Index.
        public static let index = Attribute(rawValue: "AXIndex")
    }
}
