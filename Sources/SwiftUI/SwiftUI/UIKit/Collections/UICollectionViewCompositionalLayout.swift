import Foundation
import SwiftUICore

/// Sections of groups of items.
///
/// Follows Apple's
/// [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout-swift.class).
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [NSCollectionLayoutSection] = []
    private var plan = CollectionPlan()
    private var sizes: [CollectionElement: CGSize] = [:]

    /// Creates a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    /// Creates a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Creates a layout whose sections a function makes, for their number and the surroundings.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout whose sections a function makes, for their number and the surroundings.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Creates a layout from an archive, without sections: none is read from there.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// Creates a layout whose sections are lists.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    open override func prepare() {
        guard let collection = collectionView else { return plan = CollectionPlan() }
        let inset = collection.adjustedContentInset
        let room = CGSize(
            width: max(collection.bounds.width - inset.left - inset.right, 0),
            height: max(collection.bounds.height - inset.top - inset.bottom, 0))
        let surroundings = CollectionSurroundings(room, collection.traitCollection)
        plan = CollectionPlan(isVertical: isVertical, room: room, known: sizes)
        sections = (0..<collection.numberOfSections).map { number in
            let nothing = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
            return provider(number, surroundings)
                ?? NSCollectionLayoutSection(group: .horizontal(layoutSize: nothing, subitems: []))
        }
        for (number, section) in sections.enumerated() {
            plan.add(
                section, count: collection.numberOfItems(inSection: number), room: room,
                spacing: max(configuration.interSectionSpacing.finite, 0))
        }
    }

    open override var collectionViewContentSize: CGSize { plan.size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        plan.places.enumerated().flatMap { section, places in
            places.elements(in: rect, isVertical, section, pins).map { places.attributes(of: $0, pins, isVertical) }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        plan.places.item(indexPath).map { $0.places.attributes(of: $0.element, nil, isVertical) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        plan.places.view(elementKind, indexPath).map { $0.places.attributes(of: $0.element, pins, isVertical) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }

    private var pins: SectionPlaces.Pins? {
        guard pinsViews, let collectionView else { return nil }
        return SectionPlaces.Pins(kinds: [], visible: collectionView.visibleContent)
    }

    override var pinsViews: Bool {
        sections.contains { $0.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } }
    }

    override func note(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard size != attributes.size, sizes[attributes.element] != size else { return false }
        sizes[attributes.element] = size
        return true
    }

    override func forgetSizes() { sizes = [:] }

    override func crossSection(_ section: Int) -> CrossSection? {
        guard plan.places.indices.contains(section), let cross = plan.places[section].cross else { return nil }
        return CrossSection(
            frame: cross.frame, size: cross.size, behavior: sections[section].orthogonalScrollingBehavior)
    }

    override func crossAttributes(in rect: CGRect, section: Int) -> [UICollectionViewLayoutAttributes] {
        let places = plan.places[section]
        return places.crossElements(in: rect, isVertical, section).map {
            let attributes = places.attributes(of: $0, nil, isVertical)
            attributes.isAcross = true
            return attributes
        }
    }

    override func crossStops(_ section: Int, in size: CGSize) -> [CGFloat] {
        guard isVertical, let first = plan.places[section].lines.first?.frame.minX else { return [] }
        let groups = plan.places[section].lines.map(\.frame)
        return switch sections[section].orthogonalScrollingBehavior {
        case .continuousGroupLeadingBoundary, .groupPaging: groups.map { $0.minX - first }
        case .groupPagingCentered: groups.map { $0.midX - size.width / 2 }
        default: []
        }
    }

    override func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].list : nil
    }
}

/// Makes the section of a number, for its surroundings; nil for an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The reference of the insets around sections; the collection's edges here.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Headers and footers of all sections together; without effect.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet {
            if boundarySupplementaryItems.isEmpty { return }
            RuntimeWarning.issue(
                "Headers of a whole compositional layout are not shown here: see CompatibilityGaps.md.")
        }
    }

    /// Creates the default configuration.
    public override init() { super.init() }
}

/// A section that scrolls across the direction in which the collection does.
struct CrossSection {
    /// The rectangle in the content.
    let frame: CGRect
    /// How large the items are together.
    let size: CGSize
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}
