import Foundation

/// The selection in a styled text that is edited, with the attributes of typed text.
///
/// Follows Apple's
/// [AttributedTextSelection](https://developer.apple.com/documentation/swiftui/attributedtextselection).
public struct AttributedTextSelection: Equatable, Sendable {
    /// Places of a text.
    public enum Indices: Equatable, Sendable {
        /// A caret.
        case insertionPoint(AttributedString.Index)
        /// Parts of the text.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable, Sendable {
        /// The app has said nothing yet.
        case untouched
        /// Places by the numbers of characters before them, as an editor knows them.
        case offsets(Range<Int>)
        /// Places as an app gives them.
        case indices(Range<AttributedString.Index>)
    }

    private var place: Place
    /// The attributes of typed text, where they differ from the text's.
    var typing: AttributeContainer?

    /// Creates the selection of an editor that was not touched yet.
    public init() { place = .untouched }

    /// Creates a selection of a part; a caret where it is empty.
    public init(range: Range<AttributedString.Index>) { place = .indices(range) }

    /// Creates a selection of several parts: editors here select all between the first and the last.
    public init(ranges: RangeSet<AttributedString.Index>) {
        let all = ranges.ranges
        place = all.first.flatMap { first in all.last.map { .indices(first.lowerBound..<$0.upperBound) } } ?? .untouched
    }

    /// Creates a caret.
    /// - Parameters:
    ///   - insertionPoint: The place.
    ///   - typingAttributes: The attributes of typed text; nil for the attributes of the text before.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .indices(insertionPoint..<insertionPoint)
        typing = typingAttributes
    }

    init(offsets: Range<Int>, typing: AttributeContainer?) {
        place = .offsets(offsets)
        self.typing = typing
    }

    /// Whether an app has said where the selection is, or an editor has.
    var isSet: Bool { place != .untouched }

    /// The numbers of characters before the selection's ends; places beyond the end of the text count as its end.
    func offsets(in text: AttributedString) -> Range<Int> {
        let count = text.characters.count
        switch place {
        case .untouched: return count..<count
        case .offsets(let range): return min(range.lowerBound, count)..<min(range.upperBound, count)
        case .indices(let range):
            func offset(_ index: AttributedString.Index) -> Int {
                let valid = min(max(index, text.startIndex), text.endIndex)
                return text.characters.distance(from: text.startIndex, to: valid)
            }
            let start = offset(range.lowerBound)
            return start..<max(start, offset(range.upperBound))
        }
    }

    /// The selected part of a text.
    func range(in text: AttributedString) -> Range<AttributedString.Index> {
        let offsets = offsets(in: text)
        let start = text.index(text.startIndex, offsetByCharacters: offsets.lowerBound)
        return start..<text.index(start, offsetByCharacters: offsets.count)
    }

    /// The places of the selection in the text that is edited.
    public func indices(in text: AttributedString) -> Indices {
        let range = range(in: text)
        return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// The side of a line's end on which the caret is; editors here decide it by themselves.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

    /// The attributes of typed text.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let range = range(in: text)
        if !range.isEmpty { return text[range].runs.first?.attributes ?? AttributeContainer() }
        let before = range.lowerBound > text.startIndex
        let place = before ? text.index(beforeCharacter: range.lowerBound) : text.startIndex
        return place < text.endIndex ? text.runs[place].attributes : AttributeContainer()
    }

    /// The attributes of the selected text: each set of them once, in order; without a selection, the attributes of
    /// typed text.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        let range = range(in: text)
        if range.isEmpty { return Attributes(containers: [typingAttributes(in: text)]) }
        return Attributes(containers: text[range].runs.map(\.attributes))
    }

    /// The attributes of a selection.
    ///
    /// Follows Apple's [Attributes](https://developer.apple.com/documentation/swiftui/attributedtextselection/attributes).
    public struct Attributes<Content>: Sequence {
        let containers: [AttributeContainer]

        public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

        /// The values of an attribute, as in `attributes[\\.font]`; nil where it is not set.
        public subscript<K: AttributedStringKey>(keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?] {
            containers.map { $0[K.self] }
        }

        /// The values of an attribute; nil where it is not set.
        public subscript<K: AttributedStringKey>(key: K.Type) -> [K.Value?] { containers.map { $0[K.self] } }
    }
}

extension AttributedString {
    /// Changes the attributes of the selected text; without a selection, the attributes of typed text.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        let range = selection.range(in: self)
        guard !range.isEmpty else {
            var typing = selection.typingAttributes(in: self)
            body(&typing)
            selection.typing = typing
            return
        }
        let offsets = selection.offsets(in: self)
        for (part, attributes) in self[range].runs.map({ ($0.range, $0.attributes) }) {
            var changed = attributes
            body(&changed)
            self[part].setAttributes(changed)
        }
        selection = AttributedTextSelection(offsets: offsets, typing: nil)
    }

    /// Replaces the selected text by a styled text; the caret is behind it then.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let offsets = selection.offsets(in: self)
        replaceSubrange(selection.range(in: self), with: newContent)
        let end = offsets.lowerBound + newContent.characters.count
        selection = AttributedTextSelection(offsets: end..<end, typing: nil)
    }

    /// Replaces the selected text by characters, with the attributes of typed text; the caret is behind them
    /// then.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
        selection.typing = attributes
    }
}

extension TextEditing {
    /// Adopts an app's selection.
    mutating func adopt(_ wish: AttributedTextSelection, in text: AttributedString) {
        guard wish.isSet else { return }
        let places = wish.offsets(in: text)
        if places != selection {
            move(to: places.lowerBound)
            move(to: places.upperBound, selecting: true)
        }
        typing = wish.typing
    }

    /// The selection as an app reads it.
    var attributedSelection: AttributedTextSelection { AttributedTextSelection(offsets: selection, typing: typing) }
}
