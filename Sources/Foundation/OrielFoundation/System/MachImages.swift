import Foundation

// Code that looks into the images of a program, in Apple's format, finds none here.

/// The number of images in the program: 0.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of an image; nil, as there are none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { nil }
/// The header of an image; nil, as there are none.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? { nil }
/// The distance of an image from its address: 0.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }

/// The beginning of an image of 32 bits.
public struct mach_header: Sendable {
    /// The number that tells the format.
    public var magic: UInt32 = 0
    /// The kind of processor.
    public var cputype: Int32 = 0
    /// The model of the processor.
    public var cpusubtype: Int32 = 0
    /// The kind of file.
    public var filetype: UInt32 = 0
    /// The number of commands.
    public var ncmds: UInt32 = 0
    /// The size of all commands in bytes.
    public var sizeofcmds: UInt32 = 0
    /// The flags.
    public var flags: UInt32 = 0
    /// Creates an empty header.
    public init() {}
}

/// The beginning of an image of 64 bits.
public struct mach_header_64: Sendable {
    /// The number that tells the format.
    public var magic: UInt32 = 0
    /// The kind of processor.
    public var cputype: Int32 = 0
    /// The model of the processor.
    public var cpusubtype: Int32 = 0
    /// The kind of file.
    public var filetype: UInt32 = 0
    /// The number of commands.
    public var ncmds: UInt32 = 0
    /// The size of all commands in bytes.
    public var sizeofcmds: UInt32 = 0
    /// The flags.
    public var flags: UInt32 = 0
    /// Unused.
    public var reserved: UInt32 = 0
    /// Creates an empty header.
    public init() {}
}

/// The beginning of each command in an image.
public struct load_command: Sendable {
    /// The kind of command.
    public var cmd: UInt32 = 0
    /// The size of the command in bytes.
    public var cmdsize: UInt32 = 0
    /// Creates an empty command.
    public init() {}
}

/// The command for a segment of an image of 64 bits.
public struct segment_command_64: Sendable {
    /// Sixteen letters.
    public typealias Name = (
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )
    /// The kind of command.
    public var cmd: UInt32 = 0
    /// The size of the command in bytes.
    public var cmdsize: UInt32 = 0
    /// The name.
    public var segname: Name = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    /// The address in memory.
    public var vmaddr: UInt64 = 0
    /// The size in memory in bytes.
    public var vmsize: UInt64 = 0
    /// The place in the file.
    public var fileoff: UInt64 = 0
    /// The size in the file in bytes.
    public var filesize: UInt64 = 0
    /// The greatest rights to the memory.
    public var maxprot: Int32 = 0
    /// The rights to the memory at the beginning.
    public var initprot: Int32 = 0
    /// The number of sections.
    public var nsects: UInt32 = 0
    /// The flags.
    public var flags: UInt32 = 0
    /// Creates an empty command.
    public init() {}
}

/// The kind of a segment's command.
public let LC_SEGMENT_64: Int32 = 0x19
