import Foundation
import SwiftUI

/// A message with buttons.
///
/// ``runModal()`` shows it in a window of its own, ``beginSheetModal(for:completionHandler:)`` above the content of the window in use.
///
/// Follows Apple's [NSAlert](https://developer.apple.com/documentation/appkit/nsalert).
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
    /// The image; nil for none, and for a sign of danger where the alert is critical.
    open var icon: NSImage!
    /// The buttons; one, “OK”, where none was added.
    open private(set) var buttons: [NSButton] = []
    /// Whether there is a box to show the alert no more; false by default.
    open var showsSuppressionButton = false
    /// The box to show the alert no more; nil where none is wanted.
    open var suppressionButton: NSButton? { showsSuppressionButton ? box : nil }
    private lazy var box = NSButton(
        checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
    /// Whether there is a button for help, which asks the delegate; false by default.
    open var showsHelp = false
    /// The view below the words, in its frame's size; nil for none.
    open var accessoryView: NSView?
    /// The delegate; nil for none.
    open weak var delegate: (any NSAlertDelegate)?
    /// The window of the alert.
    open var window: NSWindow { panel }
    private lazy var panel = AlertPanel(
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
    /// Shows the alert in a window of its own, and returns the button that was pressed.
    ///
    /// Until then events are handled within the call, and other windows get no input. Where the user closes the window, the result is
    /// the one of the button that cancels, or of the only button, and `.abort` without one. Where no front end runs, as in tests, the
    /// alert is shown as a sheet and the only button's result returned; `.abort` where the user would have a choice.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        complete()
        panel.contentView = NSHostingView(
            rootView: AlertContent(alert: self) { NSApplication.shared.stopModal(withCode: $0) })
        guard let loop = ModalLoop(panel) else {
            panel.orderOut(nil)
            ModalPanel.lacksLoop("NSAlert.runModal()")
            guard buttons.count <= 1 else { return .abort }
            show(nil)
            return .alertFirstButtonReturn
        }
        loop.run(waits: true)
        loop.end()
        panel.orderOut(nil)
        panel.contentView = nil
        if loop.response != .continue { return loop.response }
        let cancel = buttons.count == 1 ? 0 : buttons.indices.first(where: cancels)
        return cancel.map(response) ?? .abort
    }

    private func complete() { if buttons.isEmpty { addButton(withTitle: "OK") } }
    /// Whether a button is the one that Escape presses.
    func cancels(_ index: Int) -> Bool {
        let button = buttons[index]
        return button.keyEquivalent.isEmpty ? index > 0 && button.title == "Cancel" : button.keyEquivalent == "\u{1b}"
    }
    /// Whether a button is the one that Return presses.
    func confirms(_ index: Int) -> Bool {
        let key = buttons[index].keyEquivalent
        return key.isEmpty ? index == 0 && !cancels(0) && !buttons.contains { $0.keyEquivalent == "\r" } : key == "\r"
    }
    /// The result of a button.
    func response(_ index: Int) -> NSApplication.ModalResponse {
        NSApplication.ModalResponse(buttons[index].tag > 0 ? buttons[index].tag : 1000 + index)
    }

    private func show(_ handler: ((NSApplication.ModalResponse) -> Void)?) {
        complete()
        if accessoryView != nil || showsSuppressionButton || icon != nil || showsHelp {
            end = PanelWindow.show(AlertSheet(alert: self) { [self] in finish($0, handler) })
            return
        }
        let alert = UIAlertController(
            title: messageText, message: informativeText.isEmpty ? nil : informativeText, preferredStyle: .alert)
        for (index, button) in buttons.enumerated() {
            let style: UIAlertAction.Style =
                button.hasDestructiveAction ? .destructive : cancels(index) ? .cancel : .default
            alert.addAction(
                UIAlertAction(title: button.title, style: style) { [self] _ in finish(response(index), handler) })
        }
        end = PanelWindow.present(alert)
    }
    private func finish(_ code: NSApplication.ModalResponse, _ handler: ((NSApplication.ModalResponse) -> Void)?) {
        end?()
        end = nil
        handler?(code)
    }
}

/// The window of an alert: it has no size of its own, and no main window's place.
private final class AlertPanel: NSPanel {
    override var canBecomeMain: Bool { false }
}

/// Methods that an alert calls; all are optional.
@MainActor @preconcurrency
public protocol NSAlertDelegate: NSObjectProtocol {
    /// Shows help; returns whether there is any.
    func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
    public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}
