import SwiftUI

/// A round head with a glyph on a short tip.
struct MarkerBalloon: View {
    let glyph: MarkerGlyph
    let color: AnyShapeStyle
    let title: AnyView

    var body: some View {
        BalloonShape()
            .fill(color)
            .overlay { BalloonShape().stroke(.white.opacity(0.9), lineWidth: 1) }
            .shadow(color: .black.opacity(0.3), radius: 1.5, y: 1)
            .overlay(alignment: .top) { sign.frame(width: 28, height: 28).accessibilityHidden(true) }
            .frame(width: 28, height: 36)
    }

    @ViewBuilder private var sign: some View {
        switch glyph {
        case .automatic: symbol("mappin")
        case .none: title.labelStyle(.iconOnly).font(.system(size: 14, weight: .semibold)).foregroundStyle(.white)
        case .symbol(let name): symbol(name)
        case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
        case .text(let text):
            text.font(.system(size: 13, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
                .foregroundStyle(.white).padding(2)
        }
    }

    private func symbol(_ name: String) -> some View {
        Image(systemName: name).font(.system(size: 14, weight: .semibold)).foregroundStyle(.white)
    }
}

/// The outline of a marker: a circle that ends in a tip at the bottom.
struct BalloonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        let middle = CGPoint(x: rect.midX, y: rect.minY + radius)
        // Where the sides leave the circle.
        let opening = Angle.degrees(30)
        return Path { path in
            path.addArc(
                center: middle, radius: radius, startAngle: .degrees(90) + opening, endAngle: .degrees(90) - opening,
                clockwise: false)
            path.addQuadCurve(
                to: CGPoint(x: rect.midX, y: rect.maxY),
                control: CGPoint(x: rect.midX + radius * 0.22, y: middle.y + radius * 1.05))
            let left = CGPoint(
                x: middle.x - radius * sin(opening.radians), y: middle.y + radius * cos(opening.radians))
            path.addQuadCurve(
                to: left, control: CGPoint(x: rect.midX - radius * 0.22, y: middle.y + radius * 1.05))
            path.closeSubpath()
        }
    }
}

/// A pin with a round head.
struct MapPinView: View {
    let tint: Color?

    var body: some View {
        ZStack(alignment: .top) {
            Rectangle().fill(Color(white: 0.45)).frame(width: 2, height: 24).padding(.top, 10)
            Circle().fill((tint ?? .red).gradient).frame(width: 15, height: 15)
                .overlay(alignment: .topLeading) {
                    Circle().fill(.white.opacity(0.6)).frame(width: 4, height: 4).offset(x: 3, y: 3)
                }
        }
        .shadow(color: .black.opacity(0.3), radius: 1, y: 1)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "Pin"))
    }
}

/// The place of the device.
struct UserDot: View {
    var body: some View {
        Circle().fill(.blue).frame(width: 15, height: 15)
            .overlay { Circle().stroke(.white, lineWidth: 3) }
            .background { Circle().fill(.blue.opacity(0.15)).frame(width: 44, height: 44) }
            .shadow(color: .black.opacity(0.3), radius: 2)
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: "My Location"))
    }
}
