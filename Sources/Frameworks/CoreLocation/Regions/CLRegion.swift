import Foundation

/// A region that can be monitored; the base of ``CLCircularRegion``.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// The region's name.
    public let identifier: String
    /// Whether entering the region is reported; true by default.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported; true by default.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Returns the region itself, or a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // Regions are equal by their names, as Apple documents.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    /// Whether a place is in the region.
    func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

/// A circle on the earth.
///
/// Follows Apple's [CLCircularRegion](https://developer.apple.com/documentation/corelocation/clcircularregion).
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: The radius in meters.
    ///   - identifier: The region's name.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a place is in the circle or on its edge.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }

    override func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { contains(coordinate) }
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
