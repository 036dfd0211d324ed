import Foundation

/// Something of the health data.
///
/// Follows Apple's [HKObject](https://developer.apple.com/documentation/healthkit/hkobject).
open class HKObject: NSObject, @unchecked Sendable {
    /// The object's name, which no other has.
    public let uuid: UUID
    /// The app's notes; nil for none.
    public let metadata: [String: Any]?
    /// The device; nil if it is not known.
    public let device: HKDevice?
    /// The app that has saved the object, with its version.
    public internal(set) var sourceRevision = HKSourceRevision(source: .default(), version: HKSource.version)
    /// The app that has saved the object.
    open var source: HKSource { sourceRevision.source }

    init(uuid: UUID = UUID(), metadata: [String: Any]?, device: HKDevice?) {
        (self.uuid, self.metadata, self.device) = (uuid, metadata, device)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    public override var hash: Int { uuid.hashValue }
}

/// Something that was deleted from the health data.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    /// The name of the object.
    public let uuid: UUID
    /// What of its metadata is kept: its name for synchronization; nil for none.
    public let metadata: [String: Any]?
    init(uuid: UUID, metadata: [String: Any]? = nil) { (self.uuid, self.metadata) = (uuid, metadata) }
}

/// An app or a device that saves health data.
///
/// Follows Apple's [HKSource](https://developer.apple.com/documentation/healthkit/hksource).
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The identifier of the app's bundle.
    public let bundleIdentifier: String
    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// Returns the app itself.
    open class func `default`() -> HKSource {
        let name = Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String
        return HKSource(
            name: name ?? Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName,
            bundleIdentifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }
    static var version: String? { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }

    /// The source itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    public override var hash: Int { bundleIdentifier.hashValue }
}

/// An app that saves health data, in one of its versions.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    /// The app.
    public let source: HKSource
    /// The app's version; nil if it is not known.
    public let version: String?
    /// The model of the device; nil if it is not known.
    public let productType: String?
    /// The version of the system.
    public let operatingSystemVersion: OperatingSystemVersion
    /// Creates a revision.
    public init(
        source: HKSource, version: String?, productType: String? = nil,
        operatingSystemVersion: OperatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
    ) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
    /// The revision itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKSourceRevision else { return false }
        return other.source == source && other.version == version && other.productType == productType
    }
    public override var hash: Int { source.hash }
}

/// The device that has measured something.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    /// The name; nil if it is not known.
    public let name: String?
    /// The manufacturer; nil if it is not known.
    public let manufacturer: String?
    /// The model; nil if it is not known.
    public let model: String?
    /// The version of the hardware; nil if it is not known.
    public let hardwareVersion: String?
    /// The version of the firmware; nil if it is not known.
    public let firmwareVersion: String?
    /// The version of the software; nil if it is not known.
    public let softwareVersion: String?
    /// The name for this machine alone; nil if there is none.
    public let localIdentifier: String?
    /// The name in registers of medical devices; nil if there is none.
    public let udiDeviceIdentifier: String?

    /// Creates a device.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }

    /// Returns this machine.
    open class func local() -> HKDevice {
        HKDevice(
            name: ProcessInfo.processInfo.hostName, manufacturer: nil, model: nil, hardwareVersion: nil,
            firmwareVersion: nil, softwareVersion: ProcessInfo.processInfo.operatingSystemVersionString,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    var fields: [String?] {
        [
            name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier,
            udiDeviceIdentifier,
        ]
    }
    convenience init(fields: [String?]) {
        func field(_ index: Int) -> String? { fields.indices.contains(index) ? fields[index] : nil }
        self.init(
            name: field(0), manufacturer: field(1), model: field(2), hardwareVersion: field(3),
            firmwareVersion: field(4), softwareVersion: field(5), localIdentifier: field(6),
            udiDeviceIdentifier: field(7))
    }

    /// The device itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.fields == fields }
    public override var hash: Int { fields.hashValue }
}
