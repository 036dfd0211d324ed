import Foundation
import simd

/// The name of a device in sessions.
///
/// Follows Apple's [NIDiscoveryToken](https://developer.apple.com/documentation/nearbyinteraction/nidiscoverytoken).
open class NIDiscoveryToken: NSObject, NSSecureCoding, @unchecked Sendable {
    override init() {}
    /// Whether names are read safely from archives.
    public static var supportsSecureCoding: Bool { true }
    /// Reads a name; nil, as devices of others are not known here.
    public required init?(coder: NSCoder) { nil }
    /// Writes nothing: a name is of no use to others here.
    public func encode(with coder: NSCoder) {}
}

/// The abilities of a device: none here.
public protocol NIDeviceCapability: Sendable {
    /// Whether distances are measured.
    var supportsPreciseDistanceMeasurement: Bool { get }
    /// Whether directions are measured.
    var supportsDirectionMeasurement: Bool { get }
    /// Whether the camera helps.
    var supportsCameraAssistance: Bool { get }
    /// Whether large distances are measured.
    var supportsExtendedDistanceMeasurement: Bool { get }
}

private struct NoCapability: NIDeviceCapability {
    var supportsPreciseDistanceMeasurement: Bool { false }
    var supportsDirectionMeasurement: Bool { false }
    var supportsCameraAssistance: Bool { false }
    var supportsExtendedDistanceMeasurement: Bool { false }
}

/// A device nearby.
///
/// Follows Apple's [NINearbyObject](https://developer.apple.com/documentation/nearbyinteraction/ninearbyobject).
open class NINearbyObject: NSObject, @unchecked Sendable {
    /// The reasons for which a device is removed.
    public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
    /// Where a device is above or below.
    public enum VerticalDirectionEstimate: Int, Sendable { case unknown, same, above, below, aboveOrBelow }
    /// The distance that is not known.
    public static let distanceNotAvailable: Float = .greatestFiniteMagnitude
    /// The name of the device.
    public let discoveryToken: NIDiscoveryToken
    /// The distance in meters; nil if it is not known.
    open var distance: Float? { nil }
    /// The direction; nil if it is not known.
    open var direction: SIMD3<Float>? { nil }
    /// The angle to the side in radians; nil if it is not known.
    open var horizontalAngle: Float? { nil }
    /// Where the device is above or below.
    open var verticalDirectionEstimate: VerticalDirectionEstimate { .unknown }
    init(discoveryToken: NIDiscoveryToken) { self.discoveryToken = discoveryToken }
}

/// The superclass of settings of sessions.
open class NIConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// Settings of a session with another device.
///
/// Follows Apple's [NINearbyPeerConfiguration](https://developer.apple.com/documentation/nearbyinteraction/ninearbypeerconfiguration).
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    /// The other device.
    public let peerDiscoveryToken: NIDiscoveryToken
    /// Whether the camera helps; false by default.
    open var isCameraAssistanceEnabled = false
    /// Whether large distances are measured; false by default.
    open var isExtendedDistanceMeasurementEnabled = false
    /// Creates settings.
    public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}

/// Settings of a session with an accessory.
///
/// Follows Apple's [NINearbyAccessoryConfiguration](https://developer.apple.com/documentation/nearbyinteraction/ninearbyaccessoryconfiguration).
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    /// Whether the camera helps; false by default.
    open var isCameraAssistanceEnabled = false
    /// The name of the accessory.
    public let accessoryDiscoveryToken = NIDiscoveryToken()
    /// Creates settings of an accessory's data; fails, as no accessory is measured here.
    public init(data: Data) throws { throw NIError(.unsupportedPlatform) }
    /// Creates settings of an accessory's data and its identifier in Bluetooth; fails.
    public init(accessoryData: Data, bluetoothPeerIdentifier identifier: UUID) throws {
        throw NIError(.unsupportedPlatform)
    }
}

/// Receives the events of a session.
///
/// Follows Apple's [NISessionDelegate](https://developer.apple.com/documentation/nearbyinteraction/nisessiondelegate). All methods are optional.
public protocol NISessionDelegate: NSObjectProtocol {
    /// Called with the devices.
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    /// Called with devices that are gone.
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    /// Called when the session pauses.
    func sessionWasSuspended(_ session: NISession)
    /// Called when the session can continue.
    func sessionSuspensionEnded(_ session: NISession)
    /// Called when the session has failed.
    func session(_ session: NISession, didInvalidateWith error: any Error)
    /// Called with data for an accessory.
    func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject)
    /// Called when the session has begun.
    func sessionDidStartRunning(_ session: NISession)
}

extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
    ) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject
    ) {}
    public func sessionDidStartRunning(_ session: NISession) {}
}

/// Measures the distance to devices nearby; fails here.
///
/// Follows Apple's [NISession](https://developer.apple.com/documentation/nearbyinteraction/nisession). The delegate receives `unsupportedPlatform`, which is
/// reported once.
open class NISession: NSObject, @unchecked Sendable {
    /// Whether distances are measured; false.
    open class var isSupported: Bool { false }
    /// The abilities of this device: none.
    open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }
    /// Receives events.
    open weak var delegate: (any NISessionDelegate)?
    /// The queue on which the delegate is called; nil for the main queue.
    open var delegateQueue: DispatchQueue?
    /// The name of this device; nil, as it has none.
    open var discoveryToken: NIDiscoveryToken? { nil }
    /// The settings; nil before the session begins.
    open private(set) var configuration: NIConfiguration?
    /// Creates a session.
    public override init() {}
    /// Begins to measure; fails.
    open func run(_ configuration: NIConfiguration) {
        self.configuration = configuration
        let error = NIError.missing()
        (delegateQueue ?? .main).async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didInvalidateWith: error)
        }
    }
    /// Pauses.
    open func pause() {}
    /// Ends the session.
    open func invalidate() { configuration = nil }
}
