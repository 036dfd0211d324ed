import DisplayList
import Foundation
import OrielBasics

/// A row with its background, separator, and editing controls.
struct ListRow: View {
    let item: ViewItem
    let style: _ListStyleKind
    let isFirst: Bool
    let isLast: Bool
    let isSelected: Bool
    let select: (() -> Void)?
    @Environment(\.editMode) private var editMode
    @State private var height: CGFloat = 44
    @State private var drag: CGFloat = 0

    var body: some View {
        let traits = item.traits
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        var insets = traits[RowInsetsKey.self] ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        insets.leading += traits[RowIndentKey.self]
        let badge = traits[BadgeKey.self]
        let showsBadge = badge != nil && !traits[ShowsBadgeKey.self]
        return HStack(spacing: 12) {
            if isEditing, let delete = deletion(traits) { minus(delete) }
            item.view.environment(\.isInList, true).environment(\._isRowLabel, true)
                .environment(\.selectRow, select).environment(\.rowBadge, badge)
                .frame(maxWidth: .infinity, alignment: .leading)
            if showsBadge, let badge { RowBadge(text: badge) }
            if isEditing, let move = traits[MoveItemKey.self], !traits[MoveDisabledKey.self] {
                handle(traits, move)
            }
        }
        .padding(insets)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .background(ground(traits))
        .modifier(_RowLineModifier(line: line(traits), inset: insets.leading))
        .responder { $0.focusesField = true }
        .modifier(RowPress(action: select))
        .modifier(RowSwipe(sets: swipeSets(traits), isEnabled: !isEditing))
        .clipShape(corners)
        .padding(.horizontal, style.hasCards ? 20 : style == .inset || style == .sidebar ? 8 : 0)
        .background {
            // Only a row that can be moved needs to know how high it is.
            if isEditing { Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 } }
        }
        .offset(y: drag)
        .zIndex(drag == 0 ? 0 : 1)
    }

    // MARK: Look

    private var corners: UnevenRoundedRectangle {
        let radius: CGFloat = style.hasCards ? 10 : style == .sidebar ? 8 : 0
        let (top, bottom) = (isFirst || style == .sidebar ? radius : 0, isLast || style == .sidebar ? radius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }

    @ViewBuilder
    private func ground(_ traits: ViewItemTraits) -> some View {
        if isSelected {
            Rectangle().fill(TintShapeStyle()).opacity(0.25)
        } else if let own = traits[RowBackgroundKey.self] {
            own
        } else {
            Color(style.isGrouped ? UIColor.secondarySystemGroupedBackground : UIColor.systemBackground)
        }
    }

    @ViewBuilder
    private func line(_ traits: ViewItemTraits) -> some View {
        if !isLast, style != .sidebar, traits[RowSeparatorKey.self] != .hidden {
            Rectangle().fill(traits[RowSeparatorTintKey.self] ?? Color(UIColor.separator)).modifier(Hairline())
        }
    }

    // MARK: Editing

    private func deletion(_ traits: ViewItemTraits) -> (() -> Void)? {
        guard let delete = traits[DeleteItemKey.self], let index = traits.index, !traits[DeleteDisabledKey.self] else {
            return nil
        }
        return { delete(IndexSet(integer: index)) }
    }

    private func minus(_ delete: @escaping () -> Void) -> some View {
        Button(action: delete) {
            ZStack {
                Circle().fill(Color.red)
                Capsule().fill(Color.white).frame(width: 10, height: 2)
            }
            .frame(width: 22, height: 22)
        }
        .buttonStyle(StillButtonStyle())
        .accessibilityLabel(Text("Delete"))
    }

    private func handle(_ traits: ViewItemTraits, _ move: @escaping (IndexSet, Int) -> Void) -> some View {
        VStack(spacing: 4) {
            ForEach(0..<3) { _ in Capsule().fill(Color(UIColor.systemGray3)).frame(width: 20, height: 2) }
        }
        .padding(6)
        .contentShape(Rectangle())
        .accessibilityLabel(Text("Reorder"))
        .highPriorityGesture(
            DragGesture(minimumDistance: 1, coordinateSpace: .global)
                .onChanged { drag = $0.translation.height }
                .onEnded { value in
                    drag = 0
                    guard let index = traits.index else { return }
                    let steps = Int(clamping: (value.translation.height / max(height, 1)).rounded())
                    // The target counts the places between the elements as they were.
                    if steps != 0 { move(IndexSet(integer: index), max(index + steps + (steps > 0 ? 1 : 0), 0)) }
                })
    }

    // MARK: Swiping

    /// The swipe actions: the app's, else a deletion button if the list supports deletion.
    private func swipeSets(_ traits: ViewItemTraits) -> [SwipeActionSet] {
        let sets = traits[SwipeActionsKey.self]
        guard !sets.contains(where: { $0.edge == .trailing }), let delete = deletion(traits) else { return sets }
        let button = AnyView(Button("Delete", role: .destructive, action: delete))
        return sets + [SwipeActionSet(edge: .trailing, allowsFullSwipe: true, content: button)]
    }
}

/// Chooses a row when it is pressed.
private struct RowPress: ViewModifier {
    let action: (() -> Void)?

    func body(content: Content) -> some View {
        if let action { content.contentShape(Rectangle()).onTapGesture(perform: action) } else { content }
    }
}

private enum SelectRowKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Chooses the row that the view is in; nil where rows cannot be chosen.
    var selectRow: (() -> Void)? {
        get { self[SelectRowKey.self] }
        set { self[SelectRowKey.self] = newValue }
    }
}
