import Foundation
import SwiftTokens

/// Observers of values whose superclass in the module is one already: `SourceAdaptation` has both adopt the protocol.
///
/// The method of the subclass overrides the superclass's again, and calls it.
struct RepeatedObservers {
    private(set) var edits: [URL: TextEdits] = [:]

    private struct Observer {
        let file: URL
        let source: SwiftSource
        let block: MemberReader.Block
        let superclass: String
    }

    init(_ texts: [URL: String]) {
        var superclasses: [String: String] = [:]
        var observers: [String: Observer] = [:]
        guard texts.values.contains(where: { $0.contains("_KeyValueObserver") }) else { return }
        for (file, text) in texts where text.contains("class ") {
            guard let source = try? SwiftSource(text) else { continue }
            for block in MemberReader(source: source).blocks() where block.keyword == "class" {
                guard let superclass = Self.inherited(by: block).first else { continue }
                superclasses[block.name] = superclass
                if Self.inherited(by: block).contains("_KeyValueObserver") {
                    observers[block.name] = Observer(file: file, source: source, block: block, superclass: superclass)
                }
            }
        }
        for observer in observers.values {
            var name: String? = observer.superclass
            var seen: Set<String> = []
            while let next = name, observers[next] == nil, seen.insert(next).inserted { name = superclasses[next] }
            if let name, observers[name] != nil { adapt(observer) }
        }
    }

    /// The types that a class inherits from, the superclass first.
    private static func inherited(by block: MemberReader.Block) -> [String] {
        guard let colon = block.header.firstIndex(of: ":") else { return [] }
        return block.header[colon...].dropFirst().split(separator: ",").map {
            String($0.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        }
    }

    private mutating func adapt(_ observer: Observer) {
        let source = observer.source
        var edits = self.edits[observer.file, default: TextEdits()]
        for index in observer.block.start..<observer.block.open where source.token(index, is: "_KeyValueObserver") {
            edits.blank(source.range(of: index - 1..<index + 1), of: source.bytes)
        }
        for index in observer.block.open..<observer.block.close {
            let range = source.tokens[index].range
            if source.token(index, is: "func"), source.token(index + 1, is: "observeValue") {
                edits.insert("override ", at: range.lowerBound)
            } else if source.token(index, is: "_superObserveValue") {
                edits.replace(range, with: "super.observeValue")
            }
        }
        self.edits[observer.file] = edits
    }
}
