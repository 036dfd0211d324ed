import SwiftUI

/// A page of an app in a car: data, which no car shows here.
///
/// Follows Apple's [CPTemplate](https://developer.apple.com/documentation/carplay/cptemplate).
@MainActor @preconcurrency
open class CPTemplate: NSObject {
    override init() {}
    /// An app's own value; nil for none.
    open var userInfo: Any?
    /// The title of the tab; nil for none.
    open var tabTitle: String?
    /// The image of the tab; nil for none.
    open var tabImage: UIImage?
    /// The kind of the tab; nil for none.
    open var tabSystemItem: UITabBarItem.SystemItem?
    /// Whether the tab has a mark; false by default.
    open var showsTabBadge = false
}

/// A page with buttons in its bar.
@MainActor @preconcurrency
public protocol CPBarButtonProviding: AnyObject {
    /// The buttons at the leading side.
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    /// The buttons at the trailing side.
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    /// The button that leads back; nil for the system's.
    var backButton: CPBarButton? { get set }
}

/// A button in the bar of a page.
///
/// Follows Apple's [CPBarButton](https://developer.apple.com/documentation/carplay/cpbarbutton).
@MainActor @preconcurrency
open class CPBarButton: NSObject {
    /// The appearance of a button.
    public enum Style: Int, Sendable { case none, rounded }
    /// The image; nil for none.
    open var image: UIImage?
    /// The title; nil for none.
    open var title: String?
    /// The appearance.
    open var buttonStyle = Style.none
    /// Whether the button can be pressed; true by default.
    open var isEnabled = true
    private let handler: ((CPBarButton) -> Void)?
    /// Creates a button with a title.
    public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
        (self.title, self.handler) = (title, handler)
    }
    /// Creates a button with an image.
    public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
        (self.image, self.handler) = (image, handler)
    }
    /// Calls the function of the button, as a car does when it is pressed.
    func press() { handler?(self) }
}

/// A button with a title.
///
/// Follows Apple's [CPTextButton](https://developer.apple.com/documentation/carplay/cptextbutton).
@MainActor @preconcurrency
open class CPTextButton: NSObject {
    /// The title.
    open var title: String
    /// The meaning.
    open var textStyle: CPTextButtonStyle
    private let handler: ((CPTextButton) -> Void)?
    /// Creates a button.
    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    }
}
/// The meaning of a button with a title.
public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }

/// A page that is the tabs of others.
///
/// Follows Apple's [CPTabBarTemplate](https://developer.apple.com/documentation/carplay/cptabbartemplate).
@MainActor @preconcurrency
open class CPTabBarTemplate: CPTemplate {
    /// The largest number of tabs.
    open class var maximumTabCount: Int { 5 }
    /// The pages.
    open private(set) var templates: [CPTemplate]
    /// The page that is shown; nil for none.
    open private(set) var selectedTemplate: CPTemplate?
    /// Receives the choice of a tab.
    open weak var delegate: (any CPTabBarTemplateDelegate)?
    /// Creates tabs.
    public init(templates: [CPTemplate]) {
        self.templates = templates
        selectedTemplate = templates.first
    }
    /// Replaces the pages.
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
    }
    /// Shows a page.
    open func select(_ newTemplate: CPTemplate) {
        guard templates.contains(where: { $0 === newTemplate }) else { return }
        selectedTemplate = newTemplate
        delegate?.tabBarTemplate(self, didSelect: newTemplate)
    }
    /// Shows the page at a position.
    open func selectTemplate(at index: Int) { if templates.indices.contains(index) { select(templates[index]) } }
}

/// Receives the choice of a tab.
@MainActor @preconcurrency
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    /// Called when a tab was chosen.
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
