extension View {
    /// Says what a control of the framework's own is; what the app says of it counts more.
    package nonisolated func controlAccessibility(_ set: (inout AccessibilityProperties) -> Void) -> some View {
        modifier(AccessibilityAttachmentModifier(set))
    }
}
