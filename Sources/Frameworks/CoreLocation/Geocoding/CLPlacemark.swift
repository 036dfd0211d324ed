import Contacts
import Foundation

/// A place with its address.
///
/// Follows Apple's [CLPlacemark](https://developer.apple.com/documentation/corelocation/clplacemark). Nothing here looks
/// addresses up, so that everything is nil except for the location and the values that an app gives.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// Latitude and longitude.
    public let location: CLLocation?
    /// The region around the place.
    open var region: CLRegion? { nil }
    /// The time zone of the place.
    open var timeZone: TimeZone? { nil }
    /// The name of the place.
    open var name: String? { addressDictionary?["Name"] as? String }
    /// The street and number.
    open var thoroughfare: String? { addressDictionary?["Street"] as? String }
    /// The number of the house.
    open var subThoroughfare: String? { addressDictionary?["SubThoroughfare"] as? String }
    /// The city.
    open var locality: String? { addressDictionary?["City"] as? String }
    /// The part of the city.
    open var subLocality: String? { addressDictionary?["SubLocality"] as? String }
    /// The state or province.
    open var administrativeArea: String? { addressDictionary?["State"] as? String }
    /// The county.
    open var subAdministrativeArea: String? { addressDictionary?["SubAdministrativeArea"] as? String }
    /// The postal code.
    open var postalCode: String? { addressDictionary?["ZIP"] as? String }
    /// The country's code of two letters.
    open var isoCountryCode: String? { addressDictionary?["CountryCode"] as? String }
    /// The country.
    open var country: String? { addressDictionary?["Country"] as? String }
    /// The lake or river.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// The sights of the place.
    open var areasOfInterest: [String]? { nil }
    /// The parts of the address by their names in the address book.
    public let addressDictionary: [AnyHashable: Any]?

    /// The address, as contacts have it; nil if no part of it is known.
    open var postalAddress: CNPostalAddress? {
        guard let addressDictionary, !addressDictionary.isEmpty else { return nil }
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address
    }

    /// Creates a copy of a place.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        addressDictionary = placemark.addressDictionary
    }

    /// Creates a place of a location and the parts of an address.
    package init(location: CLLocation?, addressDictionary: [AnyHashable: Any]?) {
        self.location = location
        self.addressDictionary = addressDictionary
    }

    /// Returns the place itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
