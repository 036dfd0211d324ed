/// A button in a bar that narrows a search or the scope of something: the label on a ground that appears under the pointer.
///
/// Follows Apple's
/// [AccessoryBarButtonStyle](https://developer.apple.com/documentation/swiftui/accessorybarbuttonstyle).
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AccessoryBarAppearance(showsGround: false), configuration: configuration)
    }
}

/// A button in a bar for actions on the content: the label on a faint ground.
///
/// Follows Apple's
/// [AccessoryBarActionButtonStyle](https://developer.apple.com/documentation/swiftui/accessorybaractionbuttonstyle).
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AccessoryBarAppearance(showsGround: true), configuration: configuration)
    }
}

private struct AccessoryBarAppearance: ButtonStyle {
    let showsGround: Bool
    func makeBody(configuration: Configuration) -> some View {
        AccessoryBarLabel(configuration: configuration, showsGround: showsGround)
    }
}

private struct AccessoryBarLabel: View {
    let configuration: ButtonStyleConfiguration
    let showsGround: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .font(.callout)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background { RoundedRectangle(cornerRadius: 5).fill(Color.gray.opacity(ground)) }
            .opacity(isEnabled ? 1 : 0.5)
            .onHover { isHovered = $0 }
    }

    private var ground: Double {
        if configuration.isPressed { return 0.35 }
        if isHovered && isEnabled { return 0.25 }
        return showsGround ? 0.15 : 0
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button in a bar that narrows a search or the scope of something.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A button in a bar for actions on the content.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
