import Foundation

/// The label of a group, which opens and closes it.
///
/// In a selectable row only the angle does: a press anywhere else selects the row. The row then opens and closes by the arrow
/// keys and by actions of assistive technology as well.
struct DisclosureLabel<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>
    @Environment(\.isInList) private var isInList
    @Environment(\.selectRow) private var select
    @Environment(\.hostKind) private var host
    /// Whether the angle is before the label, and gray.
    @Environment(\.hasMacControls) private var isMac
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if isInList, select != nil {
            // The room around the angle takes presses, too, and moves nothing.
            let room = host == .terminal ? 0 : 8 * textScale
            content(
                angle.padding(room).contentShape(Rectangle()).onTapGesture(perform: toggle).accessibilityHidden(true)
                    .padding(-room))
        } else {
            Group {
                if isMac {
                    Button(action: toggle) { content(angle).contentShape(Rectangle()) }.buttonStyle(StillButtonStyle())
                } else {
                    Button(action: toggle) { content(angle).contentShape(Rectangle()) }
                }
            }
            .controlAccessibility { $0.describe { $0.isExpanded = isExpanded.wrappedValue } }
        }
    }

    private func content(_ angle: some View) -> some View {
        HStack(spacing: isMac ? 6 : nil) {
            if isMac { angle }
            if isInList { label._rowForeground() } else { label }
            Spacer(minLength: 8)
            if !isMac { angle }
        }
    }

    private var angle: some View {
        DisclosureAngle(
            width: isMac ? 4 : 6, height: isMac ? 8 : 11,
            style: isMac ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle()),
            isExpanded: isExpanded.wrappedValue)
    }

    private func toggle() { withAnimation { isExpanded.wrappedValue.toggle() } }
}

/// The angle of a view that opens and closes: down while it is open.
struct DisclosureAngle<Style: ShapeStyle>: View {
    /// The size in points, for text of the usual size.
    let width: CGFloat, height: CGFloat
    let style: Style
    let isExpanded: Bool
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Chevron()
            .stroke(style, style: StrokeStyle(lineWidth: 2 * textScale, lineCap: .round, lineJoin: .round))
            .frame(width: width * textScale, height: height * textScale)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
}
