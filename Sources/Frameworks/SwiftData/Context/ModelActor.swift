import Foundation

/// Runs an actor's work on models.
public protocol ModelExecutor: Executor {
    /// The actor's context.
    var modelContext: ModelContext { get }
}

/// Runs an actor's work on models, one piece after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs an actor's work on models on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The actor's context.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    /// Creates an executor with a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a piece of work.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// The executor, for the runtime.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a context of its own; `@ModelActor` writes the members.
///
/// Follows Apple's [ModelActor](https://developer.apple.com/documentation/swiftdata/modelactor).
public protocol ModelActor: Actor {
    /// Where the models are kept.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor of the actor's work.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the actor's work.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        (modelExecutor as! any SerialExecutor).asUnownedSerialExecutor()
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the model with an identifier; nil where the store has none.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext[id, as: type]
    }
}
