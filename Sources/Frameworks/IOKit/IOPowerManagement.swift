import Foundation
import OrielFoundation

/// The result of a function.
public typealias IOReturn = Int32
/// Success.
public let kIOReturnSuccess: IOReturn = 0
/// A failure without a further reason.
public let kIOReturnError = IOReturn(bitPattern: 0xE000_02BC)
/// The system lacks the feature.
public let kIOReturnUnsupported = IOReturn(bitPattern: 0xE000_02C7)
/// The number of a request to stay awake.
public typealias IOPMAssertionID = UInt32
/// Whether a request counts.
public typealias IOPMAssertionLevel = UInt32
/// The request does not count.
public let kIOPMAssertionLevelOff: IOPMAssertionLevel = 0
/// The request counts.
public let kIOPMAssertionLevelOn: IOPMAssertionLevel = 255
/// The display stays on.
public let kIOPMAssertionTypeNoDisplaySleep = "NoDisplaySleepAssertion"
/// The machine stays awake.
public let kIOPMAssertionTypeNoIdleSleep = "NoIdleSleepAssertion"
/// The display stays on, by its newer name.
public let kIOPMAssertionTypePreventUserIdleDisplaySleep = "PreventUserIdleDisplaySleep"
/// The machine stays awake, by its newer name.
public let kIOPMAssertionTypePreventUserIdleSystemSleep = "PreventUserIdleSystemSleep"

/// Asks the machine to stay awake; fails with `kIOReturnUnsupported`.
public func IOPMAssertionCreateWithName(
    _ AssertionType: CFString!, _ AssertionLevel: IOPMAssertionLevel, _ AssertionName: CFString!,
    _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!
) -> IOReturn {
    RuntimeWarning.issue("IOKit: apps cannot keep this machine awake; assertions fail.")
    return kIOReturnUnsupported
}

/// Ends a request; fails, as there are none.
@discardableResult
public func IOPMAssertionRelease(_ AssertionID: IOPMAssertionID) -> IOReturn { kIOReturnError }
