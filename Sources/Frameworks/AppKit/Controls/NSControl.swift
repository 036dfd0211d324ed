import Foundation
import SwiftUI

/// A view with a value, which calls a method of its target.
///
/// Follows Apple's [NSControl](https://developer.apple.com/documentation/appkit/nscontrol).
@MainActor @preconcurrency
open class NSControl: NSView {
    /// The object whose method is called; nil for the first responder, which is not asked here.
    open weak var target: AnyObject?
    /// The method that is called: one that `#selector` names in what `./oriel run PATH` builds; nil for none.
    open var action: Selector?
    private var number = -1
    var keptCell: NSCell?
    /// The values of the user's defaults that the control shows and changes.
    var bindings: [NibBinding] = []
    /// A number to find the control by; 0 by default.
    open override var tag: Int {
        get { max(number, 0) }
        set { number = newValue }
    }
    /// Whether the control can be used.
    open var isEnabled = true { didSet { changed() } }
    /// Whether the control is pressed; without effect on the drawing.
    open var isHighlighted = false
    /// Whether the action is called for each step of a change; true by default.
    open var isContinuous = true
    /// Whether the control can have the focus.
    open var refusesFirstResponder = false
    /// The size of the control; regular by default.
    open var controlSize = ControlSize.regular { didSet { changed() } }
    /// The font of the control's words; nil for the usual one.
    open var font: NSFont? { didSet { changed() } }
    /// How lines are aligned.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// How lines are broken and shortened.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
    /// Whether the words are in one line.
    open var usesSingleLineMode = false { didSet { changed() } }
    /// Makes words of the value and the other way round; nil for none.
    open var formatter: Formatter?

    /// The size of a control.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
    /// The state of a button or menu item.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Off.
        public static let off = StateValue(rawValue: 0)
        /// On.
        public static let on = StateValue(rawValue: 1)
        /// Partly on.
        public static let mixed = StateValue(rawValue: -1)
    }
    /// The place of an image beside a title.
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading,
            imageTrailing
    }

    /// Creates a control of a rectangle.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a control from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isMeasured: Bool { counterpart != nil }
    open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

    // MARK: The value

    private var value: Any?
    /// The value; nil for none.
    open var objectValue: Any? {
        get { value }
        set {
            value = newValue
            changed()
            if isMeasured { invalidateIntrinsicContentSize() }
        }
    }
    /// The value as words.
    open var stringValue: String {
        get {
            switch value {
            case let text as NSAttributedString: text.string
            case let value?: formatter?.string(for: value) ?? "\(value)"
            case nil: ""
            }
        }
        set { objectValue = newValue }
    }
    /// The value as words with attributes.
    open var attributedStringValue: NSAttributedString {
        get { value as? NSAttributedString ?? NSAttributedString(string: stringValue) }
        set { objectValue = newValue }
    }
    /// The value as a number; 0 where it is none.
    open var doubleValue: Double {
        get { (value as? NSNumber)?.doubleValue ?? Double(stringValue) ?? 0 }
        set { objectValue = NSNumber(value: newValue) }
    }
    /// The value as a number; 0 where it is none.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// The value as a whole number; 0 where it is none.
    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = NSNumber(value: newValue) }
    }
    /// The value as a whole number; 0 where it is none.
    open var intValue: Int32 {
        get { Int32(truncatingIfNeeded: integerValue) }
        set { integerValue = Int(newValue) }
    }
    /// Takes the value of another control.
    open func takeStringValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { stringValue = other.stringValue }
    }

    /// Calls a method of an object; returns whether it has the method.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        for binding in bindings { binding.write() }
        guard let action else { return false }
        return NSApplication.shared.sendAction(action, to: target, from: self)
    }
    /// Sets the events that call the action; without effect, as the control decides.
    @discardableResult
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    /// Performs the action, as a press does.
    open func performClick(_ sender: Any?) { if isEnabled { sendAction(action, to: target) } }
    /// Sets the control's size to its natural one.
    open func sizeToFit() { setFrameSize(fittingSize) }
    /// Returns the size that fits into another, in points.
    open func sizeThatFits(_ size: NSSize) -> NSSize { backing.sizeThatFits(size) }
    /// Ends the editing of the control's text; returns whether it was edited.
    @discardableResult
    open func abortEditing() -> Bool {
        AppWindows.resignFocus()
        return false
    }
    /// The editor of the control's text; nil here.
    open func currentEditor() -> NSText? { nil }

    /// The size for SwiftUI's controls.
    var swiftUISize: SwiftUI.ControlSize {
        switch controlSize {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        case .large: .large
        case .extraLarge: .extraLarge
        }
    }
    /// The content with all that controls have in common.
    func styled(_ content: some View) -> AnyView {
        AnyView(content.controlSize(swiftUISize).font(font.map { Font($0) }).disabled(!isEnabled))
    }
    /// Takes a value that the user chose, and calls the action.
    func choose(_ new: Any) {
        objectValue = new
        sendAction(action, to: target)
    }
}

extension NSControl {
    /// Posted when the text of a control began to be edited.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
    /// Posted when the text of a control was no longer edited.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
    /// Posted when the text of a control was edited.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
}
