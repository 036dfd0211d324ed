import Foundation

/// An address of a house.
///
/// Follows Apple's [CNPostalAddress](https://developer.apple.com/documentation/contacts/cnpostaladdress).
open class CNPostalAddress: NSObject, @unchecked Sendable {
    fileprivate(set) var values = AddressValues()
    /// Creates an empty address.
    public override init() {}
    /// The street and number.
    open var street: String { values.street }
    /// The part of the city.
    open var subLocality: String { values.subLocality }
    /// The city.
    open var city: String { values.city }
    /// The county.
    open var subAdministrativeArea: String { values.county }
    /// The state.
    open var state: String { values.state }
    /// The postal code.
    open var postalCode: String { values.code }
    /// The country.
    open var country: String { values.country }
    /// The country's code.
    open var isoCountryCode: String { values.countryCode }
}

/// The parts of an address.
struct AddressValues {
    var (street, subLocality, city, county, state, code, country, countryCode) = ("", "", "", "", "", "", "", "")
}

/// An address whose parts can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { values.street }
        set { values.street = newValue }
    }
    open override var subLocality: String {
        get { values.subLocality }
        set { values.subLocality = newValue }
    }
    open override var city: String {
        get { values.city }
        set { values.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { values.county }
        set { values.county = newValue }
    }
    open override var state: String {
        get { values.state }
        set { values.state = newValue }
    }
    open override var postalCode: String {
        get { values.code }
        set { values.code = newValue }
    }
    open override var country: String {
        get { values.country }
        set { values.country = newValue }
    }
    open override var isoCountryCode: String {
        get { values.countryCode }
        set { values.countryCode = newValue }
    }
}
