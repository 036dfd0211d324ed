import Foundation

// SQLite's functions for snapshots, which Apple's has and Debian's is built without. Libraries that read a database while
// others write to it are linked with them, and do without where they fail.

/// Takes a snapshot of a database that is being read.
///
/// - Returns: `SQLITE_ERROR` where this system's SQLite has no snapshots.
@_cdecl("sqlite3_snapshot_get")
public func _sqliteSnapshotGet(
    _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
    typealias Function =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
    return own("sqlite3_snapshot_get", Function.self)?(database, schema, snapshot) ?? missing
}

/// Begins to read a database as it was at a snapshot.
///
/// - Returns: `SQLITE_ERROR` where this system's SQLite has no snapshots.
@_cdecl("sqlite3_snapshot_open")
public func _sqliteSnapshotOpen(
    _ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?, _ snapshot: OpaquePointer?
) -> Int32 {
    typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Int32
    return own("sqlite3_snapshot_open", Function.self)?(database, schema, snapshot) ?? missing
}

/// Frees a snapshot.
@_cdecl("sqlite3_snapshot_free")
public func _sqliteSnapshotFree(_ snapshot: OpaquePointer?) {
    own("sqlite3_snapshot_free", (@convention(c) (OpaquePointer?) -> Void).self)?(snapshot)
}

/// Compares the ages of two snapshots.
@_cdecl("sqlite3_snapshot_cmp")
public func _sqliteSnapshotCompare(_ first: OpaquePointer?, _ second: OpaquePointer?) -> Int32 {
    own("sqlite3_snapshot_cmp", (@convention(c) (OpaquePointer?, OpaquePointer?) -> Int32).self)?(first, second) ?? 0
}

/// Makes snapshots of a log from before the database was opened usable.
///
/// - Returns: `SQLITE_ERROR` where this system's SQLite has no snapshots.
@_cdecl("sqlite3_snapshot_recover")
public func _sqliteSnapshotRecover(_ database: OpaquePointer?, _ schema: UnsafePointer<CChar>?) -> Int32 {
    typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
    return own("sqlite3_snapshot_recover", Function.self)?(database, schema) ?? missing
}

private let missing: Int32 = 1

/// The function of this system's SQLite, which is loaded after this module; nil where it has none.
private func own<Function>(_ name: String, _ type: Function.Type) -> Function? {
    // `RTLD_NEXT`, which Swift does not import.
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return dlsym(next, name).map { unsafeBitCast($0, to: type) }
}
