import Foundation
import OrielFoundation

/// A model of Create ML that classifies texts or words; none can be read here.
///
/// Follows Apple's [NLModel](https://developer.apple.com/documentation/naturallanguage/nlmodel). Reading one fails with
/// `CocoaError.fileReadUnsupportedScheme`.
open class NLModel: NSObject, @unchecked Sendable {
    /// The kinds of models.
    public enum ModelType: Int, Sendable { case classifier, sequence }
    /// The kind, language and revision of a model.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The kind.
        public let type: ModelType
        /// The language; nil for any.
        public let language: NLLanguage?
        /// The revision.
        public let revision: Int
        init(type: ModelType, language: NLLanguage?, revision: Int) {
            (self.type, self.language, self.revision) = (type, language, revision)
        }
        /// Returns the revisions of a kind of models: none.
        open class func supportedRevisions(for type: ModelType) -> IndexSet { [] }
        /// Returns the present revision of a kind of models: 0.
        open class func currentRevision(for type: ModelType) -> Int { 0 }
    }
    /// The kind, language and revision.
    public let configuration = Configuration(type: .classifier, language: nil, revision: 0)

    /// Reads a model; fails.
    public init(contentsOf url: URL) throws {
        RuntimeWarning.issue("NLModel: models of texts are not read here.")
        throw CocoaError(
            FileManager.default.fileExists(atPath: url.path) ? .fileReadUnsupportedScheme : .fileReadNoSuchFile)
    }
    /// Returns the label of a text; nil for none.
    open func predictedLabel(for string: String) -> String? { nil }
    /// Returns the labels of words; empty for none.
    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
    /// Returns the most probable labels of a text, with their probabilities.
    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
    /// Returns the most probable labels of words, with their probabilities.
    open func predictedLabelHypotheses(forTokens tokens: [String], maximumCount: Int) -> [[String: Double]] { [] }
}
