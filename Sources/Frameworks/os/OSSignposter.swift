import Foundation
import OrielBasics

/// Measures intervals of an app's work.
///
/// With `ORIEL_SIGNPOSTS=1` in the environment, each event and each interval with its length is written to the log, where
/// Apple's systems show them in Instruments. Otherwise nothing is measured.
///
/// Follows Apple's [OSSignposter](https://developer.apple.com/documentation/os/ossignposter).
public struct OSSignposter: Sendable {
    let log: OSLog
    /// Whether intervals are measured.
    public var isEnabled: Bool { !isDisabled && (Self.isWanted || OSLog.listener != nil) }
    private let isDisabled: Bool

    private static let isWanted = ProcessInfo.processInfo.environment["ORIEL_SIGNPOSTS"] == "1"

    /// A measurer that is never enabled.
    public static let disabled = OSSignposter(.disabled, isDisabled: true)

    private init(_ log: OSLog, isDisabled: Bool) { (self.log, self.isDisabled) = (log, isDisabled) }

    /// Creates a measurer of no part in particular.
    public init() { self.init(.default, isDisabled: false) }
    /// Creates a measurer of a part of an app.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category), isDisabled: false)
    }
    /// Creates a measurer of a part of an app, in a category of points of interest.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
    /// Creates a measurer of a log.
    public init(logHandle: OSLog) { self.init(logHandle, isDisabled: false) }
    /// Creates a measurer of a logger's part of an app.
    public init(logger: Logger) { self.init(logger.log, isDisabled: false) }

    /// Returns a new identifier, for intervals of one name at the same time.
    public func makeSignpostID() -> OSSignpostID { .next() }
    /// Returns an object's identifier.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    /// Begins an interval.
    /// - Returns: The state to pass to `endInterval`.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }
    /// Begins an interval with a note.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id, isEnabled ? message.text : "") }
    /// Begins an interval that is animated.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { beginInterval(name, id: id) }

    /// Ends an interval, whose length is written.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }
    /// Ends an interval with a note.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        end(name, state, message.text)
    }

    /// Writes a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { emit(name, "") }
    /// Writes a moment with a note.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        emit(name, message.text)
    }

    /// Measures a function.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
    /// Measures a function, with a note.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    private func emit(_ name: StaticString, _ message: String) {
        guard isEnabled else { return }
        log.write(.debug, "\(name)" + (message.isEmpty ? "" : ": \(message)"))
    }

    private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: String) {
        guard isEnabled else { return }
        guard let length = state.end() else { return emit(name, "ended a second time") }
        let notes = [state.message, message].filter { !$0.isEmpty }.joined(separator: ", ")
        emit(name, "\(fixed(length * 1000, 3)) ms" + (notes.isEmpty ? "" : " (\(notes))"))
    }
}

/// The identifier of an interval among others of its name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    /// Creates an identifier of a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier of a number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates a new identifier of a log.
    public init(log: OSLog) { self = .next() }
    /// Creates the identifier of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }
    /// The identifier of intervals that are alone.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// The identifier of nothing.
    public static let null = OSSignpostID(0)
    /// The identifier that none has.
    public static let invalid = OSSignpostID(.max)
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: UInt64 = 0

    static func next() -> OSSignpostID {
        lock.withLock {
            last += 1
            return OSSignpostID(last)
        }
    }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: @unchecked Sendable {
    /// The identifier.
    public let signpostID: OSSignpostID
    let message: String
    private let begin = ProcessInfo.processInfo.systemUptime
    private let lock = NSLock()
    private var isOver = false

    init(_ id: OSSignpostID, _ message: String = "") { (signpostID, self.message) = (id, message) }

    /// Begins an interval for an identifier.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// The length in seconds; nil if it has ended before.
    func end() -> Double? {
        lock.withLock {
            if isOver { return nil }
            isOver = true
            return ProcessInfo.processInfo.systemUptime - begin
        }
    }
}

extension OSLog {
    /// Categories that Instruments knows.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a category of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points of interest to the author of an app.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Work that is traced while Instruments runs.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// The same, with stacks.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Creates the log of a part of an app, in a category of Instruments.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether intervals are measured.
    public var signpostsEnabled: Bool { OSSignposter(logHandle: self).isEnabled }
}

/// The type of a signpost.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// The intervals that functions have begun, by their names and identifiers.
private final class OpenSignposts: @unchecked Sendable {
    static let shared = OpenSignposts()
    private struct Name: Hashable {
        let log: ObjectIdentifier
        let name: String
        let id: OSSignpostID
    }
    private let lock = NSLock()
    private var states: [Name: OSSignpostIntervalState] = [:]

    func begin(_ log: OSLog, _ name: StaticString, _ id: OSSignpostID) {
        let key = Name(log: ObjectIdentifier(log), name: "\(name)", id: id)
        lock.withLock { states[key] = OSSignpostIntervalState(id) }
    }

    func end(_ log: OSLog, _ name: StaticString, _ id: OSSignpostID) -> OSSignpostIntervalState? {
        let key = Name(log: ObjectIdentifier(log), name: "\(name)", id: id)
        return lock.withLock { states.removeValue(forKey: key) }
    }
}

/// Begins or ends an interval, or writes a moment.
/// - Parameters:
///   - type: The type of the signpost.
///   - log: The log, which tells intervals of one name apart.
///   - name: The name.
///   - signpostID: Which of several intervals of the name.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    let signposter = OSSignposter(logHandle: log)
    guard signposter.isEnabled else { return }
    switch type {
    case .event: signposter.emitEvent(name, id: signpostID)
    case .begin: OpenSignposts.shared.begin(log, name, signpostID)
    case .end: if let state = OpenSignposts.shared.end(log, name, signpostID) { signposter.endInterval(name, state) }
    }
}

/// Begins or ends an interval, or writes an event with a note, whose format is like `os_log`'s.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    let signposter = OSSignposter(logHandle: log)
    guard signposter.isEnabled else { return }
    let text = LegacyFormat.text("\(format)", arguments)
    switch type {
    case .event: log.write(.debug, "\(name): \(text)")
    case .begin: OpenSignposts.shared.begin(log, name, signpostID)
    case .end:
        guard let state = OpenSignposts.shared.end(log, name, signpostID), let length = state.end() else { return }
        log.write(.debug, "\(name): \(fixed(length * 1000, 3)) ms (\(text))")
    }
}
