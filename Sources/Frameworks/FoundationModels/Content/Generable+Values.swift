import Foundation

extension Bool: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch("a Boolean") }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    /// The schema of a Boolean.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .boolean) }
}

extension String: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.mismatch("a text") }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    /// The text, in instructions.
    public var instructionsRepresentation: Instructions { return Instructions(words: [self]) }
    /// The text, in a prompt.
    public var promptRepresentation: Prompt { return Prompt(words: [self]) }
    /// The schema of a text.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .string) }
}

extension Int: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
            throw content.mismatch("a whole number")
        }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    /// The schema of a whole number.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .integer) }
}

extension Double: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind else { throw content.mismatch("a number") }
        self = number
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    /// The schema of a number.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .number) }
}

extension Float: Generable {
    public init(_ content: GeneratedContent) throws { self.init(try Double(content)) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    /// The schema of a number.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .number) }
}

extension Decimal: Generable {
    public init(_ content: GeneratedContent) throws {
        let number = try Double(content)
        // The shortest digits of the number: 0.1 stays 0.1.
        self = Decimal(string: "\(number)") ?? Decimal(number)
    }
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(Double("\(self)") ?? .nan))
    }
    /// The schema of a number.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .number) }
}

extension Never: Generable {
    public init(_ content: GeneratedContent) throws { throw content.mismatch("no value") }
    /// The schema of a type without values.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .nothing) }
    /// There is no value that could become content.
    public var generatedContent: GeneratedContent { switch self {} }
}

extension Array: Generable where Element: Generable {
    /// A list of unfinished values.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    /// The schema of a list.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(node: .list(.type(Element.self)))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.mismatch("a list") }
        var values: [Element] = []
        for element in elements {
            // The beginning of the last element may not be a value yet.
            if element.isComplete {
                values.append(try Element(element))
            } else if let value = try? Element(element) {
                values.append(value)
            }
        }
        self = values
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// The elements one after another, in instructions.
    public var instructionsRepresentation: Instructions {
        return Instructions(words: flatMap { $0.instructionsRepresentation.words })
    }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// The elements one after another, in a prompt.
    public var promptRepresentation: Prompt { return Prompt(words: flatMap { $0.promptRepresentation.words }) }
}

extension Optional where Wrapped: Generable {
    /// An unfinished value.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: ConvertibleToGeneratedContent, InstructionsRepresentable, PromptRepresentable
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
