import DisplayList
import Foundation

extension Text {
    /// Returns the text with its style, ready to be measured and drawn in an environment.
    @inline(__always)
    func resolve(in environment: EnvironmentValues) -> TextContent {
        let cache = TextStyleCache.of(environment)
        if extra == nil, cache.textCase == nil {
            return TextContent(string, style: cache.plain, paragraph: cache.paragraph)
        }
        return withExtendedLifetime(environment) {
            if let extra, extra.source == nil, cache.textCase == nil {
                return TextContent(string, style: cache.style(extra.traits), paragraph: cache.paragraph)
            }
            return slowResolve(cache).content
        }
    }

    /// Returns the text with its style, and the moment at which it will read differently.
    ///
    /// The caller keeps the cache's environment alive meanwhile.
    @inline(never)
    func slowResolve(_ cache: TextStyleCache, bounds: CGRect? = nil) -> (content: TextContent, nextUpdate: Date?) {
        var builder = TextBuilder(cache, bounds: bounds)
        builder.append(self, TextTraits())
        return (builder.content, builder.nextUpdate)
    }
}

/// Collects the runs of a text.
struct TextBuilder {
    let cache: TextStyleCache
    /// The rectangle that gradients refer to; nil while it isn't known, and for plain colors.
    private let bounds: CGRect?
    private var runs: [TextRun] = []
    /// The earliest moment at which the text reads differently; nil for never.
    private(set) var nextUpdate: Date?

    init(_ cache: TextStyleCache, bounds: CGRect? = nil) {
        self.cache = cache
        self.bounds = bounds
    }

    var environment: EnvironmentValues { cache.environment }
    var locale: LocaleContext { cache.locale }

    /// The text; an empty one has one empty run, for the height of its line.
    var content: TextContent {
        runs.isEmpty
            ? TextContent("", style: cache.plain, paragraph: cache.paragraph)
            : TextContent(runs: runs, paragraph: cache.paragraph)
    }

    /// Adds a text; the outer traits count where its own say nothing.
    mutating func append(_ text: Text, _ outer: TextTraits) {
        guard let extra = text.extra else { return append(text.string, outer) }
        let traits = outer.overridden(by: extra.traits)
        if let source = extra.source {
            source.append(to: &self, traits)
        } else {
            append(text.string, traits)
        }
    }

    /// Adds characters of one style; joins them to the last run where that looks alike.
    mutating func append(_ string: String, _ traits: TextTraits) {
        let string = cased(string)
        let style = style(traits)
        if let last = runs.last, last.style === style, style.attachment == nil {
            runs[runs.count - 1].string += string
        } else {
            if string.isEmpty, !runs.isEmpty { return }
            if runs.count == 1, runs[0].string.isEmpty { runs.removeAll() }
            runs.append(TextRun(string, style: style))
        }
    }

    /// Adds a run that never joins others.
    mutating func append(_ run: TextRun) {
        if runs.count == 1, runs[0].string.isEmpty { runs.removeAll() }
        runs.append(run)
    }

    /// The style of text with modifiers.
    func style(_ traits: TextTraits) -> TextStyle {
        bounds.map { cache.style(traits, bounds: $0) } ?? cache.style(traits)
    }

    /// Notes a moment at which the text reads differently.
    mutating func update(at date: Date) {
        nextUpdate = nextUpdate.map { min($0, date) } ?? date
    }

    private func cased(_ string: String) -> String {
        switch cache.textCase {
        case nil: string
        case .uppercase: cache.locale.explicitLocale.map { string.uppercased(with: $0) } ?? string.uppercased()
        case .lowercase: cache.locale.explicitLocale.map { string.lowercased(with: $0) } ?? string.lowercased()
        }
    }
}
