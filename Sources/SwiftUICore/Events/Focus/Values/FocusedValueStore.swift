/// What the views of a window tell as focused values, and what comes of it as the focus moves.
@MainActor
final class FocusedValueStore {
    /// What is told now: by the window, and by what has the focus in it.
    private(set) var values = FocusedValues()
    /// Called when other values are told.
    var onChange: (() -> Void)?
    /// Those that tell something: for the window, and for what has the focus; in the order in which they came.
    private var records: [FocusedValueRecord] = []
    private var isUpdateScheduled = false

    /// Takes in one that tells something from now on.
    func add(_ record: FocusedValueRecord, in graph: ViewGraph) {
        records.append(record)
        scheduleUpdate(in: graph)
    }

    /// Forgets one, if it told something.
    func remove(_ record: FocusedValueRecord, in graph: ViewGraph) {
        guard let index = records.firstIndex(where: { $0 === record }) else { return }
        records.remove(at: index)
        scheduleUpdate(in: graph)
    }

    /// Follows one that tells something else, if it tells at all.
    func changed(_ record: FocusedValueRecord, in graph: ViewGraph) {
        if records.contains(where: { $0 === record }) { scheduleUpdate(in: graph) }
    }

    /// Has the values made anew once the update is over.
    private func scheduleUpdate(in graph: ViewGraph) {
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        graph.actions.append { [weak self] in MainActor.assumeIsolated { self?.update() } }
    }

    private func update() {
        isUpdateScheduled = false
        var new = FocusedValues()
        for record in records where record.isOfScene { record.tell(&new) }
        // What is told further in counts more than what is told around it.
        for record in records.filter({ !$0.isOfScene }).sorted(by: { $0.depth < $1.depth }) { record.tell(&new) }
        if new == values { return }
        values = new
        onChange?()
    }
}
