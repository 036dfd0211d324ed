import Foundation

// The numbers of values of the system, and Darwin's record of a process.

/// Values of the kernel.
public let CTL_KERN: Int32 = 1
/// Values of memory.
public let CTL_VM: Int32 = 2
/// Values of the network; there are none here.
public let CTL_NET: Int32 = 4
/// Values of the machine.
public let CTL_HW: Int32 = 6
/// The name of the kernel.
public let KERN_OSTYPE: Int32 = 1
/// The version of the kernel.
public let KERN_OSRELEASE: Int32 = 2
/// The version of the kernel in words.
public let KERN_VERSION: Int32 = 4
/// The greatest number of processes.
public let KERN_MAXPROC: Int32 = 6
/// The greatest size of a program's arguments.
public let KERN_ARGMAX: Int32 = 8
/// The name of the machine in the network.
public let KERN_HOSTNAME: Int32 = 10
/// Records of processes.
public let KERN_PROC: Int32 = 14
/// When the machine was started.
public let KERN_BOOTTIME: Int32 = 21
/// The arguments of a process.
public let KERN_PROCARGS2: Int32 = 49
/// The build of the system.
public let KERN_OSVERSION: Int32 = 65
/// The record of each process.
public let KERN_PROC_ALL: Int32 = 0
/// The record of the process of a number.
public let KERN_PROC_PID: Int32 = 1
/// The kind of the machine.
public let HW_MACHINE: Int32 = 1
/// The model of the machine.
public let HW_MODEL: Int32 = 2
/// The number of processors.
public let HW_NCPU: Int32 = 3
/// The order of bytes.
public let HW_BYTEORDER: Int32 = 4
/// The size of memory in bytes.
public let HW_PHYSMEM: Int32 = 5
/// The size of a page of memory in bytes.
public let HW_PAGESIZE: Int32 = 7
/// The size of memory in bytes.
public let HW_MEMSIZE: Int32 = 24
/// The number of processors in use.
public let HW_AVAILCPU: Int32 = 25

/// A process is observed by a debugger.
public let P_TRACED: Int32 = 0x0000_0800
/// A process of 64 bits.
public let P_LP64: Int32 = 0x0000_0004
/// A process that waits.
public let SSLEEP: Int32 = 3
/// A process that runs.
public let SRUN: Int32 = 2
/// A process that was stopped.
public let SSTOP: Int32 = 4
/// A process that has ended.
public let SZOMB: Int32 = 5

/// Darwin's record of a process.
public struct kinfo_proc: Sendable {
    /// The values of the process.
    public var kp_proc = extern_proc()
    /// Further values.
    public var kp_eproc = eproc()
    /// Creates an empty record.
    public init() {}
}
/// The values of a process.
public struct extern_proc: Sendable {
    /// Sixteen letters and a zero.
    public typealias Name = (
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
        CChar
    )
    /// The values that share their place with pointers.
    public struct Start: Sendable {
        /// When the process began.
        public var __p_starttime = timeval()
        /// Creates an empty value.
        public init() {}
    }
    /// When the process began.
    public var p_un = Start()
    /// The flags, such as ``P_TRACED``.
    public var p_flag: Int32 = 0
    /// The state, such as ``SRUN``.
    public var p_stat: CChar = 0
    /// The number of the process.
    public var p_pid: pid_t = 0
    /// The first sixteen letters of the program's name.
    public var p_comm: Name = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    /// When the process began.
    public var p_starttime: timeval {
        get { p_un.__p_starttime }
        set { p_un.__p_starttime = newValue }
    }
    /// Creates an empty record.
    public init() {}
}
/// Further values of a process.
public struct eproc: Sendable {
    /// The number of the process that made it.
    public var e_ppid: pid_t = 0
    /// The number of its group.
    public var e_pgid: pid_t = 0
    /// Creates an empty record.
    public init() {}
}

/// Reads a value of the system by its numbers, as Darwin has them; none can be changed.
///
/// There are the values that ``sysctlbyname(_:_:_:_:_:)`` has by name, records of processes (``kinfo_proc``), and the arguments of a
/// process (``KERN_PROCARGS2``).
/// - Parameters:
///   - name: The numbers, from the kind of value on.
///   - namelen: How many numbers there are.
///   - oldp: The place for the value; nil to learn its size only.
///   - oldlenp: The size of the place in bytes; receives the size of the value.
/// - Returns: 0, or -1 with an `errno`.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    let numbers = name.map { Array(UnsafeBufferPointer(start: $0, count: min(Int(namelen), 12))) } ?? []
    return SystemValue.copy(SystemValue.bytes(of: numbers), oldp, oldlenp, newp)
}

extension SystemValue {
    fileprivate static func bytes(of numbers: [Int32]) -> [UInt8]? {
        switch (numbers.first, numbers.dropFirst().first) {
        case (CTL_KERN, KERN_OSTYPE): bytes(of: "kern.ostype")
        case (CTL_KERN, KERN_OSRELEASE): bytes(of: "kern.osrelease")
        case (CTL_KERN, KERN_VERSION): bytes(of: "kern.version")
        case (CTL_KERN, KERN_MAXPROC): bytes(of: "kern.maxproc")
        case (CTL_KERN, KERN_ARGMAX): bytes(of: "kern.argmax")
        case (CTL_KERN, KERN_HOSTNAME): bytes(of: "kern.hostname")
        case (CTL_KERN, KERN_BOOTTIME): bytes(of: "kern.boottime")
        case (CTL_KERN, KERN_OSVERSION): bytes(of: "kern.osversion")
        case (CTL_KERN, KERN_PROC): ProcessRecord.records(numbers)
        case (CTL_KERN, KERN_PROCARGS2): numbers.count > 2 ? ProcessRecord.arguments(numbers[2]) : nil
        case (CTL_HW, HW_MACHINE): bytes(of: "hw.machine")
        case (CTL_HW, HW_MODEL): bytes(of: "hw.model")
        case (CTL_HW, HW_NCPU): bytes(of: "hw.ncpu")
        case (CTL_HW, HW_AVAILCPU): bytes(of: "hw.activecpu")
        case (CTL_HW, HW_BYTEORDER): bytes(of: "hw.byteorder")
        case (CTL_HW, HW_PAGESIZE): bytes(of: "hw.pagesize")
        case (CTL_HW, HW_PHYSMEM), (CTL_HW, HW_MEMSIZE): bytes(of: "hw.memsize")
        default: nil
        }
    }
}
