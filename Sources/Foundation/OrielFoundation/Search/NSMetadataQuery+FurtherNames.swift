import Foundation

// Further names of the attributes of queries; the first ones are beside the query's notifications.

/// The types that a file's type conforms to.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
/// The kind of a file in words.
public let NSMetadataItemKindKey = "kMDItemKind"
/// The title of a document.
public let NSMetadataItemTitleKey = "kMDItemTitle"
/// The authors of a document.
public let NSMetadataItemAuthorsKey = "kMDItemAuthors"
/// The keywords of a document.
public let NSMetadataItemKeywordsKey = "kMDItemKeywords"
/// The comment on a document.
public let NSMetadataItemCommentKey = "kMDItemComment"
/// The app that made a document.
public let NSMetadataItemCreatorKey = "kMDItemCreator"
/// The description of a document.
public let NSMetadataItemDescriptionKey = "kMDItemDescription"
/// The words of a document.
public let NSMetadataItemTextContentKey = "kMDItemTextContent"
/// When a file was last opened.
public let NSMetadataItemLastUsedDateKey = "kMDItemLastUsedDate"
/// When a file was put into its folder.
public let NSMetadataItemDateAddedKey = "kMDItemDateAdded"
/// When a document was made.
public let NSMetadataItemContentCreationDateKey = "kMDItemContentCreationDate"
/// When a document was changed.
public let NSMetadataItemContentModificationDateKey = "kMDItemContentModificationDate"
/// When a file was downloaded.
public let NSMetadataItemDownloadedDateKey = "kMDItemDownloadedDate"
/// The addresses from which a file was downloaded.
public let NSMetadataItemWhereFromsKey = "kMDItemWhereFroms"
/// The identifier of an app.
public let NSMetadataItemCFBundleIdentifierKey = "kMDItemCFBundleIdentifier"
/// The version of a file.
public let NSMetadataItemVersionKey = "kMDItemVersion"
/// The length of a film or sound in seconds.
public let NSMetadataItemDurationSecondsKey = "kMDItemDurationSeconds"
/// The width of a picture in pixels.
public let NSMetadataItemPixelWidthKey = "kMDItemPixelWidth"
/// The height of a picture in pixels.
public let NSMetadataItemPixelHeightKey = "kMDItemPixelHeight"
/// The number of a picture's pixels.
public let NSMetadataItemPixelCountKey = "kMDItemPixelCount"
/// The number of a document's pages.
public let NSMetadataItemNumberOfPagesKey = "kMDItemNumberOfPages"
/// The codecs of a film.
public let NSMetadataItemCodecsKey = "kMDItemCodecs"
/// The album of a sound.
public let NSMetadataItemAlbumKey = "kMDItemAlbum"
/// The composer of a sound.
public let NSMetadataItemComposerKey = "kMDItemComposer"
/// The latitude of a picture's place.
public let NSMetadataItemLatitudeKey = "kMDItemLatitude"
/// The longitude of a picture's place.
public let NSMetadataItemLongitudeKey = "kMDItemLongitude"
/// Whether a file of iCloud is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether a file is in iCloud completely.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether a file is being sent to iCloud.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// How much of a file is in iCloud, in percent.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// The error of a download from iCloud.
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
/// The error of sending to iCloud.
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
/// Whether the download of a file from iCloud was asked for.
public let NSMetadataUbiquitousItemDownloadRequestedKey = "NSMetadataUbiquitousItemDownloadRequestedKey"
/// Whether a file is outside of the app's containers.
public let NSMetadataUbiquitousItemIsExternalDocumentKey = "NSMetadataUbiquitousItemIsExternalDocumentKey"
/// The name of a file's container in iCloud.
public let NSMetadataUbiquitousItemContainerDisplayNameKey = "NSMetadataUbiquitousItemContainerDisplayNameKey"
/// The address of a file of iCloud in the app's container.
public let NSMetadataUbiquitousItemURLInLocalContainerKey = "NSMetadataUbiquitousItemURLInLocalContainerKey"
/// Whether a file of iCloud is shared with others.
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
/// The user's role for a shared file.
public let NSMetadataUbiquitousSharedItemCurrentUserRoleKey = "NSMetadataUbiquitousSharedItemCurrentUserRoleKey"
/// The user's rights to a shared file.
public let NSMetadataUbiquitousSharedItemCurrentUserPermissionsKey =
    "NSMetadataUbiquitousSharedItemCurrentUserPermissionsKey"
/// The scope of all disks in the network.
public let NSMetadataQueryNetworkScope = "NSMetadataQueryNetworkScope"
/// The scope of all disks of this machine that have an index.
public let NSMetadataQueryIndexedLocalComputerScope = "NSMetadataQueryIndexedLocalComputerScope"
/// The scope of all disks in the network that have an index.
public let NSMetadataQueryIndexedNetworkScope = "NSMetadataQueryIndexedNetworkScope"
/// How well a result matches.
public let NSMetadataQueryResultContentRelevanceAttribute = "kMDQueryResultContentRelevance"
/// The new results in a notification.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The changed results in a notification.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The removed results in a notification.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
