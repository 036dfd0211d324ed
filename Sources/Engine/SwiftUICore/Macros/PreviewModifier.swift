/// A modifier of previews with a context that is made once and shared, such as a model filled with samples.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the shared context; `Void` where there is none.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = PreviewModifierContent

    /// Makes the context.
    static func makeSharedContext() async throws -> Context

    /// Makes the modified view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes no context.
    public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` modifies.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view itself.
    public var body: some View { view }
}
