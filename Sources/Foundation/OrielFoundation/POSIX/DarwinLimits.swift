import Foundation
import Glibc

// Limits and places whose names this system's headers write in a way that Swift does not import, or do not have.

/// The resident memory, in bytes.
public let RLIMIT_RSS = Int32(truncatingIfNeeded: __RLIMIT_RSS.rawValue)
/// The memory that is kept from the disk, in bytes.
public let RLIMIT_MEMLOCK = Int32(truncatingIfNeeded: __RLIMIT_MEMLOCK.rawValue)
/// The number of a user's processes.
public let RLIMIT_NPROC = Int32(truncatingIfNeeded: __RLIMIT_NPROC.rawValue)
/// The size of a page of memory, in bytes.
public let _SC_PAGE_SIZE = Int32(Glibc._SC_PAGESIZE)
/// The fourth version of the Internet Protocol, as content of packets.
public let IPPROTO_IPV4 = Int32(Glibc.IPPROTO_IPIP)

/// A property of folders that `pathconf` finds on Apple's systems alone.
public struct _PathProperty: Sendable { let value: Int }

/// Whether small and capital letters are different in names of files.
public let _PC_CASE_SENSITIVE = _PathProperty(value: 1)
/// Whether names of files keep their small and capital letters.
public let _PC_CASE_PRESERVING = _PathProperty(value: 1)

/// Returns a property of a folder; -1 with an `errno` for an error.
public func pathconf(_ path: UnsafePointer<CChar>, _ name: _PathProperty) -> Int {
    access(path, F_OK) == 0 ? name.value : -1
}
/// Returns a property of the folder of an open file; -1 with an `errno` for an error.
public func fpathconf(_ fd: Int32, _ name: _PathProperty) -> Int { Glibc.fcntl(fd, F_GETFD) >= 0 ? name.value : -1 }

/// A folder of the user's that `confstr` finds on Apple's systems alone.
public struct _UserFolder: Sendable {
    enum Kind { case home, temporary, caches }
    let kind: Kind

    fileprivate var path: String {
        let path =
            switch kind {
            case .home: NSHomeDirectory()
            case .temporary: NSTemporaryDirectory()
            case .caches: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path ?? "/tmp"
            }
        return path.hasSuffix("/") ? path : path + "/"
    }
}

/// The user's folder.
public let _CS_DARWIN_USER_DIR = _UserFolder(kind: .home)
/// The folder for the user's temporary files.
public let _CS_DARWIN_USER_TEMP_DIR = _UserFolder(kind: .temporary)
/// The folder for the user's caches.
public let _CS_DARWIN_USER_CACHE_DIR = _UserFolder(kind: .caches)

/// Copies the path of a folder, as far as there is room; returns the number of its bytes, with the zero at the end.
public func confstr(_ name: _UserFolder, _ buffer: UnsafeMutablePointer<CChar>!, _ length: Int) -> Int {
    let path = name.path.utf8CString
    if let buffer, length > 0 {
        let count = min(path.count, length)
        for index in 0..<count { buffer[index] = path[index] }
        buffer[count - 1] = 0
    }
    return path.count
}
