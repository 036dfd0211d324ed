// The texts equal Apple's.

/// The key for the class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"

/// The key for the number of results; one by default.
public let kSecMatchLimit: CFString = "m_Limit"
/// One result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key for whether texts match in either case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key for the items to search; without effect.
public let kSecMatchItemList: CFString = "m_ItemList"
/// The key for a policy that certificates must satisfy; without effect.
public let kSecMatchPolicy: CFString = "m_Policy"
/// The key for the issuers of certificates; without effect.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// The key for whether certificates must be trusted; without effect.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// The key for a date on which certificates must be valid; without effect.
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// The key for whether the data is returned.
public let kSecReturnData: CFString = "r_Data"
/// The key for whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key for whether an object is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// The key for whether data that stands for the item is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key for the data, which is secret.
public let kSecValueData: CFString = "v_Data"
/// The key for an object: a key, a certificate or an identity.
public let kSecValueRef: CFString = "v_Ref"
/// The key for data that stands for an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
