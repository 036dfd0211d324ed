import Foundation

/// Provides a thing to share, which it makes when it is shared.
///
/// Follows Apple's [UIActivityItemProvider](https://developer.apple.com/documentation/uikit/uiactivityitemprovider). The thing is made
/// on the main thread here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The object that stands for the thing until it is shared.
    public let placeholderItem: Any?
    /// The activity that the thing is made for; nil for none.
    open private(set) var activityType: UIActivity.ActivityType?

    /// Creates a provider with an object that stands for the thing until it is shared.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The thing: ``placeholderItem`` by default; classes of apps make another one.
    open var item: Any { placeholderItem ?? "" }

    @MainActor @preconcurrency
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
