import OrielFoundation

private enum UndoManagerKey: EnvironmentKey {
    static let defaultValue: UndoManager? = nil
}

extension EnvironmentValues {
    /// Remembers what can be taken back: the window's, or that of the document that it shows.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets the window's or document's undo manager: what the public value answers.
    package var documentUndoManager: UndoManager? {
        get { undoManager }
        set { undoManager = newValue }
    }
}
