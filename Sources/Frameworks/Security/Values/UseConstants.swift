// The texts equal Apple's.

/// The key for the question that the user sees; the desktop has its own.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key for whether the user may be asked; without effect.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The user is not asked, and the search fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The user is not asked, and the item is left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key for a context of `LocalAuthentication`; without effect.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key for which of a Mac's keychains is used; there is one here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key for the items to use; without effect.
public let kSecUseItemList: CFString = "u_ItemList"
/// The key for a keychain in a file; without effect.
public let kSecUseKeychain: CFString = "u_Keychain"

/// The key for the password of a file.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The key for the name of an identity.
public let kSecImportItemLabel: CFString = "label"
/// The key for the identifier of an identity's key.
public let kSecImportItemKeyID: CFString = "keyid"
/// The key for the trust in an identity.
public let kSecImportItemTrust: CFString = "trust"
/// The key for the certificates of an identity.
public let kSecImportItemCertChain: CFString = "chain"
/// The key for an identity.
public let kSecImportItemIdentity: CFString = "identity"
/// The key for whether nothing is added to the keychain, which is always so.
public let kSecImportToMemoryOnly: CFString = "memory"
