extension WindowGroup {
    /// Creates windows with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: Text(titleKey).plainString, id: nil)
    }

    /// Creates windows with a title and an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), title: Text(titleKey).plainString, id: id)
    }
}

extension Window {
    /// Creates a window with a title and an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
}
