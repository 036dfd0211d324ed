import Foundation

/// The name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name of a file as it is shown.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The address of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The size of a file in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When a file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// When a file's content changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The type of a file's content.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// Whether a file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// Whether a file in iCloud has conflicts.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// How much of a file of iCloud is on this machine.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// How much of a file of iCloud is on this machine, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The status of a file whose newest version is on this machine.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The status of a file of which an older version is on this machine.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The status of a file that is not on this machine.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"

/// The scope of the documents in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The scope of all other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The scope of documents in other containers of iCloud.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
    "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The scope of the user's folder.
public let NSMetadataQueryUserHomeScope = "NSMetadataQueryUserHomeScope"
/// The scope of all disks of this machine.
public let NSMetadataQueryLocalComputerScope = "NSMetadataQueryLocalComputerScope"

extension Notification.Name {
    /// Posted when a query has begun to gather results.
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    /// Posted while a query gathers results.
    public static let NSMetadataQueryGatheringProgress = Notification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    /// Posted when a query has gathered its first results.
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    /// Posted when the results of a query have changed; they never do here.
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}
