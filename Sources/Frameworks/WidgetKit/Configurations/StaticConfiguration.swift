import AppIntents
import Foundation
import Intents
import SwiftUI

/// A widget that the user cannot configure.
///
/// Follows Apple's [StaticConfiguration](https://developer.apple.com/documentation/widgetkit/staticconfiguration).
public struct StaticConfiguration<Content: View>: WidgetConfiguration, DescribedConfiguration {
    let descriptions: [WidgetDescription]

    /// Creates a widget.
    /// - Parameters:
    ///   - kind: The kind, by which the app asks for new entries.
    ///   - provider: Makes the entries.
    ///   - content: Makes the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        descriptions = [
            WidgetDescription(kind: kind, view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } }) { context in
                await WidgetEntries(content) { provider.getTimeline(in: context, completion: $0) }
            }
        ]
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget that the user can configure; here, it has the values with which its action begins.
///
/// Follows Apple's [AppIntentConfiguration](https://developer.apple.com/documentation/widgetkit/appintentconfiguration).
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration,
    DescribedConfiguration
{
    let descriptions: [WidgetDescription]

    /// Creates a widget.
    /// - Parameters:
    ///   - kind: The kind, by which the app asks for new entries.
    ///   - intent: The type of the configuration.
    ///   - provider: Makes the entries.
    ///   - content: Makes the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        descriptions = [
            WidgetDescription(kind: kind, view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } }) { context in
                let chosen = provider.recommendations().first?.intent ?? Intent()
                return WidgetEntries(await provider.timeline(for: chosen, in: context), content)
            }
        ]
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget that the user can configure by an action of Siri's; here, it has the provider's first recommendation, or else shows
/// its placeholder.
///
/// Follows Apple's [IntentConfiguration](https://developer.apple.com/documentation/widgetkit/intentconfiguration).
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration, DescribedConfiguration {
    let descriptions: [WidgetDescription]

    /// Creates a widget.
    /// - Parameters:
    ///   - kind: The kind, by which the app asks for new entries.
    ///   - intent: The type of the configuration.
    ///   - provider: Makes the entries.
    ///   - content: Makes the view of an entry.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        descriptions = [
            WidgetDescription(kind: kind, view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } }) { context in
                guard let chosen = provider.recommendations().first?.intent else {
                    return WidgetEntries(
                        Timeline(entries: [provider.placeholder(in: context)], policy: .never), content)
                }
                return await WidgetEntries(content) {
                    provider.getTimeline(for: chosen, in: context, completion: $0)
                }
            }
        ]
    }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetEntries {
    /// Makes the views of a timeline's entries, in the order of their dates.
    @MainActor fileprivate init<Entry: TimelineEntry, Content: View>(
        _ timeline: Timeline<Entry>, _ content: (Entry) -> Content
    ) {
        self.init(
            entries: timeline.entries.sorted { $0.date < $1.date }.map { ($0.date, AnyView(content($0))) },
            policy: timeline.policy)
    }

    /// Waits for a provider's timeline, and makes the views of its entries.
    @MainActor fileprivate init<Entry: TimelineEntry, Content: View>(
        _ content: (Entry) -> Content, from provide: (@escaping (Timeline<Entry>) -> Void) -> Void
    ) async {
        let held = await withCheckedContinuation { (waiting: CheckedContinuation<Held<Entry>, Never>) in
            let once = Once(waiting)
            provide { once.resume(Held(timeline: $0)) }
        }
        self.init(held.timeline, content)
    }
}

/// Entries on their way from one thread to another.
private struct Held<Entry: TimelineEntry>: @unchecked Sendable {
    let timeline: Timeline<Entry>
}

/// Passes a value on once: an app's provider may call back again.
private final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Value, Never>?

    init(_ waiting: CheckedContinuation<Value, Never>) { self.waiting = waiting }

    func resume(_ value: Value) {
        let first = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        first?.resume(returning: value)
    }
}
