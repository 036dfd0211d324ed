import SwiftUI

/// A net of meridians and parallels with their degrees.
struct Graticule {
    let viewport: MapViewport
    let size: CGSize
    let colors: MapColors

    /// Distances between lines, in seconds of arc.
    static let steps: [Double] = [
        108_000, 54_000, 36_000, 18_000, 7200, 3600, 1800, 1200, 600, 300, 120, 60, 30, 20, 10, 5, 2, 1,
    ]
    /// The least distance between lines, in points.
    static let distance = 80.0

    /// The distance between lines for a scale, in seconds of arc.
    static func step(scale: Double) -> Double {
        let second = Mercator.side / 360 / 3600 * scale
        return steps.last { $0 * second >= distance } ?? steps[0]
    }

    func draw(_ context: inout GraphicsContext) {
        let visible = viewport.rect(in: size)
        let step = Self.step(scale: viewport.scale)
        drawPoles(&context)
        let second = Mercator.side / 360 / 3600
        let west = ((visible.minX / second - 180 * 3600) / step).rounded(.down)
        let east = ((visible.maxX / second - 180 * 3600) / step).rounded(.up)
        if east - west < 400 {
            for number in stride(from: west, through: east, by: 1) {
                let seconds = (number * step).remainder(dividingBy: 360 * 3600)
                drawMeridian(
                    at: (number * step + 180 * 3600) * second - viewport.x, visible, seconds, &context)
            }
        }
        let south = (Mercator.latitude(visible.maxY) * 3600 / step).rounded(.down)
        let north = (Mercator.latitude(visible.minY) * 3600 / step).rounded(.up)
        if north - south < 400 {
            for number in stride(from: south, through: north, by: 1) {
                drawParallel(at: Mercator.y(number * step / 3600) - viewport.y, visible, number * step, &context)
            }
        }
    }

    private func drawPoles(_ context: inout GraphicsContext) {
        for (edge, beyond) in [(0.0, -1.0), (Mercator.side, 1.0)] {
            let reach = (size.width + size.height) / viewport.scale
            let corners = [(-reach, 0.0), (reach, 0.0), (reach, beyond * reach), (-reach, beyond * reach)].map {
                viewport.place(dx: $0.0, dy: edge - viewport.y + $0.1, in: size)
            }
            var path = Path()
            path.addLines(corners)
            path.closeSubpath()
            context.fill(path, with: .color(colors.beyond))
        }
    }

    private func drawMeridian(
        at dx: Double, _ visible: MKMapRect, _ seconds: Double, _ context: inout GraphicsContext
    ) {
        let top = viewport.place(dx: dx, dy: max(visible.minY, 0) - viewport.y, in: size)
        let bottom = viewport.place(dx: dx, dy: min(visible.maxY, Mercator.side) - viewport.y, in: size)
        drawLine(top, bottom, isAxis: seconds == 0, &context)
        guard viewport.heading == 0 else { return }
        context.draw(
            label(Self.name(of: seconds, positive: "E", negative: "W")), at: CGPoint(x: top.x + 3, y: 3),
            anchor: .topLeading)
    }

    private func drawParallel(at dy: Double, _ visible: MKMapRect, _ seconds: Double, _ context: inout GraphicsContext)
    {
        if abs(seconds) > 85 * 3600 { return }
        let left = viewport.place(dx: visible.minX - viewport.x, dy: dy, in: size)
        let right = viewport.place(dx: visible.maxX - viewport.x, dy: dy, in: size)
        drawLine(left, right, isAxis: seconds == 0, &context)
        guard viewport.heading == 0, left.y > 18 else { return }
        context.draw(
            label(Self.name(of: seconds, positive: "N", negative: "S")), at: CGPoint(x: 4, y: left.y - 1),
            anchor: .bottomLeading)
    }

    private func drawLine(_ start: CGPoint, _ end: CGPoint, isAxis: Bool, _ context: inout GraphicsContext) {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        context.stroke(path, with: .color(isAxis ? colors.axis : colors.net), lineWidth: 1)
    }

    private func label(_ text: String) -> Text {
        Text(verbatim: text).font(.system(size: 9)).foregroundStyle(colors.letters)
    }

    /// An angle as text: `34°`, `34°05′N`, `116°10′30″W`.
    static func name(of seconds: Double, positive: String, negative: String) -> String {
        let total = Int(min(abs(seconds), 1e9).rounded())
        let (degrees, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
        var text = "\(degrees)°"
        if minutes != 0 || rest != 0 { text += minutes < 10 ? "0\(minutes)′" : "\(minutes)′" }
        if rest != 0 { text += rest < 10 ? "0\(rest)″" : "\(rest)″" }
        let isHalf = total == 180 * 3600
        return total == 0 || isHalf ? text : text + (seconds > 0 ? positive : negative)
    }
}
