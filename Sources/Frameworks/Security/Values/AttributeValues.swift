// The texts equal Apple's.

/// Readable while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable once the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always readable.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable while the device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Readable while this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable once this device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always readable on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that both sides know.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A curve of NIST's.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A curve of NIST's.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// FTP over an encrypted connection.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// IMAP over an encrypted connection.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// A proxy of HTTP.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy of HTTPS.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The server's usual way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// A name and a password in the request.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// A digest of the password in the request.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Distributed Password Authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Remote Password Authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
