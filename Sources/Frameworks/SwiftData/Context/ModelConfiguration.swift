import Foundation

/// Where and how a container keeps models.
///
/// Follows Apple's [ModelConfiguration](https://developer.apple.com/documentation/swiftdata/modelconfiguration).
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
    /// Where groups of apps share files; there are none here, and each choice means the app's own folder.
    public struct GroupContainer: Hashable, Sendable {
        /// The usual folder.
        public static let automatic = GroupContainer()
        /// No group.
        public static let none = GroupContainer()
        /// A group's folder.
        public static func identifier(_ name: String) -> GroupContainer {
            RuntimeWarning.issue("There are no groups of apps here: the store is in the app's own folder.")
            return GroupContainer()
        }
    }

    /// Which database of iCloud is kept in step; there are none here, and each choice means none.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// The usual database.
        public static let automatic = CloudKitDatabase()
        /// No database.
        public static let none = CloudKitDatabase()
        /// A private database.
        public static func `private`(_ name: String) -> CloudKitDatabase {
            RuntimeWarning.issue("There is no iCloud here: the store stays on this machine.")
            return CloudKitDatabase()
        }
    }

    /// The configuration's name, which is also the file's if no URL is given.
    public let name: String
    /// The models; nil for the container's.
    public var schema: Schema?
    /// The file.
    public let url: URL
    /// Whether nothing is written to a file.
    public let isStoredInMemoryOnly: Bool
    /// Whether the store may be changed.
    public let allowsSave: Bool

    /// The file.
    public var id: String { name + url.absoluteString }

    /// Creates a configuration with a file in the app's folder.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        url = Self.folder.appendingPathComponent(self.name + ".store", isDirectory: false)
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    /// Creates a configuration with a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    /// Creates a configuration of these models.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The app's folder: on this system apps share the folder for applications' data, and have one each below it.
    private static var folder: URL {
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return URL.applicationSupportDirectory.appendingPathComponent(app, isDirectory: true)
    }
}
