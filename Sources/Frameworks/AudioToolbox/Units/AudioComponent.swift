import CoreAudio
import Foundation
import OrielFoundation

/// A component: a kind of audio units.
public typealias AudioComponent = OpaquePointer
/// An instance of a component.
public typealias AudioComponentInstance = OpaquePointer
/// An audio unit.
public typealias AudioUnit = AudioComponentInstance

/// Facts about a component.
///
/// Follows Apple's [AudioComponentFlags](https://developer.apple.com/documentation/audiotoolbox/audiocomponentflags).
public struct AudioComponentFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is found only by its exact description.
    public static let unsearchable = AudioComponentFlags(rawValue: 1)
    /// It works in a sandbox.
    public static let sandboxSafe = AudioComponentFlags(rawValue: 2)
    /// It is an `AUAudioUnit`.
    public static let isV3AudioUnit = AudioComponentFlags(rawValue: 4)
    /// Instances are made asynchronously.
    public static let requiresAsyncInstantiation = AudioComponentFlags(rawValue: 8)
    /// It can be loaded into the app.
    public static let canLoadInProcess = AudioComponentFlags(rawValue: 0x10)
}

/// Where an instance runs; in the app here.
///
/// Follows Apple's
/// [AudioComponentInstantiationOptions](https://developer.apple.com/documentation/audiotoolbox/audiocomponentinstantiationoptions).
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In another process.
    public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
    /// In the app.
    public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
    /// On another device.
    public static let loadedRemotely = AudioComponentInstantiationOptions(rawValue: 1 << 31)
}

/// A component by its type, its kind and its manufacturer, each as four letters; 0 for any.
///
/// Follows Apple's
/// [AudioComponentDescription](https://developer.apple.com/documentation/audiotoolbox/audiocomponentdescription).
public struct AudioComponentDescription: Sendable {
    /// The type.
    public var componentType: OSType
    /// The kind.
    public var componentSubType: OSType
    /// The manufacturer.
    public var componentManufacturer: OSType
    /// Facts about the component.
    public var componentFlags: UInt32
    /// Which of the facts count.
    public var componentFlagsMask: UInt32

    /// Creates a description of any component.
    public init() { self.init(0, 0, 0, 0, 0) }
    /// Creates a description.
    public init(
        componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32,
        componentFlagsMask: UInt32
    ) {
        self.init(componentType, componentSubType, componentManufacturer, componentFlags, componentFlagsMask)
    }
    private init(_ type: OSType, _ subType: OSType, _ manufacturer: OSType, _ flags: UInt32, _ mask: UInt32) {
        (componentType, componentSubType, componentManufacturer) = (type, subType, manufacturer)
        (componentFlags, componentFlagsMask) = (flags, mask)
    }

    /// Whether a component has the wanted letters; 0 stands for any.
    package func matches(_ component: AudioComponentDescription) -> Bool {
        func agrees(_ wanted: OSType, _ own: OSType) -> Bool { wanted == 0 || wanted == own }
        return agrees(componentType, component.componentType) && agrees(componentSubType, component.componentSubType)
            && agrees(componentManufacturer, component.componentManufacturer)
            && componentFlags & componentFlagsMask == component.componentFlags & componentFlagsMask
    }
}

/// Returns the component that follows another one and matches a description; nil for none.
public func AudioComponentFindNext(
    _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? { ComponentRegistry.shared.next(after: inComponent, matching: inDesc.pointee) }
/// Returns the number of components that match a description.
public func AudioComponentCount(_ inDesc: UnsafePointer<AudioComponentDescription>) -> UInt32 {
    UInt32(clamping: ComponentRegistry.shared.entries(matching: inDesc.pointee).count)
}
/// Reads the name of a component; the app releases it.
@discardableResult
public func AudioComponentCopyName(
    _ inComponent: AudioComponent, _ outName: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> OSStatus {
    guard let entry = ComponentRegistry.shared.entry(inComponent) else { return kAudio_ParamError }
    outName.pointee = .passRetained(entry.name as NSString)
    return noErr
}
/// Reads the description of a component.
@discardableResult
public func AudioComponentGetDescription(
    _ inComponent: AudioComponent, _ outDesc: UnsafeMutablePointer<AudioComponentDescription>
) -> OSStatus {
    guard let entry = ComponentRegistry.shared.entry(inComponent) else { return kAudio_ParamError }
    outDesc.pointee = entry.description
    return noErr
}
/// Reads the version of a component.
@discardableResult
public func AudioComponentGetVersion(
    _ inComponent: AudioComponent, _ outVersion: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    guard let entry = ComponentRegistry.shared.entry(inComponent) else { return kAudio_ParamError }
    outVersion.pointee = entry.version
    return noErr
}
/// Makes an instance of a component, which the app disposes of.
@discardableResult
public func AudioComponentInstanceNew(
    _ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus {
    outInstance.pointee = nil
    guard let entry = ComponentRegistry.shared.entry(inComponent) else { return kAudio_ParamError }
    do {
        outInstance.pointee = UnitRegistry.shared.keep(try entry.make([]))
        return noErr
    } catch {
        return kAudioUnitErr_FailedInitialization
    }
}
/// Makes an instance of a component, and calls a function with it.
public func AudioComponentInstantiate(
    _ inComponent: AudioComponent, _ inOptions: AudioComponentInstantiationOptions,
    _ inCompletionHandler: @escaping (AudioComponentInstance?, OSStatus) -> Void
) {
    var instance: AudioComponentInstance?
    let status = AudioComponentInstanceNew(inComponent, &instance)
    inCompletionHandler(instance, status)
}
/// Removes an instance.
@discardableResult
public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus {
    UnitRegistry.shared.release(inInstance) ? noErr : kAudio_ParamError
}
/// Returns the component of an instance; nil for none.
public func AudioComponentInstanceGetComponent(_ inInstance: AudioComponentInstance) -> AudioComponent? {
    UnitRegistry.shared.unit(inInstance).flatMap { ComponentRegistry.shared.component(of: $0.componentDescription) }
}
