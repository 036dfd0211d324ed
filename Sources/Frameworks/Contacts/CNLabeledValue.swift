import Foundation

/// A value with a label, such as a telephone number at work.
///
/// Follows Apple's [CNLabeledValue](https://developer.apple.com/documentation/contacts/cnlabeledvalue).
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    /// The name of the value.
    public let identifier = UUID().uuidString
    /// The label; nil for none.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Creates a value with a label.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// Returns a label in the user's language, as far as it is one of the usual ones.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return String(label.dropFirst(4).dropLast(4)).lowercased()
    }
}

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Another one.
public let CNLabelOther = "_$!<Other>!$_"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// An Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// Another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// An address at iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// A day that is celebrated each year.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The most used telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A page on the web.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// A telephone number.
public final class CNPhoneNumber: NSObject, Sendable {
    /// The number, as it was given.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }
    /// Creates a number without anything; nil, as on Apple's systems.
    public override init() { stringValue = "" }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
}
