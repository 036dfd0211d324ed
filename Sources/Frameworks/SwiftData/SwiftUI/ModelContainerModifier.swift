import Foundation
import SwiftUICore

/// A request to open a container for a view or a scene.
struct ContainerRequest {
    let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    /// Opens the container; where that fails, one in memory takes its place.
    func open() -> ModelContainer {
        let schema = Schema(types)
        let result = Result {
            try ModelContainer(
                for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)])
        }
        onSetup(result)
        switch result {
        case .success(let container):
            container.sharedContext.autosaveEnabled = isAutosaveEnabled
            return container
        case .failure(let error):
            RuntimeWarning.issue("The models can't be opened, and are kept in memory only: \(error)")
            guard
                let container = try? ModelContainer(
                    for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)])
            else { fatalError("The models can't be kept: \(error)") }
            container.sharedContext.autosaveEnabled = isAutosaveEnabled
            return container
        }
    }
}

/// Keeps the container that a view has opened.
final class OpenedContainer {
    private var container: ModelContainer?

    func container(_ request: ContainerRequest) -> ModelContainer {
        if let container { return container }
        let opened = request.open()
        container = opened
        return opened
    }
}

/// Gives a view's content a container of its own.
struct ModelContainerModifier: ViewModifier {
    let request: ContainerRequest
    @State private var opened = OpenedContainer()
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        let context = opened.container(request).mainContext
        if request.isUndoEnabled, context.undoManager == nil { context.undoManager = undoManager }
        return content.environment(\.modelContext, context)
    }
}

extension View {
    /// Sets the container in whose context the view's content finds models.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the context in which the view's content finds models.
    @MainActor public func modelContext(_ context: ModelContext) -> some View {
        environment(\.modelContext, context)
    }

    /// Opens a container of a model for the view's content.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Opens a container of models for the view's content.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ModelContainerModifier(
                request: ContainerRequest(
                    types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
    }
}
