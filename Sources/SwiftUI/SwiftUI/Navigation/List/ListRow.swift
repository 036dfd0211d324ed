import DisplayList
import Foundation
import OrielBasics

/// A row with its background, separator, and editing controls.
struct ListRow: View {
    let item: ViewItem
    let style: _ListStyleKind
    let isFirst: Bool
    let isLast: Bool
    /// The row's number among those of the list, from 0.
    let number: Int
    let isSelected: Bool
    let select: (() -> Void)?
    /// Chooses the row as a press does while keys are held; nil where rows cannot be chosen.
    let press: ((EventModifiers) -> Void)?
    @Environment(\.editMode) private var editMode
    @Environment(\.tableColumns) private var table
    @Environment(\.alternatingRows) private var alternating
    @Environment(\.defaultMinListRowHeight) private var least
    @Environment(\.listMetrics) private var metrics
    @Environment(\.hostKind) private var host
    @Environment(\.hasMacControls) private var isMac
    @Environment(\.listHasFocus) private var hasFocus
    @Environment(\.listRowSpacing) private var spacing
    @State private var height: CGFloat = 44
    @State private var drag: CGFloat = 0
    /// The traits that the view reports, which depend on more than its values; nil for the traits of the item.
    @State private var report: ReportedItemTraits.Report?
    /// Whether a press of the row's buttons is under way.
    @State private var isPressed = false

