import Foundation

/// Deletes elements of a collection; nil where that is not offered.
enum DeleteItemKey: ViewItemTraitKey { static var defaultValue: ((IndexSet) -> Void)? { nil } }
/// Moves elements of a collection; nil where that is not offered.
enum MoveItemKey: ViewItemTraitKey { static var defaultValue: ((IndexSet, Int) -> Void)? { nil } }
/// Whether a row that holds others is open; nil for one that holds none.
enum RowDisclosureKey: ViewItemTraitKey { static var defaultValue: Binding<Bool>? { nil } }
/// The ground of a row; nil for the usual one.
enum RowBackgroundKey: ViewItemTraitKey { static var defaultValue: AnyView? { nil } }
/// The distances of a row's content to its edges; nil for the usual ones.
enum RowInsetsKey: ViewItemTraitKey { static var defaultValue: EdgeInsets? { nil } }
/// The distances of a row's content to some of its edges; none for the usual ones.
enum RowEdgeInsetsKey: ViewItemTraitKey { static var defaultValue: [Edge: CGFloat] { [:] } }
/// Whether the line below a row is shown.
enum RowSeparatorKey: ViewItemTraitKey { static var defaultValue: Visibility { .automatic } }
/// The color of the line below a row; nil for the usual one.
enum RowSeparatorTintKey: ViewItemTraitKey { static var defaultValue: Color? { nil } }
/// The actions of a swipe over a row.
enum SwipeActionsKey: ViewItemTraitKey { static var defaultValue: [SwipeActionSet] { [] } }
/// Whether a row cannot be deleted, moved or selected.
enum DeleteDisabledKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
enum MoveDisabledKey: ViewItemTraitKey { static var defaultValue: Bool { false } }
enum SelectionDisabledKey: ViewItemTraitKey { static var defaultValue: Bool { false } }

/// Buttons that a swipe shows at one edge.
struct SwipeActionSet {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
    /// Called when the buttons are shown, and when they are hidden.
    var presentationChanged: ((Bool) -> Void)?
}

extension EdgeInsets {
    /// Sets the distance at an edge.
    mutating func set(_ length: CGFloat, at edge: Edge) {
        switch edge {
        case .top: top = length
        case .leading: leading = length
        case .bottom: bottom = length
        case .trailing: trailing = length
        }
    }
}

extension DynamicViewContent {
    /// Sets a list's action for deleting elements; nil for none.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_ViewItemTraitModifier(DeleteItemKey.self) { $0 = action })
    }

    /// Sets a list's action for moving elements; nil for none.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_ViewItemTraitModifier(MoveItemKey.self) { $0 = action })
    }
}

extension View {
    /// Sets the ground of a list's row.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        itemTrait(RowBackgroundKey.self) { $0 = view.map { AnyView($0) } }
    }

    /// Sets the distances of a list's row to its content.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        itemTrait(RowInsetsKey.self) { $0 = insets }
    }

    /// Sets the distances of a list's row to its content at some edges.
    ///
    /// Follows Apple's [listRowInsets(_:_:)](https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:_:)).
    /// - Parameters:
    ///   - edges: The edges; the others keep their distances.
    ///   - length: In points; nil for the usual distance.
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        itemTrait(RowEdgeInsetsKey.self) { insets in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                insets[edge] = length.map { $0.isFinite ? $0 : 0 }
            }
        }
    }

    /// Sets whether the line below a list's row is shown; the line above is the one below the row before.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        let isBelow = edges.contains(.bottom)
        return itemTrait(RowSeparatorKey.self) { if isBelow { $0 = visibility } }
            .withoutEffect("listRowSeparator(_:edges: .top)", where: !isBelow)
    }

    /// Sets the color of the line below a list's row; the line above is the one below the row before.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        let isBelow = edges.contains(.bottom)
        return itemTrait(RowSeparatorTintKey.self) { if isBelow { $0 = color } }
            .withoutEffect("listRowSeparatorTint(_:edges: .top)", where: !isBelow)
    }

    /// Adds buttons that a swipe over a list's row shows, or over a view in a container with `swipeActionsContainer()`.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        swipeActions(SwipeActionSet(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }

    /// Adds buttons that a swipe over a list's row shows, or over a view in a container with `swipeActionsContainer()`.
    /// - Parameter onPresentationChanged: Called with true when the buttons are shown, and with false when they are hidden.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
        onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        swipeActions(
            SwipeActionSet(
                edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()),
                presentationChanged: onPresentationChanged))
    }

    private nonisolated func swipeActions(_ set: SwipeActionSet) -> some View {
        modifier(FreeSwipe(set: set)).itemTrait(SwipeActionsKey.self) { $0.append(set) }
    }

    /// Lets the views within show the buttons of their swipe actions, as a list's rows do.
    ///
    /// The buttons of one view are hidden where another view is pressed or swiped, and where the container scrolls.
    public nonisolated func swipeActionsContainer() -> some View { environment(\.isSwipeContainer, true) }

    /// Keeps a list from deleting the row.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        itemTrait(DeleteDisabledKey.self) { $0 = isDisabled }
    }

    /// Keeps a list from moving the row.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        itemTrait(MoveDisabledKey.self) { $0 = isDisabled }
    }

    /// Keeps the row from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        itemTrait(SelectionDisabledKey.self) { $0 = isDisabled }
    }
}
