/// The purpose of a field, for input methods and keyboards on the screen.
///
/// Follows Apple's [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of ``UITextContentType`` in code written for the Mac.
public typealias NSTextContentType = UITextContentType

extension UITextContentType {
    /// A name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix of a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title at work.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// A name of a company.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A place, with or without an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// A code for mail.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A place on the web.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A number of a card for paying.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// The name on a card for paying.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The first name on a card for paying.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The middle name on a card for paying.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The last name on a card for paying.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// The code on the back of a card for paying.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// The month until which a card for paying is valid.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The month alone until which a card for paying is valid.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The year alone until which a card for paying is valid.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The kind of a card for paying.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    /// A name for signing in.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// A number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// A number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day alone of a day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month alone of a day of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year alone of a day of birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// A number of a module for mobile telephony.
    public static let cellularEID = UITextContentType(rawValue: "cellularEID")
    /// A number of a telephone.
    public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
