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
}

/// Where apps ask for new content of their widgets; here no desktop shows any.
///
/// Follows Apple's [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter).
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    private init() {}

    /// Has the widgets of a kind ask for new content: there are none.
    public func reloadTimelines(ofKind kind: String) { warn() }
    /// Has all widgets ask for new content: there are none.
    public func reloadAllTimelines() { warn() }
    /// Has the system read again what can be chosen of widgets: there are none.
    public func invalidateConfigurationRecommendations() { warn() }

    /// Calls a function with the widgets that users have put somewhere: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    /// Returns the widgets that users have put somewhere: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    private func warn() { RuntimeWarning.issue("There are no widgets here: see CompatibilityGaps.md.") }
}
