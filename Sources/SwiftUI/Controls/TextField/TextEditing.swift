import Foundation

/// A text being edited: the characters, the caret and the selection.
struct TextEditing: Equatable {
    /// The text.
    private(set) var characters: [Character]
    /// The place of the caret, counted in characters from the start.
    private(set) var caret: Int
    /// Where the selection began; the caret's place for no selection.
    private(set) var anchor: Int
    /// Text that an input method composes at the caret, not yet part of the text.
    var composition = ""
    private var past: [Snapshot] = []
    private var future: [Snapshot] = []

    private struct Snapshot: Equatable {
        let characters: [Character]
        let caret: Int
    }

    /// Begins with a text, the caret at its end.
    init(_ text: String) {
        characters = Array(text)
        caret = characters.count
        anchor = caret
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

    // MARK: Moving

    /// Moves the caret.
    mutating func move(to place: Int, selecting: Bool = false) {
        caret = min(max(place, 0), characters.count)
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
        remember()
        let start = selection.lowerBound
        characters.replaceSubrange(selection, with: Array(text))
        move(to: start + text.count)
        composition = ""
    }

    /// Removes the selection, or the character before (-1) or after (1) the caret.
    mutating func delete(_ direction: Int, word: Bool = false) {
        let place = caret
        if selection.isEmpty { move(by: direction, words: word, selecting: true) }
        if selection.isEmpty { return }
        remember(caret: place)
        let start = selection.lowerBound
        characters.removeSubrange(selection)
        move(to: start)
    }

    private mutating func remember(caret: Int? = nil) {
        past.append(Snapshot(characters: characters, caret: caret ?? self.caret))
        if past.count > 200 { past.removeFirst() }
        future = []
    }

    /// Undoes the last change; returns whether there was one.
    mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }
        future.append(Snapshot(characters: characters, caret: caret))
        characters = last.characters
        move(to: last.caret)
        return true
    }

    /// Makes a change again that was taken back; returns whether there was one.
    mutating func redo() -> Bool {
        guard let next = future.popLast() else { return false }
        past.append(Snapshot(characters: characters, caret: caret))
        characters = next.characters
        move(to: next.caret)
        return true
    }
}
