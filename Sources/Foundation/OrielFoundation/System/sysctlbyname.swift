import Foundation

/// Reads a value of the system by its name, as Darwin names them; none can be changed.
///
/// There are `hw.machine`, `hw.model`, `hw.product`, `hw.ncpu`, `hw.activecpu`, `hw.physicalcpu`, `hw.logicalcpu` and their `_max`,
/// `hw.memsize`, `hw.pagesize`, `hw.cachelinesize`, `hw.byteorder`, `hw.cputype`, `hw.cpufrequency`, `hw.optional.arm64`,
/// `machdep.cpu.brand_string`, `sysctl.proc_translated`, `kern.ostype`, `kern.osrelease`, `kern.osversion`, `kern.osproductversion`,
/// `kern.version`, `kern.hostname`, `kern.boottime`, `kern.argmax` and `kern.maxproc`: texts end in a zero, and numbers have 4 bytes,
/// sizes of memory and frequencies 8; `kern.boottime` is a `timeval`.
/// - Parameters:
///   - oldp: The place for the value; nil to learn its size only.
///   - oldlenp: The size of the place in bytes; receives the size of the value.
/// - Returns: 0, or -1 with an `errno`: `ENOENT` for an unknown name, `ENOMEM` for too small a place, `EPERM` for a new value.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    SystemValue.copy(name.flatMap { SystemValue.bytes(of: String(cString: $0)) }, oldp, oldlenp, newp)
}

/// The values of the system that have names.
enum SystemValue {
    /// Copies a value to a place; returns 0, or -1 with an `errno`.
    static func copy(
        _ value: [UInt8]?, _ place: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
        _ new: UnsafeMutableRawPointer?
    ) -> Int32 {
        func fail(_ code: Int32) -> Int32 {
            errno = code
            return -1
        }
        guard new == nil else { return fail(EPERM) }
        guard let value else { return fail(ENOENT) }
        guard let size else { return 0 }
        let room = size.pointee
        size.pointee = value.count
        guard let place else { return 0 }
        guard room >= value.count else { return fail(ENOMEM) }
        value.withUnsafeBytes { bytes in
            if let first = bytes.baseAddress { place.copyMemory(from: first, byteCount: bytes.count) }
        }
        return 0
    }

    static func bytes(of name: String) -> [UInt8]? {
        switch name {
        case "hw.machine", "hw.model", "hw.product": text(kernel(\.machine))
        case "kern.ostype": text(kernel(\.sysname))
        case "kern.osrelease": text(kernel(\.release))
        case "kern.osversion", "kern.version": text(kernel(\.version))
        case "kern.hostname": text(kernel(\.nodename))
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
            number(Int32(clamping: ProcessInfo.processInfo.processorCount))
        case "hw.activecpu": number(Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
        case "hw.pagesize": number(Int32(clamping: sysconf(Int32(_SC_PAGESIZE))))
        case "kern.maxproc": number(Int32(clamping: sysconf(Int32(_SC_CHILD_MAX))))
        case "kern.osproductversion": text(productVersion)
        case "kern.argmax": number(Int32(clamping: sysconf(Int32(_SC_ARG_MAX))))
        case "kern.boottime": withUnsafeBytes(of: bootTime, Array.init)
        case "hw.byteorder": number(Int32(1.littleEndian == 1 ? 1234 : 4321))
        case "hw.cachelinesize": number(Int64(64))
        case "hw.optional.arm64": number(Int32(isARM ? 1 : 0))
        case "hw.cputype": number(Int32(isARM ? 0x0100_000C : 0x0100_0007))
        case "sysctl.proc_translated": number(Int32(0))
        case "hw.cpufrequency", "hw.cpufrequency_max":
            processor("cpu MHz").flatMap { Double($0) }.map { number(Int64($0 * 1_000_000)) }
        case "machdep.cpu.brand_string": text(processor("model name") ?? kernel(\.machine))
        case "hw.memsize": number(Int64(clamping: ProcessInfo.processInfo.physicalMemory))
        default: nil
        }
    }

    private static var isARM: Bool { ["aarch64", "arm64"].contains(kernel(\.machine)) }
    private static var productVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// A fact about the processor, as the kernel lists it.
    private static func processor(_ key: String) -> String? {
        guard let list = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
        let line = list.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split(separator: ":", maxSplits: 1).dropFirst().first?.trimmingCharacters(in: .whitespaces)
    }
    /// When the machine was started.
    static var bootTime: timeval {
        var (now, running) = (timespec(), timespec())
        clock_gettime(CLOCK_REALTIME, &now)
        clock_gettime(CLOCK_BOOTTIME, &running)
        let micro = (now.tv_sec - running.tv_sec) * 1_000_000 + (now.tv_nsec - running.tv_nsec) / 1_000
        return timeval(tv_sec: micro / 1_000_000, tv_usec: micro % 1_000_000)
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
