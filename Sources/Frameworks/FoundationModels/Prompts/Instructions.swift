/// The standing instructions of a session, which come before every prompt.
///
/// Follows Apple's [Instructions](https://developer.apple.com/documentation/foundationmodels/instructions).
public struct Instructions: Sendable {
    /// The texts, one after another.
    let words: [String]

    init(words: [String]) { self.words = words }

    /// Creates instructions of a value.
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    /// Creates instructions of the values of a closure.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

    /// The texts on lines of their own.
    var text: String { words.joined(separator: "\n") }
}

/// A value that can be a part of instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
    // With `return`: the builder of the requirement would ask for this again.
    public var instructionsRepresentation: Instructions { return self }
}

/// Puts instructions together of values.
@resultBuilder
public struct InstructionsBuilder {
    /// Returns the values one after another.
    public static func buildBlock<each Part: InstructionsRepresentable>(_ components: repeat each Part) -> Instructions
    {
        var words: [String] = []
        for part in repeat each components { words += part.instructionsRepresentation.words }
        return Instructions(words: words)
    }
    /// Returns the values of a loop.
    public static func buildArray(_ components: [some InstructionsRepresentable]) -> Instructions {
        Instructions(words: components.flatMap { $0.instructionsRepresentation.words })
    }
    /// Returns the values of the first branch.
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    /// Returns the values of the other branch.
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    /// Returns the values of a branch that may be missing.
    public static func buildOptional(_ component: Instructions?) -> Instructions {
        component ?? Instructions(words: [])
    }
    /// Returns the values for some versions of a system.
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
    /// Returns a value.
    public static func buildExpression<Part: InstructionsRepresentable>(_ expression: Part) -> Part { expression }
    /// Returns a value that is instructions already.
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
}
