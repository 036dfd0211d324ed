import SwiftUI

/// Views side by side from edge to edge, in as many lines as they need: large type makes them wider than a small window.
///
/// In several lines those with the higher layout priority come first.
struct FlowLine: Layout {
    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(of: subviews, in: proposal.width ?? .infinity)
        let height = lines.reduce(0) { $0 + $1.height } + lineSpacing * CGFloat(max(lines.count - 1, 0))
        let least = lines.map { $0.width + spacing * CGFloat($0.views.count - 1) }.max() ?? 0
        let width = proposal.width ?? least
        return CGSize(width: width.isFinite ? max(width, least) : least, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(of: subviews, in: bounds.width) {
            let gap = line.views.count > 1 ? (bounds.width - line.width) / CGFloat(line.views.count - 1) : 0
            var x = line.views.count > 1 ? bounds.minX : bounds.midX - line.width / 2
            for (view, size) in line.views {
                view.place(
                    at: CGPoint(x: x, y: y + (line.height - size.height) / 2), proposal: ProposedViewSize(size))
                x += size.width + gap
            }
            y += line.height + lineSpacing
        }
    }

    private struct Line {
        var views: [(LayoutSubview, CGSize)] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
        let all = fill(Array(subviews), in: width)
        if all.count < 2 { return all }
        // Equal ones stay in their order.
        let ranked = subviews.enumerated().sorted {
            ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
        }
        return fill(ranked.map(\.element), in: width)
    }

    private func fill(_ views: [LayoutSubview], in width: CGFloat) -> [Line] {
        var lines: [Line] = []
        for view in views {
            var size = view.sizeThatFits(.unspecified)
            if size.width > width { size = view.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
            let last = lines.count - 1
            if last >= 0, lines[last].width + size.width + spacing * CGFloat(lines[last].views.count) <= width {
                lines[last].views.append((view, size))
                lines[last].width += size.width
                lines[last].height = max(lines[last].height, size.height)
            } else {
                lines.append(Line(views: [(view, size)], width: size.width, height: size.height))
            }
        }
        return lines
    }
}

#Preview {
    FlowLine {
        ForEach(["Shuffle", "8", "New Game"], id: \.self) { Text($0).font(.largeTitle).border(.blue) }
    }
    .frame(width: 300)
}
