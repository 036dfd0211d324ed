import Foundation
import ManagedSettings
import SwiftUI

/// The name of a plan.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The hours of a plan.
///
/// Follows Apple's [DeviceActivitySchedule](https://developer.apple.com/documentation/deviceactivity/deviceactivityschedule).
public struct DeviceActivitySchedule: Hashable, Sendable {
    /// The beginning.
    public let intervalStart: DateComponents
    /// The end.
    public let intervalEnd: DateComponents
    /// Whether it begins again.
    public let repeats: Bool
    /// How long before an end there is a warning; nil for none.
    public let warningTime: DateComponents?
    /// Creates hours.
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }
    /// The next hours: nil, as nothing is watched.
    public var nextInterval: DateInterval? { nil }
}

/// A time in apps after which an app is notified.
public struct DeviceActivityEvent: Sendable {
    /// The name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The apps.
    public let applications: Set<ApplicationToken>
    /// The categories.
    public let categories: Set<ActivityCategoryToken>
    /// The domains.
    public let webDomains: Set<WebDomainToken>
    /// The time.
    public let threshold: DateComponents
    /// Creates an event.
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
    ) {
        (self.applications, self.categories) = (applications, categories)
        (self.webDomains, self.threshold) = (webDomains, threshold)
    }
}

/// Watches how apps are used, which is not possible here.
///
/// Follows Apple's [DeviceActivityCenter](https://developer.apple.com/documentation/deviceactivity/deviceactivitycenter).
public final class DeviceActivityCenter: @unchecked Sendable {
    /// The errors of plans.
    public enum MonitoringError: LocalizedError, Hashable, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
        public var errorDescription: String? { "The use of apps is not watched on this machine." }
    }
    /// The plans: none.
    public var activities: [DeviceActivityName] { [] }
    /// Creates a center.
    public init() {}
    /// Begins a plan; fails with `unauthorized`.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        RuntimeWarning.issue("DeviceActivity: the use of apps is not watched on this machine.")
        throw MonitoringError.unauthorized
    }
    /// Ends plans.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    /// Returns the hours of a plan: nil.
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    /// Returns the events of a plan: none.
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// An extension that is notified of plans; the system starts none here.
open class DeviceActivityMonitor: NSObject, @unchecked Sendable {
    /// Creates an extension.
    public override init() {}
    /// Called when a plan begins.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    /// Called when a plan ends.
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    /// Called after a time in apps.
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    /// Called before a plan begins.
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    /// Called before a plan ends.
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    /// Called before a time in apps is over.
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}

/// Which use of apps a report shows.
public struct DeviceActivityFilter: Sendable {
    /// The parts of time.
    public enum SegmentInterval: Hashable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
    }
    /// The parts of time.
    public let segmentInterval: SegmentInterval
    /// Creates a filter.
    public init(
        segment: SegmentInterval = .daily(during: DateInterval()), applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) { segmentInterval = segment }
}

/// A view of how apps are used: a sentence here.
///
/// Follows Apple's [DeviceActivityReport](https://developer.apple.com/documentation/deviceactivity/deviceactivityreport).
public struct DeviceActivityReport: View {
    /// The name of a report.
    public struct Context: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// Creates a view.
    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
    public var body: some View {
        ContentUnavailableView(
            "No Activity", systemImage: "hourglass",
            description: Text("The use of apps is not watched on this machine."))
    }
}
