import Foundation
import OrielBasics

/// Writes messages of a part of an app to the journal or to standard error.
///
/// ```swift
/// import os
///
/// let logger = Logger(subsystem: "com.example.game", category: "score")
/// let points = 12
/// logger.info("scored \(points) points")
/// ```
///
/// A line has the time, subsystem, category and level. What runs as a service of the system writes to the journal, with the
/// level as its priority. Values are shown unless they are private.
///
/// Follows Apple's [Logger](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger of no part in particular.
    public init() { log = .default }
    /// Creates a logger of a part of an app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message at the default level.
    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Logs a message at the given level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    /// Logs a trace message.
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Logs a debug message.
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    /// Logs an informative message.
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    /// Logs a message at the default level.
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    /// Logs a warning.
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Logs an error.
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    /// Logs a critical error.
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    /// Logs a fault: an error of the system, or a bug in the program.
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// A log for a part of an app.
public final class OSLog: NSObject, @unchecked Sendable {
    /// The log for no part in particular.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that is not written.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// Creates a log for a part of an app.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Whether messages at a level are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// The listener of a test, instead of standard error.
    @TaskLocal package static var listener: (@Sendable (String) -> Void)?
    /// Whether standard error leads to the journal, which reads a priority at the beginning of a line.
    private static let isJournal = ProcessInfo.processInfo.environment["JOURNAL_STREAM"] != nil

    func write(_ type: OSLogType, _ message: String) {
        if isDisabled { return }
        let time = Date()
        LogHistory.shared.add(
            LoggedMessage(date: time, subsystem: subsystem, category: category, level: type, text: message))
        let line = line(type, message, isJournal: Self.isJournal, time: time)
        if let listener = Self.listener { listener(line) } else { StandardError.write(line) }
    }

    /// A message as it is written: in the journal, which knows the time itself, each line has its priority.
    func line(_ type: OSLogType, _ message: String, isJournal: Bool, time: Date) -> String {
        let part = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        if isJournal {
            let lines = (part + message).split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { "<\(type.priority)>\($0)" }.joined(separator: "\n")
        }
        return "\(time.formatted(.iso8601.time(includingFractionalSeconds: true))) \(part)\(type.name): \(message)"
    }
}

/// Logs a message at the default level.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Logs a message at the given level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message.text) }

/// Logs a message in which `%@`, `%d`, `%{public}@` and similar specifiers stand for values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: Any...
) {
    log.write(type, LegacyFormat.text(message.description, arguments))
}

/// Logs a message at the given level, in which `%@`, `%d`, `%{public}@` and similar specifiers stand for values.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: Any...
) {
    log.write(type, LegacyFormat.text(message.description, arguments))
}

/// A number with digits after the point.
func fixed(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
