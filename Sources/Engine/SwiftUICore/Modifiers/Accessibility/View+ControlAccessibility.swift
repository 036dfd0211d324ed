extension View {
    /// Sets the accessibility properties of one of the framework's controls; properties that the app sets take precedence.
    package nonisolated func controlAccessibility(_ set: (inout AccessibilityProperties) -> Void) -> some View {
        modifier(AccessibilityAttachmentModifier(set))
    }
}
