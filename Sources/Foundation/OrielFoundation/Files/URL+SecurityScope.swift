import Foundation

extension URL {
    /// Begins the use of a file that the user chose.
    ///
    /// Here, a file that was chosen can be used until the app ends.
    ///
    /// Follows Apple's
    /// [startAccessingSecurityScopedResource()](https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()).
    /// - Returns: True for the URL of a file, false for any other URL.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends the use of a file that the user chose; without effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Begins the use of a file that the user chose, as `URL` does.
    /// - Returns: True for the URL of a file, false for any other URL.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends the use of a file that the user chose; without effect here.
    public func stopAccessingSecurityScopedResource() {}
}
