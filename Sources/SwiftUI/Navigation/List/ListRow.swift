import DisplayList
import Foundation

/// A row with its ground, line, and what editing adds.
struct ListRow: View {
    let item: ViewItem
    let style: _ListStyleKind
    let isFirst: Bool
    let isLast: Bool
    let isSelected: Bool
    let select: (() -> Void)?
    @Environment(\.editMode) private var editMode
    @State private var swipe: CGFloat = 0
    @State private var height: CGFloat = 44
    @State private var drag: CGFloat = 0

    var body: some View {
        let traits = item.traits
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        let insets = traits[RowInsetsKey.self] ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        ZStack(alignment: .trailing) {
            if swipe < 0 { trailingActions(traits) }
            if swipe > 0 { leadingActions(traits) }
            HStack(spacing: 12) {
                if isEditing, let delete = deletion(traits) { minus(delete) }
                item.view.environment(\.isInList, true).environment(\.selectRow, select)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if isEditing, let move = traits[MoveItemKey.self], !traits[MoveDisabledKey.self] {
                    handle(traits, move)
                }
            }
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(ground(traits))
            .overlay(line(traits, insets), alignment: .bottom)
            .offset(x: swipe)
        }
        .clipShape(corners)
        .padding(.horizontal, style.hasCards ? 20 : style == .inset || style == .sidebar ? 8 : 0)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.height
        } action: {
            height = $0
        }
        .offset(y: drag)
        .zIndex(drag == 0 ? 0 : 1)
        .modifier(RowPress(action: select))
        .modifier(RowSwipe(isEnabled: hasActions(traits) && !isEditing, offset: $swipe))
        .onChange(of: isEditing) { swipe = 0 }
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
    private func line(_ traits: ViewItemTraits, _ insets: EdgeInsets) -> some View {
        if !isLast, style != .sidebar, traits[RowSeparatorKey.self] != .hidden {
            Rectangle().fill(traits[RowSeparatorTintKey.self] ?? Color(UIColor.separator))
                .modifier(Hairline())
                .padding(.leading, insets.leading)
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
                    let steps = Int((value.translation.height / max(height, 1)).rounded())
                    // The target counts the places between the elements as they were.
                    if steps != 0 { move(IndexSet(integer: index), max(index + steps + (steps > 0 ? 1 : 0), 0)) }
                })
    }

    // MARK: Swiping

    private func hasActions(_ traits: ViewItemTraits) -> Bool {
        !traits[SwipeActionsKey.self].isEmpty || deletion(traits) != nil
    }

    @ViewBuilder
    private func trailingActions(_ traits: ViewItemTraits) -> some View {
        let sets = traits[SwipeActionsKey.self].filter { $0.edge == .trailing }
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            if sets.isEmpty, let delete = deletion(traits) {
                SwipeButtons(content: AnyView(Button("Delete", role: .destructive, action: delete)), offset: $swipe)
            }
            ForEach(0..<sets.count, id: \.self) { SwipeButtons(content: sets[$0].content, offset: $swipe) }
        }
    }

    private func leadingActions(_ traits: ViewItemTraits) -> some View {
        let sets = traits[SwipeActionsKey.self].filter { $0.edge == .leading }
        return HStack(spacing: 0) {
            ForEach(0..<sets.count, id: \.self) { SwipeButtons(content: sets[$0].content, offset: $swipe) }
            Spacer(minLength: 0)
        }
    }
}

/// Chooses a row when it is pressed.
private struct RowPress: ViewModifier {
    let action: (() -> Void)?

    func body(content: Content) -> some View {
        if let action { content.contentShape(Rectangle()).onTapGesture(perform: action) } else { content }
    }
}

/// Moves a row sideways with the pointer.
private struct RowSwipe: ViewModifier {
    let isEnabled: Bool
    let offset: Binding<CGFloat>
    @State private var start: CGFloat?

    func body(content: Content) -> some View {
        if isEnabled {
            content.simultaneousGesture(
                DragGesture(minimumDistance: 16, coordinateSpace: .global)
                    .onChanged { drag in
                        guard abs(drag.translation.width) > abs(drag.translation.height) else { return }
                        let begin = start ?? offset.wrappedValue
                        start = begin
                        offset.wrappedValue = min(max(begin + drag.translation.width, -160), 160)
                    }
                    .onEnded { _ in
                        start = nil
                        let end = offset.wrappedValue
                        offset.wrappedValue = end < -40 ? -80 : end > 40 ? 80 : 0
                    })
        } else {
            content
        }
    }
}

/// Buttons beside a row that was moved.
private struct SwipeButtons: View {
    let content: AnyView
    let offset: Binding<CGFloat>

    var body: some View {
        content.buttonStyle(SwipeButtonStyle(offset: offset)).frame(maxHeight: .infinity)
    }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let offset: Binding<CGFloat>

    func makeBody(configuration: Configuration) -> some View {
        Button {
            offset.wrappedValue = 0
            configuration.trigger()
        } label: {
            configuration.label
                .foregroundStyle(Color.white)
                .frame(width: 80)
                .frame(maxHeight: .infinity)
                .background(
                    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
        }
        .buttonStyle(StillButtonStyle())
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
