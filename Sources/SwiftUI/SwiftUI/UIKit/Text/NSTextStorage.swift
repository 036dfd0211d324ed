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

    /// Creates an empty text.
    public init() { super.init(string: "") }
    /// Creates a text without attributes.
    public override init(string str: String) { super.init(string: str) }
    /// Creates a text with attributes.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }
    /// Creates a text of another one.
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    /// Creates a text from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// Creates a text of a pasteboard's content of a type: words or their bytes; nil for anything else.
    ///
    /// The type is a `NSPasteboard.PasteboardType`, which AppKit declares.
    public init?<Kind: RawRepresentable>(pasteboardPropertyList propertyList: Any, ofType type: Kind)
    where Kind.RawValue == String {
        switch propertyList {
        case let text as String: super.init(string: text)
        case let text as NSAttributedString: super.init(attributedString: text)
        case let bytes as Data:
            guard type.rawValue.contains("text"), let text = String(data: bytes, encoding: .utf8) else { return nil }
            super.init(string: text)
        default: return nil
        }
    }

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
    // MARK: - Changes

    // Each comes down to the two that a subclass with a text of its own overrides.

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let all = NSRange(location: 0, length: attrString.length)
        attrString.enumerateAttributes(in: all, options: []) { attributes, part, _ in
            setAttributes(
                attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: - Reading

    // Foundation reads its own text here, which a subclass with a text of its own leaves empty.

    open override var length: Int { (string as NSString).length }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        attributedSubstring(from: all).attribute(
            attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        attributedSubstring(from: all).attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let result = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            result.setAttributes(
                attributes, range: NSRange(location: part.location - range.location, length: part.length))
        }
        return result
    }
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        for (attributes, range) in runs(in: enumerationRange, opts) {
            var stop = ObjCBool(false)
            block(attributes, range, &stop)
            if stop.boolValue { return }
        }
    }
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        for (attributes, range) in runs(in: enumerationRange, opts) {
            var stop = ObjCBool(false)
            block(attributes[attrName], range, &stop)
            if stop.boolValue { return }
        }
    }
    open override func isEqual(to other: NSAttributedString) -> Bool {
        attributedSubstring(from: all).isEqual(to: other)
    }
    open override func copy(with zone: NSZone? = nil) -> Any { attributedSubstring(from: all) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: attributedSubstring(from: all))
    }

    private var all: NSRange { NSRange(location: 0, length: length) }

    /// The parts of a range that have the same attributes.
    private func runs(
        in range: NSRange, _ options: NSAttributedString.EnumerationOptions
    ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var place = range.location
        while place < NSMaxRange(range) {
            var same = NSRange(location: place, length: 0)
            let attributes = attributes(at: place, effectiveRange: &same)
            let end = min(max(NSMaxRange(same), place + 1), NSMaxRange(range))
            runs.append((attributes, NSRange(location: place, length: end - place)))
            place = end
        }
        return options.contains(.reverse) ? runs.reversed() : runs
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard range.length > 0 else { return }
        beginEditing()
        for (attributes, part) in runs(in: range, []) {
            var attributes = attributes
            change(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

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
