import Foundation

/// Two small buttons, one above the other, that step up and down; one without an action is disabled.
struct StepArrows: View {
    let up: (() -> Void)?
    let down: (() -> Void)?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hasMacControls) private var isMac
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if isMac {
            pair(spacing: 0)
                .background(MacButtonGround(shape: RoundedRectangle(cornerRadius: 5 * unit, style: .continuous)))
        } else {
            pair(spacing: 1)
        }
    }

    private var unit: CGFloat { controlSize.factor * textScale }

    private func pair(spacing: CGFloat) -> some View {
        VStack(spacing: spacing) {
            button(up, turned: -90, "Increment")
            button(down, turned: 90, "Decrement")
        }
    }

    private func button(_ action: (() -> Void)?, turned angle: Double, _ name: String) -> some View {
        Button {
            action?()
        } label: {
            Chevron().stroke(
                Color.primary, style: StrokeStyle(lineWidth: 1.5 * unit, lineCap: .round, lineJoin: .round)
            )
            .frame(width: (isMac ? 3 : 4) * unit, height: (isMac ? 6 : 8) * unit)
            .rotationEffect(.degrees(angle))
            .frame(width: (isMac ? 16 : 18) * unit, height: (isMac ? 11 : 15) * unit)
            .background(
                RoundedRectangle(cornerRadius: 4, style: .continuous)
                    .fill(isMac ? Color.clear : Color(UIColor.tertiarySystemFill))
            )
            .opacity(action == nil ? 0.3 : 1)
        }
        .buttonStyle(StillButtonStyle())
        .disabled(action == nil)
        .accessibilityLabel(Text(verbatim: name))
    }
}
