import Foundation

extension Section where Parent: View, Content: View, Footer: View {
    /// Adds actions, such as a button that adds an item, in rows at the section's end.
    ///
    /// Follows Apple's [sectionActions(content:)](https://developer.apple.com/documentation/swiftui/view/sectionactions(content:)).
    ///
    /// - Parameter content: The actions. They are hidden with the content of a section that is collapsed.
    public nonisolated func sectionActions<Actions: View>(@ViewBuilder content actions: () -> Actions) -> some View {
        Section<Parent, TupleView<(Content, Actions)>, Footer>(
            header: header, content: TupleView(content, actions()), footer: footer, isExpanded: isExpanded)
    }
}

extension View {
    /// Adds actions to a section; a view that is none shows them below itself.
    ///
    /// Call it on the section itself, before other modifiers.
    ///
    /// Follows Apple's [sectionActions(content:)](https://developer.apple.com/documentation/swiftui/view/sectionactions(content:)).
    @_disfavoredOverload
    public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        TupleView(self, content())
    }
}
