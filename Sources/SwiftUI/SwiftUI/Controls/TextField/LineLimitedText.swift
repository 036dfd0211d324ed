import Foundation

/// The text of a field that grows, within the limits of `lineLimit(_:)`; more lines than that scroll.
struct LineLimitedText: View {
    let content: EditableText
    @Environment(\.self) private var environment

    var body: some View {
        let most = environment.lineLimit.map { CGFloat(max($0, 1)) }
        let least = CGFloat(max(environment.reservedLines ?? 1, 1))
        LineLimitLayout(
            lineHeight: environment.editedLineHeight, least: most.map { min(least, $0) } ?? least, most: most
        ) {
            if most == nil { content } else { ScrollView { content } }
        }
    }
}

/// Gives a text the height of its lines, within the heights of a minimum and a maximum number of lines.
private struct LineLimitLayout: Layout {
    let lineHeight: CGFloat
    let least: CGFloat
    let most: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        let height = max(ideal.height, least * lineHeight)
        return CGSize(width: ideal.width, height: most.map { min(height, $0 * lineHeight) } ?? height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

extension EnvironmentValues {
    /// The height of a line of edited text in the font in effect, in points.
    var editedLineHeight: CGFloat { (fontSize * 1.2).rounded(.up) }
}
