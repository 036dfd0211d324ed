import Foundation

/// Receives changes of the homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    /// Called when the homes were read: at once, without any.
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    /// Called when another home is the first one.
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    /// Called when a home was added.
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    /// Called when a home was removed.
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    /// Called when the app's permission has changed.
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// The user's homes; there are none here.
///
/// Follows Apple's [HMHomeManager](https://developer.apple.com/documentation/homekit/hmhomemanager). The permission is restricted, as on a
/// machine whose owner forbids it; the delegate receives an empty list of homes, and changes fail with `homeAccessNotAuthorized`.
open class HMHomeManager: NSObject, @unchecked Sendable {
    /// Receives changes; the empty list of homes at once.
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet {
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.homeManager(self, didUpdate: authorizationStatus)
                delegate?.homeManagerDidUpdateHomes(self)
            }
        }
    }
    /// The homes: none.
    open var homes: [HMHome] { [] }
    /// The home in which the user lives; nil.
    open var primaryHome: HMHome? { nil }
    /// Whether the app may use homes: it is restricted.
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
    /// Creates a manager.
    public override init() {}
    /// Adds a home; fails.
    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) {
        HMError.fail { completion(nil, $0) }
    }
    /// Adds a home; fails.
    open func addHome(withName homeName: String) async throws -> HMHome { throw HMError.unavailable() }
    /// Removes a home; fails.
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
    /// Makes a home the first one; fails.
    open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
}

/// Searches for devices to add; none are found here.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    /// Receives devices; never here.
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    /// The devices that were found: none.
    open var discoveredAccessories: [HMAccessory] { [] }
    /// Creates a browser.
    public override init() {}
    /// Begins to search; nothing is found.
    open func startSearchingForNewAccessories() { _ = HMError.unavailable() }
    /// Ends the search.
    open func stopSearchingForNewAccessories() {}
}

/// Receives devices that were found.
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    /// Called when a device was found.
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    /// Called when a device is no longer there.
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}
