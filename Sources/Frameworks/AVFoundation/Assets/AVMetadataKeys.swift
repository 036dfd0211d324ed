/// A name of a description of media.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// The subject.
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    /// The description.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// Who published it.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    /// Who took part.
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// When it was last changed.
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    /// The kind of music or film.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// The form.
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    /// Where it comes from.
    public static let commonKeySource = AVMetadataKey(rawValue: "source")
    /// The language.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    /// The related media.
    public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
    /// Where it was made.
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    /// Who has the rights.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The author.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// A picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// The maker of the device.
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    /// The model of the device.
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    /// The program.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    /// The number of a track among others, in iTunes.
    public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")
    /// The title of a chapter, in ID3.
    public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")

    /// The common names by the library's.
    static let common: [String: AVMetadataKey] = [
        "title": .commonKeyTitle, "artist": .commonKeyArtist, "album": .commonKeyAlbumName,
        "composer": .commonKeyCreator, "genre": .commonKeyType, "description": .commonKeyDescription,
        "comment": .commonKeyDescription, "copyright": .commonKeyCopyrights, "datetime": .commonKeyCreationDate,
        "encoder": .commonKeySoftware, "image": .commonKeyArtwork, "publisher": .commonKeyPublisher,
        "device-manufacturer": .commonKeyMake, "device-model": .commonKeyModel, "performer": .commonKeyContributor,
        "album-artist": .commonKeyAuthor,
    ]
}

/// A name of a description of media, with its family.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    /// The artist.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    /// The album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    /// A picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    /// The description.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    /// Who made it.
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    /// The kind of music or film.
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
    /// Who has the rights.
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
    /// The program.
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")
    /// Who published it.
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
    /// The title below the title, in iTunes.
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    /// The rating of the content, in iTunes.
    public static let iTunesMetadataContentRating = AVMetadataIdentifier(rawValue: "itsk/rtng")
    /// The genre, in QuickTime.
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")

    /// The identifiers by the library's names.
    static let common: [String: AVMetadataIdentifier] = AVMetadataKey.common.mapValues {
        AVMetadataIdentifier(rawValue: "comn/\($0.rawValue)")
    }
}

/// A family of names of descriptions.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The names that all have in common.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// ID3's names.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// The names in iTunes.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// QuickTime's names.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    /// The names in QuickTime's files.
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}

/// A name of more about what describes media.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address.
    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URL")
    /// More in words.
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}
