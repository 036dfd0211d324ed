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

/// A section of a sidebar that the user opens and closes, though the app does not ask for it.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View, ViewItemOpening {
    let section: Section<Parent, Content, Footer>
    @State private var isExpanded = true

    var body: some View {
        Section(
            header: section.header, content: section.content, footer: section.footer,
            isExpanded: section.isExpanded ?? $isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether the user can open and close the section, in a sidebar.
    ///
    /// Follows Apple's
    /// [collapsible(_:)](https://developer.apple.com/documentation/swiftui/section/collapsible(_:)).
    @ViewBuilder public func collapsible(_ collapsible: Bool) -> some View {
        if collapsible {
            CollapsibleSection(section: self)
        } else {
            Section(header: header, content: content, footer: footer, isExpanded: nil)
        }
    }
}
