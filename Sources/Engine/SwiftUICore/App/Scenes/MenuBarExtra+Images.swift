extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
    /// Creates an extra with a title and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(title, image: image) }
    }
    /// Creates an extra with a title and an image that is present while a binding is true; the key is localized.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { SwiftUICore.Label(titleKey, image: image) }
    }
    /// Creates an extra with a title and an image that is present while a binding is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { SwiftUICore.Label(title, image: image) }
    }
    /// Creates an extra with a title and a symbol that is present while a binding is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
    /// Creates an extra with a title and an image of the app's assets; the key is localized.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }
    /// Creates an extra with a title and an image of the app's assets that is present while a binding is true; the key is localized.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isInserted: isInserted, content: content) { SwiftUICore.Label(titleKey, image: image) }
    }
}
