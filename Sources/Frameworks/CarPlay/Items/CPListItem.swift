import SwiftUI

/// A row of a list.
@MainActor @preconcurrency
public protocol CPListTemplateItem: AnyObject {
    /// The text; nil for none.
    var text: String? { get }
    /// An app's own value; nil for none.
    var userInfo: Any? { get set }
    /// Whether the row can be chosen.
    var isEnabled: Bool { get set }
}

/// A row that can be chosen.
@MainActor @preconcurrency
public protocol CPSelectableListItem: CPListTemplateItem {
    /// Called with the row when it was chosen, and a function that ends its spinner.
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

/// The mark at the end of a row.
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
/// The place of the mark of the row that is playing.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

/// A row with texts and images.
///
/// Follows Apple's [CPListItem](https://developer.apple.com/documentation/carplay/cplistitem).
@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
    /// The largest size of an image, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 60, height: 60) }
    open private(set) var text: String?
    /// The text below; nil for none.
    open private(set) var detailText: String?
    /// The image; nil for none.
    open private(set) var image: UIImage?
    /// The image at the end; nil for none.
    open private(set) var accessoryImage: UIImage?
    /// The mark at the end.
    open var accessoryType: CPListItemAccessoryType
    open var userInfo: Any?
    open var isEnabled = true
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    /// Whether the row is playing; false by default.
    open var isPlaying = false
    /// The share that was played, from 0 to 1.
    open var playbackProgress: CGFloat = 0
    /// The place of the mark of the row that is playing.
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
    /// Whether the words are explicit; false by default.
    open var isExplicitContent = false

    /// Creates a row with texts.
    public convenience init(text: String?, detailText: String?) {
        self.init(text: text, detailText: detailText, image: nil, accessoryImage: nil, accessoryType: .none)
    }
    /// Creates a row with an image.
    public convenience init(text: String?, detailText: String?, image: UIImage?) {
        self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
    }
    /// Creates a row with images.
    public init(
        text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
        accessoryType: CPListItemAccessoryType
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }
    /// Sets the text.
    open func setText(_ text: String) { self.text = text }
    /// Sets the text below.
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    /// Sets the image.
    open func setImage(_ image: UIImage?) { self.image = image }
    /// Sets the image at the end.
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of images.
///
/// Follows Apple's [CPListImageRowItem](https://developer.apple.com/documentation/carplay/cplistimagerowitem).
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
    /// The largest number of images.
    open class var maximumNumberOfGridImages: Int { 8 }
    /// The largest size of an image, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 80, height: 80) }
    open var text: String?
    /// The images.
    open private(set) var gridImages: [UIImage]
    /// The titles below the images.
    open var imageTitles: [String] = []
    open var userInfo: Any?
    open var isEnabled = true
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    /// Called when an image was chosen, with its position and a function that ends its spinner.
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
    /// Creates a row.
    public init(text: String, images: [UIImage]) { (self.text, gridImages) = (text, images) }
    /// Creates a row with titles.
    public init(text: String?, images: [UIImage], imageTitles: [String]) {
        (self.text, gridImages, self.imageTitles) = (text, images, imageTitles)
    }
    /// Replaces the images.
    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// A button with an image.
///
/// Follows Apple's [CPButton](https://developer.apple.com/documentation/carplay/cpbutton).
@MainActor @preconcurrency
open class CPButton: NSObject {
    /// The image; nil for none.
    public let image: UIImage?
    /// The title; nil for none.
    open var title: String?
    /// Whether the button can be pressed; true by default.
    open var isEnabled = true
    private let handler: ((CPButton) -> Void)?
    /// Creates a button.
    public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) { (self.image, self.handler) = (image, handler) }
}

/// A button of a grid.
///
/// Follows Apple's [CPGridButton](https://developer.apple.com/documentation/carplay/cpgridbutton).
@MainActor @preconcurrency
open class CPGridButton: NSObject {
    /// The titles, of which the longest that fits is shown.
    open private(set) var titleVariants: [String]
    /// The image.
    open private(set) var image: UIImage
    /// Whether the button can be pressed; true by default.
    open var isEnabled = true
    private let handler: ((CPGridButton) -> Void)?
    /// Creates a button.
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    }
    /// Sets the image.
    open func updateImage(_ image: UIImage) { self.image = image }
    /// Sets the titles.
    open func updateTitleVariants(_ titleVariants: [String]) { self.titleVariants = titleVariants }
}
