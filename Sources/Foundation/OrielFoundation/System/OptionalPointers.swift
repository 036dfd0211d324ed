import Foundation
import Glibc

// Darwin's C library takes pointers that may be nil where this one's declarations do not.

/// Closes a library; fails for nil.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 { handle.map { Glibc.dlclose($0) } ?? -1 }
/// Closes a folder; fails for nil.
@discardableResult
public func closedir(_ folder: OpaquePointer?) -> Int32 { folder.map { Glibc.closedir($0) } ?? -1 }
