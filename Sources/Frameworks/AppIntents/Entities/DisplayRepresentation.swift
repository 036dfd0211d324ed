import Foundation
import OrielFoundation

/// How a thing is shown: a title, a line below it and a picture.
///
/// Follows Apple's
/// [DisplayRepresentation](https://developer.apple.com/documentation/appintents/displayrepresentation).
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The title.
    public var title: LocalizedStringResource
    /// The line below the title; nil for none.
    public var subtitle: LocalizedStringResource?
    /// The picture; nil for none.
    public var image: Image?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms) }

    /// Creates a representation of a text.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    /// A picture.
    public struct Image: Hashable, Sendable {
        enum Source: Hashable { case symbol(String), asset(String), place(URL), data(Data) }
        let source: Source
        /// Whether the picture is drawn in one color.
        public let isTemplate: Bool?
        /// How a picture is cut.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        /// Creates a picture of a symbol.
        public init(systemName: String, isTemplate: Bool? = nil) {
            (source, self.isTemplate) = (.symbol(systemName), isTemplate)
        }
        /// Creates a picture of the app's catalog.
        public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.asset(named), isTemplate)
        }
        /// Creates a picture of a file.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.place(url), isTemplate)
        }
        /// Creates a picture of data.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate) = (.data(data), isTemplate)
        }
    }
}

/// How a type is shown.
///
/// Follows Apple's
/// [TypeDisplayRepresentation](https://developer.apple.com/documentation/appintents/typedisplayrepresentation).
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name.
    public var name: LocalizedStringResource
    /// The name with a number.
    public var numericFormat: LocalizedStringResource?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }

    /// Creates a representation of a text.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
