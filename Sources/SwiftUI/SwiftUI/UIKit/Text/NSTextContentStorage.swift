import Foundation

/// A part of a text's content: a paragraph.
///
/// Follows Apple's [NSTextElement](https://developer.apple.com/documentation/uikit/nstextelement).
open class NSTextElement: NSObject, @unchecked Sendable {
    /// The content that the element is a part of; nil for none.
    open weak var textContentManager: NSTextContentManager?
    /// The element's place in the content; nil for none.
    open var elementRange: NSTextRange?
    /// The elements within; none by default.
    open var childElements: [NSTextElement] { [] }
    /// The element around; nil for none.
    open var parentElement: NSTextElement? { nil }
    /// Whether the element's place follows from its content.
    open var isRepresentedElement: Bool { true }

    /// Creates an element of a content.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph.
///
/// Follows Apple's [NSTextParagraph](https://developer.apple.com/documentation/uikit/nstextparagraph).
open class NSTextParagraph: NSTextElement, @unchecked Sendable {
    /// The letters, with the new line at the end.
    public let attributedString: NSAttributedString

    /// Creates a paragraph.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The place of the letters without the new line; nil for none.
    open var paragraphContentRange: NSTextRange? {
        elementRange.map {
            let ending = paragraphSeparatorRange?.units.length ?? 0
            return NSTextRange(NSRange(location: $0.units.location, length: max($0.units.length - ending, 0)))
        }
    }
    /// The place of the new line at the end; nil for none.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let units = elementRange?.units, let last = attributedString.string.last, last.isNewline else {
            return nil
        }
        let length = last.utf16.count
        return NSTextRange(NSRange(location: NSMaxRange(units) - length, length: length))
    }
}

/// A text's content, which text layout managers show.
///
/// Follows Apple's [NSTextContentManager](https://developer.apple.com/documentation/uikit/nstextcontentmanager). The content is
/// ``NSTextContentStorage``'s here.
open class NSTextContentManager: NSObject, @unchecked Sendable {
    /// The options for a walk through elements.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    /// The delegate; nil for none.
    open weak var delegate: (any NSTextContentManagerDelegate)?
    /// The objects that lay out the content.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The object that the user edits with: the first one until another is set.
    open var primaryTextLayoutManager: NSTextLayoutManager?
    /// Whether changes are shown at once; they always are here.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changes reach a storage at once; they always do here.
    open var automaticallySynchronizesToBackingStore = true
    /// Whether several changes are being made.
    open private(set) var hasEditingTransaction = false

    /// Creates an empty content.
    public override init() { super.init() }

    /// Adds an object that lays out the content.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        if textLayoutManagers.contains(where: { $0 === textLayoutManager }) { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.attach(to: self)
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }
    /// Removes an object that lays out the content.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if textLayoutManager.textContentManager === self { textLayoutManager.attach(to: nil) }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
    }
    /// Shows the changes; they are shown at once here.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Makes several changes.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let outer = hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = outer
    }
    /// Notes a change of elements; the layout follows the storage here.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}

    /// The whole content.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    /// Returns the elements that a part touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location) { element in
            guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending
            else { return false }
            found.append(element)
            return true
        }
        return found
    }
    /// Calls a block for each element from a place on, until it returns false; returns the end of the last one.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    /// Returns the place at a distance in units of UTF-16; nil if that is outside of the content.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Returns the distance between two places in units of UTF-16.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return NSNotFound }
        return to.offset - from.offset
    }
    /// Replaces a part of the content.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
}

/// Methods that decide on elements; never called here.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// Methods that make paragraphs; never called here.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {}

/// A content whose elements are the paragraphs of a text storage.
///
/// Follows Apple's [NSTextContentStorage](https://developer.apple.com/documentation/uikit/nstextcontentstorage).
open class NSTextContentStorage: NSTextContentManager, @unchecked Sendable {
    /// The storage.
    open var textStorage: NSTextStorage? = NSTextStorage(string: "") {
        didSet { for manager in textLayoutManagers { manager.attach(to: self) } }
    }
    /// The text with its attributes; nil without a storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            guard let newValue else { return textStorage = nil }
            if let textStorage {
                textStorage.setAttributedString(newValue)
            } else {
                textStorage = NSTextStorage(attributedString: newValue)
            }
        }
    }
    /// Whether the marks of lists are in the text.
    open var includesTextListMarkers = false

    open override var documentRange: NSTextRange {
        NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
    }
    /// Returns the letters of an element; nil for one without any.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
    /// Returns the element of letters: a paragraph.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }
    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let place = location as? TextOffset else { return nil }
        let (target, overflows) = place.offset.addingReportingOverflow(offset)
        return !overflows && (0...(textStorage?.length ?? 0)).contains(target) ? TextOffset(target) : nil
    }
    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let start = (textLocation as? TextOffset)?.offset
        var elements = paragraphs
        if options.contains(.reverse) {
            elements = elements.filter { start == nil || $0.elementRange!.units.location < start! }.reversed()
        } else if let start {
            elements = elements.filter { NSMaxRange($0.elementRange!.units) > start }
        }
        var last: (any NSTextLocation)?
        for element in elements {
            last = options.contains(.reverse) ? element.elementRange?.location : element.elementRange?.endLocation
            if !block(element) { break }
        }
        return last
    }
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let textStorage else { return }
        let new = NSMutableAttributedString(string: "")
        for case let paragraph as NSTextParagraph in textElements ?? [] { new.append(paragraph.attributedString) }
        textStorage.replaceCharacters(in: range.units.clamped(to: textStorage.length), with: new)
    }

    private var paragraphs: [NSTextParagraph] {
        guard let textStorage else { return [] }
        let string = textStorage.string as NSString
        var (found, place): ([NSTextParagraph], Int) = ([], 0)
        while place < string.length {
            let range = string.paragraphRange(for: NSRange(location: place, length: 0))
            let paragraph = NSTextParagraph(attributedString: textStorage.attributedSubstring(from: range))
            paragraph.textContentManager = self
            paragraph.elementRange = NSTextRange(range)
            found.append(paragraph)
            place = max(NSMaxRange(range), place + 1)
        }
        return found
    }
}
