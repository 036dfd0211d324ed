import Foundation

/// The list of an app's updates.
open class SUAppcast: NSObject, @unchecked Sendable {
    /// The updates, the newest first.
    open var items: [SUAppcastItem] { [] }
    /// Creates an empty list.
    public override init() { super.init() }
}

/// An update in a list.
open class SUAppcastItem: NSObject, @unchecked Sendable {
    private let values: [AnyHashable: Any]

    /// Creates an update of the values of an element of the list; nil if it has no version.
    public init?(dictionary: [AnyHashable: Any]) {
        guard dictionary["sparkle:version"] is String else { return nil }
        values = dictionary
        super.init()
    }
    private func text(_ key: String) -> String? { values[key] as? String }
    private func url(_ key: String) -> URL? { text(key).flatMap { URL(string: $0) } }
    /// The version by which updates are compared.
    open var versionString: String { text("sparkle:version") ?? "" }
    /// The version that the user reads.
    open var displayVersionString: String { text("sparkle:shortVersionString") ?? versionString }
    /// The title; nil for none.
    open var title: String? { text("title") }
    /// The notes; nil for none.
    open var itemDescription: String? { text("description") }
    /// The form of the notes: `html` by default.
    open var itemDescriptionFormat: String? { text("sparkle:format") ?? "html" }
    /// The day as the list has it; nil for none.
    open var dateString: String? { text("pubDate") }
    /// The day; nil if the list has none that can be read.
    open var date: Date? {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "E, dd MMM yyyy HH:mm:ss Z"
        return dateString.flatMap(format.date)
    }
    /// The address of the file; nil for none.
    open var fileURL: URL? { url("url") }
    /// The size of the file, in bytes; 0 if it is not known.
    open var contentLength: UInt64 { text("length").flatMap { UInt64($0) } ?? 0 }
    /// The page about the update; nil for none.
    open var infoURL: URL? { url("link") }
    /// The address of the notes; nil for none.
    open var releaseNotesURL: URL? { url("sparkle:releaseNotesLink") }
    /// The address of all notes; nil for none.
    open var fullReleaseNotesURL: URL? { url("sparkle:fullReleaseNotesLink") }
    /// The channel; nil for the default one.
    open var channel: String? { text("sparkle:channel") }
    /// The system that it needs; nil for any.
    open var minimumSystemVersion: String? { text("sparkle:minimumSystemVersion") }
    /// The last system that it is made for; nil for any.
    open var maximumSystemVersion: String? { text("sparkle:maximumSystemVersion") }
    /// How it is installed.
    open var installationType: String { text("sparkle:installationType") ?? "application" }
    /// Whether the user should not skip it.
    open var isCriticalUpdate: Bool { values["sparkle:criticalUpdate"] != nil }
    /// Whether it is a new version that costs.
    open var isMajorUpgrade: Bool { false }
    /// Whether it is only a page.
    open var isInformationOnlyUpdate: Bool { fileURL == nil }
    /// All values of the element.
    open var propertiesDictionary: [AnyHashable: Any] { values }
}

/// The bytes of notes that were fetched.
open class SPUDownloadData: NSObject, @unchecked Sendable {
    /// The bytes.
    public let data: Data
    /// The address.
    public let url: URL
    /// The encoding of text; nil if the server names none.
    public let textEncodingName: String?
    /// The type; nil if the server names none.
    public let mimeType: String?
    /// Creates fetched bytes.
    public init(data: Data, url: URL, textEncodingName: String?, mimeType: String?) {
        (self.data, self.url, self.textEncodingName, self.mimeType) = (data, url, textEncodingName, mimeType)
        super.init()
    }
}

/// The question whether updates may be looked for.
open class SPUUpdatePermissionRequest: NSObject, @unchecked Sendable {
    /// The profile that would be sent.
    public let systemProfile: [[String: String]]
    /// Creates a question.
    public init(systemProfile: [[String: String]]) {
        self.systemProfile = systemProfile
        super.init()
    }
}

/// The user's answer to the question whether updates may be looked for.
open class SUUpdatePermissionResponse: NSObject, @unchecked Sendable {
    /// Whether updates are looked for.
    public let automaticUpdateChecks: Bool
    /// Whether updates are fetched; nil if that was not asked.
    public let automaticUpdateDownloading: NSNumber?
    /// Whether a profile is sent.
    public let sendSystemProfile: Bool
    /// Creates an answer.
    public init(
        automaticUpdateChecks: Bool, automaticUpdateDownloading: NSNumber? = nil, sendSystemProfile: Bool
    ) {
        self.automaticUpdateChecks = automaticUpdateChecks
        self.automaticUpdateDownloading = automaticUpdateDownloading
        self.sendSystemProfile = sendSystemProfile
        super.init()
    }
}

/// Where an update is.
open class SPUUserUpdateState: NSObject, @unchecked Sendable {
    /// Whether the user has asked for the check.
    public let userInitiated: Bool
    /// How far the update is.
    public let stage: SPUUserUpdateStage
    /// Creates a state.
    public init(stage: SPUUserUpdateStage = .notDownloaded, userInitiated: Bool = false) {
        (self.stage, self.userInitiated) = (stage, userInitiated)
        super.init()
    }
}

/// Compares versions.
public protocol SUVersionComparison {
    /// Returns which of two versions is the newer one.
    func compareVersion(_ versionA: String, toVersion versionB: String) -> ComparisonResult
}

/// Chooses how versions are written.
public protocol SUVersionDisplay {
    /// Returns how a version is written.
    func formatUpdateVersion(
        fromUpdate update: SUAppcastItem, andBundleDisplayVersion inOutBundleDisplayVersion: inout String,
        withBundleVersion bundleVersion: String
    ) -> String
}

/// Compares versions number by number.
open class SUStandardVersionComparator: NSObject, SUVersionComparison, @unchecked Sendable {
    /// The standard comparator.
    public static let `default` = SUStandardVersionComparator()
    /// Creates a comparator.
    public override init() { super.init() }
    open func compareVersion(_ versionA: String, toVersion versionB: String) -> ComparisonResult {
        versionA.compare(versionB, options: .numeric)
    }
}
