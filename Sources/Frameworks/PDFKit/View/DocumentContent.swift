import Foundation
import SwiftUI
import SwiftUICore

/// The pages of a document, of which the visible ones are drawn.
struct DocumentContent: View {
    @ObservedObject var shown: ShownDocument
    @Environment(\.hostKind) private var host

    var body: some View {
        if let view = shown.view {
            if host == .terminal { texts(of: view) } else { pages(of: view).simultaneousGesture(turning(view)) }
        }
    }

    /// Turns single pages by a swipe to the side, as a page controller does.
    private func turning(_ view: PDFView) -> some Gesture {
        DragGesture(minimumDistance: 30).onEnded { drag in
            let way = drag.translation
            guard view.isUsingPageViewController, abs(way.width) > 50, abs(way.width) > abs(way.height) * 1.5 else {
                return
            }
            if way.width < 0 { view.goToNextPage(nil) } else { view.goToPreviousPage(nil) }
        }
    }

    private func texts(of view: PDFView) -> some View {
        ScrollView {
            Text(verbatim: view.document?.string ?? "").frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func pages(of view: PDFView) -> some View {
        GeometryReader { proxy in
            if let arrangement = shown.arrangement(in: proxy.size) {
                ScrollView([.horizontal, .vertical]) {
                    ZStack(alignment: .topLeading) {
                        Color.clear.frame(width: arrangement.size.width, height: arrangement.size.height)
                        ForEach(drawn(arrangement), id: \.self) { index in
                            if let page = view.document?.page(at: index), let frame = arrangement.frame(of: index) {
                                PageContent(page: page, view: view, size: frame.size, version: shown.version)
                                    .frame(width: frame.width, height: frame.height)
                                    .offset(x: frame.minX, y: frame.minY)
                            }
                        }
                    }
                }
                .scrollPosition($shown.position)
                .onScrollGeometryChange(for: CGPoint.self, of: { $0.distance }) { shown.scrolled(to: $1) }
                .onChange(of: proxy.size, initial: true) { shown.scroll() }
            }
        }
    }

    /// The pages to draw: the visible ones, or before the first report the first ones.
    private func drawn(_ arrangement: PageArrangement) -> [Int] {
        let visible = shown.visible.filter { arrangement.frame(of: $0) != nil }
        return visible.isEmpty ? arrangement.pages(in: CGRect(origin: .zero, size: shown.size)).map(\.index) : visible
    }
}

/// A page with its selections and links.
private struct PageContent: View {
    let page: PDFPage
    let view: PDFView
    let size: CGSize
    let version: Int
    @Environment(\.displayScale) private var displayScale

    private var scale: CGFloat { size.width / max(page.shownSize.width, 1) }

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let picture = page.picture(scale: scale * max(displayScale, 1)) {
                Image(uiImage: picture).resizable()
            } else {
                Color.white
                Text("This page cannot be shown.").font(.footnote).foregroundStyle(.gray)
                    .frame(width: size.width, height: size.height)
            }
            if page.rotation == 0 {
                ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
                    Rectangle().fill(mark.color).blendMode(.multiply).placed(mark.frame)
                }
                ForEach(Array(links.enumerated()), id: \.offset) { _, link in
                    Button {
                        if let action = link.action { view.perform(action) }
                    } label: {
                        Color.clear.contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: link.url?.absoluteString ?? "Link"))
                    .placed(frame(link.bounds))
                }
            }
        }
        .frame(width: size.width, height: size.height)
        .shadow(color: .black.opacity(view.pageShadowsEnabled ? 0.25 : 0), radius: 3, y: 1)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: "Page \(page.label ?? "")"))
    }

    private var links: [PDFAnnotation] { page.annotations.filter { $0.action != nil } }

    private var marks: [(frame: CGRect, color: Color)] {
        let current = view.currentSelection.map { [$0] } ?? []
        return (current + (view.highlightedSelections ?? [])).flatMap { selection in
            let color = selection.color.map { Color($0) } ?? Color.accentColor.opacity(0.35)
            return selection.lines(on: page).map { (frame($0), color) }
        }
    }

    /// Returns where a rectangle of the page is in the view.
    private func frame(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX * scale, y: (page.shownSize.height - rect.maxY) * scale, width: rect.width * scale,
            height: rect.height * scale)
    }
}

extension View {
    /// Places the view in a rectangle.
    fileprivate func placed(_ rect: CGRect) -> some View {
        frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
    }
}
