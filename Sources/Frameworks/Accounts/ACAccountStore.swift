import Foundation

/// The kind of an account.
///
/// Follows Apple's [ACAccountType](https://developer.apple.com/documentation/accounts/acaccounttype).
open class ACAccountType: NSObject, @unchecked Sendable {
    /// The name of the kind.
    public let identifier: String
    /// The name for users.
    open var accountTypeDescription: String { identifier }
    /// Whether the app may use accounts of the kind; false.
    open var accessGranted: Bool { false }
    init(identifier: String) { self.identifier = identifier }
}

/// Twitter's accounts.
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
/// Facebook's accounts.
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
/// Sina Weibo's accounts.
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
/// Tencent Weibo's accounts.
public let ACAccountTypeIdentifierTencentWeibo = "com.apple.tencentweibo"
/// LinkedIn's accounts.
public let ACAccountTypeIdentifierLinkedIn = "com.apple.linkedin"
/// The key of Facebook's identifier of an app.
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
/// The key of Facebook's permissions.
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
/// The key of the readers of an app's entries in Facebook.
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"

/// The proof of an account.
open class ACAccountCredential: NSObject, @unchecked Sendable {
    /// The token of OAuth; nil for none.
    open var oauthToken: String?
    /// Creates a proof with a token of OAuth 1.
    public init(oAuthToken token: String, tokenSecret secret: String) { oauthToken = token }
    /// Creates a proof with a token of OAuth 2.
    public init(oAuth2Token token: String, refreshToken: String, expiryDate: Date) { oauthToken = token }
}

/// An account.
///
/// Follows Apple's [ACAccount](https://developer.apple.com/documentation/accounts/acaccount).
open class ACAccount: NSObject, @unchecked Sendable {
    /// The identifier in the store; nil, as no account is saved.
    open var identifier: NSString? { nil }
    /// The kind.
    open var accountType: ACAccountType!
    /// The description.
    open var accountDescription: String!
    /// The user's name.
    open var username: String!
    /// The proof.
    open var credential: ACAccountCredential!
    /// Creates an account of a kind.
    public init(accountType type: ACAccountType!) { accountType = type }
}

/// The result of renewing a proof.
public enum ACAccountCredentialRenewResult: Int, Sendable { case renewed, rejected, failed }

extension NSNotification.Name {
    /// Sent when accounts have changed; never here.
    public static let ACAccountStoreDidChange = NSNotification.Name("ACAccountStoreDidChangeNotification")
}

/// The accounts of the system: none, and access is denied.
///
/// Follows Apple's [ACAccountStore](https://developer.apple.com/documentation/accounts/acaccountstore).
open class ACAccountStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() {}
    /// The accounts: none.
    open var accounts: NSArray! { NSArray() }
    /// Returns the account with an identifier; nil.
    open func account(withIdentifier identifier: String!) -> ACAccount! { nil }
    /// Returns a kind of accounts.
    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
        ACAccountType(identifier: typeIdentifier ?? "")
    }
    /// Returns the accounts of a kind: none.
    open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }
    /// Asks whether the app may use accounts of a kind: no.
    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:],
        completion: (@Sendable (Bool, (any Error)?) -> Void)!
    ) {
        let error = ACError.missing()
        DispatchQueue.global().async { completion?(false, error) }
    }
    /// Asks whether the app may use accounts of a kind; fails.
    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:]
    ) async throws -> Bool { throw ACError.missing() }
    /// Saves an account; fails.
    open func saveAccount(
        _ account: ACAccount!, withCompletionHandler handler: (@Sendable (Bool, (any Error)?) -> Void)!
    ) {
        DispatchQueue.global().async { handler?(false, ACError(.permissionDenied)) }
    }
    /// Removes an account; fails.
    open func removeAccount(
        _ account: ACAccount!, withCompletionHandler handler: (@Sendable (Bool, (any Error)?) -> Void)!
    ) { DispatchQueue.global().async { handler?(false, ACError(.accountNotFound)) } }
    /// Renews the proof of an account; fails.
    open func renewCredentials(
        for account: ACAccount!, completion: (@Sendable (ACAccountCredentialRenewResult, (any Error)?) -> Void)!
    ) { DispatchQueue.global().async { completion?(.failed, ACError(.accountNotFound)) } }
}
