import Foundation

// Attributes of files, with Darwin's parameters. This system keeps attributes of apps below “user.”, which the names here do not have.

/// Does not follow a symbolic link.
public let XATTR_NOFOLLOW: Int32 = 0x0001
/// Fails if the attribute exists.
public let XATTR_CREATE: Int32 = 0x0002
/// Fails unless the attribute exists.
public let XATTR_REPLACE: Int32 = 0x0004
/// The greatest length of an attribute's name.
public let XATTR_MAXNAMELEN: Int32 = 127
/// The name of the Finder's information about a file.
public let XATTR_FINDERINFO_NAME = "com.apple.FinderInfo"
/// The name of a file's second part on older systems of the Mac.
public let XATTR_RESOURCEFORK_NAME = "com.apple.ResourceFork"
/// The error of an attribute that does not exist.
public let ENOATTR: Int32 = ENODATA

private let prefix = "user."

/// The system's functions.
private enum Native {
    typealias Get = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, Int) -> Int
    typealias Set =
        @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeRawPointer?, Int, Int32) -> Int32
    typealias List = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int) -> Int
    typealias Remove = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
    typealias OpenGet = @convention(c) (Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, Int) -> Int
    typealias OpenSet = @convention(c) (Int32, UnsafePointer<CChar>?, UnsafeRawPointer?, Int, Int32) -> Int32
    typealias OpenList = @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
    typealias OpenRemove = @convention(c) (Int32, UnsafePointer<CChar>?) -> Int32

    static func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
    static let get = find("getxattr", Get.self), getLink = find("lgetxattr", Get.self)
    static let set = find("setxattr", Set.self), setLink = find("lsetxattr", Set.self)
    static let list = find("listxattr", List.self), listLink = find("llistxattr", List.self)
    static let remove = find("removexattr", Remove.self), removeLink = find("lremovexattr", Remove.self)
    static let openGet = find("fgetxattr", OpenGet.self), openSet = find("fsetxattr", OpenSet.self)
    static let openList = find("flistxattr", OpenList.self), openRemove = find("fremovexattr", OpenRemove.self)
}

private func fail<N: SignedInteger>(_ code: Int32) -> N {
    errno = code
    return -1
}
private func isLink(_ options: Int32) -> Bool { options & XATTR_NOFOLLOW != 0 }
/// The system's flags have the values 1 and 2.
private func flags(_ options: Int32) -> Int32 { options >> 1 & 3 }

/// Copies the names of an app's attributes without their beginning; returns the length of all.
private func names(
    _ room: UnsafeMutablePointer<CChar>?, _ size: Int, read: (UnsafeMutablePointer<CChar>?, Int) -> Int
) -> Int {
    let length = read(nil, 0)
    guard length > 0 else { return length }
    var bytes = [CChar](repeating: 0, count: length)
    let count = read(&bytes, length)
    guard count >= 0 else { return count }
    var found: [CChar] = []
    for name in bytes.prefix(count).split(separator: 0) {
        let text = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if text.hasPrefix(prefix) { found += name.dropFirst(prefix.utf8.count) + [0] }
    }
    guard let room, size > 0 else { return found.count }
    guard found.count <= size else { return fail(ERANGE) }
    for (place, byte) in found.enumerated() { room[place] = byte }
    return found.count
}

/// Reads an attribute of a file.
/// - Parameters:
///   - value: The place for the value; nil to learn its size.
///   - size: The size of the place in bytes.
///   - position: 0.
///   - options: ``XATTR_NOFOLLOW`` or 0.
/// - Returns: The size of the value, or -1 with an `errno`: ``ENOATTR`` if there is none, `ERANGE` if the place is too small.
public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int {
    guard let name, position == 0, let get = isLink(options) ? Native.getLink : Native.get else { return fail(EINVAL) }
    return get(path, prefix + String(cString: name), value, value == nil ? 0 : size)
}
/// Reads an attribute of an open file; see ``getxattr(_:_:_:_:_:_:)``.
public func fgetxattr(
    _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int {
    guard let name, position == 0, let get = Native.openGet else { return fail(EINVAL) }
    return get(fd, prefix + String(cString: name), value, value == nil ? 0 : size)
}
/// Sets an attribute of a file.
/// - Parameters:
///   - position: 0.
///   - options: Any of ``XATTR_NOFOLLOW``, ``XATTR_CREATE`` and ``XATTR_REPLACE``.
/// - Returns: 0, or -1 with an `errno`.
@discardableResult
public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int32 {
    guard let name, position == 0, let set = isLink(options) ? Native.setLink : Native.set else { return fail(EINVAL) }
    return set(path, prefix + String(cString: name), value, size, flags(options))
}
/// Sets an attribute of an open file; see ``setxattr(_:_:_:_:_:_:)``.
@discardableResult
public func fsetxattr(
    _ fd: Int32, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int32 {
    guard let name, position == 0, let set = Native.openSet else { return fail(EINVAL) }
    return set(fd, prefix + String(cString: name), value, size, flags(options))
}
/// Removes an attribute of a file; returns 0, or -1 with an `errno`.
@discardableResult
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    guard let name, let remove = isLink(options) ? Native.removeLink : Native.remove else { return fail(EINVAL) }
    return remove(path, prefix + String(cString: name))
}
/// Removes an attribute of an open file; returns 0, or -1 with an `errno`.
@discardableResult
public func fremovexattr(_ fd: Int32, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    guard let name, let remove = Native.openRemove else { return fail(EINVAL) }
    return remove(fd, prefix + String(cString: name))
}
/// Writes the names of a file's attributes, each with a zero behind it.
/// - Parameters:
///   - namebuff: The place for the names; nil to learn their size.
///   - size: The size of the place in bytes.
///   - options: ``XATTR_NOFOLLOW`` or 0.
/// - Returns: The size of all names, or -1 with an `errno`.
public func listxattr(
    _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
    guard let list = isLink(options) ? Native.listLink : Native.list else { return fail(EINVAL) }
    return names(namebuff, size) { list(path, $0, $1) }
}
/// Writes the names of an open file's attributes, each with a zero behind it; see ``listxattr(_:_:_:_:)``.
public func flistxattr(_ fd: Int32, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32) -> Int {
    guard let list = Native.openList else { return fail(EINVAL) }
    return names(namebuff, size) { list(fd, $0, $1) }
}
