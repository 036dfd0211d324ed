import Foundation
import OrielFoundation
import UniformTypeIdentifiers

/// What is known of a thing that a search of the system finds.
///
/// Follows Apple's
/// [CSSearchableItemAttributeSet](https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset).
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The kind of the thing.
    public let contentTypeIdentifier: String
    private var custom: [String: Any] = [:]

    /// Creates a description of a thing of a kind.
    public init(contentType: UTType) { contentTypeIdentifier = contentType.identifier }
    /// Creates a description of a thing of a kind.
    public init(itemContentType: String) { contentTypeIdentifier = itemContentType }

    /// The title.
    open var title: String?
    /// The name that is shown.
    open var displayName: String?
    /// Other names.
    open var alternateNames: [String]?
    /// The description.
    open var contentDescription: String?
    /// The words by which it is found.
    open var keywords: [String]?
    /// The text in which is searched.
    open var textContent: String?
    /// The subject.
    open var subject: String?
    /// The name of the thing that it belongs to.
    open var containerIdentifier: String?
    /// The name that is shown of the thing that it belongs to.
    open var containerDisplayName: String?
    /// The app's name for it.
    open var identifier: String?
    /// The app's name for the activity of the same thing.
    open var relatedUniqueIdentifier: String?
    /// The app's name for several of them.
    open var domainIdentifier: String?
    /// The picture, as data.
    open var thumbnailData: Data?
    /// The place of the picture.
    open var thumbnailURL: URL?
    /// The place of the thing's content.
    open var contentURL: URL?
    /// The address of the thing.
    open var url: URL?
    /// The path of its file.
    open var path: String?
    /// When its content was made.
    open var contentCreationDate: Date?
    /// When its content was changed.
    open var contentModificationDate: Date?
    /// When it was added.
    open var addedDate: Date?
    /// When it was used last.
    open var lastUsedDate: Date?
    /// When it begins.
    open var startDate: Date?
    /// When it ends.
    open var endDate: Date?
    /// When it is due.
    open var dueDate: Date?
    /// When it was done.
    open var completionDate: Date?
    /// Who wrote it.
    open var authorNames: [String]?
    /// The mail addresses of those who wrote it.
    open var authorEmailAddresses: [String]?
    /// Who made it.
    open var creator: String?
    /// The kind in words.
    open var kind: String?
    /// The telephone numbers.
    open var phoneNumbers: [String]?
    /// The mail addresses.
    open var emailAddresses: [String]?
    /// Whether telephone numbers can be called.
    open var supportsPhoneCall: NSNumber?
    /// Whether the way there can be shown.
    open var supportsNavigation: NSNumber?
    /// The latitude, in degrees.
    open var latitude: NSNumber?
    /// The longitude, in degrees.
    open var longitude: NSNumber?
    /// The place in words.
    open var namedLocation: String?
    /// The city.
    open var city: String?
    /// The country.
    open var country: String?
    /// How good it is, from 0 to 5.
    open var rating: NSNumber?
    /// How much it matters beside the app's other things, from 0 to 100.
    open var rankingHint: NSNumber?
    /// The length, in seconds.
    open var duration: NSNumber?
    /// The album.
    open var album: String?
    /// The artist.
    open var artist: String?
    /// Who published it.
    open var publishers: [String]?
    /// The languages.
    open var languages: [String]?

    /// Sets a value of a key of the app's own.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        custom[key.keyName] = value
    }
    /// Returns the value of a key of the app's own; nil for none.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        custom[key.keyName] as? any NSSecureCoding
    }
}

/// A key of the app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    /// The name.
    public let keyName: String
    /// Creates a key; nil for a name with other signs than letters, digits and underscores.
    public init?(keyName: String) {
        guard !keyName.isEmpty,
            keyName.utf8.allSatisfy({
                Character(Unicode.Scalar($0)).isLetter || (0x30...0x39).contains($0) || $0 == 0x5F
            })
        else { return nil }
        self.keyName = keyName
    }
}

extension NSUserActivity {
    private static let attributes = AttributeStore()

    /// What a search of the system shows of the activity.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { Self.attributes[self] }
        set { Self.attributes[self] = newValue }
    }
}

/// The descriptions of activities, which go with them.
private final class AttributeStore: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: (activity: Weak, set: CSSearchableItemAttributeSet)] = [:]

    private struct Weak { weak var activity: NSUserActivity? }

    subscript(activity: NSUserActivity) -> CSSearchableItemAttributeSet? {
        get {
            lock.withLock {
                let entry = entries[ObjectIdentifier(activity)]
                return entry?.activity.activity === activity ? entry?.set : nil
            }
        }
        set {
            lock.withLock {
                entries = entries.filter { $0.value.activity.activity != nil }
                entries[ObjectIdentifier(activity)] = newValue.map { (Weak(activity: activity), $0) }
            }
        }
    }
}
