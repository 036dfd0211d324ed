import AppIntents
import Foundation
import Intents
import SwiftUI

/// The place for which a provider makes entries.
///
/// Follows Apple's
/// [TimelineProviderContext](https://developer.apple.com/documentation/widgetkit/timelineprovidercontext).
public struct TimelineProviderContext: Sendable {
    /// The widget's size.
    public let family: WidgetFamily
    /// Whether the widget is shown as an example.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize
    /// The values of the environment for which the widget is drawn.
    public let environmentVariants = EnvironmentVariants()

    /// The values of the environment for which a widget is drawn; none in particular here.
    public struct EnvironmentVariants: Sendable {
        /// Returns the values of a key; nil for any.
        public subscript<Value>(keyPath: KeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
    }
}

/// Makes the entries of a widget.
///
/// Follows Apple's [TimelineProvider](https://developer.apple.com/documentation/widgetkit/timelineprovider).
public protocol TimelineProvider {
    /// An entry.
    associatedtype Entry: TimelineEntry
    /// The place of a widget.
    typealias Context = TimelineProviderContext
    /// Returns an entry whose content is not known yet.
    func placeholder(in context: Context) -> Entry
    /// Makes an entry to be shown for a moment, in a gallery for example.
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    /// Makes the entries from now on.
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that the user can configure by an action of Siri's.
///
/// Follows Apple's [IntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/intenttimelineprovider).
public protocol IntentTimelineProvider {
    /// An entry.
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: INIntent
    /// The place of a widget.
    typealias Context = TimelineProviderContext
    /// Returns an entry whose content is not known yet.
    func placeholder(in context: Context) -> Entry
    /// Makes an entry to be shown for a moment, in a gallery for example.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    /// Makes the entries from now on.
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    /// Returns configurations for places where the user cannot configure.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    /// Returns no configurations.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Makes the entries of a widget that the user can configure.
///
/// Follows Apple's
/// [AppIntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider).
public protocol AppIntentTimelineProvider {
    /// An entry.
    associatedtype Entry: TimelineEntry
    /// The widget's configuration.
    associatedtype Intent: WidgetConfigurationIntent
    /// The place of a widget.
    typealias Context = TimelineProviderContext
    /// Returns an entry whose content is not known yet.
    func placeholder(in context: Context) -> Entry
    /// Returns an entry to be shown for a moment, in a gallery for example.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Returns configurations for places where the user cannot configure.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// Returns no configurations.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration for places where the user cannot configure.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    let description: Text

    /// Creates a configuration with a text for the user.
    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
    /// Creates a configuration with a text for the user, which is translated.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
    /// Creates a configuration with a text for the user.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}

/// A configuration for places where the user cannot configure, by an action of Siri's.
public struct IntentRecommendation<Intent: INIntent> {
    let intent: Intent
    let description: Text

    /// Creates a configuration with a text for the user.
    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
    /// Creates a configuration with a text for the user, which is translated.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
    /// Creates a configuration with a text for the user.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
