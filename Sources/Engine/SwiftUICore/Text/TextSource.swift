import Foundation

/// Where a text's characters come from, when they are not a plain string: resolved in the environment.
class TextSource {
    init() {}

    /// Adds the runs.
    func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        fatalError("A text source needs to append something.")
    }

    /// Whether another source always gives the same text.
    func isEqual(to other: TextSource) -> Bool { false }
}

/// Two texts, one after the other.
final class ConcatenatedSource: TextSource {
    let first: Text, second: Text

    init(_ first: Text, _ second: Text) {
        self.first = first
        self.second = second
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        builder.append(first, traits)
        builder.append(second, traits)
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? ConcatenatedSource else { return false }
        return first == other.first && second == other.second
    }
}
