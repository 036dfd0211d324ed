import Foundation

/// A part of a localized string with its values filled in: characters of one style, or a value that is more.
package struct LocalizedRun {
    package enum Content {
        case characters(String)
        case piece(any FormatPiece)
    }

    package var content: Content
    /// The style; its text belongs to the format.
    package var style: InlineMarkdown.Span

    /// The characters.
    package func string(locale: Locale) -> String {
        switch content {
        case .characters(let string): string
        case .piece(let piece): piece.string(locale: locale)
        }
    }

    /// Reads a format as Markdown, puts values in place of its specifiers, and has words agree with their numbers.
    /// - Parameters:
    /// - syntax: The processed part of Markdown.
    ///   - language: The format's language; empty for the source's, which is assumed to be English.
    package static func runs(
        of format: String, as syntax: InlineMarkdown.Syntax = .inlinesAndAttributes, language: String,
        arguments: [FormatArgument], locale: Locale
    ) -> [LocalizedRun] {
        let isMarkdown = syntax == .attributesOnly ? format.contains("^[") : InlineMarkdown.mayBeMarkdown(format)
        let (spans, groups) =
            isMarkdown ? InlineMarkdown.parse(format, as: syntax) : ([InlineMarkdown.Span(text: format)], [])
        var runs: [LocalizedRun] = []
        var next = 0
        for span in spans {
            for piece in FormatPattern.pieces(of: span.text, next: &next) {
                switch piece {
                case .literal(let string):
                    runs.append(LocalizedRun(content: .characters(string), style: span))
                case .argument(let index, let specifier):
                    guard arguments.indices.contains(index) else {
                        runs.append(LocalizedRun(content: .characters(specifier), style: span))
                        continue
                    }
                    if case .piece(let piece) = arguments[index] {
                        runs.append(LocalizedRun(content: .piece(piece), style: span))
                    } else {
                        let string = arguments[index].string(specifier: specifier, locale: locale)
                        runs.append(LocalizedRun(content: .characters(string), style: span))
                    }
                }
            }
        }
        if !groups.isEmpty, language.isEmpty || language == "Base" || language.prefix(while: { $0 != "-" }) == "en" {
            let members = Dictionary(grouping: runs.indices.filter { runs[$0].style.group != nil }) {
                runs[$0].style.group ?? 0
            }
            for (number, attributes) in groups.enumerated() where attributes.inflects {
                inflect(&runs, members[number] ?? [], attributes, arguments, locale)
            }
        }
        return runs
    }

    private static func inflect(
        _ runs: inout [LocalizedRun], _ members: [Int], _ attributes: MarkdownAttributes,
        _ arguments: [FormatArgument], _ locale: Locale
    ) {
        var isPlural = attributes.isPlural
        if isPlural == nil, let argument = attributes.agreementArgument.map({ $0 &- 1 }),
            arguments.indices.contains(argument)
        {
            isPlural = EnglishPhrase.isPlural(arguments[argument].string(specifier: nil, locale: locale))
        }
        var strings = members.map { runs[$0].string(locale: locale) }
        EnglishPhrase.inflect(&strings, isPlural: isPlural)
        for (index, string) in zip(members, strings) {
            if case .characters(let old) = runs[index].content, old != string {
                runs[index].content = .characters(string)
            }
        }
    }
}
