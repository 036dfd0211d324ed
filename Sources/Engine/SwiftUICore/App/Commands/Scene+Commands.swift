extension Scene {
    /// Adds commands to the menu bar.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let views = Content._views(of: content()).views
        return _ModifiedScene(content: self) { if !$0.removesCommands { $0.commands.insert(contentsOf: views, at: 0) } }
    }

    /// Leaves out all commands of the scene, the usual ones for its windows included.
    public nonisolated func commandsRemoved() -> some Scene {
        _ModifiedScene(content: self) { $0.removesCommands = true }
    }

    /// Replaces all commands of the scene, including the standard ones for its windows.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let views = Content._views(of: content()).views
        return _ModifiedScene(content: self) {
            if !$0.removesCommands { $0.commands.insert(contentsOf: views, at: 0) }
            $0.removesCommands = true
        }
    }
}
