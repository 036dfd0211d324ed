import CoreLocation
import Foundation

/// Lines and circles on a sphere.
enum GreatCircle {
    /// How far apart the points of a line are at most, in degrees.
    private static let step = 1.0

    /// The shortest line through places, as points close enough together for straight parts.
    static func line(through places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
        guard var last = places.first else { return [] }
        var result = [last]
        for place in places.dropFirst() {
            let angle = Geodesic.spherical(last, place) / Geodesic.meanRadius
            let count = angle.isFinite ? max(1, Int((angle * 180 / .pi / step).rounded(.up))) : 1
            for number in 1..<max(count, 1) where sin(angle) > 1e-9 {
                result.append(between(last, place, angle: angle, part: Double(number) / Double(count)))
            }
            result.append(place)
            last = place
        }
        return result
    }

    private static func between(
        _ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D, angle: Double, part: Double
    ) -> CLLocationCoordinate2D {
        let (first, second) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
        func vector(_ place: CLLocationCoordinate2D) -> (Double, Double, Double) {
            let (up, across) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return (cos(up) * cos(across), cos(up) * sin(across), sin(up))
        }
        let (p, q) = (vector(a), vector(b))
        let x = first * p.0 + second * q.0, y = first * p.1 + second * q.1, z = first * p.2 + second * q.2
        return CLLocationCoordinate2D(
            latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
    }
}
