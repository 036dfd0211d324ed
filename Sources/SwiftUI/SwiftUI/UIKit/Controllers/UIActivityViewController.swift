import Foundation
import SwiftUICore

/// Shares things: with the desktop's options, copying to the clipboard or saving to a file.
///
/// Follows Apple's
/// [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// The name of an activity, as older code has it.
    public typealias ActivityType = UIActivity.ActivityType

    /// Called with the result of sharing.
    public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    /// Activities that are not offered.
    open var excludedActivityTypes: [ActivityType]?
    /// Called with the result of sharing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Shares things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, activities) = (activityItems, applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    /// The shared items, with the items that sources provide.
    private var shared: [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: nil)
        }
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        let shared = shared
        let offered = activities.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: shared)
        }
        return AnyView(
            SharePanel(text: shared.map { "\($0)" }.joined(separator: "\n"), activities: offered) { [weak self] in
                self?.finish($0, shared)
            })
    }

    /// Ends the panel, and performs the choice.
    private func finish(_ choice: SharePanel.Choice, _ shared: [Any]) {
        let presenter = presentingViewController
        dismiss(animated: true)
        switch choice {
        case .cancel: completionWithItemsHandler?(nil, false, nil, nil)
        case .copy: completionWithItemsHandler?(.copyToPasteboard, true, nil, nil)
        case .activity(let activity):
            activity.finished = { [weak self] completed in
                self?.completionWithItemsHandler?(activity.activityType, completed, nil, nil)
            }
            activity.prepare(withActivityItems: shared)
            if let controller = activity.activityViewController {
                presenter?.present(controller, animated: true)
            } else {
                activity.perform()
            }
        }
    }
}

/// An activity that an app adds to what can be done with things.
///
/// Follows Apple's [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    /// In which groups activities are shown.
    public enum Category: Int, Sendable { case action, share }

    /// Creates an activity.
    public override init() { super.init() }

    /// The group.
    open class var activityCategory: Category { .action }
    /// The name; nil for none.
    open var activityType: ActivityType? { nil }
    /// The title; nil for none.
    open var activityTitle: String? { nil }
    /// The image; nil for none.
    open var activityImage: UIImage? { nil }
    /// A controller that shares; nil where ``perform()`` does.
    open var activityViewController: UIViewController? { nil }
    /// Whether things can be shared in this way; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Gets things ready to be shared.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shares.
    open func perform() {}
    /// Called once with whether the activity was completed.
    var finished: ((Bool) -> Void)?
    /// Ends the activity: the app calls this when it is done.
    open func activityDidFinish(_ completed: Bool) {
        finished?(completed)
        finished = nil
    }
}

extension UIActivity.ActivityType {
    /// To the clipboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// By mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// By message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// To paper.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// To the photo album.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To devices nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// To a contact's image.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// To the list of pages to read.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// To the home screen.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    /// To books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// To a page with marks.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// To Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// To Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// To Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// To Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
}

/// Provides a thing to share when it is shared.
///
/// Follows Apple's [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns what stands for the thing until it is shared.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the thing for an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject for an activity; empty by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the type of the data for an activity; empty by default, and not used here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a small image of the thing; nil by default, and not shown here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// Shows the shared things, and offers to copy them, and the app's own activities.
struct SharePanel: View {
    /// The user's choice.
    enum Choice {
        case cancel, copy
        case activity(UIActivity)
    }

    let text: String
    let activities: [UIActivity]
    let done: (Choice) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text(verbatim: text).lineLimit(6).frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
                .background(RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.secondarySystemBackground)))
            ForEach(Array(activities.enumerated()), id: \.offset) { _, activity in
                Button {
                    finish(.activity(activity))
                } label: {
                    HStack {
                        Text(verbatim: activity.activityTitle ?? "")
                        Spacer()
                        activity.activityImage.map { Image(uiImage: $0) }
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.borderless)
            }
            HStack {
                Button("Cancel") { finish(.cancel) }
                Spacer()
                Button("Copy") {
                    UIPasteboard.general.string = text
                    finish(.copy)
                }
                .buttonStyle(.borderedProminent)
            }
        }
        .padding(20)
    }

    private func finish(_ choice: Choice) {
        done(choice)
        dismiss()
    }
}
