import Foundation

/// A type of data: a node in a hierarchy of conformances.
///
/// Follows Apple's [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype). Types of the
/// system are known by a table; an app creates its own types with ``init(exportedAs:conformingTo:)``
/// or ``init(importedAs:conformingTo:)``.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Finds a type by its identifier; nil where none is known.
    public init?(_ identifier: String) {
        let lowercased = identifier.lowercased()
        guard TypeTable.shared.entry(lowercased) != nil || lowercased.hasPrefix(Self.dynamicPrefix) else { return nil }
        self.identifier = lowercased
    }

    /// Creates a type that the app defines itself.
    /// - Parameters:
    ///   - identifier: Its identifier, such as `org.example.notes`.
    ///   - parentType: The type that it conforms to; data by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
        TypeTable.shared.declare(self.identifier, conformingTo: parentType?.identifier)
    }

    /// Takes a type that another app defines.
    /// - Parameters:
    ///   - identifier: Its identifier, such as `org.example.notes`.
    ///   - parentType: The type that it conforms to; data by default.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Finds the type of files with an extension, such as `png`; a dynamic one if none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Finds the type of data with a MIME type, such as `image/png`; a dynamic one if none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Finds the type with a tag of some class; a dynamic one if none is known.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = known
            return
        }
        let kind = tagClass == .filenameExtension ? "extension" : tagClass == .mimeType ? "mime" : tagClass.rawValue
        self.init(known: "\(Self.dynamicPrefix)\(kind).\(tag.lowercased())")
        TypeTable.shared.declare(identifier, conformingTo: supertype?.identifier, tags: [tagClass: [tag.lowercased()]])
    }

    /// All types that go by a name of some kind, the most usual first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeTable.shared.identifiers(tag: tag.lowercased(), of: tagClass).map { UTType(known: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    static let dynamicPrefix = "dyn."
}

extension UTType: Hashable {
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { "UTType(\(identifier))" }
}
