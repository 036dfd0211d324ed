import Foundation

/// The label on glass, a capsule unless the app chooses another shape.
///
/// Follows Apple's [GlassButtonStyle](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates the style.
    public nonisolated init() { glass = .regular }

    /// Creates the style with a look of the glass: on colored glass the label is white.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: GlassButtonLook(glass: glass, ground: glass.color.map { AnyShapeStyle($0) }),
            configuration: configuration)
    }
}

/// The label on glass in the accent color; red if destructive.
///
/// Follows Apple's
/// [GlassProminentButtonStyle](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let ground =
            configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        return PressableButton(style: GlassButtonLook(glass: .regular, ground: ground), configuration: configuration)
    }
}

private struct GlassButtonLook: ButtonStyle {
    let glass: Glass
    /// The color of the glass; nil for none.
    let ground: AnyShapeStyle?
    func makeBody(configuration: Configuration) -> some View {
        GlassLabel(configuration: configuration, glass: glass, ground: ground)
    }
}

private struct GlassLabel: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let ground: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        GroundedButtonLabel(configuration: configuration, usualStyle: usualStyle, automaticShape: .capsule) {
            GlassGround(shape: $0, variant: glass.variant, color: isEnabled ? ground : nil)
        }
    }

    private var usualStyle: AnyShapeStyle {
        if ground != nil { return AnyShapeStyle(Color.white) }
        return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.primary)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on glass of a look.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on tinted glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
