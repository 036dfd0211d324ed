import Foundation

extension Text {
    /// Creates a text that shows a localized string.
    ///
    /// - Parameters:
    ///   - key: The key, which is shown itself where no translation is found.
    ///   - tableName: The file of translations; `Localizable` by default.
    ///   - bundle: The bundle that holds the file; the program's own by default.
    ///   - comment: A hint for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        // Without translations, Markdown and numbers to group, the text is known already.
        if bundle == nil, !LocalizedStrings.mainHasTables, let plain = key.plainCharacters {
            self.init(verbatim: plain)
        } else {
            self.init(LocalizedSource(key, table: tableName, bundle: bundle))
        }
    }

    /// Creates a text that shows a localized string.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(ResourceSource(resource))
    }
}

extension LocalizedStringKey {
    /// The characters, where they are the same in all environments; nil otherwise.
    var plainCharacters: String? {
        if !arguments.isEmpty { return filled }
        if InlineMarkdown.mayBeMarkdown(key) { return nil }
        return key.utf8.contains(UInt8(ascii: "%")) ? FormatPattern.fill(key, with: []) : key
    }
}

/// A localized string: looked up, read as Markdown, and filled with its values.
final class LocalizedSource: TextSource {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        let found = LocalizedStrings.find(
            key.key, table: table, bundle: bundle, locale: builder.locale.explicitLocale, arguments: key.arguments)
        builder.append(format: found ?? (key.key, ""), key.arguments, traits)
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? LocalizedSource else { return false }
        return key == other.key && table == other.table && bundle === other.bundle
    }
}

/// A localized string that carries its own bundle and default.
final class ResourceSource: TextSource {
    let resource: LocalizedStringResource

    init(_ resource: LocalizedStringResource) {
        self.resource = resource
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        builder.append(
            format: resource.translation(locale: builder.locale.explicitLocale), resource.defaultValue.arguments, traits
        )
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? ResourceSource).map { $0.resource == resource } ?? false
    }
}

extension TextBuilder {
    /// Adds a format read as Markdown, with values in place of its specifiers.
    mutating func append(
        format: (format: String, language: String), _ arguments: [FormatArgument], _ traits: TextTraits
    ) {
        let runs = LocalizedRun.runs(
            of: format.format, language: format.language, arguments: arguments, locale: locale.locale)
        for run in runs {
            let traits = traits.adding(run.style)
            switch run.content {
            case .characters(let string): append(string, traits)
            case .piece(let piece as Text): append(piece, traits)
            case .piece(let piece as AttributedPiece): append(piece.text, traits)
            case .piece(let piece): append(piece.string(locale: locale.locale), traits)
            }
        }
    }
}

extension Text: FormatPiece {
    package func string(locale: Locale) -> String { plainString }
    package func isSame(as other: any FormatPiece) -> Bool { (other as? Text).map { self == $0 } ?? false }
}

extension FormatArgument {
    /// A text, an image, a date that moves: whatever needs the environment.
    static func text(_ text: Text) -> FormatArgument { .piece(text) }
}
