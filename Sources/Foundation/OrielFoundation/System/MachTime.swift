import Foundation

/// Returns the time since the machine was started, in nanoseconds, without the time in which it slept.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Returns the time since the machine was started, in nanoseconds, with the time in which it slept.
public func mach_continuous_time() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// How many nanoseconds a unit of `mach_absolute_time()` has: `numer` divided by `denom`.
public struct mach_timebase_info_data_t: Sendable {
    /// The nanoseconds.
    public var numer: UInt32
    /// The units.
    public var denom: UInt32
    /// Creates a unit.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Returns a unit that is not known yet, as the structure of this name in C.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Says that a unit of `mach_absolute_time()` is a nanosecond.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
