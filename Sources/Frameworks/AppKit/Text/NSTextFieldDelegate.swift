import Foundation
import SwiftUI

/// Methods that are called while the text of a control is edited; all are optional.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    /// Called when the text began to be edited.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Called when the text is no longer edited.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Called when the text was edited.
    func controlTextDidChange(_ obj: Notification)
    /// Whether the text may be edited; not asked here.
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    /// Whether the text may be left; not asked here.
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    /// Called with the command of a key; of fields, Return alone. Returns whether that was all.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
}

/// Methods that are called while a field is edited; all are optional.
///
/// Follows Apple's [NSTextFieldDelegate](https://developer.apple.com/documentation/appkit/nstextfielddelegate).
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// Methods that are called while a search field is edited; all are optional.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
