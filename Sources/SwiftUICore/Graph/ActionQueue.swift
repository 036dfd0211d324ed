/// Actions that wait for the end of an update: `onAppear`, `onChange`, preferences' actions (S15).
///
/// They run in the order in which they came, and may bring about more.
struct ActionQueue {
    private var waiting: [() -> Void] = []
    private var tasks: [() -> Void] = []
    /// How often actions were taken out: what was queued in another round has run.
    private(set) var round: UInt32 = 0

    var isEmpty: Bool { waiting.isEmpty && tasks.isEmpty }

    /// Adds an action; returns its place among those that wait.
    @discardableResult
    mutating func append(_ action: @escaping () -> Void) -> Int {
        waiting.append(action)
        return waiting.count - 1
    }

    /// Takes back an action of this round.
    mutating func drop(at place: Int) { waiting[place] = {} }

    /// Adds the start of a `task`; these begin after all other actions (C02).
    mutating func appendTask(_ action: @escaping () -> Void) { tasks.append(action) }

    /// Takes out all actions, tasks last.
    mutating func take() -> [() -> Void] {
        round &+= 1
        let all = waiting + tasks
        waiting.removeAll(keepingCapacity: true)
        tasks.removeAll(keepingCapacity: true)
        return all
    }
}
