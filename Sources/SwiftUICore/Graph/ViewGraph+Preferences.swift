extension ViewGraph {
    /// Brings the readers of preferences up to date after layout.
    func updatePreferences() {}
}
