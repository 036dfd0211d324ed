import DisplayList
import Foundation

// Links within a text (Markdown's, or an attributed text's): the pointer, the keyboard and assistive technology open them by the
// environment's `openURL`.

extension TextContent {
    /// Whether some of the text leads somewhere.
    var hasLinks: Bool {
        first.style.decoration.link != nil || (!others.isEmpty && others.contains { $0.style.decoration.link != nil })
    }

    /// The destinations of the links, in reading order; runs of one link count once.
    var linkDestinations: [String] {
        var result: [String] = []
        var last: String?
        for run in runs {
            let link = run.style.decoration.link
            if let link, link != last { result.append(link) }
            last = link
        }
        return result
    }

    /// The text with a color behind one of its links.
    func emphasizing(link index: Int, with color: RGBA) -> TextContent {
        var count = -1
        var last: String?
        let runs = runs.map { run in
            let link = run.style.decoration.link
            if link != nil, link != last { count += 1 }
            last = link
            guard link != nil, count == index else { return run }
            var decoration = run.style.decoration
            decoration.background = color
            let style = TextStyle(
                font: run.style.font, paint: run.style.paint, decoration: decoration,
                attachment: run.style.attachment)
            return TextRun(run.string, style: style)
        }
        return TextContent(runs: runs, paragraph: paragraph)
    }
}

/// A link within a text: where it leads, its characters, and the box around them.
struct TextLink {
    let destination: String
    var text: String
    /// In points of the text's own space.
    var frame: CGRect
}

extension TextKind {
    /// The links of a text, in the order of its lines.
    func links(_ node: NodeRef) -> [TextLink] {
        let content: TextContent = payload(node).pointee.content
        guard content.hasLinks else { return [] }
        var result: [TextLink] = []
        var isOpen = false
        for line in node.graph.textSystem.lines(of: content, in: node.layout.size) {
            for run in line.runs {
                guard let destination = run.style.decoration.link else {
                    isOpen = false
                    continue
                }
                let frame = CGRect(x: run.x, y: line.frame.minY, width: run.width, height: line.frame.height)
                if isOpen, let last = result.last, last.destination == destination {
                    result[result.count - 1].text += run.string
                    result[result.count - 1].frame = last.frame.union(frame)
                } else {
                    result.append(TextLink(destination: destination, text: run.string, frame: frame))
                }
                isOpen = true
            }
        }
        return result
    }

    /// Where the link at a place of the text's own space leads; nil where there is none.
    func link(_ node: NodeRef, at point: CGPoint) -> String? {
        let content: TextContent = payload(node).pointee.content
        guard content.hasLinks else { return nil }
        for line in node.graph.textSystem.lines(of: content, in: node.layout.size)
        where line.frame.minY <= point.y && point.y < line.frame.maxY {
            for run in line.runs where run.x <= point.x && point.x < run.x + run.width {
                return run.style.decoration.link
            }
        }
        return nil
    }

    /// Opens the destination of a link by the environment's action.
    func open(_ destination: String, _ node: NodeRef) {
        guard let url = URL(string: destination) else {
            RuntimeWarning.issue("The address \(destination.prefix(80)) of a link is not a URL.")
            return
        }
        let environment = EnvironmentValues(head: node.environment)
        MainActor.assumeIsolated { environment.openURL(url) }
    }
}
