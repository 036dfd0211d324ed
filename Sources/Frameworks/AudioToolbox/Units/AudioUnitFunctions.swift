import CoreAudio
import Foundation
import OrielFoundation

/// The unit of a pointer; the system has no units, which is reported once.
private func unit(_ pointer: AudioUnit) -> AUAudioUnit? {
    let unit = UnitRegistry.shared.unit(pointer)
    if unit == nil {
        RuntimeWarning.issue("AudioToolbox: the system has no audio units; only some of Apple's effects exist.")
    }
    return unit
}

/// Gets a unit ready to render.
@discardableResult
public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    do {
        if !unit.renderResourcesAllocated { try unit.allocateRenderResources() }
        return noErr
    } catch {
        return kAudioUnitErr_FailedInitialization
    }
}
/// Ends the preparation of a unit.
@discardableResult
public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    if unit.renderResourcesAllocated { unit.deallocateRenderResources() }
    return noErr
}
/// Discards the kept samples of a unit.
@discardableResult
public func AudioUnitReset(_ inUnit: AudioUnit, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    unit.reset()
    return noErr
}

/// Reads a parameter of a unit.
@discardableResult
public func AudioUnitGetParameter(
    _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ outValue: UnsafeMutablePointer<AudioUnitParameterValue>
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    guard let parameter = unit.parameterTree?.parameter(withID: inID, scope: inScope, element: inElement) else {
        return kAudioUnitErr_InvalidParameter
    }
    outValue.pointee = parameter.value
    return noErr
}
/// Sets a parameter of a unit, at once.
@discardableResult
public func AudioUnitSetParameter(
    _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    guard let parameter = unit.parameterTree?.parameter(withID: inID, scope: inScope, element: inElement) else {
        return kAudioUnitErr_InvalidParameter
    }
    parameter.value = inValue
    return noErr
}

/// Renders samples of a unit that is ready.
@discardableResult
public func AudioUnitRender(
    _ inUnit: AudioUnit, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>?,
    _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inOutputBusNumber: UInt32, _ inNumberFrames: UInt32,
    _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    var flags = ioActionFlags?.pointee ?? []
    defer { ioActionFlags?.pointee = flags }
    return unit.renderBlock(&flags, inTimeStamp, inNumberFrames, Int(inOutputBusNumber), ioData, nil)
}
/// Starts an output; fails, as the system has no units.
@discardableResult
public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus {
    unit(ci) == nil ? kAudio_ParamError : kAudioUnitErr_InvalidProperty
}
/// Stops an output; fails, as the system has no units.
@discardableResult
public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus {
    unit(ci) == nil ? kAudio_ParamError : kAudioUnitErr_InvalidProperty
}
/// Sends a message of MIDI to an instrument.
@discardableResult
public func MusicDeviceMIDIEvent(
    _ inUnit: AudioUnit, _ inStatus: UInt32, _ inData1: UInt32, _ inData2: UInt32, _ inOffsetSampleFrame: UInt32
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    guard let send = unit.scheduleMIDIEventBlock else { return kAudioUnitErr_InvalidProperty }
    let bytes = [UInt8(truncatingIfNeeded: inStatus), UInt8(inData1 & 0x7F), UInt8(inData2 & 0x7F)]
    let count = (0xC0...0xDF).contains(bytes[0]) ? 2 : 3
    send(AUEventSampleTimeImmediate, 0, count, bytes)
    return noErr
}

// MARK: Properties

/// The values of the properties that units have here, in bytes.
private func bytes(of id: AudioUnitPropertyID, _ unit: AUAudioUnit) -> Data? {
    func data<Value>(_ value: Value) -> Data { withUnsafeBytes(of: value) { Data($0) } }
    switch id {
    case kAudioUnitProperty_MaximumFramesPerSlice: return data(unit.maximumFramesToRender)
    case kAudioUnitProperty_BypassEffect: return data(UInt32(unit.shouldBypassEffect ? 1 : 0))
    case kAudioUnitProperty_Latency: return data(unit.latency)
    case kAudioUnitProperty_TailTime: return data(unit.tailTime)
    case kAudioUnitProperty_RenderQuality: return data(UInt32(clamping: unit.renderQuality))
    case kAudioUnitProperty_OfflineRender: return data(UInt32(unit.isRenderingOffline ? 1 : 0))
    case kAudioUnitProperty_ParameterList:
        let ids = unit.parameterTree?.allParameters.map { AudioUnitParameterID(truncatingIfNeeded: $0.address) } ?? []
        return ids.withUnsafeBytes { Data($0) }
    default: return nil
    }
}

