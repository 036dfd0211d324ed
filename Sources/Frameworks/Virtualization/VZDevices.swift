import Foundation

/// A machine for any system.
open class VZGenericPlatformConfiguration: VZPlatformConfiguration, @unchecked Sendable {
    /// Creates it.
    public override init() {}
}

/// A keyboard with USB.
open class VZUSBKeyboardConfiguration: VZKeyboardConfiguration, @unchecked Sendable {
    /// Creates it.
    public override init() {}
}

/// A pointer with USB.
open class VZUSBScreenCoordinatePointingDeviceConfiguration: VZPointingDeviceConfiguration, @unchecked Sendable {
    /// Creates it.
    public override init() {}
}

/// A source of random numbers.
open class VZVirtioEntropyDeviceConfiguration: VZEntropyDeviceConfiguration, @unchecked Sendable {
    /// Creates it.
    public override init() {}
}

/// A device with sockets.
open class VZVirtioSocketDeviceConfiguration: VZSocketDeviceConfiguration, @unchecked Sendable {
    /// Creates it.
    public override init() {}
}

/// A device that gives memory back.
open class VZVirtioTraditionalMemoryBalloonDeviceConfiguration: VZMemoryBalloonDeviceConfiguration, @unchecked Sendable
{
    /// Creates it.
    public override init() {}
}

/// A connection through the host's network.
open class VZNATNetworkDeviceAttachment: VZNetworkDeviceAttachment, @unchecked Sendable {
    /// Creates it.
    public override init() {}
}

/// A program that starts a Linux kernel.
open class VZLinuxBootLoader: VZBootLoader, @unchecked Sendable {
    /// The kernel.
    open var kernelURL: URL
    /// The words for the kernel.
    open var commandLine = ""
    /// The first file system; nil for none.
    open var initialRamdiskURL: URL?
    /// Creates a program for a kernel.
    public init(kernelURL: URL) { self.kernelURL = kernelURL }
}

/// A program that starts a system with UEFI.
open class VZEFIBootLoader: VZBootLoader, @unchecked Sendable {
    /// Creates a program.
    public override init() {}
}

/// A disk whose content is a file.
open class VZDiskImageStorageDeviceAttachment: VZStorageDeviceAttachment, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// Whether the file is not changed.
    public let isReadOnly: Bool
    /// Opens a file; throws where it cannot be read.
    public init(url: URL, readOnly: Bool) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw VZError(.invalidDiskImage) }
        (self.url, isReadOnly) = (url, readOnly)
    }
}

/// A disk.
open class VZVirtioBlockDeviceConfiguration: VZStorageDeviceConfiguration, @unchecked Sendable {
    /// The content.
    public let attachment: VZStorageDeviceAttachment
    /// The name; empty for none.
    open var blockDeviceIdentifier = ""
    /// Creates a disk.
    public init(attachment: VZStorageDeviceAttachment) { self.attachment = attachment }
}

/// A network device.
open class VZVirtioNetworkDeviceConfiguration: VZNetworkDeviceConfiguration, @unchecked Sendable {
    /// The connection; nil for none.
    open var attachment: VZNetworkDeviceAttachment?
    /// Creates a network device.
    public override init() {}
}

/// A serial port.
open class VZVirtioConsoleDeviceSerialPortConfiguration: VZSerialPortConfiguration, @unchecked Sendable {
    /// The connection; nil for none.
    open var attachment: VZSerialPortAttachment?
    /// Creates a serial port.
    public override init() {}
}

/// The connection of a serial port with files.
open class VZFileHandleSerialPortAttachment: VZSerialPortAttachment, @unchecked Sendable {
    /// The file that the machine reads; nil for none.
    public let fileHandleForReading: FileHandle?
    /// The file that the machine writes; nil for none.
    public let fileHandleForWriting: FileHandle?
    /// Creates a connection.
    public init(fileHandleForReading: FileHandle?, fileHandleForWriting: FileHandle?) {
        (self.fileHandleForReading, self.fileHandleForWriting) = (fileHandleForReading, fileHandleForWriting)
    }
}

/// A display.
open class VZVirtioGraphicsDeviceConfiguration: VZGraphicsDeviceConfiguration, @unchecked Sendable {
    /// The screens.
    open var scanouts: [VZVirtioGraphicsScanoutConfiguration] = []
    /// Creates a display without screens.
    public override init() {}
}

/// A screen.
open class VZVirtioGraphicsScanoutConfiguration: NSObject, @unchecked Sendable {
    /// The width, in pixels.
    open var widthInPixels: Int
    /// The height, in pixels.
    open var heightInPixels: Int
    /// Creates a screen.
    public init(widthInPixels: Int, heightInPixels: Int) {
        (self.widthInPixels, self.heightInPixels) = (widthInPixels, heightInPixels)
    }
}

/// A folder of this machine.
open class VZSharedDirectory: NSObject, @unchecked Sendable {
    /// The folder.
    public let url: URL
    /// Whether the folder is not changed.
    public let isReadOnly: Bool
    /// Creates a folder.
    public init(url: URL, readOnly: Bool) { (self.url, isReadOnly) = (url, readOnly) }
}

/// The content of a shared folder: one folder.
open class VZSingleDirectoryShare: VZDirectoryShare, @unchecked Sendable {
    /// The folder.
    public let directory: VZSharedDirectory
    /// Creates a content.
    public init(directory: VZSharedDirectory) { self.directory = directory }
}

/// A shared folder.
open class VZVirtioFileSystemDeviceConfiguration: VZDirectorySharingDeviceConfiguration, @unchecked Sendable {
    /// The name in the machine.
    public let tag: String
    /// The content; nil for none.
    open var share: VZDirectoryShare?
    /// Creates a shared folder.
    public init(tag: String) { self.tag = tag }
}
