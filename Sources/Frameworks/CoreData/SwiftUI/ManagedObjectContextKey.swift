import Foundation
import SwiftUICore

private struct ManagedObjectContextKey: EnvironmentKey {
    /// A context without stores, where none was given.
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context in which views find objects, and insert and delete them.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
