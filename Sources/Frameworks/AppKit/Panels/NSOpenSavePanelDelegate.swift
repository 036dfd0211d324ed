import Foundation

/// Methods that a panel for files calls; all are optional.
///
/// Follows Apple's
/// [NSOpenSavePanelDelegate](https://developer.apple.com/documentation/appkit/nsopensavepaneldelegate). A delegate is asked about the files
/// that the user has chosen: the list of files is the desktop's.
@MainActor @preconcurrency
public protocol NSOpenSavePanelDelegate: NSWindowDelegate {
    /// Whether a file can be chosen; true by default.
    func panel(_ sender: Any, shouldEnable url: URL) -> Bool
    /// Throws where a choice is not valid: the error is shown, and nothing is chosen.
    func panel(_ sender: Any, validate url: URL) throws
    /// Called when the user opened another folder; never here.
    func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
    /// Returns the name that is used in place of the one that the user has entered; not asked here.
    func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
    /// Called when the panel gets larger or smaller; never here.
    func panel(_ sender: Any, willExpand expanding: Bool)
    /// Called when the user chose other files in the list; never here.
    func panelSelectionDidChange(_ sender: Any?)
    /// Returns the type that the user sees in the panel's menu of types; not asked here.
    func panel(_ sender: Any, displayNameFor type: String) -> String?
}

extension NSOpenSavePanelDelegate {
    public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
    public func panel(_ sender: Any, validate url: URL) throws {}
    public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
    public func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String? {
        filename
    }
    public func panel(_ sender: Any, willExpand expanding: Bool) {}
    public func panelSelectionDidChange(_ sender: Any?) {}
    public func panel(_ sender: Any, displayNameFor type: String) -> String? { nil }
}

extension NSSavePanel {
    /// Returns the files of a choice that the delegate accepts; none where it says that one of them is not valid, which is shown.
    func accepted(_ urls: [URL]) -> [URL] {
        guard let delegate = delegate as? any NSOpenSavePanelDelegate else { return urls }
        let enabled = urls.filter { delegate.panel(self, shouldEnable: $0) }
        do {
            for url in enabled { try delegate.panel(self, validate: url) }
            return enabled
        } catch {
            presentError(error)
            return []
        }
    }
}
