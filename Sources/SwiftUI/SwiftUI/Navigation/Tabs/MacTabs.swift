import SwiftUICore

/// The tabs of the Mac: segments on the upper edge of a box, and in the window with the settings symbols with titles.
struct MacTabs<Pages: View>: View {
    let items: ViewItems
    let shown: Int
    let pages: Pages
    let choose: (Int) -> Void
    @Environment(\.isInSettings) private var isInSettings
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if isInSettings {
            VStack(spacing: 0) {
                symbols
                Divider()
                pages
            }
        } else {
            let height = 22 * textScale
            pages
                .padding(.top, height / 2)
                .background(TabBox())
                .padding(.top, height / 2)
                .overlay(alignment: .top) { segments }
        }
    }

    private var choices: [PickerChoice] {
        items.enumerated().map { index, item in
            PickerChoice(
                id: item.id, index: index, view: item.traits[TabItemKey.self] ?? AnyView(EmptyView()),
                isSelected: index == shown
            ) { choose(index) }
        }
    }

    private var segments: some View {
        SegmentedPicker(name: nil, label: AnyView(EmptyView()), choices: choices, role: .tab)
            .labelsHidden()
            .labelStyle(.titleOnly)
    }

    private var symbols: some View {
        HStack(spacing: 2) {
            ForEach(choices) { SettingsTab(choice: $0) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity)
    }
}

/// The box around the content of tabs.
private struct TabBox: View {
    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        shape.fill(Color(UIColor.quaternarySystemFill))
            .overlay(shape.strokeBorder(Color(UIColor.separator), lineWidth: 0.5))
    }
}

/// A symbol above its title, on a ground where its tab is shown.
private struct SettingsTab: View {
    let choice: PickerChoice

    var body: some View {
        Button(action: choice.select) {
            choice.view
                .labelStyle(SettingsTabLabelStyle())
                .foregroundStyle(choice.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.secondary))
                .padding(.horizontal, 6)
                .padding(.vertical, 4)
                .frame(minWidth: 52)
                .background(
                    RoundedRectangle(cornerRadius: 6, style: .continuous)
                        .fill(choice.isSelected ? Color(UIColor.tertiarySystemFill) : Color.clear)
                )
        }
        .buttonStyle(StillButtonStyle())
        .choiceAccessibility(choice, role: .tab)
    }
}

private struct SettingsTabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 20)).frame(height: 24)
            configuration.title.font(.system(size: 11))
        }
    }
}
