import SwiftUI

/// Puts its views on an ellipse, the first one at the top and the others clockwise after it, at even distances.
struct SeatCircle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let largest = sizes.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let (across, down) = ((bounds.width - largest.width) / 2, (bounds.height - largest.height) / 2)
        for (place, subview) in subviews.enumerated() {
            let angle = Self.angle(of: place, of: subviews.count)
            let point = CGPoint(
                x: bounds.midX + cos(angle) * max(across, 0), y: bounds.midY + sin(angle) * max(down, 0))
            subview.place(at: point, anchor: .center, proposal: ProposedViewSize(sizes[place]))
        }
    }

    /// Where a seat lies, in radians clockwise from the right.
    static func angle(of seat: Int, of count: Int) -> Double {
        2 * .pi * Double(seat) / Double(max(count, 1)) - .pi / 2
    }
}

#Preview {
    SeatCircle {
        ForEach(1..<8) { Text("\($0)").padding().background(Circle().fill(.yellow)) }
    }
}
