import DisplayList
import Foundation

/// The choices as equal parts of a bar.
struct SegmentedPicker: View {
    let name: String?
    let label: AnyView
    let choices: [PickerChoice]
    /// The role of each choice for assistive technology.
    var role = AccessibilityItem.Role.radioButton
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.hostKind) private var host
    @Environment(\.hasMacControls) private var isMac
    @Environment(\.isInBar) private var isInBar
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        // The Mac's are as wide as their titles, and show the label but in bars.
        if isMac {
            if labelsHidden || isInBar {
                bar.fixedSize()
            } else {
                LabeledControl(label: label, control: bar.fixedSize())
            }
        } else {
            bar
        }
    }

    private var bar: some View {
        let unit = controlSize.factor * textScale
        let height = host == .terminal ? 16 : (isMac ? 18 : 28) * unit
        let look = ControlAppearances.segments?() ?? SegmentsAppearance()
        return HStack(spacing: 0) {
            ForEach(choices) { choice in
                let title = choice.isSelected ? look.selectedTitle.over(look.title) : look.title
                Button(action: choice.select) {
                    choice.view
                        .font(
                            title.font
                                ?? .system(size: 13 * unit, weight: choice.isSelected && !isMac ? .semibold : .regular)
                        )
                        .minimumScaleFactor(0.6)
                        .lineLimit(1)
                        .foregroundStyle(title.color ?? Color.primary)
                        .opacity(isEnabled ? 1 : 0.4)
                        .padding(.horizontal, 8)
                        .frame(maxWidth: .infinity, minHeight: height)
                        .background(
                            RoundedRectangle(cornerRadius: isMac ? 5 : 7, style: .continuous)
                                .fill(choice.isSelected ? look.selection ?? Color(UIColor.segmentGround) : Color.clear)
                                .shadow(color: Color.black.opacity(choice.isSelected ? 0.12 : 0), radius: 2, x: 0, y: 1)
                        )
                        .contentShape(Rectangle())
                        .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 7, style: .continuous))
                }
                .buttonStyle(StillButtonStyle())
                .choiceAccessibility(choice, role: role)
            }
        }
        .padding(2)
        .background(
            RoundedRectangle(cornerRadius: isMac ? 6 : 9, style: .continuous)
                .fill(look.background ?? Color(UIColor.tertiarySystemFill))
        )
        .modifier(RowControlRoom())
        // The line below a row begins at the bar, not at the first segment's text.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .choicesAccessibility(name)
        .responder { $0.key = key }
    }

    /// The arrow keys choose the neighbor.
    private func key(_ event: KeyEvent) -> Bool {
        guard event.key == .left || event.key == .right, let current = choices.firstIndex(where: \.isSelected) else {
            return false
        }
        let next = current + (event.key == .left ? -1 : 1)
        if event.phase != .up, choices.indices.contains(next) { choices[next].select() }
        return true
    }
}

extension UIColor {
    /// The background of the chosen part of a bar.
    static let segmentGround = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
}

/// All choices one below the other, a tick at the chosen one.
struct InlinePicker: View {
    let label: AnyView
    let choices: [PickerChoice]
    let isInMenu: Bool
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        VStack(alignment: .leading, spacing: isInMenu ? 0 : 8) {
            if !labelsHidden, !isInMenu { label.font(.subheadline).foregroundStyle(.secondary) }
            ForEach(choices) { choice in
                if isInMenu {
                    Button(action: choice.select) { TickedLabel(isOn: choice.isSelected, label: choice.view) }
                } else {
                    Button(action: choice.select) {
                        HStack {
                            choice.view.foregroundStyle(Color.primary)
                            Spacer(minLength: 8)
                            if choice.isSelected { TickMark() }
                        }
                        .contentShape(Rectangle())
                    }
                    .environment(\.hasFramelessControls, true)
                    .choiceAccessibility(choice)
                }
            }
        }
        // In a row of a list, too, each choice is a button of its own.
        .environment(\.confinesPresses, true)
    }
}

/// A tick in the accent color.
struct TickMark: View {
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Tick().stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2 * textScale, lineCap: .round, lineJoin: .round))
            .frame(width: 13 * textScale, height: 10 * textScale)
    }
}

