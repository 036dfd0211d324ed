extension View {
    /// The view itself, with a warning once a process that a modifier does nothing here.
    nonisolated func unsupported(_ name: String) -> Self {
        RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.")
        return self
    }
}
