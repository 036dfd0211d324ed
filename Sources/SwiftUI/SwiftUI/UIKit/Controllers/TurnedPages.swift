import Foundation
import SwiftUICore

/// The page of a page view controller, with its neighbors while it is dragged or replaced.
struct TurnedPages: View {
    let controller: UIPageViewController
    /// The page that the controller wants to be shown.
    let target: UIViewController
    /// The shown page; nil for the target.
    @State private var shown: UIViewController?
    /// The page that comes, and from which side: 1 for after, -1 for before.
    @State private var coming: (page: UIViewController, side: CGFloat)?
    /// How far the pages are from their places, in points.
    @State private var offset: CGFloat = 0
    @FocusState private var hasFocus: Bool

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }

    private struct Page: Identifiable {
        let controller: UIViewController
        let place: CGFloat
        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }

    var body: some View {
        GeometryReader { geometry in
            let length = (isHorizontal ? geometry.size.width : geometry.size.height) + controller.spacing
            ZStack {
                ForEach(pages) { page in
                    let distance = page.place * length + offset
                    page.controller._swiftUIContent
                        .frame(width: geometry.size.width, height: geometry.size.height)
                        .offset(x: isHorizontal ? distance : 0, y: isHorizontal ? 0 : distance)
                        .accessibilityHidden(page.place != 0)
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .contentShape(Rectangle())
            .gesture(dragging(length))
            .onKeyPress(isHorizontal ? .rightArrow : .downArrow) { turn(1, length) ? .handled : .ignored }
            .onKeyPress(isHorizontal ? .leftArrow : .upArrow) { turn(-1, length) ? .handled : .ignored }
            .onChange(of: ObjectIdentifier(target), initial: true) { _, _ in targetChanged(length) }
        }
        .clipped()
        .focusable()
    }

    private var current: UIViewController { shown ?? target }

    private var pages: [Page] {
        var pages = [Page(controller: current, place: 0)]
        if let coming, coming.page !== current { pages.append(Page(controller: coming.page, place: coming.side)) }
        return pages
    }

    private func neighbor(_ side: CGFloat) -> UIViewController? {
        guard let source = controller.dataSource else { return nil }
        let page =
            side > 0
            ? source.pageViewController(controller, viewControllerAfter: current)
            : source.pageViewController(controller, viewControllerBefore: current)
        page?.loadViewIfNeeded()
        return page
    }

    private func dragging(_ length: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                let way = isHorizontal ? value.translation.width : value.translation.height
                let side: CGFloat = way < 0 ? 1 : -1
                if coming?.side != side {
                    shown = current
                    coming = neighbor(side).map { ($0, side) }
                    if let coming {
                        controller.delegate?.pageViewController(controller, willTransitionTo: [coming.page])
                    }
                }
                // Where there is no page the drag meets resistance.
                offset = coming == nil ? way / 4 : way
            }
            .onEnded { value in
                let way = isHorizontal ? value.predictedEndTranslation.width : value.predictedEndTranslation.height
                if let coming, abs(way) > length / 2, (way < 0) == (coming.side > 0) {
                    finish(coming.page, coming.side, length, byHand: true)
                } else {
                    withAnimation(.easeOut(duration: 0.3)) { offset = 0 }
                }
            }
    }

    /// Turns by one page; returns whether there is one.
    private func turn(_ side: CGFloat, _ length: CGFloat) -> Bool {
        guard let page = neighbor(side) else { return false }
        shown = current
        coming = (page, side)
        controller.delegate?.pageViewController(controller, willTransitionTo: [page])
        finish(page, side, length, byHand: true)
        return true
    }

    /// Follows the app, which has set another page.
    private func targetChanged(_ length: CGFloat) {
        guard let shown, shown !== target else { return self.shown = target }
        guard controller.isAnimated else {
            (self.shown, coming, offset) = (target, nil, 0)
            return
        }
        let side: CGFloat = controller.direction == .forward ? 1 : -1
        coming = (target, side)
        finish(target, side, length, byHand: false)
    }

    private func finish(_ page: UIViewController, _ side: CGFloat, _ length: CGFloat, byHand: Bool) {
        let previous = current
        withAnimation(.easeOut(duration: 0.3)) {
            offset = -side * length
        } completion: {
            guard coming?.page === page else { return }
            (shown, coming, offset) = (page, nil, 0)
            if byHand { controller.turned(to: page, from: previous) }
        }
    }
}
