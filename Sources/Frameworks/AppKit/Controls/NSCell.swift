import Foundation
import SwiftUI

/// The part of a control with its value, as older systems have it: it reads and changes the control.
///
/// Follows Apple's [NSCell](https://developer.apple.com/documentation/appkit/nscell). Cells draw nothing here; an app's own cells
/// have no effect, and a warning says so.
@MainActor @preconcurrency
open class NSCell: NSObject {
    /// The kinds of cells.
    public enum CellType: UInt, Sendable { case nullCellType, textCellType, imageCellType }
    /// The control; nil for none.
    open internal(set) weak var controlView: NSView?
    private var control: NSControl? { controlView as? NSControl }
    private var ownTitle = ""
    private var ownImage: NSImage?

    /// Creates a cell of no control.
    public override init() { super.init() }
    /// Creates a cell with words.
    public init(textCell string: String) {
        super.init()
        ownTitle = string
    }
    /// Creates a cell with an image.
    public init(imageCell image: NSImage?) {
        super.init()
        ownImage = image
    }
    /// Creates a cell from an archive; there are none here.
    public required init(coder: NSCoder) { super.init() }
    /// Called when the cell was made from a document of Interface Builder.
    open func awakeFromNib() {}
    /// Called when a press in the cell begins; returns whether the cell follows the pointer; never called here.
    open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { isContinuous }
    /// Called while the pointer is dragged; returns whether the cell still follows it; never called here.
    open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool {
        isContinuous
    }
    /// Called when the cell no longer follows the pointer; never here.
    open func stopTracking(
        last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool
    ) {}
    /// Whether the pointer is followed until its button is released, even outside the cell; false by default.
    open class var prefersTrackingUntilMouseUp: Bool { false }