/// Reads the size of a property, in bytes, and whether it can be set.
@discardableResult
public func AudioUnitGetPropertyInfo(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ outDataSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    guard let data = bytes(of: inID, unit) else { return kAudioUnitErr_InvalidProperty }
    outDataSize?.pointee = UInt32(clamping: data.count)
    outWritable?.pointee = DarwinBoolean(
        [kAudioUnitProperty_MaximumFramesPerSlice, kAudioUnitProperty_BypassEffect, kAudioUnitProperty_RenderQuality]
            .contains(inID))
    return noErr
}
/// Reads a property of a unit; fails for a property that units do not have here.
@discardableResult
public func AudioUnitGetProperty(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    guard let data = bytes(of: inID, unit) else { return kAudioUnitErr_InvalidProperty }
    guard ioDataSize.pointee >= data.count else { return kAudioUnitErr_InvalidPropertyValue }
    data.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { outData.copyMemory(from: start, byteCount: bytes.count) }
    }
    ioDataSize.pointee = UInt32(data.count)
    return noErr
}
/// Sets a property of a unit; fails for a property that units do not have here.
@discardableResult
public func AudioUnitSetProperty(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
    _ inData: UnsafeRawPointer?, _ inDataSize: UInt32
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    guard bytes(of: inID, unit) != nil else { return kAudioUnitErr_InvalidProperty }
    guard let inData, inDataSize >= 4 else { return kAudioUnitErr_InvalidPropertyValue }
    let number = inData.loadUnaligned(as: UInt32.self)
    switch inID {
    case kAudioUnitProperty_MaximumFramesPerSlice:
        guard !unit.renderResourcesAllocated else { return kAudioUnitErr_Initialized }
        unit.maximumFramesToRender = number
    case kAudioUnitProperty_BypassEffect: unit.shouldBypassEffect = number != 0
    case kAudioUnitProperty_RenderQuality: unit.renderQuality = Int(number)
    default: return kAudioUnitErr_PropertyNotWritable
    }
    unit.listeners.call(inID, inScope, inElement, of: inUnit)
    return noErr
}
/// Calls a function when a property of a unit is set.
@discardableResult
public func AudioUnitAddPropertyListener(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inProc: @escaping AudioUnitPropertyListenerProc,
    _ inProcUserData: UnsafeMutableRawPointer
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    unit.listeners.add(inID, inProc, inProcUserData)
    return noErr
}
/// Ends calling functions with a value of the app's.
@discardableResult
public func AudioUnitRemovePropertyListenerWithUserData(
    _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inProc: @escaping AudioUnitPropertyListenerProc,
    _ inProcUserData: UnsafeMutableRawPointer
) -> OSStatus {
    guard let unit = unit(inUnit) else { return kAudio_ParamError }
    unit.listeners.remove(inID, inProcUserData)
    return noErr
}

/// The functions that are called when properties of a unit are set.
final class UnitListeners: @unchecked Sendable {
    private let lock = NSLock()
    private var all:
        [(id: AudioUnitPropertyID, call: AudioUnitPropertyListenerProc, context: UnsafeMutableRawPointer)] =
            []
    func add(
        _ id: AudioUnitPropertyID, _ call: @escaping AudioUnitPropertyListenerProc, _ context: UnsafeMutableRawPointer
    ) { lock.withLock { all.append((id, call, context)) } }
    func remove(_ id: AudioUnitPropertyID, _ context: UnsafeMutableRawPointer) {
        lock.withLock { all.removeAll { $0.id == id && $0.context == context } }
    }
    func call(_ id: AudioUnitPropertyID, _ scope: AudioUnitScope, _ element: AudioUnitElement, of unit: AudioUnit) {
        for listener in lock.withLock({ all.filter { $0.id == id } }) {
            listener.call(listener.context, unit, id, scope, element)
        }
    }
}
