import CoreLocation
import SwiftUI

/// Draws a part of a map as a picture.
///
/// Follows Apple's [MKMapSnapshotter](https://developer.apple.com/documentation/mapkit/mkmapsnapshotter). The picture shows the
/// tiles that have been loaded already.
@MainActor @preconcurrency
open class MKMapSnapshotter: NSObject {
    /// The closure that receives the picture, or an error.
    public typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void

    /// The contents of a picture.
    @MainActor @preconcurrency
    open class Options: NSObject {
        /// The size, in points; 256 by 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// The pixels of a point; 1 by default.
        open var scale: CGFloat = 1
        /// The region.
        open var region = MKCoordinateRegion(.world) { didSet { part = .region(region) } }
        /// The rectangle of the map.
        open var mapRect = MKMapRect.world { didSet { part = .rect(mapRect) } }
        /// The camera.
        open var camera = MKMapCamera() { didSet { part = .camera(camera) } }
        /// The kind of map.
        open var mapType = MKMapType.standard
        /// How the map looks.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// Whether places are shown by their kinds; the tiles decide.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether buildings are shown; the tiles decide.
        open var showsBuildings = true
        /// The traits; a dark style draws a dark map.
        open var traitCollection = UITraitCollection()

        fileprivate enum Part {
            case region(MKCoordinateRegion)
            case rect(MKMapRect)
            case camera(MKMapCamera)
        }
        fileprivate var part = Part.rect(.world)

        /// Creates options of the whole earth.
        nonisolated public override init() {}

        fileprivate var viewport: MapViewport? {
            switch part {
            case .region(let region): MapViewport(showing: region, in: size)
            case .rect(let rect): MapViewport(showing: rect, in: size)
            case .camera(let camera):
                MapViewport(
                    MapCamera(
                        centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
                        heading: camera.heading, pitch: camera.pitch), in: size)
            }
        }

        fileprivate var isImagery: Bool {
            mapType != .standard && mapType != .mutedStandard || !(preferredConfiguration is MKStandardMapConfiguration)
        }
    }

    /// A picture of a map.
    @MainActor @preconcurrency
    open class Snapshot: NSObject {
        /// The picture.
        public let image: UIImage
        private let viewport: MapViewport
        private let size: CGSize

        init(image: UIImage, viewport: MapViewport, size: CGSize) {
            (self.image, self.viewport, self.size) = (image, viewport, size)
        }

        /// Returns the point of the picture at which a place is; far outside for one that is not valid.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            guard CLLocationCoordinate2DIsValid(coordinate) else { return CGPoint(x: -1e6, y: -1e6) }
            return viewport.place(of: MKMapPoint(coordinate), in: size)
        }
    }

    private let options: Options
    /// Whether a picture is being drawn.
    open private(set) var isLoading = false
    private var attempt = 0

    /// Creates a snapshotter.
    nonisolated public init(options: Options) { self.options = options }

    /// Draws the picture, and passes it to a closure on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        isLoading = true
        attempt += 1
        let attempt = attempt
        Later.call { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isLoading, self.attempt == attempt else { return }
                self.isLoading = false
                do { completionHandler(try self.draw(), nil) } catch { completionHandler(nil, error) }
            }
        }
    }

    /// Draws the picture.
    /// - Throws: `MKError.unknown` if the size or the region is empty or not valid.
    open func start() async throws -> Snapshot { try draw() }

    /// Ends drawing; the closure is not called.
    open func cancel() { isLoading = false }

    /// The longest side of a picture, in points.
    private static let longest = 8_192.0

    private func draw() throws -> Snapshot {
        let size = options.size
        guard size.width >= 1, size.height >= 1, size.width <= Self.longest, size.height <= Self.longest,
            let viewport = options.viewport
        else { throw MKError(.unknown) }
        let style: MapStyle = options.isImagery ? .imagery : .standard
        let isDark = options.traitCollection.userInterfaceStyle == .dark
        let ground = MapGround(viewport: viewport, size: size, outlines: [], style: style)
            .frame(width: size.width, height: size.height)
            .environment(\.colorScheme, isDark ? .dark : .light)
        let renderer = ImageRenderer(content: ground)
        renderer.scale = options.scale.isFinite ? min(max(options.scale, 0.5), 4) : 1
        guard let image = renderer.uiImage else { throw MKError(.unknown) }
        return Snapshot(image: image, viewport: viewport, size: size)
    }
}
