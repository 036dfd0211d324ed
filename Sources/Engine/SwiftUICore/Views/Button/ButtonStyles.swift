import Foundation

/// The default appearance: the label in the accent color, faint while pressed.
struct AutomaticButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ButtonLabelLook(configuration: configuration)
    }
}

/// A label in the accent color, unless a modifier around chose another; red if destructive, gray if disabled, faint
/// while pressed.
private struct ButtonLabelLook: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .environment(\._foregroundStyle, style)
            // The tint is the usual style of labels: a link in a list has another.
            .environment(\.usualForegroundStyle, isEnabled && chosen == nil ? style : nil)
            .modifier(ControlSizeFont())
            .opacity(configuration.isPressed ? 0.3 : 1)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        if let chosen { return chosen }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    @Environment(\.chosenForegroundStyle) private var chosen
}

/// The style that fits the place: no frame, and on the Mac a frame outside of bars.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.hasFramelessControls) private var isFrameless
    @Environment(\.hasMacControls) private var isMac

    /// Creates the style.
    public nonisolated init() {}
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if isMac, !isFrameless {
            BorderedButtonStyle().makeBody(configuration: configuration)
        } else {
            PressableButton(style: AutomaticButtonLook(), configuration: configuration, reach: .row)
        }
    }
}

/// The label in the accent color, without a frame.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AutomaticButtonLook(), configuration: configuration, reach: .label)
    }
}

/// The label as it is, faint while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlainButtonLook(), configuration: configuration)
    }
}

private struct PlainButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
    }
}

/// The plain style for controls that are pressed in their whole frame, and not only where their labels draw.
package struct FramedPlainButtonStyle: ButtonStyle {
    package init() {}
    package func makeBody(configuration: Configuration) -> some View {
        PlainButtonLook().makeBody(configuration: configuration).contentShape(Rectangle())
    }
}

/// The label as a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AutomaticButtonLook(), configuration: configuration, reach: .label)
    }
}

/// The label on a faint background with round corners.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedButtonLook(isProminent: false), configuration: configuration)
    }
}

/// The label in white on the accent color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedButtonLook(isProminent: true), configuration: configuration)
    }
}

private struct BorderedButtonLook: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(configuration: configuration, prominence: isProminent)
    }
}

private struct BorderedLabel: View {
    let configuration: ButtonStyleConfiguration
    let prominence: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isDefaultAction) private var isDefaultAction
    @Environment(\.hasMacControls) private var isMac

    var body: some View {
        GroundedButtonLabel(
            configuration: configuration, usualStyle: label, automaticShape: nil
        ) { shape in
            if isMac, !isProminent {
                MacButtonGround(shape: shape)
            } else {
                shape.fill(ground)
            }
        }
    }

    /// Whether the button stands out: on the Mac the one that Return presses does, too.
    private var isProminent: Bool { prominence || isMac && isDefaultAction && isEnabled }

    private var label: AnyShapeStyle {
        if isProminent { return AnyShapeStyle(Color.white) }
        return isMac && configuration.role != .destructive ? AnyShapeStyle(Color.primary) : tint
    }

    private var tint: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private var ground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.gray.opacity(0.15)) }
        return isProminent ? tint : AnyShapeStyle(Color.gray.opacity(0.2))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that fits the place.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent color, without a frame.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is, faint while pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint background with round corners.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on the accent color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
