import Foundation

/// Content that an app gives to its extension, such as the page that the user shares.
///
/// Follows Apple's [NSExtensionItem](https://developer.apple.com/documentation/foundation/nsextensionitem).
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The parts: pictures, addresses, files.
    open var attachments: [NSItemProvider]?
    /// More about the item, by keys.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an empty item.
    public override init() {}

    /// Returns another item of the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        (copy.attributedTitle, copy.attributedContentText) = (attributedTitle, attributedContentText)
        (copy.attachments, copy.userInfo) = (attachments, userInfo)
        return copy
    }
}

/// The place in which an extension runs: the app that has opened it, and the content from there.
///
/// Follows Apple's [NSExtensionContext](https://developer.apple.com/documentation/foundation/nsextensioncontext). Extensions are not
/// started by other programs here: a context is one that the app or a test has made, and ends when it is completed.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The content for the extension.
    open var inputItems: [Any] { [] }
    /// The items at the end; nil while the request lasts, and after it was canceled.
    package private(set) var returnedItems: [Any]?
    /// Why the request was canceled.
    package private(set) var cancellationError: (any Error)?

    /// Creates a context without items.
    public override init() {}

    /// Ends the request.
    /// - Parameters:
    ///   - items: The content for the app.
    ///   - completionHandler: Called at the end; `expired` is false.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((_ expired: Bool) -> Void)? = nil) {
        returnedItems = items ?? []
        completionHandler?(false)
    }

    /// Ends the request with an error.
    open func cancelRequest(withError error: any Error) { cancellationError = error }

    /// Opens an address by another app; here no extension can, and `success` is false.
    open func open(_ URL: URL, completionHandler: ((_ success: Bool) -> Void)? = nil) { completionHandler?(false) }

    /// Opens an address by another app; here no extension can, and false is returned.
    @discardableResult
    open func open(_ URL: URL) async -> Bool { false }
}
