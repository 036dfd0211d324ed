import DisplayList
import Foundation

extension TextEditing {
    /// The effect of a key on a text.
    enum KeyOutcome { case ignored, moved, changed, submitted }

    /// Answers to a key.
    /// - Parameters:
    ///   - lines: Where the lines of the text begin and end.
    ///   - isMultiline: Whether Return begins a new line rather than submits.
    mutating func handle(_ event: KeyEvent, lines: [Range<Int>], isMultiline: Bool) -> KeyOutcome {
        let selecting = event.modifiers.contains(.shift)
        let words = event.modifiers.contains(.control) || event.modifiers.contains(.option)
        switch event.key {
        case .left: move(by: -1, words: words, selecting: selecting)
        case .right: move(by: 1, words: words, selecting: selecting)
        case .home: move(to: words ? 0 : line(in: lines).lowerBound, selecting: selecting)
        case .end: move(to: words ? characters.count : line(in: lines).upperBound, selecting: selecting)
        case .up where isMultiline: moveLine(-1, lines, selecting)
        case .down where isMultiline: moveLine(1, lines, selecting)
        case .delete:
            delete(-1, word: words)
            return .changed
        case .deleteForward:
            delete(1, word: words)
            return .changed
        case .return where isMultiline:
            insert("\n")
            return .changed
        case .return: return .submitted
        default: return .ignored
        }
        return .moved
    }

    private func line(in lines: [Range<Int>]) -> Range<Int> {
        lines.last { $0.lowerBound <= caret && caret <= $0.upperBound } ?? 0..<characters.count
    }

    private mutating func moveLine(_ step: Int, _ lines: [Range<Int>], _ selecting: Bool) {
        guard let index = lines.lastIndex(where: { $0.lowerBound <= caret && caret <= $0.upperBound }) else { return }
        let target = index + step
        if target < 0 { return move(to: 0, selecting: selecting) }
        if target >= lines.count { return move(to: characters.count, selecting: selecting) }
        let column = caret - lines[index].lowerBound
        move(to: min(lines[target].lowerBound + column, lines[target].upperBound), selecting: selecting)
    }

    /// Answers to an edit command but pasting; returns whether the text may have changed.
    mutating func handle(_ command: EditCommand, isSecure: Bool, clipboard: EditClipboard) -> Bool {
        switch command {
        case .selectAll:
            selectAll()
            return false
        case .copy, .cut:
            if selection.isEmpty || isSecure { return false }
            clipboard.write(selectedText)
            if command == .cut { delete(-1) }
            return command == .cut
        case .undo: return undo()
        case .redo: return redo()
        case .paste: return false
        }
    }
}
