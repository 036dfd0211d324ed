import Foundation
import OrielFoundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web page.
///
/// Follows Apple's [WKError](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
        case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
    }

    /// The domain of WebKit's errors.
    public static var errorDomain: String { WKErrorDomain }
    /// The kind of the error.
    public let code: Code
    /// What happened, in words.
    public let errorDescription: String?
    /// The description, and the message of a script's exception.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [:]
        if let errorDescription {
            info[NSLocalizedDescriptionKey] = errorDescription
            if code == .javaScriptExceptionOccurred { info["WKJavaScriptExceptionMessage"] = errorDescription }
        }
        return info
    }
    /// The same as ``errorUserInfo``.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, nil) }

    init(_ code: Code, _ text: String?) { (self.code, errorDescription) = (code, text) }

    /// An error of an unknown kind.
    public static var unknown: Code { .unknown }
    /// A script threw an exception.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// A script's value has no counterpart.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// The page's process ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The rules for content cannot be read.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// There are no rules of that name.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
}

extension WebFailure {
    /// The error as apps know it: those of addresses and connections are Foundation's.
    func error(address: String?) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let address {
            info[NSURLErrorFailingURLStringErrorKey] = address
            if let url = URL(string: address) { info[NSURLErrorFailingURLErrorKey] = url }
        }
        switch (domain, code) {
        case ("WebKitNetworkError", 302):
            return NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled, userInfo: info)
        case ("WebKitPolicyError", 102): return NSError(domain: "WebKitErrorDomain", code: 102, userInfo: info)
        case ("WebKitPolicyError", _): return NSError(domain: "WebKitErrorDomain", code: code, userInfo: info)
        default: return NSError(domain: NSURLErrorDomain, code: urlErrorCode, userInfo: info)
        }
    }

    private var urlErrorCode: Int {
        switch (domain, code) {
        case ("g-resolver-error-quark", _): NSURLErrorCannotFindHost
        case ("g-tls-error-quark", _): NSURLErrorSecureConnectionFailed
        case ("g-io-error-quark", 24): NSURLErrorTimedOut
        case ("g-io-error-quark", 1), ("WebKitNetworkError", 303): NSURLErrorFileDoesNotExist
        case ("g-io-error-quark", 44): NSURLErrorNetworkConnectionLost
        case ("g-io-error-quark", _): NSURLErrorCannotConnectToHost
        case ("WebKitNetworkError", 301): NSURLErrorUnsupportedURL
        default: NSURLErrorUnknown
        }
    }
}
