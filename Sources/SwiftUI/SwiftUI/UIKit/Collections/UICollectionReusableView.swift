import Foundation
import SwiftUICore

/// A view of a collection that is used again for other items once it is out of sight.
///
/// Follows Apple's
/// [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    /// The name under which the collection view reuses the view; nil for none.
    open internal(set) var reuseIdentifier: String?
    /// The collection that shows the view; nil for none.
    weak var collection: UICollectionView?

    /// Called before the view is used again.
    open func prepareForReuse() {}
    /// Called with the attributes that the layout has given the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the collection view changes to a new layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection view has changed to a new layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers over the layout's: the fitting size, where the layout estimated it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let (fitsWidth, fitsHeight) = (layoutAttributes.fitsWidth, layoutAttributes.fitsHeight)
        guard fitsWidth || fitsHeight, let best = bestSize(layoutAttributes.size, fitsWidth: fitsWidth) else {
            return layoutAttributes
        }
        if fitsWidth { layoutAttributes.frame.size.width = best.width }
        if fitsHeight { layoutAttributes.frame.size.height = best.height }
        return layoutAttributes
    }

    /// The fitting size near another; nil where the view has none.
    func bestSize(_ size: CGSize, fitsWidth: Bool) -> CGSize? { Self.bestSize(of: self, size, fitsWidth: fitsWidth) }

    /// The size that the constraints in a view allow; nil without constraints.
    static func bestSize(of view: UIView, _ size: CGSize, fitsWidth: Bool) -> CGSize? {
        guard AutoLayout.concerns(view) else { return nil }
        return view.systemLayoutSizeFitting(
            CGSize(width: fitsWidth ? 0 : size.width, height: 0),
            withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
