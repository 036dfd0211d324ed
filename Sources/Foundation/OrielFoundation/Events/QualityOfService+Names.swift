import Foundation

/// How important work is, as C has it.
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// Work that the user waits for in the next frame.
public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
/// Work that the user waits for.
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
/// Work of no special importance.
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
/// Work that the user follows without waiting.
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
/// Work that the user does not see.
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
/// Work whose importance is not known.
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0)

extension DispatchQoS.QoSClass {
    /// The class as C has it.
    public var rawValue: qos_class_t {
        switch self {
        case .background: QOS_CLASS_BACKGROUND
        case .utility: QOS_CLASS_UTILITY
        case .default: QOS_CLASS_DEFAULT
        case .userInitiated: QOS_CLASS_USER_INITIATED
        case .userInteractive: QOS_CLASS_USER_INTERACTIVE
        default: QOS_CLASS_UNSPECIFIED
        }
    }
    /// Creates a class as C has it; nil for an unknown one.
    public init?(rawValue: qos_class_t) {
        switch rawValue {
        case QOS_CLASS_BACKGROUND: self = .background
        case QOS_CLASS_UTILITY: self = .utility
        case QOS_CLASS_DEFAULT: self = .default
        case QOS_CLASS_USER_INITIATED: self = .userInitiated
        case QOS_CLASS_USER_INTERACTIVE: self = .userInteractive
        case QOS_CLASS_UNSPECIFIED: self = .unspecified
        default: return nil
        }
    }
}

/// Returns the class of the calling thread.
public func qos_class_self() -> qos_class_t {
    switch Thread.current.qualityOfService {
    case .userInteractive: QOS_CLASS_USER_INTERACTIVE
    case .userInitiated: QOS_CLASS_USER_INITIATED
    case .utility: QOS_CLASS_UTILITY
    case .background: QOS_CLASS_BACKGROUND
    default: Thread.isMainThread ? QOS_CLASS_USER_INTERACTIVE : QOS_CLASS_DEFAULT
    }
}
/// Returns the class of the main thread.
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }
/// Sets the class of the calling thread; returns 0, or `EINVAL` for a class that threads can't have.
@discardableResult
public func pthread_set_qos_class_self_np(_ __qos_class: qos_class_t, _ __relative_priority: Int32) -> Int32 {
    guard (-15...0).contains(__relative_priority) else { return EINVAL }
    switch __qos_class {
    case QOS_CLASS_USER_INTERACTIVE: Thread.current.qualityOfService = .userInteractive
    case QOS_CLASS_USER_INITIATED: Thread.current.qualityOfService = .userInitiated
    case QOS_CLASS_DEFAULT: Thread.current.qualityOfService = .default
    case QOS_CLASS_UTILITY: Thread.current.qualityOfService = .utility
    case QOS_CLASS_BACKGROUND: Thread.current.qualityOfService = .background
    default: return EINVAL
    }
    return 0
}
