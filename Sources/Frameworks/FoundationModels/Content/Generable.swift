import Foundation

/// A type that is made of content that a language model writes.
///
/// Follows Apple's
/// [ConvertibleFromGeneratedContent](https://developer.apple.com/documentation/foundationmodels/convertiblefromgeneratedcontent).
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Creates a value of content; throws where the content has another form.
    init(_ content: GeneratedContent) throws
}

/// A type whose values become content.
///
/// Follows Apple's
/// [ConvertibleToGeneratedContent](https://developer.apple.com/documentation/foundationmodels/convertibletogeneratedcontent).
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The value as JSON, in instructions.
    public var instructionsRepresentation: Instructions { return Instructions(words: [generatedContent.jsonString]) }
    /// The value as JSON, in a prompt.
    public var promptRepresentation: Prompt { return Prompt(words: [generatedContent.jsonString]) }
}

/// A type that a language model can write, as its schema says.
///
/// Follows Apple's [Generable](https://developer.apple.com/documentation/foundationmodels/generable). The macro
/// ``Generable(description:)`` adds the conformance to structures and enumerations.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The value while it is being written: each property may still be missing.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    /// The description of the form of the values.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// Returns the value in the form of an unfinished one.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            preconditionFailure("\(Self.self) does not make its own partial value: \(error)")
        }
    }
}

/// Makes a structure or an enumeration one that a language model can write.
///
/// A structure gets `init(_:)`, `generatedContent`, `generationSchema` and `PartiallyGenerated` of its stored properties, whose types must be
/// written. An enumeration gets the same of its cases.
///
/// ```swift
/// import FoundationModels
///
/// @Generable(description: "A city on a journey")
/// struct Stop {
///     @Guide(description: "The name of the city")
///     var city: String
///     @Guide(description: "The number of days", .range(1...14))
///     var days: Int
/// }
/// ```
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) = #externalMacro(module: "OrielMacros", type: "GenerableMacro")

/// Describes a property to the model, and limits its values.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "OrielMacros", type: "GuideMacro")

/// Describes a property to the model, whose text matches a pattern.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "OrielMacros", type: "GuideMacro")

/// Describes a property to the model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "OrielMacros", type: "GuideMacro")
