extension View {
    /// The view itself, with a warning once a process that a modifier does nothing here.
    /// - Parameter isAsked: Whether the app requests something other than the view's only behavior.
    nonisolated func unsupported(_ name: String, where isAsked: Bool = true) -> Self {
        if isAsked { RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.") }
        return self
    }
}
