import Foundation

// A replacement of `NSError`'s property; see FoundationMethods.swift. Apps show the sentence, and get it by its own name.

extension NSError {
    /// Returns a sentence about the error, in the words of Apple's systems.
    ///
    /// The error's own sentence comes first, but for errors of requests, which have the words of the library that made them.
    @_silgen_name("oriel_NSError_localizedDescription") @usableFromInline
    func _localizedDescription() -> String {
        let facts = userInfo
        if let own = facts[NSLocalizedDescriptionKey] as? String {
            guard domain == NSURLErrorDomain, facts[NSURLErrorFailingURLStringErrorKey] != nil else { return own }
            return RequestErrorText.text(code, host: (facts[NSURLErrorFailingURLErrorKey] as? URL)?.host()) ?? own
        }
        if domain == NSCocoaErrorDomain, let text = FileErrorText(code, facts)?.text ?? DataErrorText.text(code) {
            return text
        }
        if let reason = localizedFailureReason { return "\(Self.failure) \(reason)" }
        let name = [NSCocoaErrorDomain: "Cocoa", NSOSStatusErrorDomain: "OSStatus"][domain] ?? domain
        return "\(Self.failure) (\(name) error \(code).)"
    }

    private static let failure = "The operation couldn\u{2019}t be completed."
}

/// The sentences about data that cannot be read or written.
private enum DataErrorText {
    static func text(_ code: Int) -> String? {
        switch code {
        case CocoaError.coderReadCorrupt.rawValue, CocoaError.propertyListReadCorrupt.rawValue:
            "The data couldn\u{2019}t be read because it isn\u{2019}t in the correct format."
        case CocoaError.coderValueNotFound.rawValue: "The data couldn\u{2019}t be read because it is missing."
        case CocoaError.coderInvalidValue.rawValue:
            "The data couldn\u{2019}t be written because it isn\u{2019}t in the correct format."
        default: nil
        }
    }
}

/// The sentence about a file that an operation failed for.
private struct FileErrorText {
    private let code: CocoaError.Code
    private let path: String
    private let target: String?
    /// The operation, such as `Remove`; nil for reading and writing.
    private let operation: String?

    /// Creates the sentence; nil for an error of no file.
    init?(_ code: Int, _ facts: [String: Any]) {
        guard
            let path = facts[NSFilePathErrorKey] as? String
                ?? (facts[NSURLErrorKey] as? URL)?.path(percentEncoded: false)
        else { return nil }
        self.code = CocoaError.Code(rawValue: code)
        self.path = path
        target = facts["NSDestinationFilePath"] as? String
        operation = (facts["NSUserStringVariant"] as? [String])?.first ?? facts["NSUserStringVariant"] as? String
    }

    private var name: String { Self.quoted((path as NSString).lastPathComponent) }
    private var folder: String { Self.folder(of: path) }

    private static func quoted(_ name: String) -> String { "\u{201C}\(name)\u{201D}" }
    private static func folder(of path: String) -> String {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return quoted(folder.isEmpty ? "/" : folder)
    }

    var text: String? {
        switch (code, operation) {
        case (.fileNoSuchFile, "Remove"): "\(name) couldn\u{2019}t be removed."
        case (.fileWriteNoPermission, "Remove"):
            "\(name) couldn\u{2019}t be removed because you don\u{2019}t have permission to access it."
        case (.fileNoSuchFile, "Move"): missing("moved")
        case (.fileNoSuchFile, "Copy"): missing("copied")
        case (.fileWriteFileExists, "Move"): existing("moved")
        case (.fileWriteFileExists, "Copy"): existing("copied")
        case (.fileReadNoSuchFile, "Folder"), (.fileNoSuchFile, "Folder"): "The folder \(name) doesn\u{2019}t exist."
        case (.fileNoSuchFile, _): "The file \(name) doesn\u{2019}t exist."
        case (.fileReadNoSuchFile, _): unopened("there is no such file")
        case (.fileReadNoPermission, _): unopened("you don\u{2019}t have permission to view it")
        case (.fileReadCorruptFile, _): unopened("it isn\u{2019}t in the correct format")
        case (.fileReadTooLarge, _): unopened("it\u{2019}s too large")
        case (.fileReadUnknownStringEncoding, _):
            unopened("the text encoding of its contents can\u{2019}t be determined")
        case (.fileReadInapplicableStringEncoding, _): unopened("its text encoding isn\u{2019}t applicable")
        case (.fileReadUnknown, _): "The file \(name) couldn\u{2019}t be opened."
        case (.fileWriteNoPermission, _):
            "You don\u{2019}t have permission to save the file \(name) in the folder \(folder)."
        case (.fileWriteFileExists, _):
            "The file \(name) couldn\u{2019}t be saved in the folder \(folder) "
                + "because a file with the same name already exists."
        case (.fileWriteOutOfSpace, _): "You can\u{2019}t save the file \(name) because the volume is out of space."
        case (.fileWriteVolumeReadOnly, _): "You can\u{2019}t save the file \(name) because the volume is read only."
        case (.fileWriteUnknown, _): "The file \(name) couldn\u{2019}t be saved."
        default: nil
        }
    }

    private func unopened(_ reason: String) -> String {
        "The file \(name) couldn\u{2019}t be opened because \(reason)."
    }

    private func missing(_ verb: String) -> String {
        guard let target else { return "\(name) couldn\u{2019}t be \(verb)." }
        return
            "\(name) couldn\u{2019}t be \(verb) to \(Self.folder(of: target)) because either the former "
            + "doesn\u{2019}t exist, or the folder containing the latter doesn\u{2019}t exist."
    }

    private func existing(_ verb: String) -> String {
        "\(name) couldn\u{2019}t be \(verb) to \(Self.folder(of: target ?? path)) "
            + "because an item with the same name already exists."
    }
}

/// The sentences about requests that failed.
private enum RequestErrorText {
    private static let texts: [URLError.Code: String] = [
        .unknown: "unknown error", .cancelled: "cancelled", .badURL: "bad URL", .timedOut: "The request timed out.",
        .unsupportedURL: "unsupported URL",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.",
        .networkConnectionLost: "The network connection was lost.",
        .dnsLookupFailed: "A server with the specified hostname could not be found.",
        .httpTooManyRedirects: "too many HTTP redirects", .resourceUnavailable: "resource unavailable",
        .notConnectedToInternet: "The Internet connection appears to be offline.",
        .redirectToNonExistentLocation: "redirected to nowhere",
        .badServerResponse: "There was a bad response from the server.",
        .userAuthenticationRequired: "user authentication required", .zeroByteResource: "zero byte resource",
        .cannotDecodeRawData: "cannot decode raw data", .cannotDecodeContentData: "cannot decode content data",
        .cannotParseResponse: "cannot parse response",
        .fileDoesNotExist: "The requested URL was not found on this server.", .fileIsDirectory: "file is directory",
        .noPermissionsToReadFile: "You do not have permission to access the requested resource.",
        .dataLengthExceedsMaximum: "resource exceeds maximum size",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]

    private static let certificates: Set<URLError.Code> = [
        .serverCertificateHasBadDate, .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
        .serverCertificateNotYetValid,
    ]

    /// Returns the sentence for a code; nil for one that has none.
    static func text(_ code: Int, host: String?) -> String? {
        guard let code = URLError.Code(rawValue: code) else { return nil }
        guard certificates.contains(code) else { return texts[code] }
        let server = host.map { "\u{201C}\($0)\u{201D}" } ?? "another one"
        return
            "The certificate for this server is invalid. You might be connecting to a server that is pretending to be "
            + "\(server) which could put your confidential information at risk."
    }
}
