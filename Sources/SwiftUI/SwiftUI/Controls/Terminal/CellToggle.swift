import DisplayList

/// The style of toggles in a terminal: a box before the label, as in a text.
struct CellToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { CellToggle(configuration: configuration) }
}

private struct CellToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            HStack(spacing: 8) {
                Text(verbatim: configuration.isMixed ? "[-]" : configuration.isOn ? "[x]" : "[ ]")
                    .foregroundStyle(
                        configuration.isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
                    )
                    .accessibilityHidden(true)
                if !labelsHidden {
                    configuration.label
                    // As wide as a switch's row: all of it can be pressed.
                    Spacer(minLength: 0)
                }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(StillButtonStyle())
        .opacity(isEnabled ? 1 : 0.5)
    }
}

/// The knob of a switch in a terminal.
struct CellSwitch: View {
    let isOn: Bool
    let ground: AnyShapeStyle

    var body: some View {
        Text(verbatim: isOn ? "━━●" : "●━━").foregroundStyle(isOn ? ground : AnyShapeStyle(Color.secondary))
    }
}
