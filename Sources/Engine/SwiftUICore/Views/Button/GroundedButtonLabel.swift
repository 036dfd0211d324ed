import Foundation

/// A button's label with room around it, on a ground that has the button's shape; faint while pressed.
struct GroundedButtonLabel<Ground: View>: View {
    let configuration: ButtonStyleConfiguration
    /// The label's color where the button is enabled and the app chose none.
    let usualStyle: AnyShapeStyle
    /// The shape of buttons for which the app chose none; nil for round corners that suit the control's size.
    let automaticShape: ButtonBorderShape?
    /// Makes the ground of a shape.
    @ViewBuilder let ground: (ButtonBorderShape) -> Ground
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.chosenForegroundStyle) private var chosen

    var body: some View {
        let insets = controlSize.labelInsets
        configuration.label
            .environment(\._foregroundStyle, labelStyle)
            .modifier(ControlSizeFont())
            .padding(.horizontal, borderShape == .circle ? insets.vertical : insets.horizontal)
            .padding(.vertical, insets.vertical)
            .background { ground(shape) }
            .contentShape(.focusEffect, shape)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }

    private var shape: ButtonBorderShape {
        let round = ButtonBorderShape.roundedRectangle(radius: controlSize.cornerRadius)
        return switch borderShape.form {
        case .automatic: automaticShape ?? round
        case .roundedRectangle(nil): round
        default: borderShape
        }
    }

    private var labelStyle: AnyShapeStyle {
        isEnabled ? chosen ?? usualStyle : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    }
}
