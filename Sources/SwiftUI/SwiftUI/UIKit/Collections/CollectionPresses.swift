import Foundation
import SwiftUICore

/// Lets a cell of a collection be pressed, by the pointer, by keys and by assistive technology.
struct CellPress: ViewModifier {
    let cell: UICollectionViewCell
    let revision: Int

    func body(content: Content) -> some View {
        Button {
            cell.press()
        } label: {
            content.contentShape(Rectangle())
        }
        .buttonStyle(CellPressStyle(cell: cell))
        .accessibilityAddTraits(cell.isSelected ? .isSelected : [])
    }
}

/// Tells a cell when it is pressed: how that looks is for the cell to say.
private struct CellPressStyle: ButtonStyle {
    let cell: UICollectionViewCell

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, isPressed in cell.highlight(isPressed) }
    }
}

/// The behavior of a collection's scroll view that other scroll views lack.
struct CollectionScrolling: ViewModifier {
    let scroll: UIScrollView

    func body(content: Content) -> some View {
        if let cross = scroll as? CrossScrollView, !cross.stops.isEmpty {
            content.scrollTargetBehavior(
                StopsBehavior(stops: cross.stops, isByOne: cross.behavior != .continuousGroupLeadingBoundary))
        } else if scroll is UICollectionView {
            // Arrow keys lead from cell to cell.
            content.responder { $0.arrowsMoveFocus = true }
        } else {
            content
        }
    }
}
