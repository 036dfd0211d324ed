import Foundation

/// The bar below the views of a tab view.
struct TabBar: View {
    let items: ViewItems
    let shown: Int
    let look: BarLook
    /// Shows the sidebar in the place of the bar; nil where there is none.
    let showSidebar: (() -> Void)?
    let choose: (Int) -> Void
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.barMetrics) private var metrics

    var body: some View {
        // A row of a terminal has no room for two lines.
        let isWide = sizeClass == .regular || !metrics.hasLines
        HStack(spacing: 0) {
            ForEach(places, id: \.element.id) { index, item in
                button(item.traits[TabButtonKey.self]) {
                    TabButton(
                        label: item.traits[TabItemKey.self], badge: item.traits[BadgeKey.self], isShown: index == shown,
                        isWide: isWide, look: look
                    ) { choose(index) }
                }
                .frame(maxWidth: isWide ? 150 : .infinity)
            }
        }
        // Beside the button of the sidebar, and in the middle all the same.
        .padding(.horizontal, showSidebar == nil ? 0 : 52)
        .frame(maxWidth: .infinity)
        .frame(height: metrics.tabs)
        .overlay(alignment: .leading) {
            if let showSidebar { SidebarToggle(action: showSidebar).padding(.horizontal, 16) }
        }
        .background { BarFill(look: look, isShown: true, edge: .top) }
        .environment(\.isInList, false)
        .modifier(BarColorScheme(colorScheme: look.colorScheme))
    }
}

extension TabBar {
    /// The tabs that a bar shows, with their numbers.
    private var places: [(offset: Int, element: ViewItem)] {
        items.enumerated().filter { !$0.element.traits[TabAbsenceKey.self].contains(.tabBar) }
    }

    /// A tab's button as the tab's modifiers change it.
    @ViewBuilder private func button<Button: View>(
        _ changes: [(AnyView) -> AnyView], @ViewBuilder _ button: () -> Button
    ) -> some View {
        if changes.isEmpty { button() } else { changes.reduce(AnyView(button())) { $1($0) } }
    }
}

/// A button that chooses a view of a tab view.
private struct TabButton: View {
    let label: AnyView?
    let badge: Text?
    let isShown: Bool
    /// Whether the title is beside the icon.
    let isWide: Bool
    let look: BarLook
    let action: () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button(action: action) {
            VStack(spacing: 2) { label }
                .labelStyle(TabLabelStyle(isWide: isWide, title: isShown ? look.selectedTitle : look.title))
                .symbolVariant(.fill)
                // Also where an image and a text are given without a label.
                .environment(\._symbolPointSize, isWide ? 18 : 20)
                .font(.system(size: isWide ? 13 : 10, weight: .medium))
                .foregroundStyle(color)
                .overlay(alignment: isWide ? .topTrailing : .top) {
                    if let badge {
                        IconBadge(text: badge)
                            .accessibilityHidden(true)
                            .fixedSize()
                            // From the icon's middle on, or behind the title: a long note grows away from it.
                            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 8 }
                            .alignmentGuide(.trailing) { $0[.leading] }
                            .offset(x: 0, y: -4)
                    }
                }
                .opacity(isEnabled ? 1 : 0.4)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(StillButtonStyle())
        .controlAccessibility {
            $0.role = .tab
            $0.addedTraits = isShown ? .isSelected : []
            $0.value = badge
        }
    }

    private var color: AnyShapeStyle {
        if isShown { return look.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }
        return AnyShapeStyle(look.iconColor ?? look.title.color ?? Color(UIColor.systemGray))
    }
}

/// The icon above the title, or beside it where there is room.
private struct TabLabelStyle: LabelStyle {
    let isWide: Bool
    let title: TitleAppearance

    func makeBody(configuration: Configuration) -> some View {
        if isWide {
            HStack(spacing: 6) {
                configuration.icon.font(.system(size: 18))
                configuration.title.titleAppearance(title, font: .system(size: 13, weight: .medium))
            }
        } else {
            VStack(spacing: 3) {
                configuration.icon.font(.system(size: 20)).frame(height: 24)
                configuration.title.titleAppearance(title, font: .system(size: 10, weight: .medium))
            }
        }
    }
}
