import DisplayList
import Foundation

/// One pointer's path from down to up (and on, while a second tap may follow), or one pinch, and the gestures that
/// compete for it.
final class GestureSession {
    private final class Entry {
        let recognizer: _AnyRecognizer
        let isSimultaneous: Bool
        var phase = GesturePhaseKind.possible
        var hasWon = false
        var isFinished = false
        init(_ recognizer: _AnyRecognizer, isSimultaneous: Bool) {
            self.recognizer = recognizer
            self.isSimultaneous = isSimultaneous
        }

        /// Whether the recognizer still receives events: one that ended and waits for others does not.
        var isListening: Bool { !isFinished && phase != .ended }

        /// Whether the gesture ends with its view: the view was removed, or no longer responds.
        var isLost: Bool {
            let handle = recognizer.context.node
            guard !handle.isLost, let node = handle.node, let kind = node.kind as? GestureAttaching else {
                return true
            }
            return !kind.attachment(node).isEnabled
        }
    }

    /// The competitors, in order of precedence.
    private var entries: [Entry] = []
    /// The element that was hit, and its ancestors, the innermost first.
    let path: [NodeHandle]

    init(_ path: [NodeHandle]) {
        self.path = path
        var high: [Entry] = []
        var normal: [Entry] = []
        var subviewsAllowed = true
        // GE1: a child's gesture wins over its parent's, a high-priority one over its children's.
        for handle in path.reversed() {
            guard let node = handle.node, let kind = node.kind as? GestureAttaching else { continue }
            let attachment = kind.attachment(node)
            if !subviewsAllowed || !attachment.isEnabled { continue }
            if attachment.mask.contains(.gesture) {
                let context = _GestureContext(node: handle)
                let entry = Entry(attachment.make(context), isSimultaneous: attachment.priority == .simultaneous)
                if attachment.priority == .high { high.append(entry) } else { normal.insert(entry, at: 0) }
            }
            if !attachment.mask.contains(.subviews) { subviewsAllowed = false }
        }
        entries = high + normal
    }

    /// Whether nothing is left to wait for.
    var isFinished: Bool { entries.allSatisfy(\.isFinished) }
    /// The next time at which a gesture needs to be updated.
    var deadline: Double? { entries.filter(\.isListening).compactMap(\.recognizer.deadline).min() }

    /// Records an event; returns whether any gesture is interested.
    @discardableResult
    func handle(_ input: GestureInput) -> Bool {
        for entry in entries where entry.isListening {
            if entry.isLost {
                finish(entry, isCancelled: true)
            } else {
                entry.phase = entry.recognizer.processAny(input)
            }
        }
        resolve()
        return entries.contains { $0.hasWon || !$0.isFinished }
    }

    /// Whether some view took its gesture along.
    var hasLostViews: Bool { entries.contains { !$0.isFinished && $0.isLost } }

    /// Ends the gestures of views that were removed, or no longer respond.
    func endLostViews() {
        for entry in entries where !entry.isFinished && entry.isLost { finish(entry, isCancelled: true) }
        resolve()
    }

    /// Determines the winners and runs their actions.
    private func resolve() {
        for (index, entry) in entries.enumerated() where !entry.isFinished {
            switch entry.phase {
            case .possible: continue
            case .failed: finish(entry, isCancelled: true)
            case .active where entry.recognizer.strength == .tentative && !entry.hasWon:
                run(entry.recognizer.takeActions())
            case .active, .ended:
                if !entry.hasWon {
                    if mustWait(entry, for: entries[..<index]) { continue }
                    entry.hasWon = true
                    if !entry.isSimultaneous { cancelOthers(than: entry) }
                }
                run(entry.recognizer.takeActions())
                if entry.phase == .ended { finish(entry, isCancelled: false) }
            }
        }
    }

    /// Whether one that would win over a gesture may still do so.
    private func mustWait(_ entry: Entry, for earlier: ArraySlice<Entry>) -> Bool {
        if entry.isSimultaneous { return false }
        return earlier.contains { other in
            guard !other.isFinished, !other.isSimultaneous, other.phase == .possible else { return false }
            if entry.phase == .ended { return other.recognizer.delaysOthers }
            return entry.recognizer.strength == .weak
        }
    }

    private func cancelOthers(than winner: Entry) {
        for other in entries where other !== winner && !other.isSimultaneous && !other.isFinished {
            finish(other, isCancelled: true)
        }
    }

    private func finish(_ entry: Entry, isCancelled: Bool) {
        entry.isFinished = true
        if isCancelled {
            _ = entry.recognizer.takeActions()
            entry.recognizer.cancel()
        }
    }

    private func run(_ actions: [() -> Void]) {
        for action in actions { action() }
    }

    /// Whether a press of a path continues the gestures that wait: each belongs to an element in the path.
    ///
    /// Both taps of a double tap must hit the same view, however near another one is.
    func continues(in path: [NodeHandle]) -> Bool {
        entries.allSatisfy { $0.isFinished || path.contains($0.recognizer.context.node) }
    }

    /// Ends the session before another one: gestures that wait for more fail, so that gestures that wait for their failure run.
    func stopWaiting() {
        for entry in entries where !entry.isFinished && entry.phase == .possible { finish(entry, isCancelled: true) }
        resolve()
        cancel()
    }

    /// Ends all active gestures.
    func cancel() {
        for entry in entries where !entry.isFinished { finish(entry, isCancelled: true) }
    }
}
