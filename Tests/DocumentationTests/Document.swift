import Foundation

/// A block of Swift in a documentation comment or an article.
struct Example: Equatable {
    /// The line of the block's first line in its file, from 1.
    var line: Int
    /// The block's lines.
    var lines: [String]
}

/// A documentation comment, or an article of the catalog; its examples go on from each other.
struct Document: Equatable {
    /// The file from the repository's root.
    var path: String
    /// The line of the document's first line, from 1.
    var line = 1
    /// The first line of the declaration that the comment is about; empty for an article.
    var declaration = ""
    /// The condition of the `#if` around the comment; empty for none.
    var condition = ""
    /// The text, without the marks of a comment.
    var text: [String]

    /// The examples: blocks that are fenced and marked as Swift.
    var examples: [Example] {
        var examples: [Example] = []
        var current: Example?
        for (place, line) in text.enumerated() {
            if var example = current {
                if line == "```" {
                    examples.append(example)
                    current = nil
                } else {
                    example.lines.append(line)
                    current = example
                }
            } else if line == "```swift" {
                current = Example(line: self.line + place + 1, lines: [])
            }
        }
        return examples
    }

    /// Returns the documentation comments of a Swift file.
    static func comments(in text: String, path: String) -> [Document] {
        var documents: [Document] = []
        var current: Document?
        var conditions: [String] = []
        for (place, line) in text.components(separatedBy: "\n").enumerated() {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("#if ") {
                conditions.append(String(trimmed.dropFirst("#if ".count)))
            } else if trimmed.hasPrefix("#endif") {
                _ = conditions.popLast()
            }
            if trimmed.hasPrefix("///") {
                let rest = trimmed.dropFirst(3)
                let content = String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
                current =
                    current
                    ?? Document(
                        path: path, line: place + 1, condition: conditions.last ?? "", text: [])
                current?.text.append(content)
            } else if var document = current, !trimmed.split(separator: " ").allSatisfy({ $0.hasPrefix("@") }) {
                document.declaration = line
                documents.append(document)
                current = nil
            }
        }
        return documents
    }

    /// Returns an article.
    static func article(_ text: String, path: String) -> Document {
        Document(path: path, text: text.components(separatedBy: "\n"))
    }
}
