import CoreMedia
import Foundation

/// Something that describes a film or sound: a title, the artist, a picture.
///
/// Follows Apple's [AVMetadataItem](https://developer.apple.com/documentation/avfoundation/avmetadataitem).
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// The name that all forms of media have in common; nil for others.
    open fileprivate(set) var commonKey: AVMetadataKey?
    /// The name with its family; nil if there is none.
    open fileprivate(set) var identifier: AVMetadataIdentifier?
    /// The family of the name; nil for no common one.
    open fileprivate(set) var keySpace: AVMetadataKeySpace?
    /// The name.
    open fileprivate(set) var key: (any NSCopying & NSObjectProtocol)?
    /// The value.
    open fileprivate(set) var value: (any NSCopying & NSObjectProtocol)?
    /// The type of the value; nil if it is not known.
    open fileprivate(set) var dataType: String?
    /// When it holds; not valid for always.
    open fileprivate(set) var time = CMTime.invalid
    /// How long it holds; not valid for always.
    open fileprivate(set) var duration = CMTime.invalid
    /// The language, as `en-US`; nil for any.
    open fileprivate(set) var extendedLanguageTag: String?
    /// More about it, by name.
    open fileprivate(set) var extraAttributes: [AVMetadataExtraAttributeKey: Any]?

    /// Creates an item without a value.
    public override init() {}

    public func _load() async throws {}
    public func _loadResult() -> Result<Void, NSError>? { .success(()) }

    /// The value as text; nil for other values.
    open var stringValue: String? { (value as? NSString).map { "\($0)" } ?? (value as? NSNumber)?.stringValue }
    /// The value as a number; nil for other values.
    open var numberValue: NSNumber? {
        value as? NSNumber ?? stringValue.flatMap(Double.init).map(NSNumber.init(value:))
    }
    /// The value as a date; nil for other values.
    open var dateValue: Date? {
        (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
            ?? stringValue.flatMap { text in
                try? Date(text, strategy: .iso8601)
            }
    }
    /// The value as bytes; nil for other values.
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

    /// Returns the items of an identifier.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }

    /// Returns the items of a name and family; of any for nil.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace)
                && (name == nil || item.commonKey?.rawValue == name || item.key as? NSString as String? == name)
        }
    }

    /// Returns the items in the order of languages.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMetadataItem] { metadataItems }

    convenience init(name: String, text: String) {
        self.init()
        key = name as NSString
        value = text as NSString
        commonKey = AVMetadataKey.common[name]
        (identifier, keySpace) = (AVMetadataIdentifier.common[name], commonKey == nil ? nil : .common)
    }

    convenience init(name: String, data: Data) {
        self.init(name: name, text: "")
        value = data as NSData
    }
}

extension AssetFacts {
    /// Adds a report of the library, which repeats some.
    mutating func add(_ name: String, _ text: String?, _ data: Data?) {
        // The tracks have these.
        let technical = [
            "encoder-version", "bitrate", "nominal-bitrate", "minimum-bitrate", "maximum-bitrate", "audio-codec",
            "video-codec", "container-format", "language-code", "has-crc", "channel-mode", "image-orientation",
        ]
        guard !technical.contains(name), !metadata.contains(where: { $0.key as? NSString as String? == name }) else {
            return
        }
        if let data { metadata.append(AVMetadataItem(name: name, data: data)) }
        if let text { metadata.append(AVMetadataItem(name: name, text: text)) }
    }
}

/// Something that describes a film or sound, made by the app.
///
/// Follows Apple's [AVMutableMetadataItem](https://developer.apple.com/documentation/avfoundation/avmutablemetadataitem).
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    /// The name with its family.
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set {
            super.identifier = newValue
            super.commonKey = AVMetadataIdentifier.common.first { $0.value == newValue }.flatMap {
                AVMetadataKey.common[$0.key]
            }
        }
    }
    /// The name.
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { super.key = newValue }
    }
    /// The family of the name.
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { super.keySpace = newValue }
    }
    /// The value.
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { super.value = newValue }
    }
    /// The type of the value.
    open override var dataType: String? {
        get { super.dataType }
        set { super.dataType = newValue }
    }
    /// When it holds.
    open override var time: CMTime {
        get { super.time }
        set { super.time = newValue }
    }
    /// How long it holds.
    open override var duration: CMTime {
        get { super.duration }
        set { super.duration = newValue }
    }
    /// The language.
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { super.extendedLanguageTag = newValue }
    }
    /// More about it, by name.
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { super.extraAttributes }
        set { super.extraAttributes = newValue }
    }
}
