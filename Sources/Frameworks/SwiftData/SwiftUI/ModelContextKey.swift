import Foundation
import SwiftUICore

private struct ModelContextKey: EnvironmentKey {
    /// A context without models, where no container was given.
    nonisolated(unsafe) static let defaultValue: ModelContext = {
        let schema = Schema([])
        do {
            let store = try SQLiteStore(path: nil, schema: schema, isReadOnly: false)
            return ModelContext(ModelContainer(schema: schema, store: store))
        } catch {
            fatalError("There is no memory for an empty store: \(error)")
        }
    }()
}

extension EnvironmentValues {
    /// The context in which views find models, and insert and delete them.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}
