import Foundation

/// The kind of a pedometer's event.
///
/// Follows Apple's [CMPedometerEventType](https://developer.apple.com/documentation/coremotion/cmpedometereventtype).
public enum CMPedometerEventType: Int, Sendable {
    /// The user has stopped walking.
    case pause
    /// The user walks again.
    case resume
}

/// The beginning or the end of a walk; there are none here.
///
/// Follows Apple's [CMPedometerEvent](https://developer.apple.com/documentation/coremotion/cmpedometerevent).
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// The time of the event.
    open var date: Date { keptDate }
    /// The kind of the event.
    open var type: CMPedometerEventType { keptType }

    private let keptDate: Date
    private let keptType: CMPedometerEventType

    init(date: Date, type: CMPedometerEventType) { (keptDate, keptType) = (date, type) }
}
