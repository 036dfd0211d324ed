import Foundation

/// The turn of the process's main loop that is under way: what it changed is worked off at its end (S17).
///
/// ```swift
/// MainTurn.requestEnd = { DispatchQueue.main.async { MainTurn.end() } }
/// MainTurn.whenEnded { print("Whatever the turn has changed is worked off.") }
/// ```
@MainActor
public enum MainTurn {
    /// Has the loop call ``end()`` once what it is doing has returned, before it does anything else.
    ///
    /// A front end with a loop of its own sets this. Without one the main queue is asked, which first does what waits there.
    public static var requestEnd: () -> Void = { DispatchQueue.main.async { MainTurn.end() } }

    private static var waiting: [@MainActor () -> Void] = []
    private static var isEnding = false

    /// Calls a function when the turn ends; when it is ending already, with what is done there.
    public static func whenEnded(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        if waiting.count == 1, !isEnding { requestEnd() }
    }

    /// Does what waits for the end of the turn, and what that asks for in its turn.
    public static func end() {
        if isEnding { return }
        isEnding = true
        // What asks for more without end gets it in turns to come: events come in between.
        for _ in 0..<16 {
            let due = waiting
            if due.isEmpty { break }
            waiting.removeAll()
            for action in due { action() }
        }
        isEnding = false
        if !waiting.isEmpty { requestEnd() }
    }
}