/// The choices one below the other, each with a round button.
struct RadioPicker: View {
    let label: AnyView
    let choices: [PickerChoice]
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hostKind) private var host
    @Environment(\.radioGroupIsHorizontal) private var isHorizontal
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        let unit = controlSize.factor * textScale
        let layout =
            isHorizontal
            ? AnyLayout(HStackLayout(spacing: 12 * unit))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 6 * unit))
        HStack(alignment: .top, spacing: 8) {
            if !labelsHidden { label }
            layout {
                ForEach(choices) { choice in
                    Button(action: choice.select) {
                        HStack(spacing: 6) {
                            if host == .terminal {
                                Text(verbatim: choice.isSelected ? "(•)" : "( )").accessibilityHidden(true)
                            } else {
                                circle(choice.isSelected, unit)
                            }
                            choice.view
                        }
                    }
                    .buttonStyle(StillButtonStyle())
                    .choiceAccessibility(choice)
                }
            }
            .alignmentGuide(.formColumn) { $0[.leading] }
        }
        .modifier(ControlSizeFont())
    }

    private func circle(_ isSelected: Bool, _ unit: CGFloat) -> some View {
        ZStack {
            Circle().strokeBorder(Color(UIColor.systemGray3), lineWidth: 1)
            if isSelected { Circle().strokeBorder(TintShapeStyle(), lineWidth: 5 * unit) }
        }
        .frame(width: 16 * unit, height: 16 * unit)
        .contentShape(.focusEffect, Circle())
    }
}

/// The choices side by side, a background behind the chosen one.
struct PalettePicker: View {
    let name: String?
    let choices: [PickerChoice]

    var body: some View {
        HStack(spacing: 4) {
            ForEach(choices) { choice in
                Button(action: choice.select) {
                    choice.view.padding(8)
                        .background(Circle().fill(choice.isSelected ? Color(UIColor.systemFill) : Color.clear))
                }
                .buttonStyle(StillButtonStyle())
                .choiceAccessibility(choice)
            }
        }
        .modifier(RowControlRoom())
        .choicesAccessibility(name)
    }
}

extension View {
    /// Reports a button to assistive technology as one of several choices.
    nonisolated func choiceAccessibility(
        _ choice: PickerChoice, role: AccessibilityItem.Role = .radioButton
    ) -> some View {
        controlAccessibility {
            $0.role = role
            $0.addedTraits = choice.isSelected ? .isSelected : []
        }
    }

    /// Sets the label of the choices in the view for assistive technology.
    nonisolated func choicesAccessibility(_ name: String?) -> some View {
        controlAccessibility {
            $0.children = .contain
            $0.label = name.map { Text(verbatim: $0) }
        }
    }
}

/// The chosen value as a button that opens a menu of all.
struct MenuPicker: View {
    let name: String?
    let label: AnyView
    let choices: [PickerChoice]
    let current: AnyView?
    let showsLabel: Bool
    @Environment(\.hostKind) private var host
    @Environment(\.hasMacControls) private var isMac
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    @Environment(\.isInBar) private var isInBar
    @Environment(\._tint) private var tint
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Group { if showsLabel, !(isMac && isInBar) { LabeledControl(label: label, control: menu) } else { menu } }
            .controlAccessibility {
                $0.role = .picker
                $0.children = .combine
                $0.label = name.map { Text(verbatim: $0) }
            }
    }

    private var menu: some View {
        Menu {
            ForEach(choices) { choice in
                Button(action: choice.select) { TickedLabel(isOn: choice.isSelected, label: choice.view) }
                    .accessibilityAddTraits(choice.isSelected ? .isSelected : [])
            }
        } label: {
            HStack(spacing: isMac ? 7 : 4) {
                Group {
                    if let current {
                        current
                    } else if let chosen = choices.first(where: \.isSelected) {
                        chosen.view
                    }
                }
                .modifier(RowValueStyle(color: valueColor))
                .lineLimit(isMac ? 1 : nil)
                if isPopUp { Spacer(minLength: 4) }
                if host == .terminal {
                    Text(verbatim: "▾").accessibilityHidden(true)
                } else {
                    VStack(spacing: (isMac ? 2 : 3) * textScale) {
                        angle.rotationEffect(.degrees(-90))
                        angle.rotationEffect(.degrees(90))
                    }
                }
            }
        }
        .environment(\.menuIndicatorVisibility, .hidden)
        .environment(\.hasFramelessControls, isInGroupedForm)
    }

    /// Whether the menu is a button with a frame, which fills the width that there is: on the Mac, outside of rows and bars.
    private var isPopUp: Bool { isMac && !isInGroupedForm && !isInBar }

    /// The color of the value where it is not the accent color: gray in the row of a list, unless the app tints it.
    private var valueColor: UIColor? {
        if host == .terminal { return nil }
        if isMac { return .label }
        return showsLabel && tint == nil ? .secondaryLabel : nil
    }

    private var angle: some View {
        Chevron()
            .stroke(
                valueColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(TintShapeStyle()),
                style: StrokeStyle(lineWidth: 1.5 * textScale, lineCap: .round, lineJoin: .round)
            )
            .frame(width: (isMac ? 3 : 4) * textScale, height: (isMac ? 5.5 : 7) * textScale)
    }
}

/// The color of a row's value.
private struct RowValueStyle: ViewModifier {
    let color: UIColor?

    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(Color(color)) } else { content }
    }
}
