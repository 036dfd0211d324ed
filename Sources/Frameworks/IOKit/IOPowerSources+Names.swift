import Foundation
import OrielFoundation

// Further keys and values of descriptions of power sources. A description lacks the ones that the kernel does not report.

/// The key of how a source is connected.
public let kIOPSTransportTypeKey = "Transport Type"
/// A source within the machine.
public let kIOPSInternalType = "Internal"
/// The kind of uninterruptible power supplies.
public let kIOPSUPSType = "UPS"
/// A source gives no power.
public let kIOPSOffLineValue = "Off Line"
/// The key of a battery's health.
public let kIOPSBatteryHealthKey = "BatteryHealth"
/// The key of a battery's faults.
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
/// The key of a battery's number.
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
/// The key of a battery's voltage.
public let kIOPSVoltageKey = "Voltage"
/// The key of a battery's current.
public let kIOPSCurrentKey = "Current"
/// The key of a battery's temperature.
public let kIOPSTemperatureKey = "Temperature"
/// The key of a battery's capacity when it was new.
public let kIOPSDesignCapacityKey = "DesignCapacity"
/// The key of how often a battery can be charged.
public let kIOPSDesignCycleCountKey = "DesignCycleCount9C"
/// The key of a battery's failure.
public let kIOPSFailureKey = "Failure"
/// The key of whether a battery is almost full.
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
/// The key of a charger's number.
public let kIOPSPowerAdapterIDKey = "AdapterID"
/// The key of a charger's power in watts.
public let kIOPSPowerAdapterWattsKey = "Watts"
/// The key of a charger's current.
public let kIOPSPowerAdapterCurrentKey = "Current"
/// The key of a charger's serial number.
public let kIOPSPowerAdapterSerialNumberKey = "SerialNumber"
/// The key of a charger's family.
public let kIOPSPowerAdapterFamilyKey = "FamilyCode"
/// The notification that power comes from another source.
public let kIOPSNotifyPowerSource = "com.apple.system.powersources.source"
/// The notification that something about a source has changed.
public let kIOPSNotifyAnyPowerSource = "com.apple.system.powersources"
/// The notification that a battery is low.
public let kIOPSNotifyLowBattery = "com.apple.system.powersources.lowbattery"
/// The notification that the time until a battery is empty has changed.
public let kIOPSNotifyTimeRemaining = "com.apple.system.powersources.timeremaining"
/// The notification that a source was connected.
public let kIOPSNotifyAttach = "com.apple.system.powersources.attach"

/// The seconds until the batteries are empty, where there is a charger.
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2
/// The seconds until the batteries are empty, where they are not known.
public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1

/// How low the batteries are.
public struct IOPSLowBatteryWarningLevel: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// The batteries are not low.
public let kIOPSLowBatteryWarningNone = IOPSLowBatteryWarningLevel(rawValue: 1)
/// The batteries are low.
public let kIOPSLowBatteryWarningEarly = IOPSLowBatteryWarningLevel(rawValue: 2)
/// The batteries are almost empty.
public let kIOPSLowBatteryWarningFinal = IOPSLowBatteryWarningLevel(rawValue: 3)

/// Returns how low the batteries are: low below a fifth, almost empty below a twentieth.
public func IOPSGetBatteryWarningLevel() -> IOPSLowBatteryWarningLevel { warningLevel(of: PowerSupplies()) }
func warningLevel(of supplies: PowerSupplies) -> IOPSLowBatteryWarningLevel {
    guard !supplies.isPluggedIn, let fullest = supplies.batteries.map(\.capacity).max() else {
        return kIOPSLowBatteryWarningNone
    }
    return fullest < 5
        ? kIOPSLowBatteryWarningFinal : fullest < 20 ? kIOPSLowBatteryWarningEarly : kIOPSLowBatteryWarningNone
}
/// Returns facts about the charger; nil, as the kernel has none of them.
public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<CFDictionary>? { nil }
