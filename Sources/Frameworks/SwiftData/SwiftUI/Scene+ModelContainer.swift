import Foundation
import SwiftUICore

/// The containers that scenes have opened: an app's body may be evaluated again.
@MainActor private var opened: [String: OpenedContainer] = [:]

extension Scene {
    /// Sets the container in whose context the scene's views find models.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the context in which the scene's views find models.
    @MainActor public func modelContext(_ context: ModelContext) -> some Scene {
        environment(\.modelContext, context)
    }

    /// Opens a container of a model for the scene's views.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens a container of models for the scene's views.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let key = modelTypes.map { String(reflecting: $0) }.sorted().joined(separator: " ") + "\(inMemory)"
        let holder = opened[key] ?? OpenedContainer()
        opened[key] = holder
        let container = holder.container(
            ContainerRequest(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
        if isUndoEnabled, container.mainContext.undoManager == nil { container.mainContext.undoManager = UndoManager() }
        return environment(\.modelContext, container.mainContext)
    }
}
