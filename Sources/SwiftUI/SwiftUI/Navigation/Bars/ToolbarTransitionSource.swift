import SwiftUICore

/// Items of a toolbar from which another view grows.
public struct _TransitionSourceToolbarContent<Content: ToolbarContent>: ToolbarContent {
    nonisolated(unsafe) let content: Content
    /// Names the place of an item.
    nonisolated(unsafe) let naming: (AnyView) -> AnyView

    public var body: Never { return fatalError("_TransitionSourceToolbarContent has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        var own = _ToolbarEntries()
        content._collect(&own)
        for var entry in own.all {
            entry.content = naming(entry.content)
            entries.add(entry)
        }
        entries.titleMenu = entries.titleMenu ?? own.titleMenu
    }
}

extension ToolbarContent {
    /// Names the items as the ones from which another view grows.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        _TransitionSourceToolbarContent(content: self) { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
    }

    /// Names the items as the ones from which another view grows, with an appearance.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some ToolbarContent {
        let appearance = configuration(EmptyMatchedTransitionSourceConfiguration())
        return _TransitionSourceToolbarContent(content: self) {
            AnyView($0.matchedTransitionSource(id: id, in: namespace) { _ in appearance })
        }
    }
}
