import Foundation

/// The header of a section that can be closed: in a sidebar it has an angle that does so.
struct SectionDisclosure<Header: View>: View {
    let header: Header
    let isExpanded: Binding<Bool>
    @Environment(\.listStyleKind) private var style
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if style == .sidebar {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack {
                    header
                    Spacer(minLength: 8)
                    Chevron()
                        .stroke(
                            TintShapeStyle(),
                            style: StrokeStyle(lineWidth: 2 * textScale, lineCap: .round, lineJoin: .round)
                        )
                        .frame(width: 6 * textScale, height: 11 * textScale)
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(StillButtonStyle())
            .controlAccessibility { $0.describe { $0.isExpanded = isExpanded.wrappedValue } }
        } else {
            header
        }
    }
}
