/// Runs an asynchronous action while a view is on the screen.
public struct _TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
    /// Where the action runs; nil for the main actor.
    var executor: (any TaskExecutor)?
}

extension _TaskModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let graph = context.graph
        context.lifecycle(around: content) {
            TaskRecord(modifier)
        } update: {
            $0.update(with: modifier, graph)
        }
    }
}

/// The action of a `task`, and the task while it runs.
final class TaskRecord<ID: Equatable>: LifecycleRecord {
    private var modifier: _TaskModifier<ID>
    private var task: Task<Void, Never>?
    /// Whether the start is queued; another id or disappearance cancels it.
    private var isWanted = false

    init(_ modifier: _TaskModifier<ID>) { self.modifier = modifier }

    deinit { task?.cancel() }

    override var name: String { "task" }

    override func appeared(_ node: NodeRef) {
        isWanted = true
        node.graph.actions.appendTask { [weak self] in self?.start() }
    }

    override func disappeared(_ graph: ViewGraph) {
        isWanted = false
        // The node may be gone before the action runs: the task is held by it alone.
        graph.actions.append { [self] in cancel() }
    }

    /// Adopts another action; another id cancels the task and starts it again (C05).
    func update(with new: _TaskModifier<ID>, _ graph: ViewGraph) {
        let isRestarted = new.id != modifier.id
        modifier = new
        guard isRestarted, isPresent else { return }
        graph.actions.append { [weak self] in self?.cancel() }
        isWanted = true
        graph.actions.appendTask { [weak self] in self?.start() }
    }

    private func cancel() {
        task?.cancel()
        task = nil
    }

    private func start() {
        guard isWanted else { return }
        isWanted = false
        let action = modifier.action
        if let executor = modifier.executor {
            task = Task(executorPreference: executor, priority: modifier.priority) { await action() }
            return
        }
        // Begun on the main actor, so that tasks start in the order of their views.
        task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
}

extension View {
    /// Runs an asynchronous action from the view's appearance, after all `onAppear` actions (C02), and cancels
    /// it at its disappearance.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: true, priority: priority, action: action))
    }

    /// Runs an asynchronous action from the view's appearance, and again whenever a value changes (C05).
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }

    /// Runs a named asynchronous action from the view's appearance; the name is for debugging.
    public nonisolated func task(
        name: String, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: true, priority: priority, action: action))
    }

    /// Runs a named asynchronous action from the view's appearance, and again whenever a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, name: String, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }

    /// Runs an asynchronous action from the view's appearance, with an executor for what no actor runs.
    /// - Parameter name: A name for debugging.
    public nonisolated func task(
        name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated,
        file: String = #fileID, line: Int = #line, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: true, priority: priority, action: action, executor: taskExecutor))
    }

    /// Runs an asynchronous action from the view's appearance, and again whenever a value changes, with an executor for what
    /// no actor runs.
    /// - Parameter name: A name for debugging.
    public nonisolated func task<T: Equatable>(
        id value: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action, executor: taskExecutor))
    }
}
