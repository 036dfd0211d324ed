import DisplayList
import Foundation

/// The selection of a text.
///
/// An insertion point that stays, and one that moves; words or paragraphs around both where a double or triple click began.
final class SelectedText {
    /// What a click selects.
    enum Unit { case character, word, paragraph }

    let characters: [Character]
    /// The size for which the letters were placed.
    let size: CGSize
    let letters: TextLetters
    private let unit: Unit
    /// What the first press selected.
    private let origin: Range<Int>
    /// Where the selection begins, and where it ends as the pointer moves.
    private(set) var anchor: Int
    private(set) var position: Int

    init(
        _ content: TextContent, in size: CGSize, _ system: any TextMeasuring, at point: CGPoint = .zero,
        unit: Unit = .character
    ) {
        characters = Array(content.string)
        letters = TextLetters(content, characters, in: size, system)
        self.size = size
        self.unit = unit
        let place = min(letters.place(at: point), characters.count)
        origin = Self.range(of: unit, at: place, in: characters)
        (anchor, position) = (origin.lowerBound, origin.upperBound)
    }

    /// The selected characters.
    var range: Range<Int> { min(anchor, position)..<max(anchor, position) }

    /// The selected text, without what stands for images.
    var string: String { String(characters[range].filter { $0 != "\u{FFFC}" }) }

    /// Ends the selection at a place of the text's space.
    func extend(to point: CGPoint) {
        let place = min(letters.place(at: point), characters.count)
        let end = Self.range(of: unit, at: place, in: characters)
        if end.lowerBound < origin.lowerBound {
            (anchor, position) = (origin.upperBound, end.lowerBound)
        } else {
            (anchor, position) = (origin.lowerBound, max(end.upperBound, origin.upperBound))
        }
    }

    /// Selects from one character to another; those beyond the text are at its end.
    func select(from anchor: Int, to position: Int) {
        self.anchor = min(max(anchor, 0), characters.count)
        self.position = min(max(position, 0), characters.count)
    }

    /// Moves the end of the selection as a key does; returns whether the key does.
    func extend(by key: KeyEvent.Key) -> Bool {
        switch key {
        case .left: select(from: anchor, to: position - 1)
        case .right: select(from: anchor, to: position + 1)
        case .home: select(from: anchor, to: 0)
        case .end: select(from: anchor, to: characters.count)
        default: return false
        }
        return true
    }

    /// The characters of a unit around an insertion point.
    private static func range(of unit: Unit, at place: Int, in characters: [Character]) -> Range<Int> {
        guard unit != .character, !characters.isEmpty else { return place..<place }
        let inner = min(place, characters.count - 1)
        func isPart(_ character: Character) -> Bool {
            guard unit == .word else { return !character.isNewline }
            let isWord = characters[inner].isWordPart
            return character.isWordPart == isWord
                && (isWord || character.isWhitespace == characters[inner].isWhitespace)
        }
        guard isPart(characters[inner]) else { return place..<place }
        var (start, end) = (inner, inner + 1)
        while start > 0, isPart(characters[start - 1]) { start -= 1 }
        while end < characters.count, isPart(characters[end]) { end += 1 }
        return start..<end
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}

// MARK: Texts

extension TextKind {
    /// What lets a text select its characters; nil where it can't.
    func selectionHost(_ node: NodeRef) -> TextSelectionHost? {
        guard payload(node).pointee.renderer == nil, !payload(node).pointee.isRedacted else { return nil }
        return TextStyleCache.of(EnvironmentValues(head: node.environment)).selection
    }

    /// The selection, whose letters are where they are now; nil for none.
    func selection(_ node: NodeRef) -> SelectedText? {
        guard let selection = payload(node).pointee.selection else { return nil }
        if selection.size == node.layout.size { return selection }
        let moved = SelectedText(payload(node).pointee.content, in: node.layout.size, node.graph.textSystem)
        moved.select(from: selection.anchor, to: selection.position)
        payload(node).pointee.selection = moved
        return moved
    }

    /// Begins a selection at a place of the text's space.
    func beginSelection(_ node: NodeRef, at point: CGPoint, unit: SelectedText.Unit) {
        payload(node).pointee.selection = SelectedText(
            payload(node).pointee.content, in: node.layout.size, node.graph.textSystem, at: point, unit: unit)
        node.graph.markDraw(node)
    }

    /// Selects from one character to another.
    func select(_ node: NodeRef, from anchor: Int, to position: Int) {
        let selection = SelectedText(payload(node).pointee.content, in: node.layout.size, node.graph.textSystem)
        selection.select(from: anchor, to: position)
        payload(node).pointee.selection = selection
        node.graph.markDraw(node)
    }

    /// Changes the selection, if there is one.
    func changeSelection(_ node: NodeRef, _ change: (SelectedText) -> Void) {
        guard let selection = selection(node) else { return }
        change(selection)
        node.graph.markDraw(node)
    }

    /// Selects nothing.
    func clearSelection(_ node: NodeRef) {
        guard payload(node).pointee.selection != nil else { return }
        payload(node).pointee.selection = nil
        node.graph.markDraw(node)
    }

    /// The selected text; nil for none.
    func selectedString(_ node: NodeRef) -> String? {
        guard let selection = payload(node).pointee.selection, !selection.range.isEmpty else { return nil }
        return selection.string
    }

    /// The text on the color of its selection; nil where nothing is selected.
    func selectedContent(_ node: NodeRef, _ content: TextContent) -> LayerContent? {
        guard let selection = selection(node), !selection.range.isEmpty else { return nil }
        let shade = Color.accentColor.rgba(in: EnvironmentValues(head: node.environment)).multiplyingOpacity(by: 0.3)
        let grounds = selection.letters.frames(of: selection.range).map {
            DrawingCommand.fill(Path($0), .color(shade), FillStyle())
        }
        return .commands(grounds + [.text(content, in: CGRect(origin: .zero, size: node.layout.size))])
    }
}
