extension View {
    /// Mirrors the view where the layout runs from right to left.
    ///
    /// For pictures that point somewhere. Follows Apple's
    /// [flipsForRightToLeftLayoutDirection(_:)](https://developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)).
    /// - Parameter enabled: Whether the view is mirrored there.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(LayoutDirectionFlip(isEnabled: enabled))
    }
}

private struct LayoutDirectionFlip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
    }
}
