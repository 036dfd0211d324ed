extension View {
    private nonisolated func alternative<V: View>(_ use: AccessibilityAlternative, _ content: V) -> some View {
        // One element, of however many views.
        overlay(
            ZStack { content }.controlAccessibility { $0.isAlternative = true }.hidden()
        ).controlAccessibility { $0.alternative = use }
    }

    /// Represents the view to assistive technology by another one, which is not drawn.
    ///
    /// A control of an app's own is best represented by the standard control that it is like. Follows Apple's
    /// [accessibilityRepresentation(representation:)](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)).
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        alternative(.representation, representation())
    }

    /// Gives the view other children for assistive technology, which are not drawn.
    ///
    /// For drawings, such as a `Canvas`, that consist of several things. Follows Apple's
    /// [accessibilityChildren(children:)](https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)).
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        alternative(.children, children())
    }

    /// Adds the buttons of a view, which are not drawn, to the things that may be done with this view.
    ///
    /// Follows Apple's
    /// [accessibilityActions(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)).
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        alternative(.actions, content())
    }

    /// Adds something that may be done with the view, named by a view.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        alternative(.actions, Button(action: action, label: label))
    }
}
