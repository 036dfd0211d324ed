import Foundation
import SwiftUICore

/// Where a cell or another view of a collection is, and how it looks there.
///
/// Follows Apple's
/// [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The place of the item in its section.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The category of the view.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a view other than a cell; nil for a cell.
    open private(set) var representedElementKind: String?
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// The middle of the rectangle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size, in points.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
    /// The rectangle in the view's own space.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    /// How the view is turned and stretched about its middle.
    open var transform: CGAffineTransform = .identity
    /// How the view is turned and stretched in space, about its middle.
    open var transform3D = CATransform3DIdentity
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The position in drawing order: items with larger numbers are above.
    open var zIndex = 0
    /// Whether the view is hidden.
    open var isHidden = false
    /// Whether the layout asks the view for its fitting size along an axis.
    var (fitsWidth, fitsHeight) = (false, false)
    /// Whether the rectangle is among items that scroll across.
    var isAcross = false

    /// Creates attributes.
    public override required init() { super.init() }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a header, a footer, or another view that describes items.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
        zIndex = -1
    }

    open override func copy() -> Any {
        nonisolated(unsafe) var made: UICollectionViewLayoutAttributes?
        MainActor.assumeIsolated { made = copy(with: nil) as? UICollectionViewLayoutAttributes }
        return made!
    }
    /// Returns a copy of the same class; layouts with attributes of their own copy them in an override.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        (copy.representedElementCategory, copy.representedElementKind) = (
            representedElementCategory, representedElementKind
        )
        (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        (copy.fitsWidth, copy.fitsHeight, copy.isAcross) = (fitsWidth, fitsHeight, isAcross)
        return copy
    }

    /// Applies the attributes to a view.
    func apply(to view: UICollectionReusableView) {
        let bounds = CGRect(
            origin: view.bounds.origin, size: CGSize(width: frame.width.finite, height: frame.height.finite))
        if view.bounds != bounds { view.bounds = bounds }
        let middle = CGPoint(x: center.x.finite, y: center.y.finite)
        if view.center != middle { view.center = middle }
        let turned = transform == .identity ? transform3D : CATransform3DMakeAffineTransform(transform)
        if view.transform3D != turned { view.transform3D = turned }
        if view.alpha != alpha { view.alpha = alpha }
        if view.isHidden != isHidden { view.isHidden = isHidden }
        if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
        view.apply(self)
    }

    /// The element that the attributes describe.
    var element: CollectionElement {
        CollectionElement(category: representedElementCategory, kind: representedElementKind, path: indexPath)
    }
}

/// The element that a cell or another view of a collection represents.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath
}
