/// Actions that wait for the end of an update: `onAppear`, `onChange`, preferences' actions (S15).
///
/// They run in the order in which they were added, and may add more.
struct ActionQueue {
    private var waiting: [() -> Void] = []
    private var tasks: [() -> Void] = []
    /// The pending actions that are for appearances, in the order in which they were added.
    private var appearances: [Appearance] = []
    /// How often actions were taken: those queued in another round have run.
    private(set) var round: UInt32 = 0

    var isEmpty: Bool { waiting.isEmpty && tasks.isEmpty }

    /// Adds an action; returns its place in the queue.
    @discardableResult
    mutating func append(_ action: @escaping () -> Void) -> Int {
        waiting.append(action)
        return waiting.count - 1
    }

    /// Adds an action for an appearance with as many nodes of changing structure above; returns its place.
    ///
    /// Actions with fewer run first.
    @discardableResult
    mutating func appendAppearance(_ action: @escaping () -> Void, depth: Int) -> Int {
        let place = append(action)
        appearances.append(Appearance(place: place, depth: depth))
        return place
    }

    /// Cancels an action of this round.
    mutating func drop(at place: Int) { waiting[place] = {} }

    /// Adds the start of a `task`; these begin after all other actions (C02).
    mutating func appendTask(_ action: @escaping () -> Void) { tasks.append(action) }

    /// Removes and returns all actions, tasks last.
    mutating func take() -> [() -> Void] {
        round &+= 1
        arrangeAppearances()
        let all = waiting + tasks
        waiting.removeAll(keepingCapacity: true)
        tasks.removeAll(keepingCapacity: true)
        return all
    }

    /// Runs the appearances by their depth, in the places that appearances have among the actions.
    private mutating func arrangeAppearances() {
        defer { appearances.removeAll(keepingCapacity: true) }
        let isArranged = zip(appearances, appearances.dropFirst()).allSatisfy { $0.depth <= $1.depth }
        if isArranged { return }
        let actions = appearances.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }.map { waiting[$0.place] }
        for (appearance, action) in zip(appearances, actions) { waiting[appearance.place] = action }
    }

    /// An action for an appearance.
    private struct Appearance {
        var place: Int
        var depth: Int
    }
}
