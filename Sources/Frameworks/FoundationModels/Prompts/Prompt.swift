/// A request to a language model.
///
/// Follows Apple's [Prompt](https://developer.apple.com/documentation/foundationmodels/prompt).
public struct Prompt: Sendable {
    /// The texts, one after another.
    let words: [String]

    init(words: [String]) { self.words = words }

    /// Creates a prompt of a value.
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    /// Creates a prompt of the values of a closure.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

    /// The texts on lines of their own.
    var text: String { words.joined(separator: "\n") }
}

/// A value that can be a part of a prompt.
public protocol PromptRepresentable {
    /// The value as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
    // With `return`: the builder of the requirement would ask for this again.
    public var promptRepresentation: Prompt { return self }
}

/// Puts a prompt together of values.
@resultBuilder
public struct PromptBuilder {
    /// Returns the values one after another.
    public static func buildBlock<each Part: PromptRepresentable>(_ components: repeat each Part) -> Prompt {
        var words: [String] = []
        for part in repeat each components { words += part.promptRepresentation.words }
        return Prompt(words: words)
    }
    /// Returns the values of a loop.
    public static func buildArray(_ components: [some PromptRepresentable]) -> Prompt {
        Prompt(words: components.flatMap { $0.promptRepresentation.words })
    }
    /// Returns the values of the first branch.
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    /// Returns the values of the other branch.
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    /// Returns the values of a branch that may be missing.
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(words: []) }
    /// Returns the values for some versions of a system.
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
    /// Returns a value.
    public static func buildExpression<Part: PromptRepresentable>(_ expression: Part) -> Part { expression }
    /// Returns a value that is a prompt already.
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
}
