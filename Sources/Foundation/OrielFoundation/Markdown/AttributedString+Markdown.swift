import Foundation

/// The meaning of a run of text within its line: emphasis, code and so on.
///
/// Follows Apple's [InlinePresentationIntent](https://developer.apple.com/documentation/foundation/inlinepresentationintent).
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasized: italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code: letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that may be a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within the line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML as a separate block.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The attribute that holds an ``InlinePresentationIntent``.
public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
}

extension AttributeScopes {
    /// Attributes that Foundation lacks here.
    public struct _MarkdownAttributes: AttributeScope {
        /// The meaning of a run of text within its line.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// How words agree with a number.
        public let inflect: InflectionRuleAttribute
        /// The value that words agree with, counted from 1.
        public let agreeWithArgument: AgreementArgumentAttribute
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name, as in `string.inlinePresentationIntent`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which of Markdown's syntax is understood.
        public enum InterpretedSyntax: Int, Sendable {
            /// All of it; here blocks are read as plain lines.
            case full
            /// Inlines only; runs of white space become one space.
            case inlineOnly
            /// Inlines only; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// How invalid Markdown is handled; inlines are always valid.
        public enum FailurePolicy: Int, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether attributes of Apple's extended syntax are read: `^[2 apple](inflect: true)`.
        public var allowsExtendedAttributes: Bool
        /// Which syntax is understood.
        public var interpretedSyntax: InterpretedSyntax
        /// How invalid Markdown is handled.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil for unknown.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates styled text from Markdown: emphasis, code, struck text and links.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        let (spans, groups) = InlineMarkdown.parse(
            Self.spaced(markdown, options), as: options.allowsExtendedAttributes ? .inlinesAndAttributes : .inlines)
        for span in spans {
            var piece = AttributedString(span.text)
            piece.add(span, baseURL)
            if let group = span.group {
                if groups[group].inflects { piece[InflectionRuleAttribute.self] = InflectionRule(groups[group]) }
                piece[AgreementArgumentAttribute.self] = groups[group].agreementArgument
            }
            append(piece)
        }
    }

    /// Adopts the style of a stretch of Markdown.
    private mutating func add(_ span: InlineMarkdown.Span, _ baseURL: URL? = nil) {
        var intent: InlinePresentationIntent = []
        if span.isBold { intent.insert(.stronglyEmphasized) }
        if span.isItalic { intent.insert(.emphasized) }
        if span.isCode { intent.insert(.code) }
        if span.isStruck { intent.insert(.strikethrough) }
        if !intent.isEmpty { self[InlinePresentationIntentAttribute.self] = intent }
        if let link = span.link { self.link = URL(string: link, relativeTo: baseURL) }
    }

    /// Creates styled text from Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates styled text from a localized string that is read as Markdown; words agree with their numbers.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// Creates styled text from a key's translation, or a default where there is none, that is read as Markdown.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, bundle, locale)
    }

    /// Creates styled text from a resource's translation, or its default where there is none.
    public init(localized resource: LocalizedStringResource) {
        let (format, language) = resource.translation(locale: nil)
        self.init(format, language, resource.defaultValue.arguments, resource.locale)
    }

    private init(
        key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) {
        let found = LocalizedStrings.find(key, table: table, bundle: bundle, locale: locale, arguments: value.arguments)
        self.init(found?.format ?? value.key, found?.language ?? "", value.arguments, locale)
    }

    private init(_ format: String, _ language: String, _ arguments: [FormatArgument], _ locale: Locale) {
        self.init()
        for run in LocalizedRun.runs(of: format, language: language, arguments: arguments, locale: locale) {
            if case .piece(let piece) = run.content, let styled = piece as? AttributedPiece {
                append(styled.text)
            } else {
                var piece = AttributedString(run.string(locale: locale))
                piece.add(run.style)
                append(piece)
            }
        }
    }

    private static func spaced(_ markdown: String, _ options: MarkdownParsingOptions) -> String {
        if options.interpretedSyntax == .inlineOnlyPreservingWhitespace { return markdown }
        return markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
