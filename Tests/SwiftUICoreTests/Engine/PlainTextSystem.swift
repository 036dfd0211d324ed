import DisplayList
import Foundation

/// A text system in which a character is 10 points wide and a line 20 high.
final class PlainTextSystem: TextMeasuring {
    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        TextMetrics(size: CGSize(width: 10 * text.string.count, height: 20), firstBaseline: 16, lastBaseline: 16)
    }
    func lines(of text: TextContent, in size: CGSize) -> [TextLine] {
        let run = TextLine.Run(text.string, style: text.first.style, x: 0, width: size.width)
        return [TextLine(frame: CGRect(origin: .zero, size: size), baseline: 16, runs: [run])]
    }
    func size(of image: ImageContent) -> CGSize? { CGSize(width: 20, height: 20) }
    func caretOffsets(in text: TextContent) -> [CGFloat] { (0...text.string.count).map { CGFloat($0) * 10 } }
}