    /// The words.
    open var title: String {
        get { (control as? NSButton)?.title ?? ownTitle }
        set {
            ownTitle = newValue
            (control as? NSButton)?.title = newValue
        }
    }
    /// The image of the cell, and of its button or image view; nil for none.
    open var image: NSImage? {
        get { (control as? NSButton)?.image ?? (control as? NSImageView)?.image ?? ownImage }
        set {
            ownImage = newValue
            (control as? NSButton)?.image = newValue
            (control as? NSImageView)?.image = newValue
        }
    }
    /// The value as words.
    open var stringValue: String {
        get { control?.stringValue ?? ownTitle }
        set {
            ownTitle = newValue
            control?.stringValue = newValue
        }
    }
    /// The value; nil for none.
    open var objectValue: Any? {
        get { control?.objectValue }
        set { control?.objectValue = newValue }
    }
    /// The font; nil for the usual one.
    open var font: NSFont? {
        get { control?.font }
        set { control?.font = newValue }
    }
    /// How lines are aligned.
    open var alignment: NSTextAlignment {
        get { control?.alignment ?? .natural }
        set { control?.alignment = newValue }
    }
    /// How lines are broken and shortened.
    open var lineBreakMode: NSLineBreakMode {
        get { control?.lineBreakMode ?? .byWordWrapping }
        set { control?.lineBreakMode = newValue }
    }
    /// Whether the words are in one line.
    open var usesSingleLineMode: Bool {
        get { control?.usesSingleLineMode ?? false }
        set { control?.usesSingleLineMode = newValue }
    }
    /// Whether the words are in as many lines as they need.
    open var wraps: Bool {
        get { !usesSingleLineMode }
        set { usesSingleLineMode = !newValue }
    }
    /// Whether long words are scrolled; in one line, they are.
    open var isScrollable: Bool {
        get { usesSingleLineMode }
        set { usesSingleLineMode = newValue }
    }
    /// Whether the last line is shortened; the engine decides.
    open var truncatesLastVisibleLine = false
    /// Whether the control can be used.
    open var isEnabled: Bool {
        get { control?.isEnabled ?? true }
        set { control?.isEnabled = newValue }
    }
    /// Whether the text can be edited.
    open var isEditable: Bool {
        get { (control as? NSTextField)?.isEditable ?? false }
        set { (control as? NSTextField)?.isEditable = newValue }
    }
    /// Whether the text can be selected.
    open var isSelectable: Bool {
        get { (control as? NSTextField)?.isSelectable ?? false }
        set { (control as? NSTextField)?.isSelectable = newValue }
    }
    /// Whether there is a frame; the control decides.
    open var isBezeled: Bool {
        get { (control as? NSTextField)?.isBezeled ?? false }
        set { (control as? NSTextField)?.isBezeled = newValue }
    }
    /// Whether there is a line around; the control decides.
    open var isBordered: Bool {
        get { (control as? NSTextField)?.isBordered ?? false }
        set { (control as? NSTextField)?.isBordered = newValue }
    }
    /// Whether the control is pressed; without effect on the drawing.
    open var isHighlighted: Bool {
        get { control?.isHighlighted ?? false }
        set { control?.isHighlighted = newValue }
    }
    /// Whether the action is called when editing ends, and not for Return alone; without effect.
    open var sendsActionOnEndEditing = false
    /// Whether the action is called for each step of a change.
    open var isContinuous: Bool {
        get { control?.isContinuous ?? false }
        set { control?.isContinuous = newValue }
    }
    /// The state of a button.
    open var state: NSControl.StateValue {
        get { (control as? NSButton)?.state ?? .off }
        set { (control as? NSButton)?.state = newValue }
    }
    /// The size of the control.
    open var controlSize: NSControl.ControlSize {
        get { control?.controlSize ?? .regular }
        set { control?.controlSize = newValue }
    }
    /// The object that the cell stands for; nil for none.
    open var representedObject: Any?
    /// The background's brightness; the engine decides.
    open var backgroundStyle = NSTableCellView.BackgroundStyle.normal
    var ownFocusRing = NSFocusRingType.default
    /// The method that is called; nil for none.
    open var action: Selector? {
        get { control?.action }
        set { control?.action = newValue }
    }
    /// The object whose method is called; nil for the first responder.
    open var target: AnyObject? {
        get { control?.target }
        set { control?.target = newValue }
    }
    /// The natural size, in points.
    open func cellSize(forBounds rect: NSRect) -> NSSize { cellSize }
    /// Presses the control, as a click does.
    open func performClick(_ sender: Any?) { control?.performClick(sender) }
    /// Shows the cell pressed or not.
    open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) { isHighlighted = flag }
    /// Prepares the text of an edit; returns the editor.
    open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
    /// Begins an edit; the engine does that.
    open func edit(
        withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
    ) {}
    /// Begins an edit with a selection; the engine does that.
    open func select(
        withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
        length selLength: Int
    ) {}
    /// The natural size, in points.
    open var cellSize: NSSize { control?.intrinsicContentSize ?? .zero }
    /// Draws the cell; never called here.
    open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
    /// Draws the inner part; never called here.
    open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
    /// Returns the rectangle of the words; the whole one.
    open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
    /// Returns the rectangle of the drawing; the whole one.
    open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
}

/// A cell of a control with an action.
@MainActor @preconcurrency
open class NSActionCell: NSCell {}

/// A cell of a field.
@MainActor @preconcurrency
open class NSTextFieldCell: NSActionCell {
    /// The words while the field is empty; nil for none.
    open var placeholderString: String? {
        get { (controlView as? NSTextField)?.placeholderString }
        set { (controlView as? NSTextField)?.placeholderString = newValue }
    }
    /// The color of the words; nil for the usual one.
    open var textColor: NSColor? {
        get { (controlView as? NSTextField)?.textColor }
        set { (controlView as? NSTextField)?.textColor = newValue }
    }
    /// The color behind the words; nil for the usual one.
    open var backgroundColor: NSColor? {
        get { (controlView as? NSTextField)?.backgroundColor }
        set { (controlView as? NSTextField)?.backgroundColor = newValue }
    }
    /// Whether a color is drawn behind the words.
    open var drawsBackground: Bool {
        get { (controlView as? NSTextField)?.drawsBackground ?? false }
        set { (controlView as? NSTextField)?.drawsBackground = newValue }
    }
}

/// A cell of a field whose text is not shown.
@MainActor @preconcurrency
open class NSSecureTextFieldCell: NSTextFieldCell {}

/// A cell of a field for searching.
@MainActor @preconcurrency
open class NSSearchFieldCell: NSTextFieldCell {
    /// The cell of the button that begins a search; nil here, as the field has its own.
    open var searchButtonCell: NSButtonCell?
    /// The cell of the button that removes the text; nil here, as the field has its own.
    open var cancelButtonCell: NSButtonCell?
}

