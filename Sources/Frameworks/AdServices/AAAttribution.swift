import Foundation

/// Identifies the advertisement that has led to an app, which is not possible on this system.
///
/// Follows Apple's [AAAttribution](https://developer.apple.com/documentation/adservices/aaattribution).
open class AAAttribution: NSObject {
    /// Returns a token for Apple's servers; fails with `platformNotSupported`, which is reported once.
    open class func attributionToken() throws -> String { throw AAAttributionError.missing() }
}
