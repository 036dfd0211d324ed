extension ViewGraph {
    /// Brings the readers of preferences up to date after layout, and content's appearance.
    func updatePreferences() {
        updateLifecycle()
    }
}
