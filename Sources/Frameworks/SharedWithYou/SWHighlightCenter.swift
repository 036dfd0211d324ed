import Foundation
import OrielFoundation
import SwiftUI

/// A link that others have sent in Messages.
///
/// Follows Apple's [SWHighlight](https://developer.apple.com/documentation/sharedwithyou/swhighlight).
open class SWHighlight: NSObject, @unchecked Sendable {
    override init() {}
    /// The identifier.
    open var identifier: any NSCopying & NSObjectProtocol { NSString() }
    /// The link.
    open var url: URL { URL(filePath: "/") }
}

/// A document on which several people work.
open class SWCollaborationHighlight: SWHighlight, @unchecked Sendable {
    /// The title; nil for none.
    open var title: String? { nil }
    /// The identifier of the document.
    open var collaborationIdentifier: String { "" }
    /// The moment of creation.
    open var creationDate: Date { .distantPast }
}

/// Receives changes of the links; there are none here.
public protocol SWHighlightCenterDelegate: NSObjectProtocol {
    /// Called when the links have changed.
    func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)
}

/// An error of links.
///
/// Follows Apple's [SWHighlightCenterErrorCode](https://developer.apple.com/documentation/sharedwithyou/swhighlightcentererrorcode).
public struct SWHighlightCenterError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode { case noError, internalError, invalidURL, accessDenied }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of these errors.
    public static var errorDomain: String { "SWHighlightCenterErrorDomain" }
    public var errorDescription: String? { "This system has no Messages with links." }
}

/// The links that others have sent in Messages: none.
///
/// Follows Apple's [SWHighlightCenter](https://developer.apple.com/documentation/sharedwithyou/swhighlightcenter).
open class SWHighlightCenter: NSObject, @unchecked Sendable {
    /// Receives changes.
    open weak var delegate: (any SWHighlightCenterDelegate)?
    /// The links: none.
    open var highlights: [SWHighlight] { [] }
    /// Creates a center.
    public override init() {}
    /// The title for a list of links.
    open class var highlightCollectionTitle: String { "Shared with You" }
    /// Whether the system has such links; false.
    open class var isSystemCollaborationSupportAvailable: Bool { false }
    /// Asks for the link with an address; fails.
    open func getHighlightFor(
        _ url: URL, completionHandler: @escaping @Sendable (SWHighlight?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, SWHighlightCenterError(.accessDenied)) } }
    /// Returns the link with an address; fails.
    open func highlight(for url: URL) async throws -> SWHighlight { throw SWHighlightCenterError(.accessDenied) }
    /// Returns the document with an identifier; fails.
    open func collaborationHighlight(forIdentifier collaborationIdentifier: String) throws -> SWCollaborationHighlight {
        throw SWHighlightCenterError(.accessDenied)
    }
    /// Removes the notices of a document; there are none.
    open func clearNotices(for highlight: SWCollaborationHighlight) {}
}

/// Shows the people who have sent a link; there are none, and it shows nothing.
///
/// Follows Apple's [SWAttributionView](https://developer.apple.com/documentation/sharedwithyou/swattributionview).
@MainActor @preconcurrency
open class SWAttributionView: UIView {
    /// The place of the content.
    public enum HorizontalAlignment: Int, Sendable { case `default`, leading, center, trailing }
    /// Where the view is shown.
    public enum DisplayContext: Int, Sendable { case summary, detail }
    /// How the background is drawn.
    public enum BackgroundStyle: Int, Sendable { case `default`, color, material }
    /// The link; nil for none.
    open var highlight: SWHighlight?
    /// Where the view is shown.
    open var displayContext = DisplayContext.summary
    /// The place of the content.
    open var horizontalAlignment = HorizontalAlignment.default
    /// How the background is drawn.
    open var backgroundStyle = BackgroundStyle.default
    /// The largest width, in points.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// The title of the menu's entry that hides the link; nil for the default.
    open var menuTitleForHideAction: String?
    open override var _swiftUIContent: AnyView { AnyView(EmptyView()) }
}
