import AVFoundation
import AudioToolbox
import Foundation
import SwiftUI

/// A way to share things: by mail, or by the desktop's clipboard.
///
/// Follows Apple's [NSSharingService](https://developer.apple.com/documentation/appkit/nssharingservice).
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    /// The name of a way.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Mail.
        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        /// A short message.
        public static let composeMessage = Name(rawValue: "com.apple.share.Messages.compose")
        /// Another device nearby.
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
        /// The list of pages to read.
        public static let addToSafariReadingList = Name(rawValue: "com.apple.share.System.add-to-safari-reading-list")
    }

    /// The words.
    public let title: String
    private let name: Name?
    private let handler: (() -> Void)?
    /// The recipients of a message; nil for none.
    open var recipients: [String]?
    /// The subject of a message; nil for none.
    open var subject: String?
    /// The delegate; nil for none.
    open weak var delegate: (any NSSharingServiceDelegate)?

    /// Returns the way of a name; nil for a way that there is not: all but mail.
    public init?(named serviceName: Name) {
        guard serviceName == .composeEmail else { return nil }
        (title, name, handler) = ("Mail", serviceName, nil)
        super.init()
    }
    /// Creates a way of the app's own.
    public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) {
        (self.title, name, handler) = (title, nil, block)
        super.init()
    }
    /// Returns the ways to share some things: mail for words and addresses.
    open class func sharingServices(forItems items: [Any]) -> [NSSharingService] {
        guard let mail = NSSharingService(named: .composeEmail), mail.canPerform(withItems: items) else { return [] }
        return [mail]
    }
    /// Whether some things can be shared in this way; files can't be sent by mail here.
    open func canPerform(withItems items: [Any]?) -> Bool {
        handler != nil || (items ?? []).allSatisfy { Self.words(of: $0) != nil }
    }
    private static func words(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let url as URL: url.isFileURL ? nil : url.absoluteString
        case let text as NSAttributedString: text.string
        default: nil
        }
    }
    /// Shares things: opens the desktop's mail app with a message.
    open func perform(withItems items: [Any]) {
        if let handler {
            handler()
            delegate?.sharingService(self, didShareItems: items)
            return
        }
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.path = (recipients ?? []).joined(separator: ",")
        parts.queryItems = [
            URLQueryItem(name: "body", value: items.compactMap(Self.words).joined(separator: "\n"))
        ]
        if let subject { parts.queryItems?.append(URLQueryItem(name: "subject", value: subject)) }
        guard let url = parts.url else { return }
        delegate?.sharingService(self, willShareItems: items)
        UIApplication.shared.open(url) { [self] isOpen in
            if isOpen {
                delegate?.sharingService(self, didShareItems: items)
            } else {
                delegate?.sharingService(self, didFailToShareItems: items, error: CocoaError(.featureUnsupported))
            }
        }
    }
}

/// Methods that are called while things are shared; all are optional.
///
/// Follows Apple's
/// [NSSharingServiceDelegate](https://developer.apple.com/documentation/appkit/nssharingservicedelegate).
@MainActor @preconcurrency
public protocol NSSharingServiceDelegate: NSObjectProtocol {
    /// Called before things are shared.
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
    /// Called when things were shared.
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    /// Called when sharing failed.
    func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}

extension NSSharingServiceDelegate {
    public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
    public func sharingService(
        _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
    ) {}
}

/// Shows the ways to share things.
///
/// Follows Apple's [NSSharingServicePicker](https://developer.apple.com/documentation/appkit/nssharingservicepicker).
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    /// The delegate; nil for none.
    open weak var delegate: (any NSSharingServicePickerDelegate)?
    private let items: [Any]

    /// Creates a picker for some things.
    public init(items: [Any]) {
        self.items = items
        super.init()
    }
    /// Shows the ways to share, above the window.
    open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        var end: (() -> Void)?
        sheet.completionWithItemsHandler = { [weak self] _, isDone, _, _ in
            end?()
            guard let self else { return }
            delegate?.sharingServicePicker(self, didChoose: isDone ? NSSharingService(named: .composeEmail) : nil)
        }
        end = PanelWindow.present(sheet)
    }
    /// A menu item that shows the ways to share.
    open var standardShareMenuItem: NSMenuItem { NSMenuItem(title: "Share…", action: nil, keyEquivalent: "") }
    /// Ends the display.
    open func close() {}
}

/// Methods that a picker calls; all are optional.
///
/// Follows Apple's
/// [NSSharingServicePickerDelegate](https://developer.apple.com/documentation/appkit/nssharingservicepickerdelegate).
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
    /// Returns the ways to share; not asked here.
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService]
    /// Called with the way that was chosen; nil for none.
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
    /// Returns the delegate of a way; not asked here.
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)?
}

extension NSSharingServicePickerDelegate {
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] { proposedServices }
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {}
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)? { nil }
}
