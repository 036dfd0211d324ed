/// Makes one view of the content: several views are stacked, a single one stays as it is.
@frozen
public struct _UnaryViewAdaptor<Content: View> {
    /// The content.
    public var content: Content

    /// Wraps content.
    @inlinable
    public nonisolated init(_ content: Content) { self.content = content }
}

extension _UnaryViewAdaptor: View {
    public var body: some View { VStack { content } }
}
