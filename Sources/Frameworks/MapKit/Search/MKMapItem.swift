import CoreLocation
import SwiftUI

/// A place with its address, for maps.
///
/// Follows Apple's [MKPlacemark](https://developer.apple.com/documentation/mapkit/mkplacemark).
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Latitude and longitude, in degrees.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The title: the place's name.
    open var title: String? { name }
    /// The subtitle; none.
    open var subtitle: String? { nil }
    /// The country's code of two letters.
    open var countryCode: String? { isoCountryCode }

    /// Creates a place without an address.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Creates a place with the parts of an address by their names.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            addressDictionary: addressDictionary)
    }

    /// Creates a place of Core Location's.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}

/// A place to show on maps or to travel to.
///
/// Follows Apple's [MKMapItem](https://developer.apple.com/documentation/mapkit/mkmapitem).
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place.
    public let placemark: MKPlacemark
    /// Whether the item is the place of the device.
    public let isCurrentLocation: Bool
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The address of a web page.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The kind of place.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// Creates an item of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        name = placemark.name
    }

    private init(_ location: CLLocation?) {
        placemark = MKPlacemark(coordinate: location?.coordinate ?? kCLLocationCoordinate2DInvalid)
        isCurrentLocation = true
        name = "Current Location"
    }

    /// The place of the device.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(CLLocationManager().location) }

    /// Opens the place on the map of OpenStreetMap, in the desktop's browser.
    /// - Returns: Whether the place is valid.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens the first of several places on the map of OpenStreetMap, in the desktop's browser.
    /// - Returns: Whether there is one that is valid.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let url = mapItems.lazy.compactMap(\.page).first else { return false }
        // From any thread.
        DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.open(url) } }
        return true
    }

    /// The page of OpenStreetMap for the place; nil if it is not valid.
    var page: URL? {
        let place = placemark.coordinate
        guard CLLocationCoordinate2DIsValid(place) else { return nil }
        let (latitude, longitude) = (String(format: "%.6f", place.latitude), String(format: "%.6f", place.longitude))
        return URL(
            string: "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=15/\(latitude)/\(longitude)")
    }
}

/// The way to travel, for ``MKMapItem/openInMaps(launchOptions:)``.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// In the way that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// Whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
