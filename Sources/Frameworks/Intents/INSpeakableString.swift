import Foundation

/// A word or name, and how it is said.
///
/// Follows Apple's [INSpeakableString](https://developer.apple.com/documentation/intents/inspeakablestring).
public final class INSpeakableString: NSObject, Sendable {
    /// The word.
    public let spokenPhrase: String
    /// How it is said; nil as it is written.
    public let pronunciationHint: String?
    /// The app's name for it; nil for none.
    public let vocabularyIdentifier: String?

    /// Creates a word.
    public init(spokenPhrase: String) {
        (self.spokenPhrase, pronunciationHint, vocabularyIdentifier) = (spokenPhrase, nil, nil)
    }

    /// Creates a word of the app's vocabulary.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
        self.vocabularyIdentifier = vocabularyIdentifier
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? INSpeakableString)?.spokenPhrase == spokenPhrase
    }
    public override var hash: Int { spokenPhrase.hashValue }
}
