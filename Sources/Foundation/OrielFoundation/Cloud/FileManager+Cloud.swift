import Foundation

// There is no iCloud here: no folder of it, and no file in it.

extension FileManager {
    /// The folder of an app's files in iCloud; nil, as on Apple's systems without an account.
    ///
    /// A warning says so once.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        RuntimeWarning.issue("There is no iCloud here: url(forUbiquityContainerIdentifier:) is nil.")
        return nil
    }

    /// Stands for the account of iCloud; nil, as there is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Whether a file is in iCloud; never here.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Fetches a file from iCloud; throws, as there is none.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

    /// Removes a file of iCloud from this machine; throws, as there is none.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

    /// Moves a file into iCloud or out of it; throws, as there is none.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noCloud(url) }

    private static func noCloud(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}
