import SwiftUI

/// Crossing diagonals, as on the backs of playing cards.
struct Lattice: Shape {
    /// How many squares, standing on a corner, lie side by side.
    var columns = 4

    func path(in rect: CGRect) -> Path {
        Path { path in
            let step = rect.width / CGFloat(columns)
            guard step > 0 else { return }
            // Each line begins where it enters at the top or a side, and goes on until it leaves; `shift` is how
            // far right of the corner it would cross the upper edge.
            for shift in stride(from: step - step * (rect.height / step).rounded(.up), to: rect.width, by: step) {
                let top = max(0, -shift)
                let bottom = min(rect.height, rect.width - shift)
                guard top < bottom else { continue }
                path.move(to: CGPoint(x: rect.minX + shift + top, y: rect.minY + top))
                path.addLine(to: CGPoint(x: rect.minX + shift + bottom, y: rect.minY + bottom))
                path.move(to: CGPoint(x: rect.maxX - shift - top, y: rect.minY + top))
                path.addLine(to: CGPoint(x: rect.maxX - shift - bottom, y: rect.minY + bottom))
            }
        }
    }
}
