import Foundation

extension UTType {
    /// Returns whether the type equals another, or is a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether another type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether this type is a kind of another.
    public func isSubtype(of type: UTType) -> Bool {
        identifier != type.identifier && TypeTable.shared.ancestors(of: identifier).contains(type.identifier)
    }

    /// All types that this one conforms to, near and far.
    public var supertypes: Set<UTType> { Set(TypeTable.shared.ancestors(of: identifier).map { UTType(known: $0) }) }

    /// The tags of the type, the preferred ones first.
    public var tags: [UTTagClass: [String]] { TypeTable.shared.entry(identifier)?.tags ?? [:] }

    /// The extension that files of the type usually have; nil where it has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type that data of the type usually has; nil where it has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The type's description, in English; nil if it is unknown.
    public var localizedDescription: String? { TypeTable.shared.entry(identifier)?.title }

    /// Whether the type was made for an unknown tag.
    public var isDynamic: Bool { identifier.hasPrefix(UTType.dynamicPrefix) }

    /// Whether the type was declared, by the system or by an app.
    public var isDeclared: Bool { !isDynamic && TypeTable.shared.entry(identifier) != nil }

    /// Whether the type belongs to no one in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The type's version; nil, since the table has none.
    public var version: Int? { nil }

    /// A page about the type; nil, since the table has none.
    public var referenceURL: URL? { nil }

    /// The extension with which documents of the type are saved: the preferred one, else the last part of the
    /// identifier, as apps usually choose it.
    package var extensionForSaving: String {
        if let own = preferredFilenameExtension { return own }
        let last = identifier.split(separator: ".").last.map(String.init) ?? "data"
        return last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } ? last : "data"
    }

    /// Whether a file may be of the type, by its name.
    package func mayBeType(ofFileNamed name: String, isDirectory: Bool) -> Bool {
        if isDirectory, self == .folder || self == .directory { return true }
        guard !isDirectory || conforms(to: .package) || conforms(to: .directory) else { return false }
        if [UTType.item, .data, .content].contains(self) { return !isDirectory }
        let ending = (name as NSString).pathExtension.lowercased()
        if ending == extensionForSaving { return true }
        // A folder of some type is not data: a text with attachments is a package.
        guard !ending.isEmpty,
            let type = UTType(filenameExtension: ending, conformingTo: isDirectory ? .directory : .data)
        else { return false }
        return type.conforms(to: self)
    }
}

extension URL {
    /// Returns the address with a component added, and the type's extension where the component lacks one.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// Returns the address with a type's extension, unless it has one of that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        if !pathExtension.isEmpty, UTType(filenameExtension: pathExtension)?.conforms(to: contentType) ?? false {
            return self
        }
        return contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// Adds a component, and the type's extension where the component lacks one.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Adds a type's extension, unless the address has one of that type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