    var body: some View {
        let traits = report?.traits ?? item.traits
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        // The rows of a table have room around each cell.
        let isTabular = table.map { !$0.isCompact } ?? false
        let side = table == nil ? metrics.inset(in: style) : 16
        let usual =
            isTabular
            ? EdgeInsets()
            : EdgeInsets(top: metrics.row(in: style), leading: side, bottom: metrics.row(in: style), trailing: side)
        var insets = traits[RowInsetsKey.self] ?? usual
        for (edge, length) in traits[RowEdgeInsetsKey.self] { insets.set(length, at: edge) }
        insets.leading += traits[RowIndentKey.self]
        let badge = traits[BadgeKey.self]
        let showsBadge = badge != nil && !traits[ShowsBadgeKey.self]
        return HStack(spacing: 12) {
            if isEditing, let delete = deletion(traits) { minus(delete) }
            rowView.environment(\.isInList, true).environment(\._isRowLabel, true)
                .environment(\.selectRow, select).environment(\.rowBadge, badge)
                .environment(\.rowControlRoom, traits[RowControlKey.self] && !isTabular ? metrics.controlRoom : 0)
                .frame(maxWidth: .infinity, alignment: .leading)
            if showsBadge, let badge { RowBadge(text: badge, isOnTint: isEmphasized) }
            if isEditing, let move = traits[MoveItemKey.self], !traits[MoveDisabledKey.self] {
                handle(traits, move)
            }
        }
        .padding(insets)
        .frame(maxWidth: .infinity, minHeight: isTabular ? 0 : least, alignment: .leading)
        .background(ground(traits))
        .modifier(_RowLineModifier(line: line(traits), inset: insets.leading))
        .overlay(alignment: .top) { upperLine(traits).padding(.leading, insets.leading) }
        .modifier(_RowPressModifier(isEnabled: !isEditing && table == nil) { isPressed = $0 })
        .responder { $0.focusesField = true }
        .modifier(RowPress(action: press))
        .modifier(RowDrop(insertion: traits[RowInsertionKey.self], index: traits.index ?? 0))
        .modifier(RowSwipe(sets: swipeSets(traits), isEnabled: !isEditing))
        .clipShape(corners)
        .modifier(SectionMargins(item: item, side: style.hasCards ? metrics.margin : hasMargin ? TableLook.inset : 0))
        .padding(.bottom, isLast ? 0 : spacing ?? 0)
        .background {
            // Only a row that can be moved needs to know how high it is.
            if isEditing { Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 } }
        }
        .offset(y: drag)
        .zIndex(drag == 0 ? 0 : 1)
    }

    // MARK: Look

    /// The content, which is white on the color of a chosen row.
    @ViewBuilder private var rowView: some View {
        if table != nil {
            item.view._usualForeground(isEmphasized ? Color.white : Color.primary)
        } else if isMac {
            item.view(reportingTo: { report = $0 })._rowForeground(isEmphasized: isEmphasized)
        } else {
            item.view(reportingTo: { report = $0 })
        }
    }

    private var corners: UnevenRoundedRectangle {
        let isRound = style == .sidebar || table?.look.isInset == true || isMac && style == .inset
        let radius: CGFloat = style.hasCards ? 10 : !isRound ? 0 : isMac ? 5 : style == .sidebar ? 8 : 6
        let isAlone = isRound || spacing != nil
        let (top, bottom) = (isFirst || isAlone ? radius : 0, isLast || isAlone ? radius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }

    private var hasMargin: Bool { style == .inset || style == .sidebar || table?.look.isInset == true }

    /// Whether the row has another ground than its neighbors.
    private var isAlternate: Bool {
        let alternates = table.map { $0.alternates } ?? (alternating == .enabled && !style.isGrouped)
        return alternates && number % 2 == 1
    }

    /// Whether the row is chosen in a table that has the keyboard, or on the Mac in a list that has it.
    private var isEmphasized: Bool { isSelected && (table.map(\.hasFocus) ?? (isMac && hasFocus)) }

    @ViewBuilder
    private func ground(_ traits: ViewItemTraits) -> some View {
        if isEmphasized {
            Rectangle().fill(TintShapeStyle())
        } else if isSelected, table != nil || isMac {
            Color(UIColor.systemGray4)
        } else if isSelected {
            Rectangle().fill(TintShapeStyle()).opacity(0.25)
        } else if isPressed {
            Color(UIColor.systemGray4)
        } else if let own = traits[RowBackgroundKey.self] {
            own
        } else if isAlternate {
            Color(UIColor.secondarySystemBackground)
        } else if isMac, style == .sidebar {
            Color(UIColor.windowBackgroundColor)
        } else {
            Color(style.isGrouped ? UIColor.secondarySystemGroupedBackground : UIColor.systemBackground)
        }
    }

    @ViewBuilder
    private func line(_ traits: ViewItemTraits) -> some View {
        // A line would be a row of a terminal, or cover one.
        let isStriped = table.map { $0.alternates || $0.look.isInset || host == .terminal } ?? false
        let section = traits[ListSectionSeparatorTrait.self]
        // Rows on cards of their own have none.
        let isShown = isLast ? showsEdge(section.bottom) : style != .sidebar && !(style.hasCards && spacing != nil)
        if isShown, !isStriped, traits[RowSeparatorKey.self] != .hidden {
            separator(traits, isLast ? section.bottomTint : nil)
        }
    }

    /// The line above the first row of a section.
    @ViewBuilder
    private func upperLine(_ traits: ViewItemTraits) -> some View {
        let section = traits[ListSectionSeparatorTrait.self]
        if isFirst, showsEdge(section.top), traits[RowSeparatorKey.self] != .hidden {
            separator(traits, section.topTint)
        }
    }

    private func separator(_ traits: ViewItemTraits, _ tint: Color?) -> some View {
        Rectangle().fill(tint ?? traits[RowSeparatorTintKey.self] ?? Color(UIColor.separator)).modifier(Hairline())
    }

    /// Whether there is a line above the first or below the last row.
    private func showsEdge(_ visibility: Visibility) -> Bool {
        if table != nil || host == .terminal || visibility == .hidden { return false }
        return visibility == .visible || style == .plain || style == .inset
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
            if host == .terminal {
                Text(verbatim: "⊖").foregroundStyle(Color.red)
            } else {
                ZStack {
                    Circle().fill(Color.red)
                    Capsule().fill(Color.white).frame(width: 10, height: 2)
                }
                .frame(width: 22, height: 22)
            }
        }
        .buttonStyle(StillButtonStyle())
        .accessibilityLabel(Text("Delete"))
    }

    private func handle(_ traits: ViewItemTraits, _ move: @escaping (IndexSet, Int) -> Void) -> some View {
        Group {
            if host == .terminal {
                Text(verbatim: "≡").foregroundStyle(Color(UIColor.systemGray))
            } else {
                VStack(spacing: 4) {
                    ForEach(0..<3) { _ in Capsule().fill(Color(UIColor.systemGray3)).frame(width: 20, height: 2) }
                }
                .padding(6)
            }
        }
        .contentShape(Rectangle())
        .accessibilityLabel(Text("Reorder"))
        .highPriorityGesture(
            DragGesture(minimumDistance: 1, coordinateSpace: .global)
                .onChanged { drag = $0.translation.height }
                .onEnded { value in
                    drag = 0
                    guard let index = traits.index, let count = traits.count else { return }
                    let steps = Int(clamping: (value.translation.height / max(height, 1)).rounded())
                    // However far the pointer goes, the row stays among the elements.
                    let place = index + min(max(steps, -index), count - 1 - index)
                    // The target counts the places between the elements as they were.
                    if place != index { move(IndexSet(integer: index), place > index ? place + 1 : place) }
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
    let action: ((EventModifiers) -> Void)?

    func body(content: Content) -> some View {
        if let action {
            content.contentShape(Rectangle()).gesture(TapGesture()._reportingKeys().onEnded(action))
        } else {
            content
        }
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
