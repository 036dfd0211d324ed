import SwiftUI

/// A page with a list.
///
/// Follows Apple's [CPListTemplate](https://developer.apple.com/documentation/carplay/cplisttemplate).
@MainActor @preconcurrency
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    /// The largest number of rows.
    open class var maximumItemCount: Int { 500 }
    /// The largest number of sections.
    open class var maximumSectionCount: Int { 100 }
    /// The title; nil for none.
    public let title: String?
    /// The sections.
    open private(set) var sections: [CPListSection]
    /// Texts for a list without rows.
    open var emptyViewTitleVariants: [String] = []
    /// Texts below them.
    open var emptyViewSubtitleVariants: [String] = []
    /// The row that asks Siri; nil for none.
    open var assistantCellConfiguration: CPAssistantCellConfiguration?
    /// Receives the choice of a row.
    open weak var delegate: (any CPListTemplateDelegate)?
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    /// Creates a list.
    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
    /// Creates a list with a row that asks Siri.
    public convenience init(
        title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?
    ) {
        self.init(title: title, sections: sections)
        self.assistantCellConfiguration = assistantCellConfiguration
    }
    /// Replaces the sections.
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    /// The number of sections.
    open var sectionCount: Int { sections.count }
    /// The number of rows.
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// Returns the place of a row; nil where there is no such row.
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.items.firstIndex(where: { $0 === item }) { return IndexPath(indexes: [number, row]) }
        }
        return nil
    }
}

/// Receives the choice of a row.
@MainActor @preconcurrency
public protocol CPListTemplateDelegate: NSObjectProtocol {
    /// Called with the row, and a function that ends its spinner.
    func listTemplate(
        _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

/// The row that asks Siri.
open class CPAssistantCellConfiguration: NSObject {
    /// The place of the row.
    public enum Position: Int, Sendable { case top, bottom }
    /// When the row is shown.
    public enum Visibility: Int, Sendable { case off, whileLimitedUIActive, always }
    /// The kind of the action.
    public enum ActionType: Int, Sendable { case playMedia, startCall }
    /// The place.
    public let position: Position
    /// When it is shown.
    public let visibility: Visibility
    /// The kind of the action.
    public let assistantAction: ActionType
    /// Creates a row.
    public init(position: Position, visibility: Visibility, assistantAction: ActionType) {
        (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
    }
}

/// A section of a list.
///
/// Follows Apple's [CPListSection](https://developer.apple.com/documentation/carplay/cplistsection).
@MainActor @preconcurrency
open class CPListSection: NSObject {
    /// The title; nil for none.
    public let header: String?
    /// The text below the title; nil for none.
    public let headerSubtitle: String?
    /// The image beside the title; nil for none.
    open var headerImage: UIImage?
    /// The button beside the title; nil for none.
    public let headerButton: CPButton?
    /// The letter at the edge; nil for none.
    public let sectionIndexTitle: String?
    /// The rows.
    public let items: [any CPListTemplateItem]
    /// Creates a section.
    public init(items: [any CPListTemplateItem], header: String? = nil, sectionIndexTitle: String? = nil) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
        (headerSubtitle, headerButton) = (nil, nil)
    }
    /// Creates a section with an image and a button.
    public init(
        items: [any CPListTemplateItem], header: String, headerSubtitle: String?, headerImage: UIImage?,
        headerButton: CPButton?, sectionIndexTitle: String?
    ) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
        (self.headerSubtitle, self.headerImage, self.headerButton) = (headerSubtitle, headerImage, headerButton)
    }
    /// Returns a row.
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
}
