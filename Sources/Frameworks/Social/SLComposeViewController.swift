import Foundation
import SwiftUI

/// The service Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The service Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The service Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The service Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// How a sheet was closed.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
/// Called when a sheet is closed.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A sheet that would send words to a social network: no service is available, as on Apple's systems since iOS 11.
///
/// Follows Apple's [SLComposeViewController](https://developer.apple.com/documentation/social/slcomposeviewcontroller).
@MainActor @preconcurrency
open class SLComposeViewController: UIViewController {
    /// The service; nil for none.
    public let serviceType: String?
    /// Called when the sheet is closed.
    open var completionHandler: SLComposeViewControllerCompletionHandler?
    /// Returns whether a service is available: no.
    nonisolated open class func isAvailable(forServiceType serviceType: String?) -> Bool { false }
    /// Creates nothing: no service is available.
    public init?(forServiceType serviceType: String?) {
        RuntimeWarning.issue("Social: no service is available; use a share link or an activity sheet.")
        return nil
    }
    /// Creates nothing: archives cannot be read here.
    public required init?(coder: NSCoder) { nil }
    /// Sets the words; returns false.
    @discardableResult open func setInitialText(_ text: String?) -> Bool { false }
    /// Adds a picture; returns false.
    @discardableResult open func add(_ image: UIImage?) -> Bool { false }
    /// Adds an address; returns false.
    @discardableResult open func add(_ url: URL?) -> Bool { false }
    /// Removes the pictures; returns false.
    @discardableResult open func removeAllImages() -> Bool { false }
    /// Removes the addresses; returns false.
    @discardableResult open func removeAllURLs() -> Bool { false }
}
