import Foundation
import SwiftUI

/// A point of a stroke.
///
/// Follows Apple's [PKStrokePoint](https://developer.apple.com/documentation/pencilkit/pkstrokepoint-swift.struct).
public struct PKStrokePoint: Hashable, Sendable {
    /// The place, in points.
    public var location: CGPoint
    /// The seconds since the stroke began.
    public var timeOffset: TimeInterval
    /// The size of the tip, in points.
    public var size: CGSize
    /// How opaque the point is, from 0 to 1.
    public var opacity: CGFloat
    /// How hard the pen was pressed; 1 is usual.
    public var force: CGFloat
    /// The direction of the pen, in radians.
    public var azimuth: CGFloat
    /// The angle between the pen and the paper, in radians.
    public var altitude: CGFloat
    /// A second scale of the tip.
    public var secondaryScale: CGFloat

    /// Creates a point.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat, secondaryScale: CGFloat = 1
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude, self.secondaryScale) = (force, azimuth, altitude, secondaryScale)
    }

    /// The numbers in a fixed order.
    var numbers: [Double] {
        [
            location.x, location.y, timeOffset, size.width, size.height, opacity, force, azimuth, altitude,
            secondaryScale,
        ]
    }

    init?(numbers n: some RandomAccessCollection<Double>) {
        let n = Array(n)
        guard n.count == 10, n.allSatisfy(\.isFinite) else { return nil }
        self.init(
            location: CGPoint(x: n[0], y: n[1]), timeOffset: n[2], size: CGSize(width: n[3], height: n[4]),
            opacity: n[5], force: n[6], azimuth: n[7], altitude: n[8], secondaryScale: n[9])
    }
}
