/// Settings of a request to a language model.
///
/// Follows Apple's [GenerationOptions](https://developer.apple.com/documentation/foundationmodels/generationoptions).
public struct GenerationOptions: Sendable, Equatable {
    /// How the next word is chosen; nil for the model's own way.
    public var sampling: SamplingMode?
    /// How far answers differ, from 0 to 1; nil for the model's own value.
    public var temperature: Double?
    /// The largest number of tokens of an answer; nil for the model's own limit.
    public var maximumResponseTokens: Int?

    /// Creates settings.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// A way to choose the next word.
    public struct SamplingMode: Sendable, Equatable {
        enum Kind: Equatable, Sendable { case greedy, top(Int, seed: UInt64?), threshold(Double, seed: UInt64?) }
        let kind: Kind

        /// Always the most likely word.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
        /// Returns a random choice of the most likely words; a seed repeats it.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .top(k, seed: seed))
        }
        /// Returns a random choice of words whose likelihoods add up to a threshold, from 0 to 1; a seed repeats it.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .threshold(probabilityThreshold, seed: seed))
        }
    }
}
