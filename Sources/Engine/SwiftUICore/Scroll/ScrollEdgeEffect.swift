/// How content fades where it scrolls under a bar.
///
/// Follows Apple's [ScrollEdgeEffectStyle](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let id: UInt8
    /// As the platform has it.
    public static var automatic: ScrollEdgeEffectStyle { .init(id: 0) }
    /// With a line between content and bar.
    public static var hard: ScrollEdgeEffectStyle { .init(id: 1) }
    /// Softly.
    public static var soft: ScrollEdgeEffectStyle { .init(id: 2) }
}

extension View {
    /// Without effect: bars have a background of their own while content is below them.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        unsupported("scrollEdgeEffectStyle(_:for:)", where: style != nil && style != .automatic)
    }

    /// Without effect: bars have a background of their own while content is below them.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        unsupported("scrollEdgeEffectHidden(_:for:)", where: hidden)
    }
}
