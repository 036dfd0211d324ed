import Foundation

/// A source of times.
///
/// Follows Apple's [CMClock](https://developer.apple.com/documentation/coremedia/cmclock-api).
public final class CMClock: @unchecked Sendable {
    fileprivate init() {}
    /// The clock of the machine.
    public static let hostTimeClock = CMClock()
    /// The present time, in nanoseconds since the system was started.
    public var time: CMTime {
        CMTime(value: CMTimeValue(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
    }
}

/// A clock with a speed and a beginning of its own.
///
/// Follows Apple's [CMTimebase](https://developer.apple.com/documentation/coremedia/cmtimebase-api).
public final class CMTimebase: @unchecked Sendable {
    private let lock = NSLock()
    private let source: CMClock
    private var anchor = (own: CMTime.zero, source: CMTime.zero)
    private var speed = 0.0

    /// Creates a time base that stands still at zero.
    public init(sourceClock: CMClock) throws { source = sourceClock }
    init(_ sourceClock: CMClock) { source = sourceClock }

    /// The present time.
    public var time: CMTime { lock.withLock { present } }
    private var present: CMTime {
        guard speed != 0 else { return anchor.own }
        return anchor.own + CMTimeMultiplyByFloat64(source.time - anchor.source, multiplier: speed)
    }
    /// The speed: 1 for the clock's, 0 for none.
    public var rate: Double { lock.withLock { speed } }
    /// The clock.
    public var sourceClock: CMClock { source }
    /// Sets the present time.
    public func setTime(_ time: CMTime) throws { lock.withLock { anchor = (time, source.time) } }
    /// Sets the speed; a number that is not finite stops.
    public func setRate(_ rate: Double) throws {
        lock.withLock {
            anchor = (present, source.time)
            speed = rate.isFinite ? rate : 0
        }
    }
    /// Sets the speed, and the time at a moment of the clock.
    public func setRate(_ rate: Double, anchorTime: CMTime, immediateSourceTime: CMTime) throws {
        lock.withLock {
            anchor = (anchorTime, immediateSourceTime)
            speed = rate.isFinite ? rate : 0
        }
    }
}

/// A clock or a time base.
public typealias CMClockOrTimebase = AnyObject

/// Returns the clock of the machine.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
/// Returns the present time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
/// Returns the time of a moment of the machine, in nanoseconds.
public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: CMTimeValue(clamping: hostTime), timescale: 1_000_000_000)
}
/// Returns the moment of the machine of a time, in nanoseconds; 0 for a time before its start.
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    UInt64(clamping: CMTimeConvertScale(hostTime, timescale: 1_000_000_000, method: .default).value)
}
/// Returns the present time of a clock or a time base; not valid for another object.
public func CMSyncGetTime(_ clockOrTimebase: CMClockOrTimebase) -> CMTime {
    (clockOrTimebase as? CMClock)?.time ?? (clockOrTimebase as? CMTimebase)?.time ?? .invalid
}
/// Returns a time of a clock or a time base in the times of another one.
public func CMSyncConvertTime(
    _ time: CMTime, from fromClockOrTimebase: CMClockOrTimebase, to toClockOrTimebase: CMClockOrTimebase
) -> CMTime { CMSyncGetTime(toClockOrTimebase) + (time - CMSyncGetTime(fromClockOrTimebase)) }

/// Creates a time base that stands still at zero.
@discardableResult
public func CMTimebaseCreateWithSourceClock(
    allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
    timebaseOut.pointee = CMTimebase(sourceClock)
    return noErr
}
/// Creates a time base that stands still at zero, in the older form.
@discardableResult
public func CMTimebaseCreateWithMasterClock(
    allocator: CFAllocator?, masterClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
    timebaseOut.pointee = CMTimebase(masterClock)
    return noErr
}
/// Returns the present time of a time base.
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
/// Sets the present time of a time base.
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
    try? timebase.setTime(time)
    return noErr
}
/// Returns the speed of a time base.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }
/// Sets the speed of a time base.
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
    try? timebase.setRate(rate)
    return noErr
}
/// Sets the speed of a time base, and its time at a moment of its clock.
@discardableResult
public func CMTimebaseSetRateAndAnchorTime(
    _ timebase: CMTimebase, rate: Float64, anchorTime: CMTime, immediateSourceTime: CMTime
) -> OSStatus {
    try? timebase.setRate(rate, anchorTime: anchorTime, immediateSourceTime: immediateSourceTime)
    return noErr
}

/// Returns the parts of a time in a dictionary.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    NSDictionary(dictionary: [
        "value": NSNumber(value: time.value), "timescale": NSNumber(value: time.timescale),
        "flags": NSNumber(value: time.flags.rawValue), "epoch": NSNumber(value: time.epoch),
    ])
}
/// Returns the time of a dictionary with its parts; not valid for another one.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    func number(_ key: String) -> NSNumber? { dictionaryRepresentation?.object(forKey: key) as? NSNumber }
    guard let value = number("value"), let scale = number("timescale"), let flags = number("flags") else {
        return .invalid
    }
    return CMTime(
        value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: number("epoch")?.int64Value ?? 0)
}
