import Foundation
import Testing

@testable import OrielFoundation

@Suite("Values of the system, attributes of files, and processes")
struct SystemValueTests {
    /// A new file; nil where the disk keeps no attributes.
    private static func file() -> String? {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("attributes-\(UUID().uuidString)").path
        guard FileManager.default.createFile(atPath: path, contents: Data()) else { return nil }
        if setxattr(path, "probe", "1", 1, 0, 0) == 0 {
            removexattr(path, "probe", 0)
            return path
        }
        try? FileManager.default.removeItem(atPath: path)
        return nil
    }
    private static var keepsAttributes: Bool {
        guard let path = file() else { return false }
        try? FileManager.default.removeItem(atPath: path)
        return true
    }

    @Test("Attributes of a file are set, read, listed and removed by their own names", .enabled(if: keepsAttributes))
    func attributes() throws {
        let path = try #require(Self.file())
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(setxattr(path, "com.example.tag", "red", 3, 0, XATTR_CREATE) == 0)
        #expect(setxattr(path, "com.example.tag", "red", 3, 0, XATTR_CREATE) == -1 && errno == EEXIST)
        #expect(getxattr(path, "com.example.tag", nil, 0, 0, 0) == 3)
        var value = [UInt8](repeating: 0, count: 3)
        #expect(getxattr(path, "com.example.tag", &value, 3, 0, XATTR_NOFOLLOW) == 3 && value == Array("red".utf8))
        var names = [CChar](repeating: 0, count: 64)
        #expect(listxattr(path, nil, 0, 0) == 16 && listxattr(path, &names, 64, 0) == 16)
        #expect(String(cString: names) == "com.example.tag")
        #expect(listxattr(path, &names, 3, 0) == -1 && errno == ERANGE)
        #expect(removexattr(path, "com.example.tag", 0) == 0)
        #expect(getxattr(path, "com.example.tag", nil, 0, 0, 0) == -1 && errno == ENOATTR)
        #expect(getxattr(path, "com.example.tag", nil, 0, 4, 0) == -1 && errno == EINVAL)
    }

    @Test("A process has a record, with its parent and its name")
    func records() {
        var numbers = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        var record = kinfo_proc()
        var size = MemoryLayout<kinfo_proc>.stride
        #expect(sysctl(&numbers, UInt32(numbers.count), &record, &size, nil, 0) == 0)
        #expect(size == MemoryLayout<kinfo_proc>.stride && record.kp_proc.p_pid == getpid())
        #expect(record.kp_eproc.e_ppid == getppid() && record.kp_proc.p_starttime.tv_sec > 0)
        #expect(record.kp_proc.p_comm.0 != 0)
        var unknown: [Int32] = [CTL_KERN, 999]
        #expect(sysctl(&unknown, 2, nil, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test("Values are found by numbers as by names")
    func values() {
        var numbers = [CTL_HW, HW_NCPU]
        var (count, size): (Int32, Int) = (0, 4)
        #expect(sysctl(&numbers, 2, &count, &size, nil, 0) == 0)
        #expect(Int(count) == ProcessInfo.processInfo.processorCount)
        var start = timeval()
        size = MemoryLayout<timeval>.size
        #expect(sysctlbyname("kern.boottime", &start, &size, nil, 0) == 0 && start.tv_sec > 1_000_000_000)
        #expect(sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 && size > 1)
        #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1)
    }

    @Test("Work on a queue is waited for, with its result and its errors")
    func waiting() {
        let queue = DispatchQueue(label: "waiting")
        #expect(queue.asyncAndWait { 3 } == 3)
        #expect(throws: CancellationError.self) { try queue.asyncAndWait { throw CancellationError() } }
        nonisolated(unsafe) var isDone = false
        queue.asyncAndWait(execute: DispatchWorkItem { isDone = true })
        #expect(isDone)
        let time = DispatchTime(uptimeNanoseconds: 1_000_000_000)
        #expect(time.distance(to: time.advanced(by: .seconds(2))) == .nanoseconds(2_000_000_000))
        #expect(DispatchQoS.QoSClass(rawValue: QOS_CLASS_UTILITY) == .utility)
        #expect(DispatchQoS.QoSClass.background.rawValue == QOS_CLASS_BACKGROUND)
    }

    @Test("The end of a process is reported once")
    func processes() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/cat")
        process.standardInput = Pipe()
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let source = DispatchSource.makeProcessSource(
            identifier: process.processIdentifier, eventMask: .exit, queue: .global())
        await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
            source.setEventHandler { ended.resume() }
            source.resume()
            kill(process.processIdentifier, SIGKILL)
        }
        #expect(source.data == .exit && source.handle == process.processIdentifier)
        source.cancel()
    }
}
