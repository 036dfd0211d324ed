import Foundation

/// The kernel's records of processes, as Darwin has them.
enum ProcessRecord {
    /// Returns the records of the process of a number, or of all.
    static func records(_ numbers: [Int32]) -> [UInt8]? {
        guard numbers.count > 2 else { return nil }
        switch numbers[2] {
        case KERN_PROC_ALL:
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { pid_t($0) }.sorted().compactMap { record($0) }
                .flatMap { withUnsafeBytes(of: $0, padded) }
        case KERN_PROC_PID:
            guard numbers.count > 3 else { return nil }
            return record(numbers[3]).map { withUnsafeBytes(of: $0, padded) } ?? []
        default: return nil
        }
    }
    /// The bytes of a record as an entry of a list has them.
    private static func padded(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        Array(bytes) + [UInt8](repeating: 0, count: MemoryLayout<kinfo_proc>.stride - bytes.count)
    }

    /// Returns the record of a process; nil if there is none.
    private static func record(_ process: pid_t) -> kinfo_proc? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            // The name is in parentheses, and can have some itself.
            let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")"), open < close
        else { return nil }
        let values = status[close...].dropFirst().split(separator: " ")
        guard values.count > 19 else { return nil }
        var record = kinfo_proc()
        record.kp_proc.p_pid = process
        record.kp_proc.p_flag = P_LP64 | (isTraced(process) ? P_TRACED : 0)
        record.kp_proc.p_stat = CChar(clamping: state(values[0]))
        record.kp_eproc.e_ppid = pid_t(values[1]) ?? 0
        record.kp_eproc.e_pgid = pid_t(values[2]) ?? 0
        let ticks = Int(values[19]) ?? 0
        let perSecond = max(sysconf(Int32(_SC_CLK_TCK)), 1)
        var start = SystemValue.bootTime
        let micro = start.tv_usec + ticks % perSecond * 1_000_000 / perSecond
        start.tv_sec += ticks / perSecond + micro / 1_000_000
        start.tv_usec = micro % 1_000_000
        record.kp_proc.p_starttime = start
        withUnsafeMutableBytes(of: &record.kp_proc.p_comm) { room in
            room.copyBytes(from: status[open..<close].dropFirst().utf8.prefix(16))
        }
        return record
    }
    private static func isTraced(_ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return false }
        let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return line.map { !$0.hasSuffix("\t0") } ?? false
    }
    private static func state(_ letter: Substring) -> Int32 {
        switch letter {
        case "R": SRUN
        case "T", "t": SSTOP
        case "Z", "X": SZOMB
        default: SSLEEP
        }
    }

    /// Returns the number of a process's arguments, its program's path, its arguments and its environment, as Darwin has them.
    static func arguments(_ process: pid_t) -> [UInt8]? {
        guard let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline"), !arguments.isEmpty
        else {
            return nil
        }
        let count = Int32(clamping: arguments.count { $0 == 0 })
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) ?? ""
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
        return withUnsafeBytes(of: count, Array.init) + Array(program.utf8) + [0] + arguments + environment
    }
}
