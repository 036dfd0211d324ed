import Foundation
import OrielFoundation

/// A device, stream or program with sound.
public typealias AudioObjectID = UInt32
/// A device with sound.
public typealias AudioDeviceID = AudioObjectID
/// The name of a property.
public typealias AudioObjectPropertySelector = UInt32
/// The part of an object that a property is about.
public typealias AudioObjectPropertyScope = UInt32
/// The channel that a property is about.
public typealias AudioObjectPropertyElement = UInt32
/// The kind of an object.
public typealias AudioClassID = UInt32

/// A property of an object.
///
/// Follows Apple's
/// [AudioObjectPropertyAddress](https://developer.apple.com/documentation/coreaudio/audioobjectpropertyaddress).
public struct AudioObjectPropertyAddress: Hashable, Sendable {
    /// The name.
    public var mSelector: AudioObjectPropertySelector
    /// The part of the object.
    public var mScope: AudioObjectPropertyScope
    /// The channel.
    public var mElement: AudioObjectPropertyElement
    /// Creates a property.
    public init(
        mSelector: AudioObjectPropertySelector = 0, mScope: AudioObjectPropertyScope = 0,
        mElement: AudioObjectPropertyElement = 0
    ) { (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement) }
}

/// Called when properties have changed.
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void
/// Called when properties of an object have changed, with the app's pointer.
public typealias AudioObjectPropertyListenerProc = (
    AudioObjectID, UInt32, UnsafePointer<AudioObjectPropertyAddress>, UnsafeMutableRawPointer?
) -> OSStatus

/// The app can't ask for the system's devices: every property is unknown, which is reported once.
private func unknownProperty() -> OSStatus {
    RuntimeWarning.issue(
        "CoreAudio: the system's devices for sound are chosen in the desktop's settings; apps do not see them.")
    return kAudioHardwareUnknownPropertyError
}

/// Returns whether an object has a property: no.
public func AudioObjectHasProperty(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>
) -> Bool { false }
/// Reads how large a property is; fails.
public func AudioObjectGetPropertyDataSize(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    outDataSize.pointee = 0
    return unknownProperty()
}
/// Reads a property; fails.
public func AudioObjectGetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
) -> OSStatus {
    ioDataSize.pointee = 0
    return unknownProperty()
}
/// Sets a property; fails.
public func AudioObjectSetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
    _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32, _ inData: UnsafeRawPointer
) -> OSStatus { unknownProperty() }
/// Has a function called when a property changes; fails.
public func AudioObjectAddPropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?,
    _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { unknownProperty() }
/// Ends calling a function when a property changes.
public func AudioObjectRemovePropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?,
    _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { kAudioHardwareNoError }
/// Has a function called when a property changes; fails.
public func AudioObjectAddPropertyListener(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inListener: @escaping AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { unknownProperty() }
/// Ends calling a function when a property changes.
public func AudioObjectRemovePropertyListener(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inListener: @escaping AudioObjectPropertyListenerProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioHardwareNoError }
