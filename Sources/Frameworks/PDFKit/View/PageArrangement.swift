import Foundation
import SwiftUI

/// Where each page of a view is.
@MainActor
struct PageArrangement {
    /// The pages that are arranged, and their frames.
    private(set) var pages: [(index: Int, frame: CGRect)] = []
    /// The size of all pages with their margins, at least as large as the view.
    private(set) var size: CGSize
    let scale: CGFloat

    init(of view: PDFView, in container: CGSize) {
        size = container
        scale = view.autoScales ? Self.fittingScale(of: view, in: container) : view.scaleFactor
        let margins =
            view.displaysPageBreaks ? view.pageBreakMargins : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        let isDown = view.displayDirection == .vertical || view.displayMode == .singlePage || view.displayMode == .twoUp
        var place: CGFloat = 0
        var rows: [(length: CGFloat, pages: [(index: Int, frame: CGRect)])] = []
        for row in Self.rows(of: view) {
            var (x, height): (CGFloat, CGFloat) = (0, 0)
            var frames: [(index: Int, frame: CGRect)] = []
            for index in row {
                guard let page = view.document?.page(at: index)?.shownSize else { continue }
                let size = CGSize(width: page.width * scale, height: page.height * scale)
                frames.append((index, CGRect(origin: CGPoint(x: x + margins.left, y: margins.top), size: size)))
                x += size.width + margins.left + margins.right
                height = max(height, size.height + margins.top + margins.bottom)
            }
            let step = CGPoint(x: isDown ? 0 : place, y: isDown ? place : 0)
            rows.append((isDown ? x : height, frames.map { ($0.index, $0.frame.offsetBy(dx: step.x, dy: step.y)) }))
            place += isDown ? height : x
        }
        let across = max(rows.map(\.length).max() ?? 0, isDown ? container.width : container.height)
        let rest = max((isDown ? container.height : container.width) - place, 0) / 2
        for row in rows {
            let aside = (across - row.length) / 2
            pages += row.pages.map {
                ($0.index, $0.frame.offsetBy(dx: isDown ? aside : rest, dy: isDown ? rest : aside))
            }
        }
        size =
            isDown
            ? CGSize(width: across, height: max(place, container.height))
            : CGSize(width: max(place, container.width), height: across)
    }

    /// The pages that are side by side, row by row.
    private static func rows(of view: PDFView) -> [[Int]] {
        guard let count = view.document?.pageCount, count > 0 else { return [] }
        let current = min(max(view.shown.index, 0), count - 1)
        if view.displayMode == .singlePage { return [[current]] }
        if view.displayMode == .singlePageContinuous { return (0..<count).map { [$0] } }
        let first = view.displaysAsBook ? 1 : 0
        var rows: [[Int]] = first == 1 ? [[0]] : []
        rows += stride(from: first, to: count, by: 2).map { Array($0..<min($0 + 2, count)) }
        return view.displayMode == .twoUp ? rows.filter { $0.contains(current) } : rows
    }

    static func fittingScale(of view: PDFView, in container: CGSize) -> CGFloat {
        guard let page = (view.currentPage ?? view.document?.page(at: 0))?.shownSize, container.width > 1,
            container.height > 1
        else { return 1 }
        let margins =
            view.displaysPageBreaks ? view.pageBreakMargins : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        let columns: CGFloat = view.displayMode == .twoUp || view.displayMode == .twoUpContinuous ? 2 : 1
        let wide = (container.width / columns - margins.left - margins.right) / page.width
        let high = (container.height - margins.top - margins.bottom) / page.height
        switch view.displayMode {
        case .singlePage, .twoUp: return max(min(wide, high), 0.01)
        default: return max(view.displayDirection == .vertical ? wide : high, 0.01)
        }
    }

    /// Returns the frame of a page; nil if it is not shown.
    func frame(of index: Int) -> CGRect? { pages.first { $0.index == index }?.frame }

    /// Returns the pages that a rectangle shows a part of.
    func pages(in rect: CGRect) -> [(index: Int, frame: CGRect)] {
        pages.filter { CGRectIntersectsRect($0.frame, rect) }
    }

    /// Returns the page with the largest visible part, the first of several; nil if there is none.
    func mainPage(in rect: CGRect) -> Int? {
        var best: (index: Int, area: CGFloat)?
        for page in pages(in: rect) {
            let part = page.frame.intersection(rect)
            let area = part.width * part.height
            if area > (best?.area ?? 0) * 1.001 { best = (page.index, area) }
        }
        return best?.index
    }
}
