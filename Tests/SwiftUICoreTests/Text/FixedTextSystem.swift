import DisplayList
import Foundation

@testable import SwiftUICore

/// A text system with figures that a test can calculate: each character is half its font's size wide, each line is as
/// high as the font's size, and the baseline is at four fifths of it.
final class FixedTextSystem: TextMeasuring {
    var leading: CGFloat = 0
    private(set) var measurements = 0
    var images: [String: CGSize] = [:]

    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        measurements += 1
        let size = text.runs.map(\.style.font.size).max() ?? 0
        let advance = size / 2
        let perLine = width.map { max(Int($0 / advance), 1) } ?? .max / 2
        let count = max(text.string.count, 1)
        var lines = width == nil ? 1 : (count + perLine - 1) / perLine
        var cut = false
        if let limit = text.paragraph.lineLimit, lines > limit { (lines, cut) = (limit, true) }
        if let height, CGFloat(lines) * size > height { (lines, cut) = (max(Int(height / size), 1), true) }
        let used = CGFloat(min(text.string.count, perLine)) * advance
        var metrics = TextMetrics(
            size: CGSize(width: used, height: CGFloat(max(lines, text.paragraph.reservedLines)) * size),
            firstBaseline: size * 0.8, lastBaseline: CGFloat(lines - 1) * size + size * 0.8)
        metrics.leading = leading
        metrics.lineCount = lines
        metrics.isTruncated = cut
        return metrics
    }

    func lines(of text: TextContent, in size: CGSize) -> [TextLine] {
        let run = TextLine.Run(text.string, style: text.first.style, x: 0, width: size.width)
        return [
            TextLine(frame: CGRect(origin: .zero, size: size), baseline: text.first.style.font.size * 0.8, runs: [run])
        ]
    }

    func size(of image: ImageContent) -> CGSize? {
        switch image.source {
        case .bitmap(let bitmap):
            return CGSize(
                width: CGFloat(bitmap.width) / bitmap.scale, height: CGFloat(bitmap.height) / bitmap.scale)
        case .symbol(let name, _):
            return images[name] ?? image.symbolFont.map { CGSize(width: $0.size, height: $0.size) }
        case .file(let path, _):
            return images[path]
        }
    }

    func caretOffsets(in text: TextContent) -> [CGFloat] {
        (0...text.string.count).map { CGFloat($0) * text.first.style.font.size / 2 }
    }
}

/// A view in a separate graph, with figures to inspect.
struct HostedView {
    let system = FixedTextSystem()
    let graph: ViewGraph

    init(_ view: some View, size: CGSize = CGSize(width: 400, height: 400)) {
        graph = ViewGraph(textSystem: system)
        show(view, isMaking: true)
        graph.setRootSize(size)
        graph.flush()
    }

    private func show<V: View>(_ view: V, isMaking: Bool) {
        var context = _Reconciler(contentOf: graph.root, isMaking: isMaking)
        V._reconcile(view, &context)
        if isMaking { graph.childrenChanged(under: graph.root) }
    }

    /// Shows another value of the same view.
    func update(_ view: some View) {
        show(view, isMaking: false)
        graph.flush()
    }

    /// The texts drawn, in drawing order.
    var texts: [TextContent] {
        graph.displayList.allContents.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The images drawn, in drawing order.
    var images: [ImageContent] {
        graph.displayList.allContents.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    /// The frames of all layers that draw, in drawing order.
    var frames: [CGRect] { graph.displayList.allFrames }
}

extension DisplayList {
    func visit(_ id: LayerID = .root, _ body: (Layer) -> Void) {
        body(self[id])
        for child in children(of: id) { visit(child, body) }
    }

    var allContents: [LayerContent] {
        var all: [LayerContent] = []
        visit { all.append($0.content) }
        return all
    }

    var allFrames: [CGRect] {
        var all: [CGRect] = []
        visit { if $0.content != .none { all.append($0.frame) } }
        return all
    }
}
