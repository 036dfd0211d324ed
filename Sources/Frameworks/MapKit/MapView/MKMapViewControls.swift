import SwiftUI

/// A button that lets a map follow the device.
///
/// Follows Apple's [MKUserTrackingButton](https://developer.apple.com/documentation/mapkit/mkusertrackingbutton).
@MainActor @preconcurrency
open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?

    /// Creates a button of a map.
    public init(mapView: MKMapView?) {
        self.mapView = mapView
        super.init(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 34, height: 34) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        AnyView(
            MapControlButton(symbol: "location", name: "Tracking") { [weak mapView] in
                guard let mapView else { return }
                mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
            })
    }
}

/// A compass of a map, which turns it to the north.
///
/// Follows Apple's [MKCompassButton](https://developer.apple.com/documentation/mapkit/mkcompassbutton).
@MainActor @preconcurrency
open class MKCompassButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// Whether the compass is shown: on a map that is turned, by default.
    open var compassVisibility = MKFeatureVisibility.adaptive

    /// Creates a compass of a map.
    public init(mapView: MKMapView?) {
        self.mapView = mapView
        super.init(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 34, height: 34) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        guard let mapView else { return AnyView(EmptyView()) }
        return AnyView(CompassContent(mapView: mapView, changes: mapView.changes, visibility: compassVisibility))
    }
}

private struct CompassContent: View {
    let mapView: MKMapView
    @ObservedObject var changes: MapViewChanges
    let visibility: MKFeatureVisibility

    var body: some View {
        let heading = mapView.viewport?.heading ?? 0
        if visibility == .visible || visibility == .adaptive && heading != 0 {
            MapControlButton(symbol: "location.north.fill", name: "Compass", angle: -heading) {
                let camera = mapView.camera
                camera.heading = 0
                mapView.setCamera(camera, animated: true)
            }
        }
    }
}

/// The scale of a map: the length of some meters or feet.
///
/// Maps here show one of their own, so that this view stays empty.
///
/// Follows Apple's [MKScaleView](https://developer.apple.com/documentation/mapkit/mkscaleview).
@MainActor @preconcurrency
open class MKScaleView: UIView {
    /// At which end the scale begins.
    public enum Alignment: Int, Sendable { case leading, trailing }
    /// The map.
    open weak var mapView: MKMapView?
    /// Whether the scale is shown; the map decides here.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// At which end the scale begins.
    open var legendAlignment = Alignment.leading

    /// Creates a scale of a map.
    public init(mapView: MKMapView?) {
        self.mapView = mapView
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
