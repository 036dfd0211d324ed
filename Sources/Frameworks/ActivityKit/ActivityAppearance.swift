import SwiftUI

/// The sizes of live activities on other devices.
///
/// Follows Apple's [ActivityFamily](https://developer.apple.com/documentation/widgetkit/activityfamily).
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
    /// As on a watch or in a car.
    case small
    /// As on the lock screen of a phone.
    case medium
}

/// A form of the bar of a phone.
///
/// Follows Apple's [DynamicIslandMode](https://developer.apple.com/documentation/widgetkit/dynamicislandmode).
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    /// The large form.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The part before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The part behind the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// The form beside another activity.
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The place of a view of the large form that has no room beside the camera.
///
/// Follows Apple's
/// [DynamicIslandExpandedRegionVerticalPlacement](https://developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionverticalplacement).
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    /// Below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement()
}

extension DynamicIsland {
    /// Sets the space around the views of a form, in points; nothing shows them here.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

extension View {
    /// Sets the color behind a live activity on the lock screen; nil for the system's.
    ///
    /// No desktop shows live activities.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { modifier(EmptyModifier()) }

    /// Sets the color of the button that ends a live activity on the lock screen; nil for the system's.
    ///
    /// No desktop shows it.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        modifier(EmptyModifier())
    }

    /// Sets the place of a view of the large form that has no room beside the camera; nothing shows it here.
    public nonisolated func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        modifier(EmptyModifier())
    }
}

extension WidgetConfiguration {
    /// Sets the sizes that a live activity has views for on other devices; there are none here.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
    /// The size of the live activity around a view: medium, as on a phone.
    @Entry public var activityFamily = ActivityFamily.medium
    /// Whether a live activity fills the screen; none does here.
    @Entry public var isActivityFullscreen = false
}
