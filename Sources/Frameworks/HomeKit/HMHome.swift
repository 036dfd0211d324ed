import Foundation

/// A home, of which there are none here; apps cannot make one.
///
/// Follows Apple's [HMHome](https://developer.apple.com/documentation/homekit/hmhome).
open class HMHome: NSObject, @unchecked Sendable {
    /// Receives changes.
    open weak var delegate: (any HMHomeDelegate)?
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// Whether the user lives in it.
    open var isPrimary: Bool { false }
    /// The devices.
    open var accessories: [HMAccessory] { [] }
    /// The rooms.
    open var rooms: [HMRoom] { [] }
    /// The groups of rooms.
    open var zones: [HMZone] { [] }
    /// The groups of services.
    open var serviceGroups: [HMServiceGroup] { [] }
    /// The scenes.
    open var actionSets: [HMActionSet] { [] }
    /// The triggers of scenes.
    open var triggers: [HMTrigger] { [] }
    /// The user.
    open var currentUser: HMUser { HMUser() }
    override init() {}
    /// Returns the services of some kinds; nil for none.
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
    /// Returns a room for devices that are in none.
    open func roomForEntireHome() -> HMRoom { HMRoom() }
    /// Changes the name; fails.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
    /// Adds a device; fails.
    open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
    /// Adds devices that the user chooses; fails.
    open func addAndSetupAccessories(completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
    /// Removes a device; fails.
    open func removeAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        HMError.fail(completion)
    }
    /// Moves a device to a room; fails.
    open func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void
    ) { HMError.fail(completion) }
    /// Adds a room; fails.
    open func addRoom(
        withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
    ) {
        HMError.fail { completion(nil, $0) }
    }
    /// Removes a room; fails.
    open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
    /// Adds a scene; fails.
    open func addActionSet(
        withName actionSetName: String, completionHandler completion: @escaping (HMActionSet?, (any Error)?) -> Void
    ) { HMError.fail { completion(nil, $0) } }
    /// Plays a scene; fails.
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        HMError.fail(completion)
    }
}

/// Receives changes of a home.
public protocol HMHomeDelegate: NSObjectProtocol {
    /// Called when the name has changed.
    func homeDidUpdateName(_ home: HMHome)
    /// Called when a device was added.
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    /// Called when a device was removed.
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    /// Called when a room was added.
    func home(_ home: HMHome, didAdd room: HMRoom)
    /// Called when a room was removed.
    func home(_ home: HMHome, didRemove room: HMRoom)
    /// Called when a device was moved to a room.
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    /// Called when a device has failed.
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}

extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}

/// A user of a home.
open class HMUser: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    override init() {}
}

/// A room.
open class HMRoom: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// The devices.
    open var accessories: [HMAccessory] { [] }
    override init() {}
    /// Changes the name; fails.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
}

/// A group of rooms.
open class HMZone: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// The rooms.
    open var rooms: [HMRoom] { [] }
    override init() {}
}

/// A group of services.
open class HMServiceGroup: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// The services.
    open var services: [HMService] { [] }
    override init() {}
}

/// Something that a scene does.
open class HMAction: NSObject, @unchecked Sendable {
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    override init() {}
}

/// A scene.
open class HMActionSet: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// The parts.
    open var actions: Set<HMAction> { [] }
    /// The kind.
    open var actionSetType: String { "HMActionSetTypeUserDefined" }
    /// Whether it is being played.
    open var isExecuting: Bool { false }
    override init() {}
}

/// Begins scenes at a time or after an event.
open class HMTrigger: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// Whether it is in use.
    open var isEnabled: Bool { false }
    /// The scenes.
    open var actionSets: [HMActionSet] { [] }
    override init() {}
}
