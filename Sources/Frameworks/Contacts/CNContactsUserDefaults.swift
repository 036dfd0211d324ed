import Foundation
import OrielFoundation

/// How the user wants contacts to be shown.
///
/// Follows Apple's [CNContactsUserDefaults](https://developer.apple.com/documentation/contacts/cncontactsuserdefaults). The
/// desktop has no such settings: the order is the default one, and the country is the language's.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let one = CNContactsUserDefaults()
    /// The settings of the user.
    open class func shared() -> Self {
        // A subclass has no settings of its own.
        one as? Self ?? Self()
    }
    /// Creates the settings; use ``shared()``.
    public required override init() { super.init() }

    /// The order of contacts: by their family names.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The code of the country by which telephone numbers are read, in lower case; “us” where the language names none.
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
