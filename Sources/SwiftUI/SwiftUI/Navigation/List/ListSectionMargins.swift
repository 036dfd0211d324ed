import SwiftUICore

/// The room around the sections of a list, in points; nil for the usual one.
struct ListSectionMargins: Equatable {
    var top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length.map(ListSectionSpacing.bounded)
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// The margins with those of a section, which count more.
    func replaced(by inner: ListSectionMargins) -> ListSectionMargins {
        ListSectionMargins(
            top: inner.top ?? top, leading: inner.leading ?? leading, bottom: inner.bottom ?? bottom,
            trailing: inner.trailing ?? trailing)
    }
}

/// The margins of a section, as its items know them.
enum ListSectionMarginsTrait: ViewItemTraitKey {
    static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

private enum ListSectionMarginsKey: EnvironmentKey {
    static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
    /// The margins of the sections of lists within.
    var listSectionMargins: ListSectionMargins {
        get { self[ListSectionMarginsKey.self] }
        set { self[ListSectionMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets the room around sections: those of the lists in the view, or of the section that it is.
    ///
    /// Follows Apple's
    /// [listSectionMargins(_:_:)](https://developer.apple.com/documentation/swiftui/view/listsectionmargins(_:_:)).
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: In points; nil for the usual room.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        itemTrait(ListSectionMarginsTrait.self) { $0.set(edges, length) }
            .transformEnvironment(\.listSectionMargins) { $0.set(edges, length) }
    }
}

/// The room beside, above and below a part of a list's section.
struct SectionMargins: ViewModifier {
    /// The section, or one of its rows; nil where it has no margins of its own.
    let item: ViewItem?
    /// The usual room at the sides; more than that of a row for texts within its card.
    let side: CGFloat
    /// By how much that is more.
    var inner: CGFloat = 0
    /// The usual room above and below; nil where sections have none.
    var top: CGFloat?
    var bottom: CGFloat?
    @Environment(\.listSectionMargins) private var outer

    func body(content: Content) -> some View {
        let margins = item.map { outer.replaced(by: $0.traits[ListSectionMarginsTrait.self]) } ?? outer
        content.padding(
            EdgeInsets(
                top: top.map { margins.top ?? $0 } ?? 0, leading: margins.leading.map { $0 + inner } ?? side,
                bottom: bottom.map { margins.bottom ?? $0 } ?? 0,
                trailing: margins.trailing.map { $0 + inner } ?? side))
    }
}
