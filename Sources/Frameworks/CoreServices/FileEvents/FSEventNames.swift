import Foundation
import OrielFoundation

// The types and numbers of streams of file events, which equal Apple's.

/// A stream of the changes of files below some folders.
///
/// Follows Apple's [FSEventStreamRef](https://developer.apple.com/documentation/coreservices/fseventstreamref). The kernel's inotify
/// reports the changes.
public typealias FSEventStreamRef = OpaquePointer
/// A stream of the changes of files, as its callback gets it.
public typealias ConstFSEventStreamRef = OpaquePointer
/// The options of a stream.
public typealias FSEventStreamCreateFlags = UInt32
/// The kinds of a change.
public typealias FSEventStreamEventFlags = UInt32
/// The number of a change, which is greater than those before it.
public typealias FSEventStreamEventId = UInt64

/// Called with changes: the stream, the context's `info`, the number of changes, their paths, their kinds and their numbers.
public typealias FSEventStreamCallback =
    @convention(c) (
        ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer,
        UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>
    ) -> Void

/// A pointer of an app, and how it is kept.
public struct FSEventStreamContext {
    /// The version of the structure: 0.
    public var version: CFIndex
    /// The app's pointer.
    public var info: UnsafeMutableRawPointer?
    /// Called when the stream keeps the pointer.
    public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    /// Called when the stream is released.
    public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    /// Returns a description of the pointer; not called here.
    public var copyDescription: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?

    /// Creates an empty context.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
        release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
        copyDescription: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// The number for changes after the stream has started; changes before that are not known here.
public let kFSEventStreamEventIdSinceNow: UInt64 = .max

/// No options.
public let kFSEventStreamCreateFlagNone = 0
/// The paths are an array of strings.
public let kFSEventStreamCreateFlagUseCFTypes = 1
/// The first change after a pause is reported at once.
public let kFSEventStreamCreateFlagNoDefer = 2
/// Changes of the folders' own places are reported.
public let kFSEventStreamCreateFlagWatchRoot = 4
/// Changes by the app itself are left out; the kernel does not know them, and they are reported here.
public let kFSEventStreamCreateFlagIgnoreSelf = 8
/// Each file is reported, and not its folder.
public let kFSEventStreamCreateFlagFileEvents = 16
/// Changes by the app itself are marked; they are not here.
public let kFSEventStreamCreateFlagMarkSelf = 32
/// The paths are dictionaries; they are strings here.
public let kFSEventStreamCreateFlagUseExtendedData = 64
/// All changes of the past are reported; none are known here.
public let kFSEventStreamCreateFlagFullHistory = 128

/// A change within the folder.
public let kFSEventStreamEventFlagNone = 0
/// Changes were lost: the folder must be read again.
public let kFSEventStreamEventFlagMustScanSubDirs = 1
/// Changes were lost by the app; never here.
public let kFSEventStreamEventFlagUserDropped = 2
/// Changes were lost by the kernel.
public let kFSEventStreamEventFlagKernelDropped = 4
/// Numbers have begun again; never here.
public let kFSEventStreamEventFlagEventIdsWrapped = 8
/// The changes of the past were reported; never here.
public let kFSEventStreamEventFlagHistoryDone = 16
/// The folder was moved, removed or made.
public let kFSEventStreamEventFlagRootChanged = 32
/// A volume was mounted; never here.
public let kFSEventStreamEventFlagMount = 64
/// A volume was unmounted; never here.
public let kFSEventStreamEventFlagUnmount = 128
/// The item was made.
public let kFSEventStreamEventFlagItemCreated = 256
/// The item was removed.
public let kFSEventStreamEventFlagItemRemoved = 512
/// The item's permissions, times or owner have changed.
public let kFSEventStreamEventFlagItemInodeMetaMod = 1024
/// The item was moved, to this path or from it.
public let kFSEventStreamEventFlagItemRenamed = 2048
/// The item's content has changed.
public let kFSEventStreamEventFlagItemModified = 4096
/// The item's values for the Finder have changed; never here.
public let kFSEventStreamEventFlagItemFinderInfoMod = 8192
/// The item's owner has changed; never here, where `ItemInodeMetaMod` says so.
public let kFSEventStreamEventFlagItemChangeOwner = 16384
/// The item's extended attributes have changed; never here, where `ItemInodeMetaMod` says so.
public let kFSEventStreamEventFlagItemXattrMod = 32768
/// The item is a file.
public let kFSEventStreamEventFlagItemIsFile = 1 << 16
/// The item is a folder.
public let kFSEventStreamEventFlagItemIsDir = 1 << 17
/// The item is a symbolic link.
public let kFSEventStreamEventFlagItemIsSymlink = 1 << 18
/// The app itself has made the change; never here.
public let kFSEventStreamEventFlagOwnEvent = 1 << 19
/// The item is a hard link; never here.
public let kFSEventStreamEventFlagItemIsHardlink = 1 << 20
/// The item was the last hard link; never here.
public let kFSEventStreamEventFlagItemIsLastHardlink = 1 << 21
/// The item is a clone; never here.
public let kFSEventStreamEventFlagItemCloned = 1 << 22
