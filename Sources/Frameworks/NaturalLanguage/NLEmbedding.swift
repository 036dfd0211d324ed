import Foundation
import OrielFoundation

/// The ways of measuring the distance of words.
public enum NLDistanceType: Int, Sendable { case cosine }
/// A distance of words.
public typealias NLDistance = Double

/// Words as vectors: of a file, or of the app's; none are installed for languages.
///
/// Follows Apple's [NLEmbedding](https://developer.apple.com/documentation/naturallanguage/nlembedding).
open class NLEmbedding: NSObject, @unchecked Sendable {
    private let words: [String: [Double]]
    /// The number of a vector's parts.
    public let dimension: Int
    /// The language; nil for words of the app's.
    public let language: NLLanguage?
    /// The revision.
    public let revision: Int

    init(_ words: [String: [Double]], language: NLLanguage?, revision: Int) {
        (self.words, self.language, self.revision) = (words, language, revision)
        dimension = words.values.first?.count ?? 0
    }

    /// The number of words.
    open var vocabularySize: Int { words.count }
    /// Returns the words of a language; nil, because none are installed.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { none() }
    /// Returns the words of a language in a revision; nil, because none are installed.
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { none() }
    /// Returns the sentences of a language; nil, because none are installed.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { none() }
    /// Returns the sentences of a language in a revision; nil, because none are installed.
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { none() }
    private class func none() -> NLEmbedding? {
        RuntimeWarning.issue("NLEmbedding: no words of languages are installed.")
        return nil
    }
    /// Returns the revisions of a language's words: none.
    open class func supportedRevisions(for language: NLLanguage) -> IndexSet { [] }
    /// Returns the present revision of a language's words: 0.
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }
    /// Returns the revisions of a language's sentences: none.
    open class func supportedSentenceEmbeddingRevisions(for language: NLLanguage) -> IndexSet { [] }
    /// Returns the present revision of a language's sentences: 0.
    open class func currentSentenceEmbeddingRevision(for language: NLLanguage) -> Int { 0 }

    /// Reads words that ``write(_:language:revision:to:)`` has written.
    public convenience init(contentsOf url: URL) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        self.init(file.words, language: file.language.map { NLLanguage(rawValue: $0) }, revision: file.revision)
    }
    /// Writes words and their vectors to a file, in a form of this library's.
    open class func write(
        _ dictionary: [String: [Double]], language: NLLanguage?, revision: Int, to url: URL
    ) throws {
        let file = File(words: dictionary, language: language?.rawValue, revision: revision)
        try JSONEncoder().encode(file).write(to: url)
    }
    private struct File: Codable {
        var words: [String: [Double]]
        var language: String?
        var revision: Int
    }

    /// Returns whether a word is known.
    open func contains(_ string: String) -> Bool { words[string] != nil }
    /// Returns the vector of a word; nil for one that is not known.
    open func vector(for string: String) -> [Double]? { words[string] }
    /// Returns the distance of two words, from 0 to 2; the largest one if one of them is not known.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance {
        guard let a = words[firstString], let b = words[secondString] else { return 2 }
        return Self.distance(a, b)
    }
    private static func distance(_ a: [Double], _ b: [Double]) -> NLDistance {
        let product = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
        let lengths = [a, b].map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        return lengths[0] * lengths[1] == 0 ? 2 : 1 - product / (lengths[0] * lengths[1])
    }
    /// Returns the nearest words with their distances, the word itself left out.
    open func neighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] {
        words[string].map { near($0, maximumCount, without: string) } ?? []
    }
    /// Returns the nearest words with their distances that are no farther than a limit.
    open func neighbors(
        for string: String, maximumCount: Int, maximumDistance: NLDistance, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] {
        neighbors(for: string, maximumCount: maximumCount).filter { $0.1 <= maximumDistance }
    }
    /// Returns the words that are nearest to a vector, with their distances.
    open func neighbors(
        for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { near(vector, maximumCount, without: nil) }
    /// Calls a function with the nearest words and their distances, until it returns false.
    open func enumerateNeighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {
        for (word, distance) in neighbors(for: string, maximumCount: maximumCount) where !block(word, distance) {
            return
        }
    }
    private func near(_ vector: [Double], _ count: Int, without word: String?) -> [(String, NLDistance)] {
        let all = words.filter { $0.key != word }.map { ($0.key, Self.distance($0.value, vector)) }
        return Array(all.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(max(count, 0)))
    }
}

