// The texts equal Apple's.

/// The key for the name of an account.
public let kSecAttrAccount: CFString = "acct"
/// The key for the service of a password.
public let kSecAttrService: CFString = "svce"
/// The key for the server of a password.
public let kSecAttrServer: CFString = "srvr"
/// The key for the protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key for how a server recognizes its users.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key for the port of a server.
public let kSecAttrPort: CFString = "port"
/// The key for the path on a server.
public let kSecAttrPath: CFString = "path"
/// The key for the domain of an account.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key for the group of apps that share an item; groups do not matter here.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key for when an item can be read; here it can when the keychain is unlocked.
public let kSecAttrAccessible: CFString = "pdmn"
/// The key for the conditions under which an item can be read; without effect.
public let kSecAttrAccessControl: CFString = "accc"
/// The key for the name that the user sees.
public let kSecAttrLabel: CFString = "labl"
/// The key for a description.
public let kSecAttrDescription: CFString = "desc"
/// The key for a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key for the creator, a number.
public let kSecAttrCreator: CFString = "crtr"
/// The key for whether an item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key for whether an item has no password on purpose.
public let kSecAttrIsNegative: CFString = "nega"
/// The key for data of the app.
public let kSecAttrGeneric: CFString = "gena"
/// The key for whether an item is synchronized; nothing is here.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items that are synchronized, and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key for the date of creation.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key for the date of the last change.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key for the subject of a certificate.
public let kSecAttrSubject: CFString = "subj"
/// The key for the issuer of a certificate.
public let kSecAttrIssuer: CFString = "issr"
/// The key for the serial number of a certificate.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The key for the identifier of a certificate's key.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The key for the digest of a certificate's key.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The key for the type of a certificate.
public let kSecAttrCertificateType: CFString = "ctyp"
/// The key for the encoding of a certificate.
public let kSecAttrCertificateEncoding: CFString = "cenc"
/// The key for which half of a pair a key is.
public let kSecAttrKeyClass: CFString = "kcls"
/// The key for the digest of a public key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key for data by which an app finds a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key for the algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// The key for the type of an item, a number.
public let kSecAttrType: CFString = "type"
/// The key for the size of a key in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key for the size of a key in bits that count.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// The key for whether a key is kept in the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key for whether a key can leave the keychain.
public let kSecAttrIsExtractable: CFString = "extr"
/// The key for whether a key may encrypt.
public let kSecAttrCanEncrypt: CFString = "encr"
/// The key for whether a key may decrypt.
public let kSecAttrCanDecrypt: CFString = "decr"
/// The key for whether a key may derive others.
public let kSecAttrCanDerive: CFString = "drve"
/// The key for whether a key may sign.
public let kSecAttrCanSign: CFString = "sign"
/// The key for whether a key may check signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// The key for whether a key may wrap others.
public let kSecAttrCanWrap: CFString = "wrap"
/// The key for whether a key may unwrap others.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// The key for the device that holds a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The processor that keeps keys to itself, which is not available.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key for the attributes of a private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key for the attributes of a public key.
public let kSecPublicKeyAttrs: CFString = "public"
