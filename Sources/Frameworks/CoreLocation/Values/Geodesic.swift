import Foundation

/// Distances on the ellipsoid WGS 84.
///
/// Vincenty's inverse formula; for places nearly opposite each other, where it does not converge, the great circle of
/// a sphere of the mean radius.
package enum Geodesic {
    /// Half of the ellipsoid's longer axis, in meters.
    package static let equatorialRadius = 6_378_137.0
    /// How much shorter the other axis is.
    package static let flattening = 1 / 298.257_223_563
    /// The radius of a sphere with the same volume, in meters.
    package static let meanRadius = 6_371_008.771_4

    /// Returns the distance of two places in meters; not a number if one of them is none.
    package static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        let values = [a.latitude, a.longitude, b.latitude, b.longitude]
        guard values.allSatisfy(\.isFinite) else { return .nan }
        return ellipsoidal(a, b) ?? spherical(a, b)
    }

    /// The length of a degree of latitude, and of one of longitude, at a latitude, in meters.
    package static func degrees(at latitude: Double) -> (latitude: Double, longitude: Double) {
        let sine = sin(latitude * .pi / 180)
        let eccentricity = flattening * (2 - flattening)
        let inner = 1 - eccentricity * sine * sine
        let meridian = equatorialRadius * (1 - eccentricity) / (inner * inner.squareRoot())
        let across = equatorialRadius / inner.squareRoot()
        return (meridian * .pi / 180, across * max(cos(latitude * .pi / 180), 0) * .pi / 180)
    }

    /// The haversine formula.
    package static func spherical(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        let (first, second) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let up = sin((second - first) / 2)
        let across = sin((b.longitude - a.longitude) * .pi / 360)
        let part = up * up + cos(first) * cos(second) * across * across
        return 2 * meanRadius * asin(min(1, part.squareRoot()))
    }

    private static func ellipsoidal(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double? {
        let f = flattening
        let difference = (b.longitude - a.longitude).remainder(dividingBy: 360) * .pi / 180
        let u1 = atan((1 - f) * tan(a.latitude * .pi / 180)), u2 = atan((1 - f) * tan(b.latitude * .pi / 180))
        let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<100 {
            let (sinL, cosL) = (sin(lambda), cos(lambda))
            let x = cos2 * sinL, y = cos1 * sin2 - sin1 * cos2 * cosL
            let sinS = (x * x + y * y).squareRoot()
            if sinS == 0 { return 0 }
            let cosS = sin1 * sin2 + cos1 * cos2 * cosL
            let sigma = atan2(sinS, cosS)
            let sinA = cos1 * cos2 * sinL / sinS
            let cosA2 = 1 - sinA * sinA
            // Both places are on the equator where this is zero.
            let cosM = cosA2 > 1e-15 ? cosS - 2 * sin1 * sin2 / cosA2 : 0
            let c = f / 16 * cosA2 * (4 + f * (4 - 3 * cosA2))
            let inner = cosM + c * cosS * (2 * cosM * cosM - 1)
            let next = difference + (1 - c) * f * sinA * (sigma + c * sinS * inner)
            if abs(next - lambda) < 1e-12 {
                return length(cosA2: cosA2, sinS: sinS, cosS: cosS, cosM: cosM, sigma: sigma)
            }
            lambda = next
        }
        return nil
    }

    private static func length(cosA2: Double, sinS: Double, cosS: Double, cosM: Double, sigma: Double) -> Double {
        let polarRadius = equatorialRadius * (1 - flattening)
        let ratio = (equatorialRadius / polarRadius) * (equatorialRadius / polarRadius) - 1
        let u = cosA2 * ratio
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let tail = b / 6 * cosM * (4 * sinS * sinS - 3) * (4 * cosM * cosM - 3)
        let delta = b * sinS * (cosM + b / 4 * (cosS * (2 * cosM * cosM - 1) - tail))
        return polarRadius * a * (sigma - delta)
    }
}
