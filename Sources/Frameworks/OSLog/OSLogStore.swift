import Foundation
import os

/// The messages that the program itself has logged: the last 2000.
///
/// Follows Apple's [OSLogStore](https://developer.apple.com/documentation/oslog/oslogstore). Messages of other programs are in the system's
/// journal, which is not read: a store of the system fails.
public final class OSLogStore: NSObject, @unchecked Sendable {
    /// Whose messages a store has.
    public enum Scope: Int, Sendable {
        /// All programs' messages: fails here.
        case system = 0
        /// The program's own messages.
        case currentProcessIdentifier = 1
    }

    /// Opens a store; one of the whole system fails.
    public convenience init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(
                .fileReadNoPermission,
                userInfo: [NSLocalizedDescriptionKey: "Only the messages of the program itself can be read here."])
        }
        self.init(own: true)
    }

    private init(own: Bool) { super.init() }

    /// Opens the store of the whole system, which fails here.
    public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

    /// Returns the place of a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
    /// Returns a place some seconds before now.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
    }
    /// Returns a place some seconds after the beginning of the program.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// Returns the messages from a place on that satisfy a condition, the oldest first.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var entries = LogHistory.shared.messages
            .filter { message in position.map { message.date >= $0.date } ?? true }
            .map { OSLogEntryLog($0) as OSLogEntry }
            .filter { predicate?.evaluate(with: $0) != false }
        if options.contains(.reverse) { entries.reverse() }
        return AnySequence(entries)
    }
}

/// A place in the messages of a store.
public final class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date
    init(date: Date) { self.date = date }
}

/// How messages are enumerated.
public final class OSLogEnumerator: NSObject {
    /// The order of messages.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The newest first.
        public static let reverse = Options(rawValue: 1)
    }
}

/// A message.
///
/// Follows Apple's [OSLogEntry](https://developer.apple.com/documentation/oslog/oslogentry).
public class OSLogEntry: NSObject, @unchecked Sendable {
    /// The text.
    public let composedMessage: String
    /// When it was logged.
    public let date: Date

    init(composedMessage: String, date: Date) { (self.composedMessage, self.date) = (composedMessage, date) }
}

/// An entry of a part of a program.
public protocol OSLogEntryWithPayload: AnyObject {
    /// The part's system.
    var subsystem: String { get }
    /// The part's category.
    var category: String { get }
    /// The text before values were put in: here the text itself.
    var formatString: String { get }
}

/// An entry of a program.
public protocol OSLogEntryFromProcess: AnyObject {
    /// The program's name.
    var process: String { get }
    /// The number of the process.
    var processIdentifier: Int32 { get }
    /// The program's library that has logged.
    var sender: String { get }
}

/// A message of a logger.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess, @unchecked Sendable {
    /// How severe a message is.
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

    /// The part's system.
    public let subsystem: String
    /// The part's category.
    public let category: String
    /// How severe the message is.
    public let level: Level
    /// The text before values were put in: here the text itself.
    public var formatString: String { composedMessage }
    /// The program's name.
    public let process = ProcessInfo.processInfo.processName
    /// The number of the process.
    public let processIdentifier = ProcessInfo.processInfo.processIdentifier
    /// The program's library that has logged: the program itself.
    public var sender: String { process }

    init(_ message: LoggedMessage) {
        (subsystem, category) = (message.subsystem, message.category)
        level =
            switch message.level {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
        super.init(composedMessage: message.text, date: message.date)
    }
}
