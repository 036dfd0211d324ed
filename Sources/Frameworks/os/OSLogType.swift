/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    /// Creates a level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A usual message.
    public static let `default` = OSLogType(rawValue: 0)
    /// A helpful message.
    public static let info = OSLogType(rawValue: 1)
    /// The debug level, for messages that help to find errors.
    public static let debug = OSLogType(rawValue: 2)
    /// An error of the program.
    public static let error = OSLogType(rawValue: 16)
    /// An error of the system, or a mistake of the program's.
    public static let fault = OSLogType(rawValue: 17)

    /// The name of the level in a line.
    var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }

    /// The priority that the journal has for it.
    var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
