import Foundation
import SwiftUICore

/// A row of a list of a collection.
///
/// Follows Apple's
/// [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// The marks and views beside the content.
    open var accessories: [UICellAccessory] = [] { didSet { changed() } }
    /// The depth of the row below its parents.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How far a row is moved in for each level, in points.
    open var indentationWidth: CGFloat = 20 { didSet { setNeedsLayout() } }
    /// Whether marks at the leading edge are moved in, too.
    open var indentsAccessories = true
    private let leading = AccessoryView(frame: .zero), trailing = AccessoryView(frame: .zero)
    private let line = UIView(frame: .zero)
    /// Where the row is in its list; nil for none.
    private var place: ListPlace?

    /// Returns the default content configuration of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch place?.list.appearance {
        case .sidebar, .sidebarPlain: .sidebarCell()
        default: .cell()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let place, !place.isTitle else { return .clear() }
        return switch place.list.appearance {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    private func changed() {
        (leading.accessories, trailing.accessories) = (
            accessories.filter { $0.placement == .leading }, accessories.filter { $0.placement == .trailing }
        )
        for view in [leading, trailing] where view.superview == nil && !view.accessories.isEmpty { addSubview(view) }
        setNeedsLayout()
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let path = layoutAttributes.indexPath
        guard let collection, let list = collection.collectionViewLayout.list(of: path.section) else {
            place = nil
            return
        }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let new = ListPlace(
            list: list,
            isTitle: layoutAttributes.representedElementCategory != .cell || path.item < first,
            isFirst: path.item == first, isLast: path.item == collection.numberOfItems(inSection: path.section) - 1)
        if place?.isFirst != new.isFirst || place?.isLast != new.isLast || place?.isTitle != new.isTitle {
            setNeedsLayout()
        }
        place = new
    }

    override var corners: CACornerMask {
        guard let place, place.list.hasCards, !place.isTitle else { return [] }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    override var leastHeight: CGFloat { place?.isTitle == true ? 0 : 44 }

    override var contentRect: CGRect {
        let before = leading.length + CGFloat(max(indentationLevel, 0)) * max(indentationWidth.finite, 0)
        return CGRect(
            x: before, y: 0, width: max(bounds.width - before - trailing.length, 0), height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let indent = indentsAccessories ? contentRect.minX - leading.length : 0
        leading.frame = CGRect(x: indent, y: 0, width: leading.length, height: bounds.height)
        trailing.frame = CGRect(
            x: bounds.width - trailing.length, y: 0, width: trailing.length, height: bounds.height)
        let showsLine = place.map {
            $0.list.showsSeparators && !$0.isTitle && !$0.isLast && $0.list.appearance != .sidebar
        }
        guard showsLine == true else { return line.removeFromSuperview() }
        if line.superview == nil { addSubview(line) }
        line.backgroundColor = .separator
        let start = contentRect.minX + (place?.list.hasCards == true ? 16 : 16)
        let height = 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(x: start, y: bounds.height - height, width: max(bounds.width - start, 0), height: height)
    }

    /// A row's place in its list.
    private struct ListPlace {
        let list: UICollectionLayoutListConfiguration
        /// Whether it is a header or footer.
        let isTitle: Bool
        let isFirst: Bool, isLast: Bool
    }
}

/// A mark or view beside the content of a list's row.
///
/// Follows Apple's [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory).
@MainActor @preconcurrency
public struct UICellAccessory {
    /// When a mark is shown; always here.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// At which end of the row a mark is.
    enum Placement { case leading, trailing }
    let placement: Placement
    let view: AnyView

    private init(_ placement: Placement = .trailing, _ view: some View) {
        (self.placement, self.view) = (placement, AnyView(view))
    }

    private static func symbol(_ name: String, _ color: Color = .secondary) -> some View {
        Image(systemName: name).imageScale(.small).foregroundStyle(color).accessibilityHidden(true)
    }

    /// An arrow: there is more behind.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.trailing, symbol("chevron.right"))
    }
    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.trailing, symbol("checkmark", .accentColor))
    }
    /// A word.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.trailing, Text(verbatim: text).foregroundStyle(.secondary).lineLimit(1))
    }
    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .trailing,
            Button {
                actionHandler?()
            } label: {
                Image(systemName: "info.circle")
            }
            .accessibilityLabel(Text("Details")))
    }
    /// A button that deletes.
    public static func delete(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .leading,
            Button(role: .destructive) {
                actionHandler?()
            } label: {
                Image(systemName: "minus.circle.fill").foregroundStyle(.red)
            }
            .accessibilityLabel(Text("Delete")))
    }
    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let isLeading = if case .leading = configuration.placement { true } else { false }
        return UICellAccessory(isLeading ? .leading : .trailing, configuration.customView._swiftUIContent.fixedSize())
    }

    /// A view of the app's beside a row's content.
    @MainActor @preconcurrency
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which end of the row it is.
        public let placement: UICellAccessory.CustomPlacement

        /// Describes a view.
        public init(customView: UIView, placement: UICellAccessory.CustomPlacement) {
            (self.customView, self.placement) = (customView, placement)
        }
    }

    /// At which end of the row a view of the app's is.
    public enum CustomPlacement: Sendable {
        /// Where the row begins.
        case leading(displayed: DisplayedState = .always)
        /// Where the row ends.
        case trailing(displayed: DisplayedState = .always)
    }
}

/// The marks at one end of a row.
private final class AccessoryView: UIView {
    var accessories: [UICellAccessory] = [] { didSet { noteChange() } }
    /// The length with the insets around, in points; 0 without marks.
    var length: CGFloat { accessories.isEmpty ? 0 : intrinsicContentSize.width }

    override var _showsOwnContent: Bool { true }
    override var _swiftUIContent: AnyView {
        let marks = accessories
        return AnyView(
            HStack(spacing: 10) {
                ForEach(marks.indices, id: \.self) { marks[$0].view }
            }
            .padding(.horizontal, 12).frame(maxHeight: .infinity))
    }
}
