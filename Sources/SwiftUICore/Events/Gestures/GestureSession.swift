import DisplayList
import Foundation

/// One pointer's way from down to up (and on, while a second tap may come), and the gestures that compete
/// for it.
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
        deinit {}
    }

    private unowned let events: EventState
    /// The competitors, those that win first.
    private var entries: [Entry] = []
    /// The element that was hit, and those above it, the innermost first.
    let path: [NodeHandle]

    init(_ events: EventState, _ event: PointerEvent) {
        self.events = events
        path = events.graph.hitPath(event.location)
        var high: [Entry] = []
        var normal: [Entry] = []
        var subviewsAllowed = true
        // GE1: a child's gesture wins over its parent's, a high-priority one over its children's.
        for handle in path.reversed() {
            guard let node = handle.node, let kind = node.pointee.kind as? GestureAttaching else { continue }
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

    deinit {}

    /// Whether nothing is left to wait for.
    var isFinished: Bool { entries.allSatisfy(\.isFinished) }
    /// When some gesture wants to be told of time.
    var deadline: Double? { entries.filter { !$0.isFinished }.compactMap(\.recognizer.deadline).min() }

    /// Takes in an event; returns whether any gesture is interested.
    @discardableResult
    func handle(_ input: GestureInput) -> Bool {
        for entry in entries where !entry.isFinished { entry.phase = entry.recognizer.processAny(input) }
        resolve()
        return entries.contains { $0.hasWon || !$0.isFinished }
    }

    /// Decides who wins and calls what the winners collected.
    private func resolve() {
        for (index, entry) in entries.enumerated() where !entry.isFinished {
            switch entry.phase {
            case .possible: continue
            case .failed: finish(entry, isCancelled: true)
            case .active, .ended:
                if !entry.hasWon {
                    // Who would win over this one may still do so.
                    let mustWait = entries[..<index].contains {
                        !$0.isFinished && $0.phase == .possible && !$0.isSimultaneous && !entry.isSimultaneous
                            && $0.recognizer.deadline != nil && entry.phase == .ended
                    }
                    if mustWait { continue }
                    entry.hasWon = true
                    if !entry.isSimultaneous {
                        for other in entries where other !== entry && !other.isSimultaneous && !other.isFinished {
                            finish(other, isCancelled: true)
                        }
                    }
                }
                run(entry.recognizer.takeActions())
                if entry.phase == .ended { finish(entry, isCancelled: false) }
            }
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

    /// Ends all that goes on.
    func cancel() {
        for entry in entries where !entry.isFinished { finish(entry, isCancelled: true) }
    }
}
