import SwiftUICore

/// The lines above the first and below the last row of a section.
struct ListSectionSeparator: Equatable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
    /// The colors; nil for the color of the lines between rows.
    var topTint: Color?
    var bottomTint: Color?
}

/// The lines of a section, as its rows know them.
enum ListSectionSeparatorTrait: ViewItemTraitKey {
    static var defaultValue: ListSectionSeparator { ListSectionSeparator() }
}

extension View {
    /// Sets whether there are lines above the first and below the last row of a list's section.
    ///
    /// They are usual where rows reach from edge to edge.
    ///
    /// Follows Apple's
    /// [listSectionSeparator(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)).
    /// - Parameters:
    ///   - visibility: Whether they are shown.
    ///   - edges: Which of them; both by default.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        itemTrait(ListSectionSeparatorTrait.self) {
            if edges.contains(.top) { $0.top = visibility }
            if edges.contains(.bottom) { $0.bottom = visibility }
        }
    }

    /// Sets the color of the lines above the first and below the last row of a list's section.
    ///
    /// Follows Apple's
    /// [listSectionSeparatorTint(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listsectionseparatortint(_:edges:)).
    /// - Parameters:
    ///   - color: The color; nil for the color of the lines between rows.
    ///   - edges: Which of them; both by default.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        itemTrait(ListSectionSeparatorTrait.self) {
            if edges.contains(.top) { $0.topTint = color }
            if edges.contains(.bottom) { $0.bottomTint = color }
        }
    }
}
