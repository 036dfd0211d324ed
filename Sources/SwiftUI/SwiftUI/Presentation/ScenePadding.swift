import Foundation

/// The space that a window leaves around its content.
///
/// Follows Apple's [ScenePadding](https://developer.apple.com/documentation/swiftui/scenepadding).
public struct ScenePadding: Equatable, Sendable {
    let length: CGFloat

    /// The least space, 8 points.
    public static let minimum = ScenePadding(length: 8)
    /// The usual space, 20 points.
    static let usual = ScenePadding(length: 20)
}

extension View {
    /// Adds the space that windows leave around their content, at some edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.usual.length)
    }

    /// Adds a kind of space that windows leave around their content, at some edges.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
