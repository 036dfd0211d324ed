/// The focused values of a window's views, and the result as the focus moves.
@MainActor
final class FocusedValueStore {
    /// The values published now: by the window, and by the focused views in it.
    var values: FocusedValues { holder.values }
    private let holder = FocusedValuesHolder()
    /// The values as views find them.
    var reference: FocusedValuesReference { FocusedValuesReference(holder) }
    /// Called when the published values change.
    var onChange: (() -> Void)?
    /// The modifiers that publish a value, for the window and for the focused views, in the order in which they were
    /// added.
    private var records: [FocusedValueRecord] = []
    private var isUpdateScheduled = false

    /// Adds a modifier that publishes a value.
    func add(_ record: FocusedValueRecord, in graph: ViewGraph) {
        records.append(record)
        scheduleUpdate(in: graph)
    }

    /// Removes a modifier, if it published a value.
    func remove(_ record: FocusedValueRecord, in graph: ViewGraph) {
        guard let index = records.firstIndex(where: { $0 === record }) else { return }
        records.remove(at: index)
        scheduleUpdate(in: graph)
    }

    /// Updates a modifier whose value changed, if it publishes one.
    func changed(_ record: FocusedValueRecord, in graph: ViewGraph) {
        if records.contains(where: { $0 === record }) { scheduleUpdate(in: graph) }
    }

    /// Forgets all values, which may hold the window's content.
    func close() {
        records = []
        holder.values = FocusedValues()
        onChange = nil
    }

    /// Schedules an update of the values after the current update.
    private func scheduleUpdate(in graph: ViewGraph) {
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        graph.actions.append { [weak self] in MainActor.assumeIsolated { self?.update() } }
    }

    private func update() {
        isUpdateScheduled = false
        var new = FocusedValues()
        for record in records where record.isOfScene { record.tell(&new) }
        // Values from inner views take precedence over values from outer ones.
        for record in records.filter({ !$0.isOfScene }).sorted(by: { $0.depth < $1.depth }) { record.tell(&new) }
        if new == values { return }
        holder.values = new
        onChange?()
    }
}
