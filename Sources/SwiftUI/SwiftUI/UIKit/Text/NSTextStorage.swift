import Foundation
import OrielFoundation
import SwiftUICore

/// A text with attributes that views show, and whose edits a delegate can follow and change.
///
/// Follows Apple's [NSTextStorage](https://developer.apple.com/documentation/uikit/nstextstorage). A subclass with a text of its own
/// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two.
open class NSTextStorage: NSMutableAttributedString {
    /// The changes of an edit.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The delegate, which is notified of edits; nil for none.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The objects that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The changes of the present edit; none outside of an edit.
    open private(set) var editedMask: EditActions = []
    /// The range of the present edit, in the text as it is now; `NSNotFound` outside of an edit.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How much longer the text is by the present edit.
    open private(set) var changeInLength = 0
    /// Whether attributes are corrected later; they need no correction here.
    open var fixesAttributesLazily: Bool { false }
    private var depth = 0
    private var isProcessing = false
    /// Called after an edit, for the view that shows the text.
    package var onEdit: (() -> Void)?

    /// Adds an object that lays out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Removes an object that lays out the text.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// Notes an edit; outside of ``beginEditing()`` and ``endEditing()``, the edit is complete with it.
    /// - Parameters:
    ///   - editedMask: What changed.
    ///   - editedRange: The range before the edit.
    ///   - delta: How much longer the text is now.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedRange = self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }
    /// Notifies the delegate and the layout of the present edit, and ends it.
    open func processEditing() {
        if isProcessing || editedMask.isEmpty { return }
        isProcessing = true
        post(Self.willProcessEditingNotification)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        post(Self.didProcessEditingNotification)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        isProcessing = false
        onEdit?()
    }
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
    /// Begins several changes, which are one edit.
    open override func beginEditing() {
        super.beginEditing()
        depth += 1
    }
    /// Ends several changes.
    open override func endEditing() {
        super.endEditing()
        depth = max(depth - 1, 0)
        if depth == 0 { processEditing() }
    }
    /// Corrects attributes of a range; they need no correction here.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Notes that attributes of a range may need correction; they need none here.
    open func invalidateAttributes(in range: NSRange) {}

    /// Posted before an edit is processed.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted after an edit was processed.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

/// Methods that are called while a text is edited; all are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before an edit is complete: characters and attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called when an edit is complete: attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
