import Foundation

/// Moves a row sideways with the pointer, and shows buttons in the room beside it.
///
/// The row rests where all its buttons are visible. Pulled across most of its width, where that is allowed, it does
/// what the first button does. It goes back when one of them, or anything else, is pressed, or the list scrolls.
struct RowSwipe: ViewModifier {
    let sets: [SwipeActionSet]
    let isEnabled: Bool
    /// How far the row is moved, in points.
    @State private var offset: CGFloat = 0
    /// Where the pull under way began, and whether it is one; nil for none.
    @State private var pull: Pull?
    @State private var width: CGFloat = 0
    /// The width of the buttons at the side that the row was pulled from.
    @State private var buttonsWidth: CGFloat = 0
    @State private var triggers = SwipeTriggers()

    private enum Pull: Equatable {
        case across(from: CGFloat)
        case along
    }

    /// How much further than its buttons, as a part of the row's width, a row is pulled for the first to act.
    private static let fullPart: CGFloat = 0.6

    func body(content: Content) -> some View {
        if sets.isEmpty {
            content
        } else {
            let isOpen = offset != 0
            content
                .overlay {
                    // Controls in an open row ignore the press that closes it.
                    if isOpen { Color.clear.contentShape(Rectangle()).onTapGesture(perform: close) }
                }
                .offset(x: offset)
                .background {
                    if isOpen {
                        SwipeButtons(
                            buttons: buttons, isTrailing: offset < 0, room: abs(offset), isFull: isFull,
                            triggers: triggers, close: close, natural: $buttonsWidth)
                    }
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
                .onChange(of: isEnabled) { offset = 0 }
                .onChange(of: openEdge) { old, new in
                    for set in sets where set.edge == old { set.presentationChanged?(false) }
                    for set in sets where set.edge == new { set.presentationChanged?(true) }
                }
                .responder { if isOpen { $0.pressedOutside = close } }
                .simultaneousGesture(
                    DragGesture(minimumDistance: 10, coordinateSpace: .global).onChanged(pulled).onEnded(released))
        }
    }

    /// The edge whose buttons are shown; nil for none.
    private var openEdge: HorizontalEdge? { offset == 0 ? nil : offset < 0 ? .trailing : .leading }

    /// The buttons at the side that the row is pulled from, the first one first.
    private var buttons: ViewItems {
        ViewItems(
            sets.filter { $0.edge == (offset < 0 ? .trailing : .leading) }.flatMap {
                ViewItem.flat(ViewItem.items(of: $0.content))
            })
    }

    private func has(_ edge: HorizontalEdge) -> Bool { sets.contains { $0.edge == edge } }

    private var allowsFullSwipe: Bool {
        sets.first { $0.edge == (offset < 0 ? .trailing : .leading) }?.allowsFullSwipe ?? false
    }

    /// Whether the row is pulled so far that its first button acts when it is let go.
    private var isFull: Bool {
        allowsFullSwipe && width > 0 && abs(offset) >= max(width * Self.fullPart, buttonsWidth + 30)
    }

    private func pulled(_ drag: DragGesture.Value) {
        guard isEnabled else { return }
        let begin: CGFloat
        switch pull {
        case .along: return
        case .across(let start): begin = start
        case nil:
            guard abs(drag.translation.width) > abs(drag.translation.height) else { return pull = .along }
            begin = offset
            pull = .across(from: begin)
        }
        var next = begin + drag.translation.width
        if next < 0, !has(.trailing) || begin > 0 { next = 0 }
        if next > 0, !has(.leading) || begin < 0 { next = 0 }
        let reach = allowsFullSwipe || buttonsWidth == 0 ? width : buttonsWidth
        let over = abs(next) - reach
        // Beyond its end the row follows less and less.
        if over > 0 { next = (next < 0 ? -1 : 1) * (reach + over * 0.25) }
        offset = next
    }

    private func released(_ drag: DragGesture.Value) {
        defer { pull = nil }
        guard case .across(let begin) = pull else { return }
        if isFull { return act() }
        let aim = begin + drag.predictedEndTranslation.width
        let opens = aim * offset > 0 && abs(aim) > buttonsWidth / 2 && buttonsWidth > 0
        let rest: CGFloat = opens ? (offset < 0 ? -buttonsWidth : buttonsWidth) : 0
        withAnimation(.snappy(duration: 0.3)) { offset = rest }
    }

    /// Moves the row away, performs the action of its first button, and brings the row back if it still exists.
    private func act() {
        let (trigger, away) = (triggers.first, offset < 0 ? -width : width)
        withAnimation(.snappy(duration: 0.25)) {
            offset = away
        } completion: {
            withAnimation(.snappy(duration: 0.3)) { offset = 0 }
        }
        withAnimation { trigger?() }
    }

    private func close() {
        if offset != 0 { withAnimation(.snappy(duration: 0.3)) { offset = 0 } }
    }
}

/// The action of the first button beside a row, for a row that is pulled all the way.
final class SwipeTriggers {
    var first: (@MainActor () -> Void)?
}

/// The buttons beside a row that was moved: they share the room, the first one at the row's edge.
private struct SwipeButtons: View {
    let buttons: ViewItems
    let isTrailing: Bool
    let room: CGFloat
    let isFull: Bool
    let triggers: SwipeTriggers
    let close: () -> Void
    let natural: Binding<CGFloat>

    var body: some View {
        let places = Array(buttons.indices)
        row(places, isStretched: true)
            .frame(width: room)
            .frame(maxHeight: .infinity)
            .clipped()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isTrailing ? .trailing : .leading)
            .background {
                row(places, isStretched: false).fixedSize().hidden()
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        natural.wrappedValue = $0
                    }
            }
    }

    private func row(_ places: [Int], isStretched: Bool) -> some View {
        HStack(spacing: 0) {
            ForEach(isTrailing ? places.reversed() : places, id: \.self) { place in
                buttons[place].view
                    .buttonStyle(
                        SwipeButtonStyle(
                            isFirst: place == 0, isStretched: isStretched, triggers: triggers, close: close)
                    )
                    .labelStyle(.iconOnly)
                    .frame(width: isStretched && isFull && place != 0 ? 0 : nil)
                    .clipped()
            }
        }
    }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let isFirst: Bool
    let isStretched: Bool
    let triggers: SwipeTriggers
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        if isFirst { triggers.first = configuration.trigger }
        return Button {
            close()
            withAnimation { configuration.trigger() }
        } label: {
            SwipeButtonLabel(configuration: configuration, isStretched: isStretched)
        }
        .buttonStyle(StillButtonStyle())
    }
}

private struct SwipeButtonLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isStretched: Bool
    @Environment(\._tint) private var tint

    var body: some View {
        configuration.label
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .fixedSize()
            .padding(.horizontal, isStretched ? 0 : 14)
            .frame(minWidth: isStretched ? 0 : 74, maxWidth: isStretched ? .infinity : nil, maxHeight: .infinity)
            .background(ground)
            .contentShape(Rectangle())
    }

    private var ground: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color(UIColor.systemGray))
    }
}
