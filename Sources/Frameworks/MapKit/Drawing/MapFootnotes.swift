import SwiftUI

/// The scale in the lower right corner, and the origin of the tiles in the lower left one.
struct MapFootnotes {
    let viewport: MapViewport
    let size: CGSize
    let colors: MapColors
    let attribution: String?

    /// The longest bar, in points.
    private static let longest = 90.0

    func draw(_ context: inout GraphicsContext) {
        guard size.width >= 160, size.height >= 80 else { return }
        if let attribution {
            context.draw(
                Text(verbatim: attribution).font(.system(size: 9)).foregroundStyle(colors.letters),
                at: CGPoint(x: 6, y: size.height - 5), anchor: .bottomLeading)
        }
        guard let bar = Self.bar(viewport) else { return }
        let right = size.width - 10, bottom = size.height - 8
        var path = Path()
        path.addLines([
            CGPoint(x: right - bar.length, y: bottom - 4), CGPoint(x: right - bar.length, y: bottom),
            CGPoint(x: right, y: bottom), CGPoint(x: right, y: bottom - 4),
        ])
        context.stroke(path, with: .color(colors.letters), lineWidth: 1)
        let formatter = MKDistanceFormatter()
        formatter.locale = context.environment.locale
        context.draw(
            Text(verbatim: formatter.string(fromDistance: bar.meters)).font(.system(size: 9))
                .foregroundStyle(colors.letters),
            at: CGPoint(x: right - bar.length / 2, y: bottom - 3), anchor: .bottom)
    }

    /// A round distance in the middle of the map, and its length on the screen in points; nil at the poles.
    static func bar(_ viewport: MapViewport) -> (meters: Double, length: Double)? {
        let meter = MKMapPointsPerMeterAtLatitude(viewport.center.coordinate.latitude) * viewport.scale
        guard meter.isFinite, meter > 0 else { return nil }
        let most = longest / meter
        let power = pow(10, floor(log10(most)))
        guard let meters = [5.0, 2, 1].map({ $0 * power }).first(where: { $0 <= most }) else { return nil }
        return (meters, meters * meter)
    }
}
