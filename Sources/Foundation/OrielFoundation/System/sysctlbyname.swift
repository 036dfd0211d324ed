import Foundation

/// Reads a value of the system by its name, as Darwin names them; none can be changed.
///
/// There are `hw.machine`, `hw.model`, `hw.ncpu`, `hw.activecpu`, `hw.physicalcpu`, `hw.logicalcpu`, `hw.memsize`, `hw.pagesize`,
/// `kern.ostype`, `kern.osrelease`, `kern.osversion`, `kern.version`, `kern.hostname` and `kern.maxproc`: texts end in a zero, and
/// numbers have 4 bytes, `hw.memsize` 8.
/// - Parameters:
///   - oldp: The place for the value; nil to learn its size only.
///   - oldlenp: The size of the place in bytes; receives the size of the value.
/// - Returns: 0, or -1 with an `errno`: `ENOENT` for an unknown name, `ENOMEM` for too small a place, `EPERM` for a new value.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    func fail(_ code: Int32) -> Int32 {
        errno = code
        return -1
    }
    guard newp == nil else { return fail(EPERM) }
    guard let name, let bytes = SystemValue.bytes(of: String(cString: name)) else { return fail(ENOENT) }
    guard let oldlenp else { return 0 }
    let room = oldlenp.pointee
    oldlenp.pointee = bytes.count
    guard let oldp else { return 0 }
    guard room >= bytes.count else { return fail(ENOMEM) }
    bytes.withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: bytes.count) }
    return 0
}

/// The values of the system that have names.
private enum SystemValue {
    static func bytes(of name: String) -> [UInt8]? {
        switch name {
        case "hw.machine", "hw.model": text(kernel(\.machine))
        case "kern.ostype": text(kernel(\.sysname))
        case "kern.osrelease": text(kernel(\.release))
        case "kern.osversion", "kern.version": text(kernel(\.version))
        case "kern.hostname": text(kernel(\.nodename))
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu":
            number(Int32(clamping: ProcessInfo.processInfo.processorCount))
        case "hw.activecpu": number(Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
        case "hw.pagesize": number(Int32(clamping: sysconf(Int32(_SC_PAGESIZE))))
        case "kern.maxproc": number(Int32(clamping: sysconf(Int32(_SC_CHILD_MAX))))
        case "hw.memsize": number(Int64(clamping: ProcessInfo.processInfo.physicalMemory))
        default: nil
        }
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
    private static func number<N: FixedWidthInteger>(_ number: N) -> [UInt8] { withUnsafeBytes(of: number, Array.init) }

    private static func kernel<Value>(_ part: KeyPath<utsname, Value>) -> String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        return withUnsafeBytes(of: names[keyPath: part]) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
