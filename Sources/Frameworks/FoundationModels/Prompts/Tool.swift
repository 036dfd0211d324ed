/// A function of the app that a language model may call while it answers.
///
/// Follows Apple's [Tool](https://developer.apple.com/documentation/foundationmodels/tool).
///
/// ```swift
/// import FoundationModels
///
/// struct TemperatureTool: Tool {
///     let description = "Returns the temperature of a city"
///     @Generable struct Arguments {
///         @Guide(description: "The city")
///         var city: String
///     }
///     func call(arguments: Arguments) async throws -> String { "21 degrees in \(arguments.city)" }
/// }
/// ```
public protocol Tool<Arguments, Output>: Sendable {
    /// The result, which becomes a part of the prompt.
    associatedtype Output: PromptRepresentable
    /// The values that the model passes.
    associatedtype Arguments: ConvertibleFromGeneratedContent
    /// The name by which the model calls the tool; the type's name by default.
    var name: String { get }
    /// A description by which the model knows when to call the tool.
    var description: String { get }
    /// The form of the arguments.
    var parameters: GenerationSchema { get }
    /// Whether the form of the arguments is a part of the instructions; true by default.
    var includesSchemaInInstructions: Bool { get }
    /// Called by the model.
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
