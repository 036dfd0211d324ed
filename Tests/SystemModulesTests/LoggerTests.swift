import Foundation
import OSLog
import Testing

@testable import os

/// Messages of parts of an app.
@Suite("Logger")
struct LoggerTests {
    /// What is written while a function runs, without the time.
    private func lines(_ body: () -> Void) -> [String] {
        final class Lines: @unchecked Sendable { var list: [String] = [] }
        let lines = Lines()
        OSLog.$listener.withValue({ lines.list.append($0) }, operation: body)
        return lines.list.map { String($0.drop { $0 != "[" }) }
    }

    @Test("A line has its part and its level")
    func levels() {
        let logger = Logger(subsystem: "game", category: "score")
        let written = lines {
            logger.debug("one \(1)")
            logger.info("two")
            logger.notice("three")
            logger.warning("four")
            logger.fault("five")
            logger.log(level: .error, "six")
        }
        #expect(
            written == [
                "[game:score] debug: one 1", "[game:score] info: two", "[game:score] notice: three",
                "[game:score] error: four", "[game:score] fault: five", "[game:score] error: six",
            ])
        #expect(lines { Logger(OSLog.disabled).error("nothing") }.isEmpty)
    }

    @Test("Values are written in columns and formats")
    func formats() {
        let logger = Logger(subsystem: "a", category: "b")
        let written = lines {
            logger.info(
                "[\(7, align: .right(columns: 3))] [\("ab", align: .left(columns: 4))] [\("abc", align: .right(columns: -1))]"
            )
            logger.info(
                "\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(-255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal(minDigits: 3))"
            )
            logger.info(
                "\(1.5, format: .exponential(precision: 1)) \(Float(0.25), format: .hybrid) \(2.0, format: .fixed(precision: 1, explicitPositiveSign: true))"
            )
            logger.info(
                "\(Int32(0o100644), format: .darwinMode) \(Int32(1), format: .answer) \(true, format: .truth) \(2048, format: .byteCountIEC) \(512, format: .byteCount)"
            )
            logger.info(
                "\(Int32(bitPattern: UInt32(0x0100007F).littleEndian), format: .ipv4Address) \(Int32(2), format: .darwinErrno)"
            )
        }
        #expect(
            written.map { String($0.dropFirst("[a:b] info: ".count)) } == [
                "[  7] [ab  ] [abc]", "+005 -0xFF 010", "1.5e+00 0.25 +2.0", "-rw-r--r-- YES true 2 kiB 512 B",
                "127.0.0.1 [2: No such file or directory]",
            ])
    }

    @Test("Private values are hidden, numbers are written as wanted")
    func values() {
        let logger = Logger(subsystem: "a", category: "b")
        let name = "Anna", missing: Int? = nil
        let written = lines {
            logger.info("\(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)")
            logger.info("\(255, format: .hex) \(3.14159, format: .fixed(precision: 2)) \(missing) \([1, 2])")
        }
        #expect(written.first == "[a:b] info: Anna <private> <private>")
        #expect(written.last == "[a:b] info: ff 3.14 nil [1, 2]")
        let hidden = lines { logger.info("\(name, privacy: .private(mask: .hash))") }
        #expect(hidden.first?.contains("mask.hash") == true && hidden.first?.contains("Anna") == false)
    }

    @Test("Formats of the older function take no more values than there are")
    func olderFunction() {
        let log = OSLog(subsystem: "a", category: "b")
        let written = lines {
            os_log("%d of %{public}@, %{private}@, %.1f%%", log: log, type: .info, 3, "five", "secret", 2.55)
            os_log("%@ %d", log: log, type: .error)
            os_log("%d", log: log, type: .debug, "word")
            os_log(.fault, dso: nil, log: log, "%@ %d", "first", 4)
            os_log(.info, log: log, "%{PUBLIC}@ %.2f", Set([7]), Float(0.5))
        }
        let lines = ["info: 3 of five, <private>, 2.5%", "error:  ", "debug: word", "fault: first 4", "info: [7] 0.50"]
        #expect(written == lines.map { "[a:b] \($0)" })
    }

    @Test("In the journal each line has its priority")
    func journal() {
        let log = OSLog(subsystem: "a", category: "b")
        #expect(log.line(.error, "x\ny", isJournal: true, time: Date()) == "<3>[a:b] x\n<3>y")
    }

    @Test("A lock keeps threads apart")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { for _ in 0..<100 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 5000)
        #expect(lock.withLockIfAvailable { $0 } == 5000)
    }
}
