import Foundation
import SwiftUI

/// How the pages of small pictures are arranged.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// Small pictures of the pages of a view's document: a press on one shows the page.
///
/// Follows Apple's [PDFThumbnailView](https://developer.apple.com/documentation/pdfkit/pdfthumbnailview).
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
    /// The view whose pages are shown; nil for none.
    open weak var pdfView: PDFView? { didSet { state.objectWillChange.send() } }
    /// The size of a picture, in points; 44 by 44 by default.
    open var thumbnailSize = CGSize(width: 44, height: 44) { didSet { state.objectWillChange.send() } }
    /// Whether the pictures are in a row or a column; a column by default.
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { state.objectWillChange.send() } }
    /// The distances around the pictures, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { state.objectWillChange.send() } }
    private let state = ThumbnailState()

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(Thumbnails(state: state, view: self)) }
}

@MainActor
private final class ThumbnailState: ObservableObject {}

private struct Thumbnails: View {
    @ObservedObject var state: ThumbnailState
    let view: PDFThumbnailView

    var body: some View {
        if let pdfView = view.pdfView {
            ShownThumbnails(shown: pdfView.shown, pdfView: pdfView, view: view)
        }
    }
}

private struct ShownThumbnails: View {
    @ObservedObject var shown: ShownDocument
    let pdfView: PDFView
    let view: PDFThumbnailView
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        let count = pdfView.document?.pageCount ?? 0
        ScrollView(view.layoutMode == .vertical ? .vertical : .horizontal) {
            if view.layoutMode == .vertical {
                LazyVStack(spacing: 8) { ForEach(0..<count, id: \.self, content: thumbnail) }.padding(insets)
            } else {
                LazyHStack(spacing: 8) { ForEach(0..<count, id: \.self, content: thumbnail) }.padding(insets)
            }
        }
    }

    private var insets: EdgeInsets {
        EdgeInsets(
            top: view.contentInset.top, leading: view.contentInset.left, bottom: view.contentInset.bottom,
            trailing: view.contentInset.right)
    }

    private func thumbnail(_ index: Int) -> some View {
        let size = view.thumbnailSize
        let pixels = CGSize(width: size.width * displayScale, height: size.height * displayScale)
        let page = pdfView.document?.page(at: index)
        return Button {
            if let page { pdfView.go(to: page) }
        } label: {
            Image(uiImage: page?.thumbnail(of: pixels, for: .cropBox) ?? UIImage()).resizable().scaledToFit()
                .frame(width: size.width, height: size.height)
                .overlay { if index == shown.index { Rectangle().strokeBorder(.tint, lineWidth: 2) } }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Page \(page?.label ?? "")"))
    }
}
