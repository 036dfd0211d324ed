import Foundation
import OrielFoundation

extension String {
    /// How the user writes a text for a parameter.
    ///
    /// Follows Apple's [IntentInputOptions](https://developer.apple.com/documentation/swift/string/intentinputoptions). The user is not asked
    /// for values here, so that the options are only kept.
    public struct IntentInputOptions: Hashable, Sendable {
        /// The keys that are offered.
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, webSearch, asciiCapableNumberPad
        }

        /// The letters that become capitals.
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

        /// The keys that are offered.
        public var keyboardType: KeyboardType
        /// The letters that become capitals.
        public var capitalizationType: CapitalizationType
        /// Whether the text may have several lines.
        public var multiline: Bool
        /// Whether words are corrected.
        public var autocorrect: Bool
        /// Whether quotation marks become typographic ones.
        public var smartQuotes: Bool
        /// Whether hyphens become dashes.
        public var smartDashes: Bool

        /// Creates options.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType, self.multiline) = (keyboardType, capitalizationType, multiline)
            (self.autocorrect, self.smartQuotes, self.smartDashes) = (autocorrect, smartQuotes, smartDashes)
        }
    }
}

extension IntentParameter {
    /// Creates a parameter of a text, with options for writing it.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }

    /// Creates a parameter of a text, with options for writing it and values that a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider)
    }
}
