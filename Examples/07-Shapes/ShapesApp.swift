// 7. Shapes
//
// A `Shape` says what its outline is in a rectangle it is given, as a `Path` of lines and arcs. It can be filled and
// stroked, and since it is drawn for each size again, it is sharp at all of them. Angles start at three o'clock, and y
// grows downward: what counts as clockwise looks the other way round.
//
// Try: make the star's inner corners a part of the state, too.

import SwiftUI

@main
struct ShapesApp: App {
    var body: some Scene {
        WindowGroup("Shapes") {
            ShapesView()
        }
    }
}

struct ShapesView: View {
    @State private var slices = 5

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 24) {
                Pie(share: Double(slices) / 12)
                    .fill(Color.orange)
                    .background(Circle().stroke(Color.orange, lineWidth: 2))
                Star(corners: max(3, slices))
                    .fill(Color.yellow)
                    .overlay(Star(corners: max(3, slices)).stroke(Color.orange, lineWidth: 2))
            }
            .frame(height: 180)
            HStack(spacing: 16) {
                Button("Less") { slices -= 1 }
                    .disabled(slices == 0)
                Text("\(slices) of 12")
                Button("More") { slices += 1 }
                    .disabled(slices == 12)
            }
        }
        .padding(30)
    }
}

/// A part of a circle, from the top on, as a clock's hand goes.
struct Pie: Shape {
    /// From 0 for nothing to 1 for all.
    var share: Double

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            path.move(to: center)
            path.addArc(
                center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * share), clockwise: false)
            path.closeSubpath()
        }
    }
}

/// A star with a corner at the top.
struct Star: Shape {
    var corners: Int

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            for point in 0..<2 * corners {
                let angle = Double(point) * .pi / Double(corners) - .pi / 2
                let distance = point.isMultiple(of: 2) ? radius : radius * 0.45
                let corner = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
                if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
            }
            path.closeSubpath()
        }
    }
}

#Preview {
    ShapesView()
}
