import Foundation

/// A value as a language model writes it: a tree of objects, lists, texts, numbers and Booleans.
///
/// Follows Apple's [GeneratedContent](https://developer.apple.com/documentation/foundationmodels/generatedcontent). It is read from JSON, also
/// where that ends too early, and written as JSON; types marked with `@Generable` are made of it.
///
/// ```swift
/// import FoundationModels
///
/// let content = try GeneratedContent(json: #"{"city": "Ulm", "temperature": 21}"#)
/// let city = try content.value(String.self, forProperty: "city")
/// ```
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
    /// The form of a value.
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// The form of the value, with its parts.
    public let kind: Kind
    /// The identity of the value among the versions of a stream; nil if it has none.
    public var id: GenerationID?
    /// Whether the value was written to its end; false for a part of a stream.
    public let isComplete: Bool

    init(kind: Kind, id: GenerationID?, isComplete: Bool) {
        (self.kind, self.id, self.isComplete) = (kind, id, isComplete)
    }

    /// Creates a complete value of a form.
    public init(kind: Kind, id: GenerationID? = nil) { self.init(kind: kind, id: id, isComplete: true) }

    /// Creates a copy of a value.
    public init(_ content: GeneratedContent) { self = content }

    /// Creates the content of a value.
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

    /// Creates the content of a value, with an identity.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// Creates an object; of two properties with the same name, the last one counts.
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        self.init(
            properties: properties.map { ($0.key, $0.value) }, id: id, uniquingKeysWith: { _, last in last })
    }

    /// Creates an object of pairs, with a function that combines two values of the same name.
    public init<S: Sequence>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
        var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
        for (key, value) in properties {
            if let first = values[key] {
                values[key] = try combine(first, value.generatedContent).generatedContent
            } else {
                values[key] = value.generatedContent
                keys.append(key)
            }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }

    /// Creates a list.
    public init<S: Sequence>(elements: S, id: GenerationID? = nil)
    where S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map { $0.generatedContent }), id: id)
    }

    /// Creates a value from JSON, which may end too early.
    ///
    /// A text, list or object without its end is kept as far as it was written, and ``isComplete`` is false then. Throws a
    /// `LanguageModelSession.GenerationError.decodingFailure` where the text is not JSON.
    public init(json: String) throws {
        var reader = JSONTextReader(json)
        self = try reader.document()
    }

    /// The value as JSON, with the properties in their order.
    public var jsonString: String {
        var writer = JSONTextWriter()
        writer.write(self)
        return writer.text
    }

    public var debugDescription: String { "GeneratedContent(\(jsonString))" }
    public var generatedContent: GeneratedContent { self }
    /// The schema of any value.
    public static var generationSchema: GenerationSchema { GenerationSchema(node: .anything) }

    /// Whether two values have the same form and parts; their identities are not compared.
    public static func == (first: GeneratedContent, second: GeneratedContent) -> Bool {
        first.kind == second.kind && first.isComplete == second.isComplete
    }
}

extension GeneratedContent {
    /// Returns the value as a type.
    ///
    /// Throws a `LanguageModelSession.GenerationError.decodingFailure` where it has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }

    /// Returns the value of a property as a type; throws where there is no such property.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let content = try properties()[property] else {
            throw Self.failure("The content has no property “\(property)”.")
        }
        return try Value(content)
    }

    /// Returns the value of a property as a type; nil if there is none, or where it is null.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let content = try properties()[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    /// Returns the value of a property that may be unfinished; used by `@Generable`.
    ///
    /// Nil if there is no such property yet, or where its beginning is not a value.
    public func _partialValue<Value: ConvertibleFromGeneratedContent>(forProperty property: String) throws -> Value? {
        guard let content = try properties()[property], content.kind != .null else { return nil }
        return content.isComplete ? try Value(content) : try? Value(content)
    }

    /// Returns the error for a name that no case has; used by `@Generable`.
    public func _unknownCase(of type: Any.Type) -> any Error { mismatch("a case of \(type)") }

    /// Returns an object without the values that are nil; used by `@Generable`.
    public static func _object(
        _ properties: [(String, any ConvertibleToGeneratedContent)], id: GenerationID?
    ) -> GeneratedContent {
        let values = properties.map { ($0, $1.generatedContent) }.filter { $0.1.kind != .null }
        var content = SchemaWriter.object(values)
        content.id = id
        return content
    }

    private func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else { throw mismatch("an object") }
        return properties
    }

    /// The error for a value of another form.
    func mismatch(_ expected: String) -> LanguageModelSession.GenerationError {
        Self.failure("Expected \(expected), found \(jsonString).")
    }

    static func failure(_ text: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: text))
    }
}

/// The identity of a value, which stays the same while a stream changes the value.
///
/// Follows Apple's [GenerationID](https://developer.apple.com/documentation/foundationmodels/generationid).
public struct GenerationID: Sendable, Hashable {
    private let value = UUID()
    /// Creates an identity of its own.
    public init() {}
}
