import Foundation

/// The parts of a virtual machine.
///
/// Follows Apple's [VZVirtualMachineConfiguration](https://developer.apple.com/documentation/virtualization/vzvirtualmachineconfiguration). They can be
/// put together, and no machine is made of them.
open class VZVirtualMachineConfiguration: NSObject, @unchecked Sendable {
    /// Creates a machine without parts.
    public override init() {}
    /// The program that starts the system; nil for none.
    open var bootLoader: VZBootLoader?
    /// The kind of the machine.
    open var platform: VZPlatformConfiguration = VZGenericPlatformConfiguration()
    /// The number of processors.
    open var cpuCount = 1
    /// The memory, in bytes.
    open var memorySize: UInt64 = 512 << 20
    /// The disks.
    open var storageDevices: [VZStorageDeviceConfiguration] = []
    /// The network devices.
    open var networkDevices: [VZNetworkDeviceConfiguration] = []
    /// The serial ports.
    open var serialPorts: [VZSerialPortConfiguration] = []
    /// The displays.
    open var graphicsDevices: [VZGraphicsDeviceConfiguration] = []
    /// The keyboards.
    open var keyboards: [VZKeyboardConfiguration] = []
    /// The mice and trackpads.
    open var pointingDevices: [VZPointingDeviceConfiguration] = []
    /// The sources of random numbers.
    open var entropyDevices: [VZEntropyDeviceConfiguration] = []
    /// The loudspeakers and microphones.
    open var audioDevices: [VZAudioDeviceConfiguration] = []
    /// The shared folders.
    open var directorySharingDevices: [VZDirectorySharingDeviceConfiguration] = []
    /// The sockets.
    open var socketDevices: [VZSocketDeviceConfiguration] = []
    /// The devices that give memory back.
    open var memoryBalloonDevices: [VZMemoryBalloonDeviceConfiguration] = []
    /// The smallest number of processors.
    open class var minimumAllowedCPUCount: Int { 1 }
    /// The largest number of processors.
    open class var maximumAllowedCPUCount: Int { ProcessInfo.processInfo.processorCount }
    /// The smallest memory, in bytes.
    open class var minimumAllowedMemorySize: UInt64 { 4 << 20 }
    /// The largest memory, in bytes.
    open class var maximumAllowedMemorySize: UInt64 { ProcessInfo.processInfo.physicalMemory }
    /// Checks the parts; fails, as no machine can be made of them.
    open func validate() throws { throw VZError.missing() }
}

/// A program that starts a system; the superclass of its kinds.
open class VZBootLoader: NSObject, @unchecked Sendable {
    override init() {}
}

/// The kind of a machine; the superclass of its kinds.
open class VZPlatformConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A disk; the superclass of its kinds.
open class VZStorageDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A network device; the superclass of its kinds.
open class VZNetworkDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A serial port; the superclass of its kinds.
open class VZSerialPortConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A display; the superclass of its kinds.
open class VZGraphicsDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A keyboard; the superclass of its kinds.
open class VZKeyboardConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A mouse or trackpad; the superclass of its kinds.
open class VZPointingDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A source of random numbers; the superclass of its kinds.
open class VZEntropyDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A loudspeaker or microphone; the superclass of its kinds.
open class VZAudioDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A shared folder; the superclass of its kinds.
open class VZDirectorySharingDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A device with sockets; the superclass of its kinds.
open class VZSocketDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// A device that gives memory back; the superclass of its kinds.
open class VZMemoryBalloonDeviceConfiguration: NSObject, @unchecked Sendable {
    override init() {}
}

/// The content of a disk; the superclass of its kinds.
open class VZStorageDeviceAttachment: NSObject, @unchecked Sendable {
    override init() {}
}

/// The connection of a network device; the superclass of its kinds.
open class VZNetworkDeviceAttachment: NSObject, @unchecked Sendable {
    override init() {}
}

/// The connection of a serial port; the superclass of its kinds.
open class VZSerialPortAttachment: NSObject, @unchecked Sendable {
    override init() {}
}

/// The content of a shared folder; the superclass of its kinds.
open class VZDirectoryShare: NSObject, @unchecked Sendable {
    override init() {}
}
