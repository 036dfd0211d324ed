import Foundation

/// How prominent a badge is.
///
/// Follows Apple's [BadgeProminence](https://developer.apple.com/documentation/swiftui/badgeprominence).
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int8
    /// For information that the user need not act on.
    public static let decreased = BadgeProminence(level: -1)
    /// As usual.
    public static let standard = BadgeProminence(level: 0)
    /// For information that asks for attention.
    public static let increased = BadgeProminence(level: 1)
}

/// The prominence of the background behind a view.
///
/// Follows Apple's [BackgroundProminence](https://developer.apple.com/documentation/swiftui/backgroundprominence).
public struct BackgroundProminence: Hashable, Sendable {
    private let level: Int8
    /// As usual.
    public static let standard = BackgroundProminence(level: 0)
    /// Strong, as behind a selected row.
    public static let increased = BackgroundProminence(level: 1)
}

extension View {
    /// Sets how prominent the badges in the view are.
    ///
    /// Decreased badges are paler, increased ones are white in a red capsule. Set it around the row, or around the list.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// The size of the rows of a sidebar.
///
/// Follows Apple's [SidebarRowSize](https://developer.apple.com/documentation/swiftui/sidebarrowsize).
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows of the usual size.
    case medium
    /// Large rows.
    case large
}

/// Where suggestions of a search are shown.
///
/// Follows Apple's
/// [SearchSuggestionsPlacement](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement).
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let kind: UInt8
    /// Where it fits.
    public static let automatic = SearchSuggestionsPlacement(kind: 0)
    /// In a menu below the field.
    public static let menu = SearchSuggestionsPlacement(kind: 1)
    /// In the place of the content.
    public static let content = SearchSuggestionsPlacement(kind: 2)

    /// Several places.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a menu below the field.
        public static let menu = Set(rawValue: 1)
        /// In the place of the content.
        public static let content = Set(rawValue: 2)
    }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
    /// The places where the suggestions of searches are hidden.
    var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets whether suggestions of searches in the view are shown in some places.
    ///
    /// Here they are in the place of the content; they are shown unless they are hidden there.
    ///
    /// Follows Apple's
    /// [searchSuggestions(_:for:)](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:for:)).
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hiddenSearchSuggestions) {
            if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
        }
    }
}
