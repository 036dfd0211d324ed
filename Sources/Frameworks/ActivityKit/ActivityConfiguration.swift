import SwiftUI

/// What a live activity's views receive.
///
/// Follows Apple's [ActivityViewContext](https://developer.apple.com/documentation/widgetkit/activityviewcontext).
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The name of the activity.
    public let activityID: String
    /// The values that stay.
    public let attributes: Attributes
    /// The state.
    public let state: Attributes.ContentState
    /// Whether the state is out of date.
    public let isStale: Bool
}

/// The views of a live activity; no desktop shows them.
///
/// Follows Apple's [ActivityConfiguration](https://developer.apple.com/documentation/widgetkit/activityconfiguration).
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// Creates the views.
    public nonisolated init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The views of a live activity in the bar of a phone; nothing shows them here.
///
/// Follows Apple's [DynamicIsland](https://developer.apple.com/documentation/widgetkit/dynamicisland).
public struct DynamicIsland {
    /// Creates the views.
    public init<Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> [DynamicIslandExpandedRegion],
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// Sets the address that a press opens; nothing can be pressed.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Sets the color of the outline, which is not shown.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}

/// The places of views in the large form of the bar.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }

/// Views in a place of the large form of the bar.
public struct DynamicIslandExpandedRegion {
    let position: DynamicIslandExpandedRegionPosition
    /// Creates views in a place.
    public init<Content: View>(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) { self.position = position }
}

/// Puts the views of the large form together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    /// All views.
    public static func buildBlock(_ components: DynamicIslandExpandedRegion...) -> [DynamicIslandExpandedRegion] {
        components
    }
}
