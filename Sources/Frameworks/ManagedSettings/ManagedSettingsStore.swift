import Foundation
import OrielFoundation

/// The name of an app, category or domain that the user has chosen, which apps cannot read.
///
/// Follows Apple's [Token](https://developer.apple.com/documentation/managedsettings/token).
public struct Token<T>: Hashable, Codable, Sendable {
    private let data: Data
}
/// The name of an app.
public typealias ApplicationToken = Token<Application>
/// The name of a category.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// The name of a domain.
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Hashable, Codable, Sendable {
    /// The app's name for the system; nil if unknown.
    public let bundleIdentifier: String?
    /// The app's name for users; nil if unknown.
    public var localizedDisplayName: String? { nil }
    /// The name that cannot be read; nil if unknown.
    public let token: ApplicationToken?
    /// Creates an app of its name for the system.
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    /// Creates an app of its name that cannot be read.
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}

/// A category of apps.
public struct ActivityCategory: Hashable, Codable, Sendable {
    /// The name for users; nil if unknown.
    public var localizedDisplayName: String? { nil }
    /// The name that cannot be read; nil if unknown.
    public let token: ActivityCategoryToken?
    /// Creates a category of its name.
    public init(token: ActivityCategoryToken) { self.token = token }
}

/// A domain.
public struct WebDomain: Hashable, Codable, Sendable {
    /// The domain; nil if unknown.
    public let domain: String?
    /// The name that cannot be read; nil if unknown.
    public let token: WebDomainToken?
    /// Creates a domain of its name.
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    /// Creates a domain of its name that cannot be read.
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}

/// Settings that an app keeps for the machine, which have no effect here.
///
/// Follows Apple's [ManagedSettingsStore](https://developer.apple.com/documentation/managedsettings/managedsettingsstore). A value that is set is
/// kept in the object, and reported once: no app is covered or blocked.
open class ManagedSettingsStore: @unchecked Sendable {
    /// The name of a store.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The app's own.
        public static let `default` = Name("default")
    }
    /// The covers of apps; without effect.
    public var shield = ShieldSettings() { didSet { warn() } }
    /// The apps; without effect.
    public var application = ApplicationSettings() { didSet { warn() } }
    /// The pages; without effect.
    public var webContent = WebContentSettings() { didSet { warn() } }
    /// The store; without effect.
    public var appStore = AppStoreSettings() { didSet { warn() } }
    /// Films and books; without effect.
    public var media = MediaSettings() { didSet { warn() } }
    /// The clock; without effect.
    public var dateAndTime = DateAndTimeSettings() { didSet { warn() } }
    /// The account; without effect.
    public var account = AccountSettings() { didSet { warn() } }
    /// Creates the app's own store.
    public init() {}
    /// Creates a store with a name.
    public init(named name: Name) {}
    /// Removes all settings.
    public func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
        (appStore, media, dateAndTime) = (AppStoreSettings(), MediaSettings(), DateAndTimeSettings())
        account = AccountSettings()
    }
    private func warn() {
        RuntimeWarning.issue("ManagedSettings: nothing is blocked or covered on this machine; settings have no effect.")
    }
}

/// The covers of apps.
public struct ShieldSettings: Sendable {
    /// The categories that are covered.
    public enum ActivityCategoryPolicy<T: Hashable & Sendable>: Hashable, Sendable {
        case none
        case all(except: Set<Token<T>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<T>> = [])
    }
    /// The apps; nil for none.
    public var applications: Set<ApplicationToken>?
    /// The categories of apps; nil for none.
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    /// The domains; nil for none.
    public var webDomains: Set<WebDomainToken>?
    /// The categories of domains; nil for none.
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Settings of apps.
public struct ApplicationSettings: Sendable {
    /// The apps that cannot be opened; nil for none.
    public var blockedApplications: Set<Application>?
    /// Whether apps cannot be installed; nil for the system's.
    public var denyAppInstallation: Bool?
    /// Whether apps cannot be removed; nil for the system's.
    public var denyAppRemoval: Bool?
}

/// Settings of pages.
public struct WebContentSettings: Sendable {
    /// The pages that are blocked.
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }
    /// The pages that are blocked; nil for none.
    public var blockedByFilter: FilterPolicy?
}

/// Settings of the store.
public struct AppStoreSettings: Sendable {
    /// Whether purchases in apps are denied; nil for the system's.
    public var denyInAppPurchases: Bool?
    /// The highest age of apps; nil for the system's.
    public var maximumRating: Int?
    /// Whether each purchase demands the password; nil for the system's.
    public var requirePasswordForPurchases: Bool?
}

/// Settings of films and books.
public struct MediaSettings: Sendable {
    /// Whether words for adults are denied; nil for the system's.
    public var denyExplicitContent: Bool?
    /// The highest rating of films; nil for the system's.
    public var maximumMovieRating: Int?
    /// The highest rating of series; nil for the system's.
    public var maximumTVShowRating: Int?
}

/// Settings of the clock.
public struct DateAndTimeSettings: Sendable {
    /// Whether the clock is set by the network alone; nil for the system's.
    public var requireAutomaticDateAndTime: Bool?
}

/// Settings of the account.
public struct AccountSettings: Sendable {
    /// Whether the account cannot be changed; nil for the system's.
    public var lockAccounts: Bool?
}

/// The buttons of a cover.
public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// What happens after a button of a cover.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }

/// An extension that answers the buttons of covers; the system starts none here.
open class ShieldActionDelegate: NSObject, @unchecked Sendable {
    /// Creates an extension.
    public override init() {}
    /// Called with a button of an app's cover.
    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    /// Called with a button of a domain's cover.
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    /// Called with a button of a category's cover.
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
