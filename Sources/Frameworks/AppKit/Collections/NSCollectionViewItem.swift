import Foundation
import SwiftUI

/// A view that a collection shows for an item, a header or a footer.
///
/// Follows Apple's [NSCollectionViewElement](https://developer.apple.com/documentation/appkit/nscollectionviewelement).
@MainActor @preconcurrency
public protocol NSCollectionViewElement: NSObjectProtocol {
    /// Called before the element is shown for another item.
    func prepareForReuse()
    /// Called with the attributes that the layout has given the element.
    func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
}

extension NSCollectionViewElement {
    public func prepareForReuse() {}
    public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
}

/// The controller of an item's view in a collection.
///
/// Follows Apple's [NSCollectionViewItem](https://developer.apple.com/documentation/appkit/nscollectionviewitem).
@MainActor @preconcurrency
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
    /// How an item shows that it is pressed.
    public enum HighlightState: Int, Sendable { case none, forSelection, forDeselection, asDropTarget }

    /// The collection that shows the item; nil for none.
    open internal(set) weak var collectionView: NSCollectionView?
    /// Whether the item is selected.
    open var isSelected = false
    /// How the item shows that it is pressed.
    open var highlightState = HighlightState.none
    /// The item's image view, an outlet; nil for none.
    open var imageView: NSImageView?
    /// The item's text field, an outlet; nil for none.
    open var textField: NSTextField?
    /// The name under which the collection uses the item again; nil for an item that the app made.
    var reuseIdentifier: NSUserInterfaceItemIdentifier?

    /// Called before the item is shown for another one of the data source; calls `super` first.
    open func prepareForReuse() {
        isSelected = false
        highlightState = .none
    }
    /// Called with the attributes that the layout has given the item.
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
}

/// The cell of UIKit's that shows an item.
final class ItemCell: UICollectionViewCell {
    static let name = "NSCollectionViewItem"
    var item: NSCollectionViewItem? {
        didSet {
            if oldValue === item { return }
            oldValue?.view.backing.removeFromSuperview()
            if let view = item?.view { contentView.addSubview(view.backing) }
            setNeedsLayout()
        }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        item?.view.backing.frame = contentView.bounds
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        item?.apply(layoutAttributes)
    }
}

/// The view of UIKit's that shows a header, a footer or another view.
final class SupplementaryCell: UICollectionReusableView {
    static let name = "NSView"
    var view: NSView? {
        didSet {
            if oldValue === view { return }
            oldValue?.backing.removeFromSuperview()
            if let view { addSubview(view.backing) }
            setNeedsLayout()
        }
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        view?.backing.frame = bounds
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        (view as? any NSCollectionViewElement)?.apply(layoutAttributes)
    }
}
