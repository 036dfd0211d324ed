import Foundation

/// A text being edited: the characters, the caret and the selection.
struct TextEditing: Equatable {
    /// The text.
    private(set) var characters: [Character]
    /// The place of the caret, counted in characters from the start.
    private(set) var caret: Int
    /// Where the selection began; the caret's place for no selection.
    private(set) var anchor: Int
    /// The attributes of each character; nil for plain text.
    private(set) var styles: [AttributeContainer]?
    /// The attributes of typed text; nil for the attributes of the character before.
    var typing: AttributeContainer?
    /// The text as it was adopted last.
    private var adopted: AttributedString?
    /// Text that an input method composes at the caret, not yet part of the text.
    var composition = ""
    private var past: [Snapshot] = []
    private var future: [Snapshot] = []
    /// The place behind the letter that was typed last, while nothing else was done; nil after anything else.
    private var typed: Int?

    private struct Snapshot: Equatable {
        let characters: [Character]
        let styles: [AttributeContainer]?
        let caret: Int
    }

    /// Begins with a text, the caret at its end.
    init(_ text: String) {
        characters = Array(text)
        caret = characters.count
        anchor = caret
    }

    /// Begins with a styled text, the caret at its end.
    init(_ text: AttributedString) {
        self.init("")
        styles = []
        adopt(text)
        move(to: characters.count)
    }

    /// The text.
    var text: String { String(characters) }
    /// The selection; empty at the caret if there is none.
    var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
    /// The selected text.
    var selectedText: String { String(characters[selection]) }

    /// Adopts a text that was set from outside.
    mutating func adopt(_ text: String) {
        if text == self.text { return }
        let wasAtEnd = caret == characters.count
        characters = Array(text)
        caret = wasAtEnd ? characters.count : min(caret, characters.count)
        anchor = caret
        past = []
        future = []
    }

    /// Adopts a styled text that was set from outside.
    mutating func adopt(_ text: AttributedString) {
        if adopted == text { return }
        adopted = text
        var (new, styles): ([Character], [AttributeContainer]) = ([], [])
        for run in text.runs {
            let part = Array(text[run.range].characters)
            new += part
            styles += Array(repeating: run.attributes, count: part.count)
        }
        self.styles = styles
        if new == characters { return }
        let wasAtEnd = caret == characters.count
        characters = new
        caret = wasAtEnd ? new.count : min(caret, new.count)
        anchor = caret
        (past, future, typing) = ([], [], nil)
    }

    /// A part of the text with its attributes.
    func attributed(_ range: Range<Int>) -> AttributedString {
        guard let styles else { return AttributedString(String(characters[range])) }
        var text = AttributedString()
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            while end < range.upperBound, styles[end] == styles[start] { end += 1 }
            text += AttributedString(String(characters[start..<end]), attributes: styles[start])
            start = end
        }
        return text
    }

    /// The text with its attributes.
    var attributed: AttributedString { attributed(0..<characters.count) }

    /// The attributes of typed text.
    var typingAttributes: AttributeContainer {
        if let typing { return typing }
        guard let styles, !styles.isEmpty else { return AttributeContainer() }
        if !selection.isEmpty { return styles[selection.lowerBound] }
        return styles[max(caret - 1, 0)]
    }

    /// Changes the attributes of the selected text; without a selection, the attributes of typed text.
    mutating func restyle(_ change: (inout AttributeContainer) -> Void) {
        guard styles != nil else { return }
        guard !selection.isEmpty else {
            var next = typingAttributes
            change(&next)
            typing = next
            return
        }
        remember()
        let places = selection
        for place in places { change(&styles![place]) }
        adopted = nil
    }

    // MARK: Moving

    /// Moves the caret.
    mutating func move(to place: Int, selecting: Bool = false) {
        let end = min(max(place, 0), characters.count)
        if end != caret { typing = nil }
        typed = nil
        caret = end
        if !selecting { anchor = caret }
    }

    /// Moves the caret by characters or words; without selecting, a selection first collapses to its edge.
    mutating func move(by step: Int, words: Bool = false, selecting: Bool = false) {
        if !selecting, !selection.isEmpty, !words {
            move(to: step < 0 ? selection.lowerBound : selection.upperBound)
        } else {
            move(to: words ? wordEdge(step) : caret + step, selecting: selecting)
        }
    }

    /// Selects everything.
    mutating func selectAll() {
        anchor = 0
        caret = characters.count
    }

    /// Selects the word at a place.
    mutating func selectWord(at place: Int) {
        move(to: place)
        let (start, end) = (wordEdge(-1), wordEdge(1))
        anchor = start
        caret = end
    }

    private func wordEdge(_ direction: Int) -> Int {
        func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
        var place = caret
        if direction < 0 {
            while place > 0, !isWord(place - 1) { place -= 1 }
            while place > 0, isWord(place - 1) { place -= 1 }
        } else {
            while place < characters.count, !isWord(place) { place += 1 }
            while place < characters.count, isWord(place) { place += 1 }
        }
        return place
    }

    // MARK: Changing

    /// Puts text in the place of the selection.
    mutating func insert(_ text: String) {
        if text.isEmpty, selection.isEmpty { return }
        let start = selection.lowerBound
        let new = Array(text)
        // Letters that are typed one after the other are taken back together, up to the end of a line.
        let isLetter = new.count == 1 && !new[0].isNewline
        if !(isLetter && selection.isEmpty && typed == caret && future.isEmpty) { remember() }
        let (replaced, style) = (selection, typingAttributes)
        styles?.replaceSubrange(replaced, with: Array(repeating: style, count: new.count))
        adopted = nil
        characters.replaceSubrange(selection, with: new)
        move(to: start + new.count)
        anchor = caret
        composition = ""
        typed = isLetter ? caret : nil
    }

    /// Puts the composition of an input method into the text, for it to be shown.
    mutating func insertComposition() {
        let new = Array(composition)
        let style = typingAttributes
        characters.insert(contentsOf: new, at: caret)
        styles?.insert(contentsOf: Array(repeating: style, count: new.count), at: caret)
    }

    /// Removes the selection, or the character before (-1) or after (1) the caret.
    mutating func delete(_ direction: Int, word: Bool = false) {
        let place = caret
        if selection.isEmpty { move(by: direction, words: word, selecting: true) }
        if selection.isEmpty { return }
        remember(caret: place)
        let start = selection.lowerBound
        let removed = selection
        styles?.removeSubrange(removed)
        characters.removeSubrange(removed)
        adopted = nil
        move(to: start)
    }

    private mutating func remember(caret: Int? = nil) {
        past.append(Snapshot(characters: characters, styles: styles, caret: caret ?? self.caret))
        if past.count > 200 { past.removeFirst() }
        future = []
    }

    /// Undoes the last change; returns whether there was one.
    mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }
        future.append(Snapshot(characters: characters, styles: styles, caret: caret))
        (characters, styles, adopted) = (last.characters, last.styles, nil)
        move(to: last.caret)
        return true
    }

    /// Makes a change again that was taken back; returns whether there was one.
    mutating func redo() -> Bool {
        guard let next = future.popLast() else { return false }
        past.append(Snapshot(characters: characters, styles: styles, caret: caret))
        (characters, styles, adopted) = (next.characters, next.styles, nil)
        move(to: next.caret)
        return true
    }
}
