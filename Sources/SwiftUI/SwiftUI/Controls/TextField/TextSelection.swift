import Foundation

/// The selection in a text that is edited.
///
/// Follows Apple's [TextSelection](https://developer.apple.com/documentation/swiftui/textselection).
public struct TextSelection: Hashable, Sendable {
    /// Places of a text.
    public enum Indices: Hashable, Sendable {
        /// A part of the text; an empty one is the caret.
        case selection(Range<String.Index>)
        /// Several parts, of which fields here select the first.
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
            }
        }
    }

    /// The places, which belong to the text that is edited.
    public var indices: Indices
    /// The side of a line's end on which the caret is; fields here decide it by themselves.
    public var affinity = TextSelectionAffinity.automatic

    /// Creates a selection of a part.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Creates a selection of several parts.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// Creates a caret.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing is selected: there is only a caret.
    public var isInsertion: Bool { range?.isEmpty ?? true }

    /// The first part; nil where there is none.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }
}

/// The side of a line's end on which a caret is.
///
/// Follows Apple's
/// [TextSelectionAffinity](https://developer.apple.com/documentation/swiftui/textselectionaffinity).
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// At the end of the line before.
    case upstream
    /// At the beginning of the line after.
    case downstream
}

extension TextEditing {
    /// Adopts an app's selection; places beyond the end of the text count as its end.
    mutating func adopt(_ wish: TextSelection?) {
        guard let range = wish?.range else { return }
        let text = text
        let places =
            text.characterOffset(
                range.lowerBound)..<max(
                text.characterOffset(range.lowerBound), text.characterOffset(range.upperBound))
        if places == selection { return }
        move(to: places.lowerBound)
        move(to: places.upperBound, selecting: true)
    }

    /// The selection as an app reads it.
    var appSelection: TextSelection {
        let text = text
        func index(_ place: Int) -> String.Index {
            text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
        }
        return TextSelection(range: index(selection.lowerBound)..<index(selection.upperBound))
    }
}
