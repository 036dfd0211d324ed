import Foundation
import SwiftUI

/// A message with buttons.
///
/// Follows Apple's [NSAlert](https://developer.apple.com/documentation/appkit/nsalert). It is shown above the content of the window in use.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    /// How important an alert is; it looks the same here.
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// The title.
    open var messageText = ""
    /// The words below.
    open var informativeText = ""
    /// How important it is.
    open var alertStyle = Style.warning
    /// The image; nil for the app's icon.
    ///
    /// It is not shown.
    open var icon: NSImage!
    /// The buttons; one, “OK”, where none was added.
    open private(set) var buttons: [NSButton] = []
    /// Whether there is a box to show the alert no more; it is not shown.
    open var showsSuppressionButton = false {
        didSet { if showsSuppressionButton { Self.lacks("showsSuppressionButton") } }
    }
    /// The box to show the alert no more; nil where none is wanted.
    open var suppressionButton: NSButton? { showsSuppressionButton ? box : nil }
    private lazy var box = NSButton(checkboxWithTitle: "", target: nil, action: nil)
    /// Whether there is a button for help; it is not shown.
    open var showsHelp = false
    /// The view below the words; nil for none.
    ///
    /// It is not shown.
    open var accessoryView: NSView? { didSet { if accessoryView != nil { Self.lacks("accessoryView") } } }
    /// The delegate; nil for none.
    open weak var delegate: (any NSAlertDelegate)?
    /// The window of the alert.
    open var window: NSWindow { panel }
    private lazy var panel = NSPanel(
        contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    private var end: (() -> Void)?

    /// Creates an alert.
    public override init() { super.init() }
    /// Creates an alert about an error.
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
    }

    /// Adds a button to the left of the others, and returns it.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    /// Places the parts; the engine does that.
    open func layout() {}

    /// Shows the alert for a window, and calls a function with the button that was pressed.
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { show(handler) }
    /// Shows the alert for a window; returns the button that was pressed.
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in show { continuation.resume(returning: $0) } }
    }
    /// Shows the alert, and returns at once, as nothing can wait for the user here.
    ///
    /// The result is the first button's where there is no other, and `.abort`, which belongs to no button, where the user has a choice: the
    /// alert is not shown then. Use ``beginSheetModal(for:completionHandler:)``.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        ModalPanel.lacksLoop("NSAlert.runModal()")
        guard buttons.count <= 1 else { return .abort }
        show(nil)
        return .alertFirstButtonReturn
    }

    private func show(_ handler: ((NSApplication.ModalResponse) -> Void)?) {
        if buttons.isEmpty { addButton(withTitle: "OK") }
        let alert = UIAlertController(
            title: messageText, message: informativeText.isEmpty ? nil : informativeText, preferredStyle: .alert)
        for (index, button) in buttons.enumerated() {
            let isCancel = button.keyEquivalent == "\u{1b}" || (index > 0 && button.title == "Cancel")
            let style: UIAlertAction.Style = button.hasDestructiveAction ? .destructive : isCancel ? .cancel : .default
            let code = NSApplication.ModalResponse(button.tag > 0 ? button.tag : 1000 + index)
            alert.addAction(
                UIAlertAction(title: button.title, style: style) { [self] _ in
                    end?()
                    end = nil
                    handler?(code)
                })
        }
        end = PanelWindow.present(alert)
    }

    private static func lacks(_ name: String) {
        RuntimeWarning.issue("NSAlert.\(name) is not shown: see CompatibilityGaps.md.")
    }
}

/// Methods that an alert calls; all are optional.
@MainActor @preconcurrency
public protocol NSAlertDelegate: NSObjectProtocol {
    /// Shows help; never called here. Returns whether there is any.
    func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
    public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}

/// A panel for choosing a color; never shown here.
///
/// Use SwiftUI's `ColorPicker`.
///
/// Follows Apple's [NSColorPanel](https://developer.apple.com/documentation/appkit/nscolorpanel).
@MainActor @preconcurrency
open class NSColorPanel: NSPanel {
    /// The one panel.
    public static let shared = NSColorPanel(
        contentRect: NSRect(x: 0, y: 0, width: 230, height: 300), styleMask: [.titled, .closable], backing: .buffered,
        defer: true)
    /// Whether the panel was ever asked for.
    open class var sharedColorPanelExists: Bool { true }
    /// The way in which colors are chosen.
    public enum Mode: Int, Sendable {
        case none = -1
        case gray = 0
        case RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
    }
    /// The way in which colors are chosen; kept.
    open var mode = Mode.wheel
    /// The view below the colors; nil for none, and not shown.
    open var accessoryView: NSView?
    /// The color; white by default.
    open var color = NSColor.white
    /// Whether colors can be transparent.
    open var showsAlpha = false
    /// Whether each step of a change is reported.
    open var isContinuous = true
    private weak var target: AnyObject?
    private var action: Selector?
    /// Sets the object whose method is called with another color.
    open func setTarget(_ target: Any?) { self.target = target.map { $0 as AnyObject } }
    /// Sets the method that is called with another color.
    open func setAction(_ selector: Selector?) { action = selector }
    /// Shows the panel: without colors to choose from, as it has none here.
    open override func makeKeyAndOrderFront(_ sender: Any?) { Self.lacks() }
    /// Shows the panel: without colors to choose from, as it has none here.
    open override func orderFront(_ sender: Any?) { Self.lacks() }
    private static func lacks() {
        RuntimeWarning.issue("NSColorPanel is not shown: use ColorPicker (see CompatibilityGaps.md).")
    }
}
