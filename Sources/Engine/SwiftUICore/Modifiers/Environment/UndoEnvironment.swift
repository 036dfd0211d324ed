import OrielFoundation

private enum UndoManagerKey: EnvironmentKey {
    static let defaultValue: UndoManager? = nil
}

extension EnvironmentValues {
    /// The undo manager of the window, or of the document that it shows.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets the window's or document's undo manager: the source of the public value.
    package var documentUndoManager: UndoManager? {
        get { undoManager }
        set { undoManager = newValue }
    }
}
