import DisplayList
import Foundation

/// Lets the line between two views be dragged, which gives the one before it another length.
struct DividerDrag: ViewModifier {
    /// How far beside the line a press counts, in points.
    private let reach: CGFloat = 3

    /// The direction in which the line is dragged.
    let axis: Axis
    /// The dragged length at the start of a drag, in points.
    let start: () -> CGFloat
    /// Called with the new length, in points.
    let move: (CGFloat) -> Void
    @State private var begin: CGFloat?
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        let isHorizontal = axis == .horizontal
        return
            content
            .padding(isHorizontal ? .horizontal : .vertical, reach)
            .contentShape(Rectangle())
            .pointerStyle(isHorizontal ? .columnResize : .rowResize)
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged {
                        let begin = begin ?? start()
                        self.begin = begin
                        let distance = isHorizontal ? $0.translation.width : $0.translation.height
                        guard distance.isFinite else { return }
                        move(begin + (isHorizontal && direction == .rightToLeft ? -distance : distance))
                    }
                    .onEnded { _ in begin = nil }
            )
            .accessibilityHidden(true)
    }

    /// A line that takes no more room than without dragging: a press beside it counts as well, above the views there.
    static func line(_ start: @escaping () -> CGFloat, _ move: @escaping (CGFloat) -> Void) -> some View {
        let drag = DividerDrag(axis: .horizontal, start: start, move: move)
        return Divider().modifier(drag).padding(.horizontal, -drag.reach).zIndex(1)
    }
}
