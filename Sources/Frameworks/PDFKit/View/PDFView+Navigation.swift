import Foundation
import SwiftUI

extension PDFView {
    /// The page that is shown, the largest of several; nil if there is none.
    public var currentPage: PDFPage? { document?.page(at: shown.index) }
    /// The upper left corner of the current page.
    public var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).height)) }
    }
    /// The pages in sight.
    public var visiblePages: [PDFPage] { shown.visible.compactMap { document?.page(at: $0) } }

    /// Whether there is a page before.
    public var canGoToPreviousPage: Bool { shown.index > 0 }
    /// Whether there is a page after.
    public var canGoToNextPage: Bool { shown.index + 1 < (document?.pageCount ?? 0) }
    /// Whether the first page is not shown.
    public var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// Whether the last page is not shown.
    public var canGoToLastPage: Bool { canGoToNextPage }
    /// Whether there was a page before the last jump.
    public var canGoBack: Bool { !shown.past.isEmpty }
    /// Whether there was a page after the last step back.
    public var canGoForward: Bool { !shown.future.isEmpty }

    /// Shows the next page.
    public func goToNextPage(_ sender: Any?) { if canGoToNextPage { shown.go(to: shown.index + 1) } }
    /// Shows the previous page.
    public func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { shown.go(to: shown.index - 1) } }
    /// Shows the first page.
    public func goToFirstPage(_ sender: Any?) { shown.jump(to: 0) }
    /// Shows the last page.
    public func goToLastPage(_ sender: Any?) { shown.jump(to: max((document?.pageCount ?? 0) - 1, 0)) }

    /// Shows the page before the last jump.
    public func goBack(_ sender: Any?) {
        guard let index = shown.past.popLast() else { return }
        shown.future.append(shown.index)
        shown.go(to: index)
    }

    /// Shows the page before the last step back.
    public func goForward(_ sender: Any?) {
        guard let index = shown.future.popLast() else { return }
        shown.past.append(shown.index)
        shown.go(to: index)
    }

    /// Shows a page.
    public func go(to page: PDFPage) {
        guard let index = document?.index(for: page), index != NSNotFound else { return }
        shown.jump(to: index)
    }

    /// Shows a place.
    public func go(to destination: PDFDestination) {
        guard let page = destination.page, let index = document?.index(for: page), index != NSNotFound else { return }
        let isSpecified = destination.point.y < kPDFDestinationUnspecifiedValue
        shown.jump(to: index, below: isSpecified ? page.bounds(for: displayBox).height - destination.point.y : 0)
    }

    /// Shows a selection.
    public func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: PDFDestination(page: page, at: CGPoint(x: 0, y: selection.bounds(for: page).maxY)))
    }

    /// Shows a rectangle of a page.
    public func go(to rect: CGRect, on page: PDFPage) {
        go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
    }

    /// Follows a link.
    public func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL:
            guard let url = action.url else { return }
            if let delegate {
                delegate.pdfViewWillClick(onLink: self, with: url)
            } else {
                UIApplication.shared.open(url)
            }
        default: break
        }
    }
}
