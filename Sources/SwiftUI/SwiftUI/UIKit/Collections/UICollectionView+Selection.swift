import Foundation
import SwiftUICore

extension UICollectionView {
    var standardIndexPathsForSelectedItems: [IndexPath]? { selected }

    /// Whether items can be selected now, and several of them.
    var choosing: (one: Bool, several: Bool) {
        isEditing
            ? (
                allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
                allowsMultipleSelectionDuringEditing
            )
            : (allowsSelection || allowsMultipleSelection, allowsMultipleSelection)
    }

    /// Selects an item, as a press does, or deselects it where several can be selected.
    func choose(_ path: IndexPath) {
        let choosing = choosing
        if choosing.one {
            if choosing.several, selected.contains(path) {
                guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
                deselectItem(at: path, animated: true)
                delegate?.collectionView(self, didDeselectItemAt: path)
            } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
                let others = choosing.several ? [] : selected.filter { $0 != path }
                for other in others { deselectItem(at: other, animated: true) }
                for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
                selectItem(at: path, animated: true, scrollPosition: [])
                delegate?.collectionView(self, didSelectItemAt: path)
            }
        }
        guard !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true else { return }
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    func standardSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selected { deselectItem(at: path, animated: animated) }
            return
        }
        guard choosing.one else { return }
        if !choosing.several {
            for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func standardDeselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    func standardScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard bounds.width > 0, bounds.height > 0 else {
            pendingScroll = (indexPath, scrollPosition)
            return
        }
        prepareLayout()
        guard let frame = currentLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        if let cross = currentLayout.crossSection(indexPath.section) {
            crossViews[indexPath.section]?.scroll(to: frame, at: scrollPosition, [.horizontal], animated)
            let row = CGRect(x: contentOffset.x, y: cross.frame.minY, width: 1, height: cross.frame.height)
            scroll(to: row, at: scrollPosition, [.vertical], animated)
        } else {
            scroll(to: frame, at: scrollPosition, [.horizontal, .vertical], animated)
        }
    }
}

extension UIScrollView {
    /// Scrolls to a rectangle of the content: to a position if there is one, else just far enough for it to be visible.
    func scroll(
        to frame: CGRect, at position: UICollectionView.ScrollPosition, _ axes: Axis.Set, _ isAnimated: Bool
    ) {
        func place(
            _ start: CGFloat, _ length: CGFloat, _ now: CGFloat, _ room: CGFloat, _ all: CGFloat,
            _ first: Bool, _ middle: Bool, _ last: Bool
        ) -> CGFloat {
            let wanted =
                if first {
                    start
                } else if middle {
                    start + length / 2 - room / 2
                } else if last || start + length > now + room {
                    start + length - room
                } else {
                    min(start, now)
                }
            return max(min(wanted, all - room), 0)
        }
        var target = contentOffset
        if axes.contains(.horizontal) {
            target.x = place(
                frame.minX, frame.width, target.x, bounds.width, contentSize.width, position.contains(.left),
                position.contains(.centeredHorizontally), position.contains(.right))
        }
        if axes.contains(.vertical) {
            target.y = place(
                frame.minY, frame.height, target.y, bounds.height, contentSize.height, position.contains(.top),
                position.contains(.centeredVertically), position.contains(.bottom))
        }
        setContentOffset(target, animated: isAnimated)
    }
}
