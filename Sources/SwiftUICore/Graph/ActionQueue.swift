/// Actions that wait for the end of an update: `onAppear`, `onChange`, preferences' actions (S15).
///
/// They run in the order in which they came, and may bring about more.
struct ActionQueue {
    private var waiting: [() -> Void] = []
    private var tasks: [() -> Void] = []

    var isEmpty: Bool { waiting.isEmpty && tasks.isEmpty }

    /// Adds an action.
    mutating func append(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Adds the start of a `task`; these begin after all other actions (C02).
    mutating func appendTask(_ action: @escaping () -> Void) { tasks.append(action) }

    /// Takes out all actions, tasks last.
    mutating func take() -> [() -> Void] {
        let all = waiting + tasks
        waiting.removeAll(keepingCapacity: true)
        tasks.removeAll(keepingCapacity: true)
        return all
    }
}
