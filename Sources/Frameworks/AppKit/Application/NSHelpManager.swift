import Foundation
import SwiftUI

/// Opens the app's book of help, and keeps explanations of views.
///
/// Follows Apple's [NSHelpManager](https://developer.apple.com/documentation/appkit/nshelpmanager). A book's first page is opened in the
/// browser: pages and words within are not found.
@MainActor @preconcurrency
open class NSHelpManager: NSObject {
    /// The name of a book.
    public typealias BookName = String
    /// The name of a place in a book.
    public typealias AnchorName = String
    /// The name of a context.
    public typealias ContextHelpKey = String

    private static let only = NSHelpManager()
    /// The one manager.
    open class var shared: NSHelpManager { only }
    private var texts: [ObjectIdentifier: (object: () -> AnyObject?, text: NSAttributedString)] = [:]
    /// Whether the user looks for explanations; kept.
    open class var isContextHelpModeActive: Bool {
        get { only.isLooking }
        set {
            guard newValue != only.isLooking else { return }
            only.isLooking = newValue
            NotificationCenter.default.post(
                name: newValue ? contextHelpModeDidActivateNotification : contextHelpModeDidDeactivateNotification,
                object: only)
        }
    }
    private var isLooking = false

    /// Opens the app's book; its place is not found here.
    open func openHelpAnchor(_ anchor: AnchorName, inBook book: BookName?) { openBook() }
    /// Opens the app's book; words are not found here.
    open func find(_ query: String, inBook book: BookName?) { openBook() }
    /// Makes a bundle's books known; returns whether it has one.
    @discardableResult
    open func registerBooks(in bundle: Bundle) -> Bool { Self.firstPage(of: bundle) != nil }

    private func openBook() {
        guard let page = Self.firstPage(of: .main) else {
            RuntimeWarning.issue("NSHelpManager: the app has no book of help with a page index.html.")
            return
        }
        NSWorkspace.shared.open(page)
    }
    /// The first page of a bundle's book; nil for none.
    static func firstPage(of bundle: Bundle) -> URL? {
        guard let name = bundle.object(forInfoDictionaryKey: "CFBundleHelpBookFolder") as? String,
            let folder = bundle.resourceURL?.appendingPathComponent(name)
        else { return nil }
        let resources = folder.appendingPathComponent("Contents/Resources")
        let languages =
            Bundle.preferredLocalizations(from: ["en", "Base"] + Locale.preferredLanguages) + ["en", "Base"]
        let folders = languages.map { resources.appendingPathComponent("\($0).lproj") } + [resources, folder]
        return folders.map { $0.appendingPathComponent("index.html") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Sets the explanation of an object.
    open func setContextHelp(_ attrString: NSAttributedString, for object: Any) {
        texts = texts.filter { $0.value.object() != nil }
        let object = object as AnyObject
        texts[ObjectIdentifier(object)] = ({ [weak object] in object }, attrString)
    }
    /// Removes the explanation of an object.
    open func removeContextHelp(for object: Any) { texts[ObjectIdentifier(object as AnyObject)] = nil }
    /// Returns the explanation of an object; nil for none.
    open func contextHelp(for object: Any) -> NSAttributedString? {
        let object = object as AnyObject
        return texts[ObjectIdentifier(object)].flatMap { $0.object() === object ? $0.text : nil }
    }
    /// Shows the explanation of an object in an alert; returns whether there is one.
    @discardableResult
    open func showContextHelp(for object: Any, locationHint pt: NSPoint) -> Bool {
        guard let text = contextHelp(for: object) else { return false }
        let alert = NSAlert()
        alert.messageText = text.string
        alert.beginSheetModal(for: NSApplication.shared.keyWindow ?? NSWindow())
        return true
    }

    /// Posted when the user begins to look for explanations.
    nonisolated public static let contextHelpModeDidActivateNotification = Notification.Name(
        "NSContextHelpModeDidActivateNotification")
    /// Posted when the user no longer looks for explanations.
    nonisolated public static let contextHelpModeDidDeactivateNotification = Notification.Name(
        "NSContextHelpModeDidDeactivateNotification")
}