/// Labels of words and texts that the app knows.
///
/// Follows Apple's [NLGazetteer](https://developer.apple.com/documentation/naturallanguage/nlgazetteer).
open class NLGazetteer: NSObject, @unchecked Sendable {
    private let labels: [String: String]
    /// The language; nil for any.
    public let language: NLLanguage?
    /// The labels as data.
    public let data: Data

    /// Creates labels of lists of words.
    public init(dictionary: [String: [String]], language: NLLanguage?) throws {
        var labels: [String: String] = [:]
        for (label, words) in dictionary { for word in words { labels[word.lowercased()] = label } }
        (self.labels, self.language, data) = (labels, language, try JSONEncoder().encode(labels))
    }
    /// Reads labels of data.
    public init(data: Data) throws {
        (labels, language, self.data) = (try JSONDecoder().decode([String: String].self, from: data), nil, data)
    }
    /// Reads labels of a file.
    public convenience init(contentsOf url: URL) throws { try self.init(data: Data(contentsOf: url)) }
    /// Writes labels to a file.
    open class func write(_ dictionary: [String: [String]], language: NLLanguage?, to url: URL) throws {
        try NLGazetteer(dictionary: dictionary, language: language).data.write(to: url)
    }
    /// Returns the label of a word; nil for one that is not known.
    open func label(for string: String) -> String? { labels[string.lowercased()] }
}

/// Words in their contexts as vectors; none are installed.
///
/// Follows Apple's [NLContextualEmbedding](https://developer.apple.com/documentation/naturallanguage/nlcontextualembedding).
open class NLContextualEmbedding: NSObject, @unchecked Sendable {
    /// The results of asking for the words of a language.
    public enum AssetsResult: Int, Sendable { case available, notAvailable, error }
    /// Creates the vectors of a language; nil, because none are installed.
    public init?(language: NLLanguage) { nil }
    /// Creates the vectors of a script; nil, because none are installed.
    public init?(script: NLScript) { nil }
    /// Creates vectors with an identifier; nil, because none are installed.
    public init?(modelIdentifier: String) { nil }
    /// Whether the words are here: no.
    open var hasAvailableAssets: Bool { false }
    /// Fetches the words; there are none.
    open func requestAssets() async throws -> AssetsResult { .notAvailable }
    /// Reads the words into memory; there are none.
    open func load() throws {}
    /// Releases the words.
    open func unload() {}
}

/// A script.
public struct NLScript: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a script of its code.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Latin.
    public static let latin = NLScript(rawValue: "Latn")
    /// Cyrillic.
    public static let cyrillic = NLScript(rawValue: "Cyrl")
    /// Greek.
    public static let greek = NLScript(rawValue: "Grek")
    /// Arabic.
    public static let arabic = NLScript(rawValue: "Arab")
    /// Hebrew.
    public static let hebrew = NLScript(rawValue: "Hebr")
    /// Devanagari.
    public static let devanagari = NLScript(rawValue: "Deva")
    /// Simplified Chinese.
    public static let simplifiedChinese = NLScript(rawValue: "Hans")
    /// Traditional Chinese.
    public static let traditionalChinese = NLScript(rawValue: "Hant")
    /// Japanese.
    public static let japanese = NLScript(rawValue: "Jpan")
    /// Korean.
    public static let korean = NLScript(rawValue: "Kore")
    /// Thai.
    public static let thai = NLScript(rawValue: "Thai")
    /// A script that is not known.
    public static let undetermined = NLScript(rawValue: "Zyyy")
}
