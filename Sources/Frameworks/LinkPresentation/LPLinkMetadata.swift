import SwiftUI

/// What a page says of itself.
///
/// Follows Apple's [LPLinkMetadata](https://developer.apple.com/documentation/linkpresentation/lplinkmetadata).
open class LPLinkMetadata: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page, after redirections.
    open var url: URL?
    /// The title.
    open var title: String?
    /// Provides the icon; nil for none.
    open var iconProvider: NSItemProvider?
    /// Provides the picture; nil for none.
    open var imageProvider: NSItemProvider?
    /// Provides the film; nil for none.
    open var videoProvider: NSItemProvider?
    /// The address of a film elsewhere; nil for none.
    open var remoteVideoURL: URL?
    /// The description; nil for none.
    var summary: String?

    /// Creates empty metadata.
    public override init() {}

    /// Archives hold the addresses, the title and the description; pictures are not kept.
    public static var supportsSecureCoding: Bool { true }

    /// Creates metadata from an archive.
    public required init?(coder: NSCoder) {
        originalURL = coder.decodeObject(of: NSURL.self, forKey: "originalURL") as URL?
        url = coder.decodeObject(of: NSURL.self, forKey: "URL") as URL?
        remoteVideoURL = coder.decodeObject(of: NSURL.self, forKey: "remoteVideoURL") as URL?
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        summary = coder.decodeObject(of: NSString.self, forKey: "summary") as String?
    }

    /// Writes the metadata to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(originalURL as NSURL?, forKey: "originalURL")
        coder.encode(url as NSURL?, forKey: "URL")
        coder.encode(remoteVideoURL as NSURL?, forKey: "remoteVideoURL")
        coder.encode(title as NSString?, forKey: "title")
        coder.encode(summary as NSString?, forKey: "summary")
    }
}

/// The name of the errors of providers.
public let LPErrorDomain = "LPErrorDomain"

/// An error of a provider.
public struct LPError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case metadataFetchFailed = 1, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The page could not be read.
    public static let metadataFetchFailed = Code.metadataFetchFailed
    /// The request was canceled.
    public static let metadataFetchCancelled = Code.metadataFetchCancelled
    /// The page took too long.
    public static let metadataFetchTimedOut = Code.metadataFetchTimedOut

    /// The name of the errors of this framework.
    public static var errorDomain: String { LPErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .metadataFetchFailed: "The page could not be read."
        case .metadataFetchCancelled: "The request was canceled."
        case .metadataFetchTimedOut: "The page took too long."
        case .metadataFetchNotAllowed: "The page may not be read."
        }
    }
}
