import Foundation

/// The content of a widget from a time on.
///
/// Follows Apple's [TimelineEntry](https://developer.apple.com/documentation/widgetkit/timelineentry).
public protocol TimelineEntry {
    /// When it is shown.
    var date: Date { get }
    /// How much it matters at that time; nil for no more than others.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
///
/// Follows Apple's [TimelineEntryRelevance](https://developer.apple.com/documentation/widgetkit/timelineentryrelevance).
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Beside the scores of the widget's other entries.
    public var score: Float
    /// How long, in seconds; 0 until the next entry.
    public var duration: TimeInterval
    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget asks for more entries.
///
/// Follows Apple's [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy).
public struct TimelineReloadPolicy: Hashable, Sendable {
    let date: Date?
    let isNever: Bool
    /// After the last one.
    public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
    /// When the app says so.
    public static let never = TimelineReloadPolicy(date: nil, isNever: true)
    /// At a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}

/// The entries of a widget, one after the other.
///
/// Follows Apple's [Timeline](https://developer.apple.com/documentation/widgetkit/timeline).
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// When there are more.
    public let policy: TimelineReloadPolicy
    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
