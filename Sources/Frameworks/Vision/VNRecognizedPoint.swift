import Foundation

/// A point from 0 to 1, with the origin at the bottom left.
///
/// Follows Apple's [VNPoint](https://developer.apple.com/documentation/vision/vnpoint).
open class VNPoint: NSObject, @unchecked Sendable {
    /// The point.
    public let location: CGPoint
    /// From left to right.
    open var x: Double { location.x }
    /// From bottom to top.
    open var y: Double { location.y }
    /// The point at the bottom left.
    open class var zero: VNPoint { VNPoint(location: .zero) }
    /// Creates a point.
    public init(location: CGPoint) { self.location = location }
    /// Creates a point.
    public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
    /// Returns the distance to another point.
    open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }
}

/// A point that was found.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
    /// How sure it is, from 0 to 1.
    public let confidence: Float
    init(location: CGPoint, confidence: Float) {
        self.confidence = confidence
        super.init(location: location)
    }
}

/// A point with a name.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
    /// The name.
    public let identifier: VNRecognizedPointKey
    init(location: CGPoint, confidence: Float, identifier: VNRecognizedPointKey) {
        self.identifier = identifier
        super.init(location: location, confidence: confidence)
    }
}

/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a group of points.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All points.
    public static let all = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
}

/// The joints of a body or a hand; none are ever found here.
///
/// Follows Apple's
/// [VNRecognizedPointsObservation](https://developer.apple.com/documentation/vision/vnrecognizedpointsobservation).
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    /// The points that were found.
    let points: [VNRecognizedPointKey: VNRecognizedPoint]
    init(points: [VNRecognizedPointKey: VNRecognizedPoint], confidence: Float = 1) {
        self.points = points
        super.init(confidence: confidence)
    }

    /// The names of the points.
    open var availableKeys: [VNRecognizedPointKey] { Array(points.keys) }
    /// The names of the groups.
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [.all] }

    /// Returns a point; throws where it was not found.
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        guard let point = points[pointKey] else { throw VNError(.invalidArgument) }
        return point
    }

    /// Returns the points of a group.
    open func recognizedPoints(
        forGroupKey groupKey: VNRecognizedPointGroupKey
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] {
        points.filter { Self.group(groupKey, contains: $0.key) }
    }

    class func group(_ group: VNRecognizedPointGroupKey, contains key: VNRecognizedPointKey) -> Bool { group == .all }
}