/// A cell of a button.
@MainActor @preconcurrency
open class NSButtonCell: NSActionCell {
    /// How the image is fitted; without effect.
    open var imageScaling: NSImageScaling {
        get { (controlView as? NSButton)?.imageScaling ?? .scaleProportionallyDown }
        set { (controlView as? NSButton)?.imageScaling = newValue }
    }
    /// The color behind the button; nil for the usual one.
    open var backgroundColor: NSColor?
    /// The effect of a press; the engine decides.
    open var highlightsBy = StyleMask()
    /// The appearance while the button is on; the engine decides.
    open var showsStateBy = StyleMask()
    /// The effects of a press.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The image and the words change.
        public static let contentsCellMask = StyleMask(rawValue: 1)
        /// The button looks pressed.
        public static let pushInCellMask = StyleMask(rawValue: 2)
        /// The frame becomes gray.
        public static let changeGrayCellMask = StyleMask(rawValue: 4)
        /// The background becomes gray.
        public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
    }
}

/// A cell of a button with a menu.
@MainActor @preconcurrency
open class NSPopUpButtonCell: NSButtonCell {
    /// The place of the arrow; the engine decides.
    open var arrowPosition = NSPopUpButton.ArrowPosition.arrowAtBottom
}

/// A cell of a row of segments.
@MainActor @preconcurrency
open class NSSegmentedCell: NSActionCell {
    private var row: NSSegmentedControl? { controlView as? NSSegmentedControl }
    /// How segments are chosen.
    open var trackingMode: NSSegmentedControl.SwitchTracking {
        get { row?.trackingMode ?? .selectOne }
        set { row?.trackingMode = newValue }
    }
    /// The form of the row.
    open var segmentStyle: NSSegmentedControl.Style {
        get { row?.segmentStyle ?? .automatic }
        set { row?.segmentStyle = newValue }
    }
    /// How many segments there are.
    open var segmentCount: Int {
        get { row?.segmentCount ?? 0 }
        set { row?.segmentCount = newValue }
    }
    /// The place of the chosen segment; -1 for none.
    open var selectedSegment: Int {
        get { row?.selectedSegment ?? -1 }
        set { row?.selectedSegment = newValue }
    }
    /// Sets a segment's words.
    open func setLabel(_ label: String, forSegment segment: Int) { row?.setLabel(label, forSegment: segment) }
    /// Sets a segment's number.
    open func setTag(_ tag: Int, forSegment segment: Int) { row?.setTag(tag, forSegment: segment) }
    /// Sets the words that are shown while the pointer rests on a segment; nil for none.
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) { row?.setToolTip(toolTip, forSegment: segment) }
}

extension NSPopUpButton {
    /// The place of the arrow of a button with a menu.
    public enum ArrowPosition: UInt, Sendable { case noArrow, arrowAtCenter, arrowAtBottom }
    /// Shows the chosen item; the engine does so.
    public func synchronizeTitleAndSelectedItem() { changed() }
}

extension NSFont {
    /// Returns the size of the words of controls of a size, in points.
    public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        case .regular, .large, .extraLarge: 13
        }
    }
}

extension NSControl {
    /// The control's cell; a cell of the app's own is kept, and has no effect.
    public var cell: NSCell? {
        get {
            if let keptCell { return keptCell }
            let made: NSCell =
                switch self {
                case is NSSearchField: NSSearchFieldCell()
                case is NSSecureTextField: NSSecureTextFieldCell()
                case is NSTextField: NSTextFieldCell()
                case is NSPopUpButton: NSPopUpButtonCell()
                case is NSButton: NSButtonCell()
                case is NSSlider: NSSliderCell()
                case is NSImageView: NSImageCell()
                case is NSSegmentedControl: NSSegmentedCell()
                default: NSActionCell()
                }
            made.controlView = self
            keptCell = made
            return made
        }
        set {
            keptCell = newValue
            newValue?.controlView = self
            RuntimeWarning.issue(
                "NSControl.cell: a cell of the app's own draws nothing here (see CompatibilityGaps.md).")
        }
    }
    /// Returns the number of the chosen cell: of a menu's chosen item, -1 for none; of other controls, their own.
    public func selectedTag() -> Int {
        guard let menu = self as? NSPopUpButton else { return tag }
        return menu.selectedItem?.tag ?? -1
    }
}
