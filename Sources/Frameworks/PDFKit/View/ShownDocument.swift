import Foundation
import SwiftUI

/// What SwiftUI follows of a view of a document.
@MainActor
final class ShownDocument: ObservableObject {
    weak var view: PDFView?
    /// How often the view has changed.
    @Published private(set) var version = 0
    /// The position of the scroll view.
    @Published var position = ScrollPosition()
    /// The pages in sight.
    @Published private(set) var visible: [Int] = []
    /// The current page.
    private(set) var index = 0
    /// The pages before jumps, and after steps back.
    var past: [Int] = [], future: [Int] = []
    /// The size of the view.
    private(set) var size = CGSize.zero
    private var arrangement: PageArrangement?
    /// The offset of the last jump, at which the current page is the one that was asked for.
    private var requested: (offset: CGPoint, index: Int)?
    /// How far below the top of the current page the view is to show.
    private var distance: CGFloat = 0

    func changed() { version += 1 }

    func reset() {
        (index, past, future, requested, arrangement, distance) = (0, [], [], nil, nil, 0)
        scroll()
    }

    /// Notes that the pages are elsewhere: the current page stays in sight.
    func rearranged() {
        arrangement = nil
        changed()
        scroll()
    }

    /// Returns where the pages are in a view of a size.
    func arrangement(in size: CGSize) -> PageArrangement? {
        guard let view else { return nil }
        if size != self.size { (self.size, arrangement) = (size, nil) }
        if arrangement == nil { arrangement = PageArrangement(of: view, in: size) }
        return arrangement
    }

    func jump(to index: Int, below distance: CGFloat = 0) {
        if index != self.index {
            past.append(self.index)
            future = []
        }
        go(to: index, below: distance)
    }

    func go(to index: Int, below distance: CGFloat = 0) {
        self.distance = distance
        let isSingle = view?.displayMode == .singlePage || view?.displayMode == .twoUp
        if isSingle { arrangement = nil }
        show(index)
        changed()
        scroll()
    }

    /// Scrolls to the current page.
    func scroll() {
        guard size.width > 0, let arrangement = arrangement(in: size), let frame = arrangement.frame(of: index) else {
            return
        }
        let margins = view.map { $0.displaysPageBreaks ? $0.pageBreakMargins : .zero } ?? .zero
        let isDown = arrangement.size.height > arrangement.size.width || view?.displayDirection == .vertical
        let wanted = CGPoint(
            x: isDown ? 0 : frame.minX - margins.left,
            y: (isDown ? frame.minY - margins.top : 0) + max(distance, 0) * arrangement.scale)
        let offset = CGPoint(
            x: min(max(wanted.x, 0), arrangement.size.width - size.width),
            y: min(max(wanted.y, 0), arrangement.size.height - size.height))
        requested = (offset, index)
        position.scrollTo(point: offset)
        let seen = arrangement.pages(in: CGRect(origin: offset, size: size)).map(\.index)
        if seen != visible { visible = seen }
    }

    /// Notes how far the user has scrolled.
    func scrolled(to offset: CGPoint) {
        guard let arrangement else { return }
        let rect = CGRect(origin: offset, size: size)
        let seen = arrangement.pages(in: rect).map(\.index)
        if seen != visible {
            visible = seen
            NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: view)
        }
        if let requested, abs(requested.offset.x - offset.x) < 1, abs(requested.offset.y - offset.y) < 1 {
            show(requested.index)
        } else if let main = arrangement.mainPage(in: rect) {
            requested = nil
            show(main)
        }
    }

    private func show(_ index: Int) {
        if index == self.index { return }
        self.index = index
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: view)
    }
}
