import CoreLocation
import Foundation

/// Which part of the world a map shows.
///
/// Follows Apple's [MapCameraPosition](https://developer.apple.com/documentation/mapkit/mapcameraposition). A map sets
/// its binding to a position with ``positionedByUser`` when the user moves it.
public struct MapCameraPosition: Equatable {
    indirect enum Kind {
        case automatic, byUser
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem)
        case camera(MapCamera)
        case user(followsHeading: Bool, fallback: MapCameraPosition)
    }

    let kind: Kind
    /// Whether an item is seen at an angle where that looks better; not shown here.
    public private(set) var allowsAutomaticPitch = false

    init(_ kind: Kind, allowsAutomaticPitch: Bool = false) {
        self.kind = kind
        self.allowsAutomaticPitch = allowsAutomaticPitch
    }

    /// All content of the map, or the world if there is none.
    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
    /// A region, as large as fits.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    /// A rectangle, as large as fits.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    /// The surroundings of an item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(.item(item), allowsAutomaticPitch: allowsAutomaticPitch)
    }
    /// All that a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// The surroundings of the device.
    /// - Parameters:
    ///   - followsHeading: Whether the direction of the device is up; no device here has a compass.
    ///   - fallback: The position as long as the place of the device is not known.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(.user(followsHeading: followsHeading, fallback: fallback))
    }

    /// The region, if the position is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle, if the position is one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The item, if the position is one.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// The camera, if the position is one.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The position as long as the place of the device is not known; nil for other positions.
    public var fallbackPosition: MapCameraPosition? { if case .user(_, let other) = kind { other } else { nil } }
    /// Whether the map follows the device.
    public var followsUserLocation: Bool { fallbackPosition != nil }
    /// Whether the map follows the direction of the device.
    public var followsUserHeading: Bool { if case .user(true, _) = kind { true } else { false } }
    /// Whether the user moved the map.
    public var positionedByUser: Bool { if case .byUser = kind { true } else { false } }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        switch (a.kind, b.kind) {
        case (.automatic, .automatic), (.byUser, .byUser): true
        case (.region(let a), .region(let b)): a.isSame(as: b)
        case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
        case (.item(let a), .item(let b)): a === b
        case (.camera(let a), .camera(let b)): a == b
        case (.user(let a, let c), .user(let b, let d)): a == b && c == d
        default: false
        }
    }
}

/// How far the user can move and zoom a map.
///
/// Follows Apple's [MapCameraBounds](https://developer.apple.com/documentation/mapkit/mapcamerabounds).
public struct MapCameraBounds: Sendable {
    let rect: MKMapRect?
    let minimumDistance: Double?
    let maximumDistance: Double?

    /// Keeps the map's middle in a region, and the camera's distance in a range of meters.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        rect = centerCoordinateBounds.rect
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Keeps the map's middle in a rectangle, and the camera's distance in a range of meters.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        rect = centerCoordinateBounds
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Keeps the camera's distance in a range of meters.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        rect = nil
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    /// Brings a viewport within the bounds.
    func apply(to viewport: MapViewport, in size: CGSize) -> MapViewport {
        var result = viewport
        if let rect, !rect.isNull {
            let across = (result.x - rect.midX).remainder(dividingBy: Mercator.side)
            result.x = rect.midX + min(max(across, -rect.width / 2), rect.width / 2)
            result.y = min(max(result.y, rect.minY), rect.maxY)
        }
        // After the middle: a scale is another distance at another latitude.
        var camera = result.camera(in: size)
        let near = minimumDistance ?? 0, far = max(maximumDistance ?? .infinity, near)
        if camera.distance < near || camera.distance > far {
            camera.distance = min(max(camera.distance, near), far)
            result.zoom = MapViewport(camera, in: size)?.zoom ?? result.zoom
        }
        result.bound(in: size)
        return result
    }
}
