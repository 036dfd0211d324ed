import Foundation
import OrielFoundation

/// The kinds of transformations of a connection; without effect here.
public enum MIDITransformType: UInt16, Sendable {
    case none = 0
    case filterOut, mapControl
    case add = 8
    case scale, minValue, maxValue, mapValue
}

/// A change of values that a connection conducts; without effect here.
///
/// Follows Apple's [MIDITransform](https://developer.apple.com/documentation/coremidi/miditransform).
public struct MIDITransform: Sendable {
    /// The kind.
    public var transform: MIDITransformType
    /// How much.
    public var param: Int16
    /// Creates a change.
    public init(transform: MIDITransformType = .none, param: Int16 = 0) {
        (self.transform, self.param) = (transform, param)
    }
}

/// An end of a connection.
///
/// Follows Apple's
/// [MIDIThruConnectionEndpoint](https://developer.apple.com/documentation/coremidi/midithruconnectionendpoint).
public struct MIDIThruConnectionEndpoint: Sendable {
    /// The source or destination; 0 to name it by its unique number.
    public var endpointRef: MIDIEndpointRef
    /// The unique number.
    public var uniqueID: MIDIUniqueID
    /// Creates an end.
    public init(endpointRef: MIDIEndpointRef = 0, uniqueID: MIDIUniqueID = 0) {
        (self.endpointRef, self.uniqueID) = (endpointRef, uniqueID)
    }
    var endpoint: MIDIEndpointRef {
        endpointRef != 0 ? endpointRef : MIDIServer.shared.object(identifiedBy: uniqueID)?.ref ?? 0
    }
}

/// Which endpoints a connection connects; transformations, filters and channels are without effect here.
///
/// Follows Apple's
/// [MIDIThruConnectionParams](https://developer.apple.com/documentation/coremidi/midithruconnectionparams).
public struct MIDIThruConnectionParams: Sendable {
    /// Eight ends.
    public typealias Ends = (
        MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint,
        MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint, MIDIThruConnectionEndpoint
    )
    private static let none: Ends = (.init(), .init(), .init(), .init(), .init(), .init(), .init(), .init())

    /// Always 0.
    public var version: UInt32 = 0
    /// The number of sources, at most 8.
    public var numSources: UInt32 = 0
    /// The sources.
    public var sources = Self.none
    /// The number of destinations, at most 8.
    public var numDestinations: UInt32 = 0
    /// The destinations.
    public var destinations = Self.none
    /// The channels to which the channels are led.
    public var channelMap:
        (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) =
            (
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
            )
    /// The smallest velocity.
    public var lowVelocity: UInt8 = 0
    /// The largest velocity; 0 for any.
    public var highVelocity: UInt8 = 0
    /// The lowest note.
    public var lowNote: UInt8 = 0
    /// The highest note.
    public var highNote: UInt8 = 127
    /// The change of notes.
    public var noteNumber = MIDITransform()
    /// The change of velocities.
    public var velocity = MIDITransform()
    /// The change of pressures of keys.
    public var keyPressure = MIDITransform()
    /// The change of pressures of channels.
    public var channelPressure = MIDITransform()
    /// The change of sounds.
    public var programChange = MIDITransform()
    /// The change of bends.
    public var pitchBend = MIDITransform()
    /// Whether exclusive messages are left out.
    public var filterOutSysEx: UInt8 = 0
    /// Whether codes of times are left out.
    public var filterOutMTC: UInt8 = 0
    /// Whether clocks are left out.
    public var filterOutBeatClock: UInt8 = 0
    /// Whether requests to tune are left out.
    public var filterOutTuneRequest: UInt8 = 0
    /// Whether all controls are left out.
    public var filterOutAllControls: UInt8 = 0
    /// The number of changes of controls behind the parameters.
    public var numControlTransforms: UInt16 = 0
    /// The number of tables behind the parameters.
    public var numMaps: UInt16 = 0
    /// Creates parameters without endpoints.
    public init() {}

    /// The destinations of a source's messages.
    func targets(of source: MIDIEndpointRef) -> [MIDIEndpointRef] {
        func list(_ ends: Ends, _ count: UInt32) -> [MIDIEndpointRef] {
            [ends.0, ends.1, ends.2, ends.3, ends.4, ends.5, ends.6, ends.7].prefix(Int(min(count, 8))).map(\.endpoint)
        }
        return list(sources, numSources).contains(source) ? list(destinations, numDestinations) : []
    }
}

/// Fills parameters with the usual values, without endpoints.
public func MIDIThruConnectionParamsInitialize(_ inConnectionParams: UnsafeMutablePointer<MIDIThruConnectionParams>) {
    inConnectionParams.pointee = MIDIThruConnectionParams()
}
/// Returns the number of bytes of parameters.
public func MIDIThruConnectionParamsSize(_ ptr: UnsafePointer<MIDIThruConnectionParams>) -> Int {
    MemoryLayout<MIDIThruConnectionParams>.size
}
/// Creates a connection, which conducts messages as they are until the app ends.
@discardableResult
public func MIDIThruConnectionCreate(
    _ inPersistentOwnerID: CFString?, _ inConnectionParams: CFData,
    _ outConnection: UnsafeMutablePointer<MIDIThruConnectionRef>
) -> OSStatus {
    guard let params = params(of: inConnectionParams) else { return kMIDIMessageSendErr }
    guard
        let connection = MIDIServer.shared.add(.thru, name: inPersistentOwnerID, { $0.thru = params })
    else { return kMIDIServerStartErr }
    outConnection.pointee = connection.ref
    return noErr
}
private func params(of data: Data) -> MIDIThruConnectionParams? {
    guard data.count >= MemoryLayout<MIDIThruConnectionParams>.size else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(as: MIDIThruConnectionParams.self) }
}
/// Removes a connection.
@discardableResult
public func MIDIThruConnectionDispose(_ connection: MIDIThruConnectionRef) -> OSStatus {
    MIDIServer.shared.remove(connection, .thru) ? noErr : kMIDIObjectNotFound
}
/// Reads the parameters of a connection; the app releases them.
@discardableResult
public func MIDIThruConnectionGetParams(
    _ connection: MIDIThruConnectionRef, _ outConnectionParams: UnsafeMutablePointer<Unmanaged<NSData>>
) -> OSStatus {
    guard let object = MIDIServer.shared.object(connection, .thru) else { return kMIDIObjectNotFound }
    let params = MIDIServer.shared.withLock { object.thru }
    outConnectionParams.pointee = .passRetained(withUnsafeBytes(of: params) { Data($0) } as NSData)
    return noErr
}
/// Sets the parameters of a connection.
@discardableResult
public func MIDIThruConnectionSetParams(
    _ connection: MIDIThruConnectionRef, _ inConnectionParams: CFData
) -> OSStatus {
    guard let object = MIDIServer.shared.object(connection, .thru) else { return kMIDIObjectNotFound }
    guard let params = params(of: inConnectionParams) else { return kMIDIMessageSendErr }
    MIDIServer.shared.withLock { object.thru = params }
    return noErr
}
