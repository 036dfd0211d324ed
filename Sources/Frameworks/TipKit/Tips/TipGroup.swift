import Foundation

/// Several tips, of which one is shown at a time.
///
/// Follows Apple's [TipGroup](https://developer.apple.com/documentation/tipkit/tipgroup). Keep it in a `@State` of a view, which is updated
/// when another tip's turn comes.
public final class TipGroup: Observable, Sendable {
    /// Which tip is shown.
    public enum Priority: Hashable, Sendable {
        /// The first one that is available.
        case firstAvailable
        /// One after the other, when all before it are no longer shown.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Creates a group.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip that is shown; nil for none.
    public var currentTip: (any Tip)? {
        TipStore.shared.noteRead()
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first {
                if case .invalidated = $0.status { false } else { true }
            }
            return next?.shouldDisplay == true ? next : nil
        }
    }
}

/// Puts tips together.
@resultBuilder
public enum TipGroupBuilder {
    /// All tips.
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
    /// One tip.
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    /// A list of tips.
    public static func buildExpression(_ expression: [any Tip]) -> [any Tip] { expression }
    /// Tips while a condition holds.
    public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
}
