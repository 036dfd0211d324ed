import Foundation
import OrielFoundation

/// Receives what the system has measured of the app; nothing does here.
///
/// Follows Apple's [MXMetricManagerSubscriber](https://developer.apple.com/documentation/metrickit/mxmetricmanagersubscriber).
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Called with what was measured.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Called with what has gone wrong.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// What was measured in a time.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    /// The beginning of the time.
    public let timeStampBegin: Date
    /// The end of the time.
    public let timeStampEnd: Date
    init(begin: Date, end: Date) { (timeStampBegin, timeStampEnd) = (begin, end) }
    /// Returns the values in JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// What has gone wrong in a time.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    /// The beginning of the time.
    public let timeStampBegin: Date
    /// The end of the time.
    public let timeStampEnd: Date
    init(begin: Date, end: Date) { (timeStampBegin, timeStampEnd) = (begin, end) }
    /// Returns the values in JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// Passes on what the system measures of the app; here nothing measures, which is reported once.
///
/// Follows Apple's [MXMetricManager](https://developer.apple.com/documentation/metrickit/mxmetricmanager).
public final class MXMetricManager: NSObject, Sendable {
    /// The only one.
    public static let shared = MXMetricManager()
    private override init() {}

    /// Adds a receiver, which receives nothing.
    public func add(_ subscriber: any MXMetricManagerSubscriber) {
        RuntimeWarning.issue("MetricKit: the system measures nothing of apps here.")
    }
    /// Removes a receiver.
    public func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    /// What was measured last: nothing.
    public var pastPayloads: [MXMetricPayload] { [] }
    /// What has gone wrong last: nothing.
    public var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}
