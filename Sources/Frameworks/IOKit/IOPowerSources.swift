import Foundation
import OrielFoundation

/// The key of a power source's name.
public let kIOPSNameKey = "Name"
/// The key of a power source's kind.
public let kIOPSTypeKey = "Type"
/// The kind of batteries within the machine.
public let kIOPSInternalBatteryType = "InternalBattery"
/// The key of how full a battery is.
public let kIOPSCurrentCapacityKey = "Current Capacity"
/// The key of how full a battery can be: 100.
public let kIOPSMaxCapacityKey = "Max Capacity"
/// The key of where the power comes from.
public let kIOPSPowerSourceStateKey = "Power Source State"
/// The power comes from a charger.
public let kIOPSACPowerValue = "AC Power"
/// The power comes from a battery.
public let kIOPSBatteryPowerValue = "Battery Power"
/// The key of whether a battery is being charged.
public let kIOPSIsChargingKey = "Is Charging"
/// The key of whether a battery is full.
public let kIOPSIsChargedKey = "Is Charged"
/// The key of whether there is a battery.
public let kIOPSIsPresentKey = "Is Present"
/// The key of the minutes until a battery is empty; -1 if they are not known.
public let kIOPSTimeToEmptyKey = "Time to Empty"
/// The key of the minutes until a battery is full; -1 if they are not known.
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"

/// The power comes from a charger; the value of ``IOPSGetProvidingPowerSourceType(_:)``.
public let kIOPMACPowerKey = kIOPSACPowerValue
/// The power comes from a battery; the value of ``IOPSGetProvidingPowerSourceType(_:)``.
public let kIOPMBatteryPowerKey = kIOPSBatteryPowerValue
/// The power comes from an uninterruptible power supply.
public let kIOPMUPSPowerKey = "UPS Power"

/// Called when power sources change.
public typealias IOPowerSourceCallbackType = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The state of the power sources at one time.
private final class PowerSnapshot: NSObject {
    let supplies = PowerSupplies()
}

/// Returns the state of the power sources, for the functions below.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! { Unmanaged.passRetained(PowerSnapshot()) }

/// Returns the batteries; none on a machine without.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>! {
    let supplies = (blob as? PowerSnapshot)?.supplies ?? PowerSupplies()
    return Unmanaged.passRetained(descriptions(of: supplies) as NSArray)
}

/// Returns the description of a battery, by the keys above.
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> Unmanaged<CFDictionary>! {
    (ps as? NSDictionary).map { Unmanaged.passUnretained($0) }
}

/// Returns where the machine's power comes from.
public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef!) -> Unmanaged<NSString>! {
    let supplies = (snapshot as? PowerSnapshot)?.supplies ?? PowerSupplies()
    // Constants live as long as the program.
    return Unmanaged.passUnretained(supplies.isPluggedIn ? chargerName : batteryName)
}

nonisolated(unsafe) private let chargerName = NSString(string: kIOPSACPowerValue)
nonisolated(unsafe) private let batteryName = NSString(string: kIOPSBatteryPowerValue)

/// Returns the seconds until the batteries are empty: -2 for a charger, -1 if they are not known.
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval {
    let supplies = PowerSupplies()
    if supplies.isPluggedIn { return -2 }
    let minutes = supplies.batteries.map(\.timeToEmpty).max() ?? -1
    return minutes < 0 ? -1 : CFTimeInterval(minutes * 60)
}

/// The descriptions of batteries, by Apple's keys.
func descriptions(of supplies: PowerSupplies) -> [NSDictionary] {
    supplies.batteries.map { battery in
        [
            kIOPSNameKey: battery.name, kIOPSTypeKey: kIOPSInternalBatteryType,
            kIOPSCurrentCapacityKey: battery.capacity, kIOPSMaxCapacityKey: 100, kIOPSIsPresentKey: true,
            kIOPSPowerSourceStateKey: supplies.isPluggedIn ? kIOPSACPowerValue : kIOPSBatteryPowerValue,
            kIOPSIsChargingKey: battery.isCharging, kIOPSIsChargedKey: battery.isCharged,
            kIOPSTimeToEmptyKey: battery.timeToEmpty, kIOPSTimeToFullChargeKey: battery.timeToFull,
        ] as NSDictionary
    }
}
