import SwiftUI

/// A page with a grid of buttons.
///
/// Follows Apple's [CPGridTemplate](https://developer.apple.com/documentation/carplay/cpgridtemplate).
@MainActor @preconcurrency
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    /// The title; nil for none.
    open private(set) var title: String?
    /// The buttons.
    open private(set) var gridButtons: [CPGridButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    /// Creates a grid, of which the first eight buttons are shown.
    public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, gridButtons) }
    /// Replaces the buttons.
    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
    /// Sets the title.
    open func updateTitle(_ title: String) { self.title = title }
}

/// A row of a page with facts.
@MainActor @preconcurrency
open class CPInformationItem: NSObject {
    /// The title; nil for none.
    public let title: String?
    /// The text; nil for none.
    public let detail: String?
    /// Creates a row.
    public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}

/// The form of a page with facts.
public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }

/// A page with facts and buttons.
///
/// Follows Apple's [CPInformationTemplate](https://developer.apple.com/documentation/carplay/cpinformationtemplate).
@MainActor @preconcurrency
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    /// The title.
    open var title: String
    /// The form.
    public let layout: CPInformationTemplateLayout
    /// The rows.
    open var items: [CPInformationItem]
    /// The buttons.
    open var actions: [CPTextButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    /// Creates a page.
    public init(
        title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
    ) { (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions) }
}

/// A button of an alert.
///
/// Follows Apple's [CPAlertAction](https://developer.apple.com/documentation/carplay/cpalertaction).
@MainActor @preconcurrency
open class CPAlertAction: NSObject {
    /// The meaning of a button.
    public enum Style: UInt, Sendable { case `default`, cancel, destructive }
    /// The title.
    public let title: String
    /// The meaning.
    public let style: Style
    /// The function.
    public let handler: (CPAlertAction) -> Void
    /// The color; nil for the style's.
    open var color: UIColor?
    /// Creates a button.
    public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// Creates a button with a color.
    public convenience init(title: String, color: UIColor, handler: @escaping (CPAlertAction) -> Void) {
        self.init(title: title, style: .default, handler: handler)
        self.color = color
    }
}

/// An alert.
///
/// Follows Apple's [CPAlertTemplate](https://developer.apple.com/documentation/carplay/cpalerttemplate).
@MainActor @preconcurrency
open class CPAlertTemplate: CPTemplate {
    /// The largest number of buttons.
    open class var maximumActionCount: Int { 3 }
    /// The titles, of which the longest that fits is shown.
    public let titleVariants: [String]
    /// The buttons.
    public let actions: [CPAlertAction]
    /// Creates an alert.
    public init(titleVariants: [String], actions: [CPAlertAction]) {
        (self.titleVariants, self.actions) = (titleVariants, actions)
    }
}

/// A choice of actions.
///
/// Follows Apple's [CPActionSheetTemplate](https://developer.apple.com/documentation/carplay/cpactionsheettemplate).
@MainActor @preconcurrency
open class CPActionSheetTemplate: CPTemplate {
    /// The title; nil for none.
    public let title: String?
    /// The text; nil for none.
    public let message: String?
    /// The buttons.
    public let actions: [CPAlertAction]
    /// Creates a choice.
    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
    }
}

/// A page with a field for searching.
///
/// Follows Apple's [CPSearchTemplate](https://developer.apple.com/documentation/carplay/cpsearchtemplate).
@MainActor @preconcurrency
open class CPSearchTemplate: CPTemplate {
    /// Receives the words.
    open weak var delegate: (any CPSearchTemplateDelegate)?
    /// Creates a page.
    public override init() {}
}

/// Receives the words of a search.
@MainActor @preconcurrency
public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    /// Called when the words have changed; the function receives the rows.
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String,
        completionHandler: @escaping ([CPListItem]) -> Void)
    /// Called when a row was chosen.
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    /// Called when the search begins.
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}

extension CPSearchTemplateDelegate {
    public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}

/// The page of the sound that is playing.
///
/// Follows Apple's [CPNowPlayingTemplate](https://developer.apple.com/documentation/carplay/cpnowplayingtemplate).
@MainActor @preconcurrency
open class CPNowPlayingTemplate: CPTemplate {
    /// The page of the app.
    public static let shared = CPNowPlayingTemplate()
    /// The buttons.
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    /// Whether there is a button for the next songs; false by default.
    open var isUpNextButtonEnabled = false
    /// The title of that button.
    open var upNextTitle = ""
    /// Whether there is a button for the artist; false by default.
    open var isAlbumArtistButtonEnabled = false
    /// Replaces the buttons.
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
        self.nowPlayingButtons = nowPlayingButtons
    }
    private var observers: [ObjectIdentifier: () -> (any CPNowPlayingTemplateObserver)?] = [:]
    /// Adds an observer of the buttons.
    open func add(_ observer: any CPNowPlayingTemplateObserver) {
        observers[ObjectIdentifier(observer)] = { [weak observer] in observer }
    }
    /// Removes an observer of the buttons.
    open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers[ObjectIdentifier(observer)] = nil }
}

/// Observes the buttons of the page of the sound that is playing.
@MainActor @preconcurrency
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    /// Called when the button for the next songs was pressed.
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    /// Called when the button for the artist was pressed.
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

/// A button of the page of the sound that is playing.
@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
    /// Whether the button can be pressed; true by default.
    open var isEnabled = true
    /// Whether the button is chosen; false by default.
    open var isSelected = false
    private let handler: ((CPNowPlayingButton) -> Void)?
    /// Creates a button.
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}
/// A button that plays in another order.
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
/// A button that repeats.
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
/// A button that adds to the library.
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
/// A button with more.
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
/// A button for the speed.
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
/// A button with an image.
open class CPNowPlayingImageButton: CPNowPlayingButton {
    /// The image.
    public let image: UIImage
    /// Creates a button.
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}
