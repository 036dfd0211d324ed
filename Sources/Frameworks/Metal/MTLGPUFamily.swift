import Foundation
import OrielFoundation

/// The families of devices, each with the abilities of the ones before.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001
    case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, apple10
    case mac1 = 2001
    case mac2
    case common1 = 3001
    case common2, common3
    case macCatalyst1 = 4001
    case macCatalyst2
    case metal3 = 5001
    case metal4
}

extension MTLDevice {
    /// Returns whether the device belongs to a family; there are no devices here.
    public func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool { false }
    /// Whether the device has its memory in common with the processor; there are no devices here.
    public var hasUnifiedMemory: Bool { true }
    /// Whether the device can be removed; there are no devices here.
    public var isRemovable: Bool { false }
    /// Whether the device has no display; there are no devices here.
    public var isHeadless: Bool { true }
    /// The memory that the device should use at most, in bytes; there are no devices here.
    public var recommendedMaxWorkingSetSize: UInt64 { 0 }
    /// The number of the device in the machine's list; there are no devices here.
    public var registryID: UInt64 { 0 }
}
