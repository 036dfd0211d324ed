import DisplayList
import Foundation

/// The resolved styles of texts in one environment; kept by the environment's innermost element, so that thousands of
/// texts beside each other share one style and one paragraph style.
final class TextStyleCache {
    /// The innermost value, which owns the cache; nil for the empty environment.
    private unowned(unsafe) let head: _EnvironmentElement?
    let context: FontContext
    let traits: TextTraits
    let textCase: Text.Case?
    let locale: LocaleContext
    let paragraph: ParagraphStyle
    /// Whether bars replace the lines.
    let isRedacted: Bool
    /// The drawing that replaces the texts' own; nil for none.
    let renderer: TextDrawing?
    /// Lets texts select their characters; nil where they can't.
    let selection: TextSelectionHost?
    /// The style of text without modifiers.
    let plain: TextStyle
    /// Styles that texts with modifiers resolved to lately.
    private var recent: [(traits: TextTraits, style: TextStyle)] = []

    private init(_ environment: EnvironmentValues) {
        head = environment.head
        context = FontContext(environment)
        traits = TextTraits(environment)
        textCase = environment.find(TextCaseKey.self)?.value
        locale = LocaleContext(environment)
        paragraph = StyleTable.intern(ParagraphStyle(environment))
        isRedacted = environment.isRedacted
        renderer = environment.find(TextRendererKey.self)?.value
        selection = environment.find(TextSelectionKey.self)?.value
        plain = StyleTable.intern(traits.style(context, environment))
    }

    var environment: EnvironmentValues { EnvironmentValues(head: head) }

    /// The cache of an environment, made when first asked for.
    @inline(__always)
    static func of(_ environment: EnvironmentValues) -> TextStyleCache {
        guard let head = environment.head else { return standard }
        if let found = head.textStyleCache { return unsafeDowncast(found, to: TextStyleCache.self) }
        return make(head)
    }

    @inline(never)
    private static func make(_ head: _EnvironmentElement) -> TextStyleCache {
        let cache = TextStyleCache.withoutReader(EnvironmentValues(head: head))
        head.textStyleCache = cache
        return cache
    }

    /// The environment is read for the cache, not in the name of a view that happens to be evaluated.
    private static func withoutReader(_ environment: EnvironmentValues) -> TextStyleCache {
        let reader = UpdateContext.reader
        UpdateContext.reader = nil
        defer { UpdateContext.reader = reader }
        return TextStyleCache(environment)
    }

    /// The cache of the empty environment.
    nonisolated(unsafe) private static let standard = TextStyleCache(EnvironmentValues())

    /// The style of text with modifiers whose gradients refer to a rectangle.
    func style(_ own: TextTraits, bounds: CGRect) -> TextStyle {
        traits.overridden(by: own).style(context, environment, bounds: bounds)
    }

    /// The style of text with modifiers.
    func style(_ own: TextTraits) -> TextStyle {
        for index in recent.indices where recent[index].traits == own { return recent[index].style }
        if own.isEmpty { return plain }
        let reader = UpdateContext.reader
        UpdateContext.reader = nil
        defer { UpdateContext.reader = reader }
        let style = StyleTable.intern(traits.overridden(by: own).style(context, environment))
        if recent.count >= 16 { recent.removeFirst(8) }
        recent.append((own, style))
        return style
    }
}

/// Styles by value, so that equal ones are one object whichever environment they were made in.
enum StyleTable {
    nonisolated(unsafe) private static var styles: Set<TextStyle> = []
    nonisolated(unsafe) private static var paragraphs: Set<ParagraphStyle> = []
    /// Animated colors and sizes make ever new styles: the table begins again rather than grow without end.
    private static let capacity = 1024

    static func intern(_ style: TextStyle) -> TextStyle {
        if styles.count >= capacity { styles.removeAll(keepingCapacity: true) }
        return styles.insert(style).memberAfterInsert
    }

    static func intern(_ style: ParagraphStyle) -> ParagraphStyle {
        if paragraphs.count >= capacity { paragraphs.removeAll(keepingCapacity: true) }
        return paragraphs.insert(style).memberAfterInsert
    }
}
