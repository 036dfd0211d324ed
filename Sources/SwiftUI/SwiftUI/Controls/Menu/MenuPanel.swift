import Foundation

private enum CloseMenuKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Closes the menu that the view is in; nil outside of one.
    var closeMenu: (() -> Void)? {
        get { self[CloseMenuKey.self] }
        set { self[CloseMenuKey.self] = newValue }
    }
}

/// The list of an open menu.
struct MenuPanel<Content: View>: View {
    let content: Content
    @Environment(\.hasMacControls) private var isMac
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        // A list that is longer than the window scrolls.
        ScrollView { MenuRows(items: ViewItem.items(of: content)).padding(isMac ? 5 : 0) }
            .scrollBounceBehavior(.basedOnSize)
            .frame(width: (isMac ? 200 : 250) * textScale)
            .modifier(PanelGround())
            .buttonStyle(MenuRowStyle())
            .toggleStyle(MenuToggleStyle())
            .menuStyle(SubmenuStyle())
            .pickerStyle(InlinePickerStyle())
            .environment(\.isInMenu, true)
            .controlAccessibility {
                $0.role = .menu
                $0.children = .contain
            }
    }
}

private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is a row of an open menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// Rows one below the other with lines between.
struct MenuRows: View {
    let items: ViewItems
    @Environment(\.hostKind) private var host
    @Environment(\.hasMacControls) private var isMac

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                // A line in a terminal is a row: sections alone are worth one.
                if index > 0, host == .terminal {
                    if item.section != nil { Divider() }
                } else if index > 0, isMac {
                    if item.section != nil {
                        Rectangle().fill(Color(UIColor.separator)).frame(height: 1)
                            .padding(.horizontal, 10).padding(.vertical, 5)
                    }
                } else if index > 0 {
                    Rectangle().fill(Color(UIColor.separator)).frame(height: item.section == nil ? 1 : 6)
                }
                if let section = item.section {
                    VStack(alignment: .leading, spacing: 0) {
                        if let header = section.header {
                            header.font(.caption).foregroundStyle(.secondary)
                                .padding(.horizontal, 16).padding(.vertical, 6)
                        }
                        MenuRows(items: section.items)
                    }
                } else {
                    item.view
                }
            }
        }
    }
}

/// A row with a tick where the toggle is on.
private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.binding.wrappedValue.toggle()
        } label: {
            TickedLabel(isOn: configuration.isOn, label: configuration.label)
        }
    }
}

/// A label behind the room of a tick.
struct TickedLabel<Label: View>: View {
    let isOn: Bool
    let label: Label

    var body: some View {
        HStack(spacing: 8) {
            Tick().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 12, height: 10).opacity(isOn ? 1 : 0)
            label
        }
    }
}

/// A menu within a menu: its rows open in place.
private struct SubmenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Submenu(configuration: configuration) }
}

private struct Submenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button {
                isOpen.toggle()
            } label: {
                HStack {
                    configuration.label
                    Spacer(minLength: 12)
                    Chevron().stroke(
                        Color.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 6, height: 11)
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
                }
                .modifier(RowPadding.menuRow)
                .contentShape(Rectangle())
            }
            .buttonStyle(StillButtonStyle())
            .modifier(LitRow())
            if isOpen { MenuRows(items: ViewItem.items(of: configuration.content)).padding(.leading, 12) }
        }
    }
}

/// An angle that points to the trailing edge.
struct Chevron: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}
