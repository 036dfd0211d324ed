import Foundation
import SwiftUICore

/// A layout between two others, for a change that the user moves.
///
/// Follows Apple's
/// [UICollectionViewTransitionLayout](https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout).
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// How far the change is, from 0 to 1.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }
    /// The layout at the beginning.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Keeps a number of the app's for the present state of the change.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a number that the app has kept; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    private var progress: CGFloat { transitionProgress.isNaN ? 0 : min(max(transitionProgress, 0), 1) }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            if layout.collectionView == nil { layout.collectionView = collectionView }
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (first, last) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(first.width, last.width), height: between(first.height, last.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<CollectionElement> = []
        let all =
            (currentLayout.layoutAttributesForElements(in: rect) ?? [])
            + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
        return all.filter { seen.insert($0.element).inserted }.compactMap { attributes(of: $0.element) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .cell, kind: nil, path: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
    }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        func own(_ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
            switch element.category {
            case .cell: layout.layoutAttributesForItem(at: element.path)
            case .supplementaryView:
                layout.layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
            case .decorationView:
                layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
            }
        }
        guard let first = own(currentLayout) ?? own(nextLayout), let last = own(nextLayout) ?? own(currentLayout),
            let result = last.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        result.frame = CGRect(
            x: between(first.frame.minX, last.frame.minX), y: between(first.frame.minY, last.frame.minY),
            width: between(first.frame.width, last.frame.width), height: between(first.frame.height, last.frame.height))
        result.alpha = between(first.alpha, last.alpha)
        if progress < 1 { (result.transform, result.transform3D) = (first.transform, first.transform3D) }
        return result
    }

    private func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * progress }
}

extension UICollectionView {
    /// Called when a change that the user moves has ended; with whether its animation did, and whether the layout is the new one.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a change to another layout that the user moves; returns the layout between.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let asked = delegate?.collectionView(self, transitionLayoutForOldLayout: currentLayout, newLayout: layout)
        let between = asked ?? UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: layout)
        between.completion = completion
        setCollectionViewLayout(between, animated: false)
        return between
    }

    /// Ends a change that the user moves, with the new layout.
    public func finishInteractiveTransition() { endInteractiveTransition(true) }

    /// Ends a change that the user moves, with the layout that there was before.
    public func cancelInteractiveTransition() { endInteractiveTransition(false) }

    private func endInteractiveTransition(_ isFinished: Bool) {
        guard let between = currentLayout as? UICollectionViewTransitionLayout else { return }
        let completion = between.completion
        between.completion = nil
        setCollectionViewLayout(isFinished ? between.nextLayout : between.currentLayout, animated: true) {
            completion?($0, isFinished)
        }
    }
}
