import Foundation

/// The settings of all tips, and the parts that tips are made of.
///
/// Follows Apple's [Tips](https://developer.apple.com/documentation/tipkit/tips).
public enum Tips {
    /// Whether a tip can be shown.
    public enum Status: Hashable, Sendable {
        /// Not yet: a rule does not hold, or tips have not been configured.
        case pending
        /// It can.
        case available
        /// No longer.
        case invalidated(InvalidationReason)
    }

    /// Why a tip is no longer shown.
    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        /// The user has done what the tip is about.
        case actionPerformed
        /// It was shown often enough.
        case displayCountExceeded
        /// It was shown long enough.
        case displayDurationExceeded
        /// The user has closed it.
        case tipClosed
    }

    /// How often tips are shown: at most one in a time.
    public struct DisplayFrequency: Hashable, Sendable {
        let interval: TimeInterval
        /// Whenever their rules allow it.
        public static let immediate = DisplayFrequency(interval: 0)
        /// One an hour.
        public static let hourly = DisplayFrequency(interval: 3600)
        /// One a day.
        public static let daily = DisplayFrequency(interval: 86_400)
        /// One a week.
        public static let weekly = DisplayFrequency(interval: 604_800)
        /// One in thirty days.
        public static let monthly = DisplayFrequency(interval: 2_592_000)
        /// One in a time, in seconds.
        public init(_ interval: TimeInterval) { self.interval = interval.isFinite ? max(interval, 0) : 0 }
        private init(interval: TimeInterval) { self.interval = interval }
    }

    /// Where the state of tips is kept.
    public struct DatastoreLocation: Hashable, Sendable {
        let url: URL?
        /// The app's own folder.
        public static let applicationDefault = DatastoreLocation(url: nil)
        /// A folder.
        public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(url: url) }
        /// The folder of several apps: the app's own, as there are no groups.
        public static func groupContainer(identifier: String) throws -> DatastoreLocation { .applicationDefault }
    }

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        enum Kind: Sendable { case frequency(DisplayFrequency), location(DatastoreLocation), cloud }
        let kind: Kind
        /// How often tips are shown; whenever their rules allow it by default.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(frequency))
        }
        /// Where the state of tips is kept; in the app's own folder by default.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(location))
        }
        /// Keeps the state in iCloud; without effect, which is reported once.
        public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
            ConfigurationOption(kind: .cloud)
        }
    }

    /// A container of iCloud; there is none here.
    public struct CloudKitContainer: Hashable, Sendable {
        /// The app's own.
        public static let automatic = CloudKitContainer()
        /// One with a name.
        public static func named(_ identifier: String) -> CloudKitContainer { CloudKitContainer() }
    }

    /// Begins to show tips, with what is known of them.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        try TipStore.shared.configure(options)
    }

    /// Forgets what is known of all tips; call it before ``configure(_:)``.
    public static func resetDatastore() throws { try TipStore.shared.reset() }

    /// Shows all tips, whatever their rules and state.
    public static func showAllTipsForTesting() { TipStore.shared.override(all: true) }
    /// Shows tips of some types, whatever their rules and state.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.override(tips, true) }
    /// Hides all tips.
    public static func hideAllTipsForTesting() { TipStore.shared.override(all: false) }
    /// Hides tips of some types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.shared.override(tips, false) }
}
