import Foundation
import SwiftUICore

/// The appearance of a list of a collection.
///
/// Follows Apple's
/// [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
    /// The appearance of lists.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// Where headers come from.
    public enum HeaderMode: Int, Sendable {
        /// There are none.
        case none
        /// The data source makes them.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }
    /// Where footers come from.
    public enum FooterMode: Int, Sendable {
        /// There are none.
        case none
        /// The data source makes them.
        case supplementary
    }

    /// The look.
    public let appearance: Appearance
    /// Whether there are lines between the rows.
    public var showsSeparators = true
    /// The color behind the rows; nil for the default.
    public var backgroundColor: UIColor?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// The room above headers, in points; nil for the default.
    public var headerTopPadding: CGFloat?
    /// Returns the actions that are shown beside a row that is swiped; never called here.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet { Self.warnOfSwipes() }
    }
    /// Returns the actions that are shown beside a row that is swiped; never called here.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet { Self.warnOfSwipes() }
    }

    /// Creates a list of a look.
    public init(appearance: Appearance) { self.appearance = appearance }

    private static func warnOfSwipes() {
        RuntimeWarning.issue("Rows of a UICollectionView have no swipe actions here: see CompatibilityGaps.md.")
    }

    /// Whether rows are on cards.
    var hasCards: Bool { appearance == .insetGrouped }
    /// The distance of rows from the edges, in points.
    var margin: CGFloat { hasCards ? 20 : appearance == .sidebar ? 8 : 0 }
    /// The color behind the rows.
    var ground: UIColor {
        backgroundColor
            ?? (appearance == .grouped || appearance == .insetGrouped ? .systemGroupedBackground : .systemBackground)
    }

    /// A section of rows with their natural heights.
    var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let row = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
        section.list = self
        let isGrouped = appearance == .grouped || hasCards
        section.contentInsets = NSDirectionalEdgeInsets(
            top: isGrouped && headerMode != .supplementary ? 18 : 0, leading: margin,
            bottom: isGrouped && footerMode == .none ? 18 : 0, trailing: margin)
        let title = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: title, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            if let headerTopPadding { header.contentInsets.top = max(headerTopPadding.finite, 0) }
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: title, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

/// The actions beside a row that is swiped.
///
/// Follows Apple's
/// [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The actions.
    public let actions: [UIContextualAction]
    /// Whether a long swipe does the first one.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action beside a row that is swiped.
///
/// Follows Apple's [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable { case normal, destructive }
    /// Does the action.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// The kind.
    public let style: Style
    /// Does the action.
    public let handler: Handler
    /// The title; nil for none.
    open var title: String?
    /// The image; nil for none.
    open var image: UIImage?
    /// The color behind the title.
    open var backgroundColor: UIColor!

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
