// 8. Layouts
//
// A parent proposes a size, the child chooses its own, the parent places it. Stacks ask their least flexible
// children first and share what is left; `layoutPriority` lets a child choose earlier, `alignmentGuide` says which
// of its lines is aligned. A `Layout` of one's own does the same: it answers with a size, and places.
//
// Try: make the window narrower, and see which text gives way first.

import SwiftUI

@main
struct LayoutsApp: App {
    var body: some Scene {
        WindowGroup("Layouts") {
            LayoutsView()
        }
    }
}

struct LayoutsView: View {
    private let words = ["A", "flow", "breaks", "its", "views", "into", "lines", "as", "text", "does", "its", "words"]

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack {
                Text("This gives way when there is too little room")
                Text("This does not").layoutPriority(1)
            }
            .lineLimit(1)

            VStack(alignment: .leading) {
                Text("Aligned at the left")
                Text("and one a little further in").alignmentGuide(.leading) { $0[.leading] - 24 }
            }

            Flow(spacing: 8) {
                ForEach(words.indices, id: \.self) { index in
                    Text(words[index])
                        .padding(.horizontal, 10)
                        .padding(.vertical, 5)
                        .background(Capsule().fill(Color.blue.opacity(0.2)))
                }
            }
            Spacer()
        }
        .padding(30)
    }
}

/// Places views side by side, and begins a new line where one would not fit.
struct Flow: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var next = CGPoint.zero
        var lineHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if next.x > 0, next.x + size.width > width {
                next = CGPoint(x: 0, y: next.y + lineHeight + spacing)
                lineHeight = 0
            }
            defer {
                next.x += size.width + spacing
                lineHeight = max(lineHeight, size.height)
            }
            return CGRect(origin: next, size: size)
        }
    }
}

#Preview {
    LayoutsView()
}
