import Foundation
import SwiftUICore

/// A scroll view of UIKit as one of SwiftUI.
struct ScrollCounterpart: View {
    let scroll: UIScrollView
    let revision: Int
    @State private var position = ScrollPosition()

    var body: some View {
        let size = scroll.contentSize
        let inset = scroll.contentInset
        ScrollView(axes, showsIndicators: showsIndicators) {
            ZStack(alignment: .topLeading) {
                ForEach(scroll.layer.drawnSublayers.map { Within(layer: $0) }) {
                    LayerBox(layer: $0.layer, revision: revision, isFramed: true)
                }
            }
            .frame(width: max(size.width.finite, 1), height: max(size.height.finite, 1), alignment: .topLeading)
            .padding(
                EdgeInsets(
                    top: inset.top.finite, leading: inset.left.finite, bottom: inset.bottom.finite,
                    trailing: inset.right.finite))
        }
        .scrollDisabled(!scroll.isScrollEnabled)
        .modifier(Paging(isPaging: scroll.isPagingEnabled))
        .modifier(CollectionScrolling(scroll: scroll))
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self) { [scroll] geometry in
            CGPoint(
                x: geometry.distance.x - scroll.contentInset.left, y: geometry.distance.y - scroll.contentInset.top)
        } action: { _, place in
            scroll.moved(to: place)
        }
        .onScrollPhaseChange { old, new in scroll.changed(from: old, to: new) }
        .modifier(Pulled(control: scroll.refreshControl))
        .onChange(of: revision, initial: true) { carryOut() }
    }

    /// Performs the app's requests.
    private func carryOut() {
        guard let request = scroll.request else { return }
        scroll.request = nil
        let place = CGPoint(
            x: request.offset.x + scroll.contentInset.left, y: request.offset.y + scroll.contentInset.top)
        if request.isAnimated {
            withAnimation { position.scrollTo(point: place) }
        } else {
            position.scrollTo(point: place)
        }
    }

    private var axes: Axis.Set {
        var axes: Axis.Set = []
        if scroll.contentSize.width + scroll.contentInset.left + scroll.contentInset.right > scroll.bounds.width
            || scroll.alwaysBounceHorizontal
        {
            axes.insert(.horizontal)
        }
        if scroll.contentSize.height + scroll.contentInset.top + scroll.contentInset.bottom > scroll.bounds.height
            || scroll.alwaysBounceVertical
        {
            axes.insert(.vertical)
        }
        return axes.isEmpty ? .vertical : axes
    }

    private var showsIndicators: Bool {
        axes.contains(.vertical) ? scroll.showsVerticalScrollIndicator : scroll.showsHorizontalScrollIndicator
    }

    /// A layer within, by its identity.
    private struct Within: Identifiable {
        let layer: CALayer
        var id: ObjectIdentifier { ObjectIdentifier(layer) }
    }
}

private struct Paging: ViewModifier {
    let isPaging: Bool
    func body(content: Content) -> some View {
        if isPaging { content.scrollTargetBehavior(.paging) } else { content }
    }
}

/// Refreshes when the content is pulled down.
struct Pulled: ViewModifier {
    let control: UIRefreshControl?
    func body(content: Content) -> some View {
        if let control {
            content.refreshable { @MainActor in
                control.beginRefreshing()
                control.sendActions(for: .valueChanged)
            }
        } else {
            content
        }
    }
}

extension UIScrollView {
    /// Tells the delegate of a new phase of scrolling.
    func changed(from old: ScrollPhase, to new: ScrollPhase) {
        let wasHeld = old == .interacting || old == .tracking
        let isHeld = new == .interacting || new == .tracking
        (isTracking, isDragging, isDecelerating) = (isHeld, new == .interacting, new == .decelerating)
        if new == .interacting, old != .interacting { scrollDelegate?.scrollViewWillBeginDragging(self) }
        if old == .interacting, wasHeld, !isHeld {
            var target = contentOffset
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
            if new == .decelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        }
        if old == .decelerating, new != .decelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
        if old == .animating, new == .idle { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
}
