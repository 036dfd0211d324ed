import DisplayList
import Foundation

extension TextKind {
    /// The placeholder for a redacted text: a bar for each line, the last of several shorter than the others.
    func bars(_ node: NodeRef, _ content: TextContent) -> LayerContent {
        let size = node.layout.size
        let lines = max(
            node.graph.textSystem.measure(content, width: size.width, height: size.height).lineCount, 1)
        let height = size.height / CGFloat(lines)
        var path = Path()
        for line in 0..<lines {
            let isShorter = lines > 1 && line == lines - 1
            let bar = CGRect(
                x: 0, y: CGFloat(line) * height + height / 8, width: size.width * (isShorter ? 0.6 : 1),
                height: height * 3 / 4)
            path.addRoundedRect(in: bar, cornerSize: CGSize(width: height / 6, height: height / 6))
        }
        return .fill(path, .color(Self.faint(content.first.style)), FillStyle())
    }

    private static func faint(_ style: TextStyle) -> RGBA {
        guard case .color(var color) = style.paint else { return RGBA(0.5, 0.5, 0.5, 0.3) }
        color.opacity *= 0.2
        return color
    }
}
