import Foundation
import SwiftUI

extension WidgetConfiguration {
    /// Returns the configuration with a change of its description.
    nonisolated func changed(
        _ change: @escaping (inout WidgetDescription) -> Void
    ) -> ModifiedConfiguration<Self> { ModifiedConfiguration(base: self, change: change) }

    /// Sets the name for the user.
    public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.name = displayName }
    }
    /// Sets the name for the user, which is translated.
    public nonisolated func configurationDisplayName(
        _ displayNameKey: LocalizedStringKey
    ) -> some WidgetConfiguration { changed { $0.name = Text(displayNameKey) } }
    /// Sets the name for the user, which is translated.
    @_disfavoredOverload
    public nonisolated func configurationDisplayName(
        _ displayNameResource: LocalizedStringResource
    ) -> some WidgetConfiguration { changed { $0.name = Text(displayNameResource) } }
    /// Sets the name for the user.
    @_disfavoredOverload
    public nonisolated func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration { changed { $0.name = Text(displayName) } }

    /// Sets the purpose of the widget.
    public nonisolated func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.summary = description }
    }
    /// Sets the purpose of the widget, which is translated.
    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        changed { $0.summary = Text(descriptionKey) }
    }
    /// Sets the purpose of the widget, which is translated.
    @_disfavoredOverload
    public nonisolated func description(
        _ descriptionResource: LocalizedStringResource
    ) -> some WidgetConfiguration { changed { $0.summary = Text(descriptionResource) } }
    /// Sets the purpose of the widget.
    @_disfavoredOverload
    public nonisolated func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        changed { $0.summary = Text(description) }
    }

    /// Sets the sizes in which the widget is offered; all by default.
    public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }
    /// Has the content reach to the widget's edges.
    public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }

    /// Sets whether a place may show the widget without its background; the gallery shows it always.
    public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { _ in }
    }
    /// Sets places in which the widget is offered last; without effect here.
    public nonisolated func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { changed { _ in } }
    /// Has the user configure the widget before it is placed; without effect here.
    public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }
    /// Receives the events of sessions in the background, which end with the app here.
    public nonisolated func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed { _ in } }
    /// Receives the events of sessions in the background, which end with the app here.
    public nonisolated func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed { _ in } }
}

/// A place for widgets.
///
/// Follows Apple's [WidgetLocation](https://developer.apple.com/documentation/widgetkit/widgetlocation).
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    /// The phone's screen beside the bed.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The screen of apps.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The locked screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A phone's widgets on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
