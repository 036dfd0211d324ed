extension View {
    /// Mirrors the view where the layout runs from right to left.
    ///
    /// For pictures that point somewhere. Follows Apple's
    /// [flipsForRightToLeftLayoutDirection(_:)](https://developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)).
    /// - Parameter enabled: Whether the view is mirrored there.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Sets whether the view is mirrored, and in which layout direction.
    ///
    /// Views adapt their layout by themselves: this is for content that has a direction of its own. Follows Apple's
    /// [layoutDirectionBehavior(_:)](https://developer.apple.com/documentation/swiftui/view/layoutdirectionbehavior(_:)).
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(LayoutDirectionFlip(behavior: behavior))
    }
}

private struct LayoutDirectionFlip: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
    }
}
