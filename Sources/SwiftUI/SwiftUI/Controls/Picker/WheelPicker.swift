import DisplayList
import Foundation

/// The choices on a wheel that is turned until one of them is in the middle.
///
/// It is swiped, turned with the mouse's wheel or the arrow keys, and a press of a choice turns it there. The choice in
/// the middle counts when the wheel rests.
struct WheelPicker: View {
    let name: String?
    let choices: [PickerChoice]
    /// Whether the middle is marked; not where a mark goes through several wheels.
    var hasBand = true
    @State private var centered: Int?
    @Environment(\.hostKind) private var host

    nonisolated static let rowHeight: CGFloat = 34
    private nonisolated static let height: CGFloat = 216

    var body: some View {
        if host == .terminal {
            ChoiceColumn(name: name, choices: choices)
        } else {
            wheel
        }
    }

    private var selected: Int? { choices.first(where: \.isSelected)?.index }

    private var wheel: some View {
        ScrollViewReader { reader in
            wheel { index in withAnimation(.easeOut(duration: 0.2)) { reader.scrollTo(index, anchor: .center) } }
        }
    }

    /// - Parameter align: Brings a choice to the middle.
    private func wheel(_ align: @escaping (Int) -> Void) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                // By their places: what choices are identified by may be numbers, too.
                ForEach(choices, id: \.index) { choice in
                    choice.view
                        .font(.title2)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
                        .contentShape(Rectangle())
                        .visualEffect { row, geometry in
                            let middle = geometry.frame(in: .scrollView).midY
                            let distance = Double(min(max(middle / Self.height * 2 - 1, -1), 1))
                            return row.opacity(1 - abs(distance) * 0.75)
                                .rotation3DEffect(.degrees(-65 * distance), axis: (1, 0, 0), perspective: 0.3)
                        }
                        .onTapGesture { select(choice.index) }
                        .choiceAccessibility(choice)
                        .accessibilityAction { select(choice.index) }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.vertical, (Self.height - Self.rowHeight) / 2, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $centered, anchor: .center)
        .scrollIndicators(.hidden)
        .onScrollPhaseChange { _, phase in
            guard phase == .idle, let centered else { return }
            select(centered)
            // The mouse's wheel leaves it between two choices.
            align(centered)
        }
        .onChange(of: selected, initial: true) { old, new in
            if old == new { centered = new } else { withAnimation { centered = new } }
        }
        .background {
            if hasBand { WheelBand() }
        }
        .frame(height: Self.height)
        .clipped()
        .focusable()
        .onKeyPress(.upArrow) { step(-1) }
        .onKeyPress(.downArrow) { step(1) }
        .onKeyPress(.pageUp) { step(-5) }
        .onKeyPress(.pageDown) { step(5) }
        .onKeyPress(.home) { step(-choices.count) }
        .onKeyPress(.end) { step(choices.count) }
        .choicesAccessibility(name)
    }

    private func select(_ index: Int) {
        guard choices.indices.contains(index), !choices[index].isSelected else { return }
        choices[index].select()
    }

    private func step(_ steps: Int) -> KeyPress.Result {
        select(min(max((selected ?? 0) + steps, 0), choices.count - 1))
        return .handled
    }
}

/// The mark of the middle of wheels.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(UIColor.tertiarySystemFill))
            .frame(height: WheelPicker.rowHeight).padding(.horizontal, 8)
    }
}

/// The choices of a wheel below each other, in a terminal.
private struct ChoiceColumn: View {
    let name: String?
    let choices: [PickerChoice]

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(choices) { choice in
                        Button(action: choice.select) {
                            choice.view
                                .foregroundStyle(choice.isSelected ? Color.primary : Color.secondary)
                                .frame(maxWidth: .infinity, minHeight: 16)
                                .background(
                                    Rectangle()
                                        .fill(choice.isSelected ? Color(UIColor.tertiarySystemFill) : Color.clear)
                                )
                                .contentShape(Rectangle())
                        }
                        .buttonStyle(StillButtonStyle())
                        .choiceAccessibility(choice)
                        .id(choice.index)
                    }
                }
            }
            .onAppear {
                if let index = choices.firstIndex(where: \.isSelected) { reader.scrollTo(index, anchor: .center) }
            }
        }
        .frame(height: 80)
        .choicesAccessibility(name)
    }
}
