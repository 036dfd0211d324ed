/// `@ModelActor`: gives an actor a context of its own, and an initializer that takes the container.
enum ModelActorMacro {
    /// The members.
    static func members(of declaration: SourceSyntax) -> String {
        let access = (try? ModelMembers(declaration.source))?.access ?? ""
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer

            \(access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
    }
}
