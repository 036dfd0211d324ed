import SwiftUICore

/// A row of a menu: pressing it performs its action and closes the menu.
struct MenuRowStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

private struct MenuRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.closeMenu) private var closeMenu
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button {
            closeMenu?()
            configuration.trigger()
        } label: {
            configuration.label.labelStyle(MenuLabelStyle())
                .modifier(MenuRowColor(color: color))
                .frame(maxWidth: .infinity, alignment: .leading)
                .modifier(RowPadding.menuRow)
                .contentShape(Rectangle())
        }
        .buttonStyle(MenuRowLook())
        .modifier(LitRow())
    }

    private var color: Color {
        if !isEnabled { return Color(UIColor.tertiaryLabel) }
        return configuration.role == .destructive ? .red : .primary
    }
}

private struct MenuRowLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(configuration.isPressed ? Color(UIColor.systemFill) : Color.clear)
    }
}

/// Highlights a row of a menu that keyboard navigation has reached, or that the pointer is over.
struct LitRow: ViewModifier {
    @State private var isLit = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hasMacControls) private var isMac

    func body(content: Content) -> some View {
        let isMarked = isEnabled && (isLit || isHovered)
        content
            .environment(\.isMenuRowLit, isMarked && isMac)
            .background {
                if isMac {
                    RoundedRectangle(cornerRadius: 4, style: .continuous)
                        .fill(isMarked ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear))
                } else {
                    isMarked ? Color(UIColor.systemFill) : Color.clear
                }
            }
            .onHover { isHovered = $0 }
            .responder { $0.litChanged = { isLit = $0 } }
    }
}

private enum MenuRowLitKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the row of a menu has the accent color behind it, on the Mac.
    fileprivate var isMenuRowLit: Bool {
        get { self[MenuRowLitKey.self] }
        set { self[MenuRowLitKey.self] = newValue }
    }
}

/// Colors the label of a menu's row, white on the accent color.
private struct MenuRowColor: ViewModifier {
    let color: Color
    @Environment(\.isMenuRowLit) private var isLit

    func body(content: Content) -> some View { content.foregroundStyle(isLit ? .white : color) }
}

/// The title at the leading edge, the icon at the trailing one; on the Mac before the title.
private struct MenuLabelStyle: LabelStyle {
    @Environment(\.hasMacControls) private var isMac

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: isMac ? 6 : nil) {
            if isMac { configuration.icon }
            configuration.title
            if !isMac {
                Spacer(minLength: 12)
                configuration.icon
            }
        }
    }
}

extension RowPadding {
    /// The room around the label of a menu's row, which is 22 points high on the Mac.
    static var menuRow: RowPadding {
        DeviceFamily.isMac ? RowPadding(horizontal: 9, vertical: 3) : RowPadding(horizontal: 16, vertical: 11)
    }
}
