import Foundation

/// The current turn of the process's main loop: its changes are processed at the end (S17).
///
/// ```swift
/// MainTurn.requestEnd = { DispatchQueue.main.async { MainTurn.end() } }
/// MainTurn.whenEnded { print("Whatever the turn has changed is worked off.") }
/// ```
@MainActor
public enum MainTurn {
    /// Schedules a call of ``end()`` right after the loop's current work has returned.
    ///
    /// A front end with its own loop sets this. Without one the main queue is used, which first runs its pending work.
    public static var requestEnd: () -> Void = { DispatchQueue.main.async { MainTurn.end() } }

    private static var waiting: [@MainActor () -> Void] = []
    /// The work of the round that is being done.
    private static var due: ArraySlice<@MainActor () -> Void> = []
    private static var isEnding = false

    /// Calls a function when the turn ends; if it is ending already, with the rest of its work.
    public static func whenEnded(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        if waiting.count == 1, !isEnding { requestEnd() }
    }

    /// Runs the work for the end of the turn, and the work that this adds.
    public static func end() {
        if isEnding { return }
        isEnding = true
        // Work that adds more without end continues in later turns: events are handled in between.
        for _ in 0..<16 {
            if waiting.isEmpty { break }
            due = waiting[...]
            waiting.removeAll()
            while let action = due.popFirst() { action() }
        }
        isEnding = false
        if !waiting.isEmpty { requestEnd() }
    }

    /// Calls a function in which the loop makes further turns, before the current one is over.
    ///
    /// Work that waits for the end of the current turn is done in the first of them. Between those turns no window is the
    /// current turn's (``HostScope``).
    public static func nest<Result>(_ turns: () throws -> Result) rethrows -> Result {
        let wasEnding = isEnding
        isEnding = false
        waiting = Array(due) + waiting
        due = []
        if !waiting.isEmpty { requestEnd() }
        defer { isEnding = wasEnding }
        return try HostScope.betweenTurns(turns)
    }
}
