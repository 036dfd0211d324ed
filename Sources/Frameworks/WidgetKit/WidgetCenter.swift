import AppIntents
import Foundation
import OrielFoundation

/// The sizes of widgets.
///
/// Follows Apple's [WidgetFamily](https://developer.apple.com/documentation/widgetkit/widgetfamily).
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
    /// A square.
    case systemSmall
    /// Two squares beside one another.
    case systemMedium
    /// Four squares.
    case systemLarge
    /// Eight squares.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// A line on the lock screen.
    case accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

/// A widget that a user has put somewhere.
///
/// Follows Apple's [WidgetInfo](https://developer.apple.com/documentation/widgetkit/widgetinfo). There never is one here.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// The kind that the app calls it.
    public let kind: String
    /// The size.
    public let family: WidgetFamily
    public var id: Self { self }
    /// Returns the widget's configuration as an intent of a type: nil, as no desktop keeps widgets with configurations.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        nil
    }
}

extension NSUserActivity {
    /// Returns the configuration of the widget that opened the app, as an intent of a type: nil, as no desktop keeps widgets with
    /// configurations.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        nil
    }
}

/// Where apps ask for new content of their widgets.
///
/// No desktop shows widgets: they are in the window of a program of widgets alone, and only that program's own requests matter.
///
/// Follows Apple's [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter).
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    private init() {}

    /// Has the widgets of a kind ask for new content.
    public func reloadTimelines(ofKind kind: String) { reload(kind) }
    /// Has all widgets ask for new content.
    public func reloadAllTimelines() { reload(nil) }
    /// Has the system read again how widgets can be configured; without effect here.
    public func invalidateConfigurationRecommendations() { reload(nil) }

    /// Calls a function with the widgets that users have put somewhere: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    /// Returns the widgets that users have put somewhere: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    private func reload(_ kind: String?) {
        guard MainQueue.isServed else { return DispatchQueue.main.async { self.reload(kind) } }
        MainActor.assumeIsolated {
            if WidgetReloads.shared.isShown { return WidgetReloads.shared.reload(kind) }
            RuntimeWarning.issue("There are no widgets here: see CompatibilityGaps.md.")
        }
    }

    /// Keys of the activity by which a widget opens its app.
    public enum UserInfoKey {
        /// The widget's kind.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// The widget's size.
        public static let family = "WGWidgetUserInfoKeyFamily"
        /// The live activity.
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}
