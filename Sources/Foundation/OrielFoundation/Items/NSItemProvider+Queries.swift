import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// The types that the provider has, in the order in which they were added.
    public var registeredTypeIdentifiers: [String] {
        var seen: Set<String> = []
        return representations.map(\.typeIdentifier).filter { seen.insert($0).inserted }
    }

    /// The types of which the provider has files with certain options; all types, since any data can be put in a file.
    public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        fileOptions.contains(.openInPlace)
            ? representations.filter { $0.file != nil }.map(\.typeIdentifier) : registeredTypeIdentifiers
    }

    /// The types that the provider has, in the order in which they were added.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(exportedAs: $0) } }

    /// The types that the provider has as files that may be opened in place.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).map { UTType(exportedAs: $0) }
    }

    /// The types that the provider has and that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether the provider has a type, or one that conforms to it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether the provider has a type, or one that conforms to it, as files with certain options.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
    ) -> Bool {
        let found = representation(conformingTo: typeIdentifier)
        return found.map { !fileOptions.contains(.openInPlace) || $0.file != nil } ?? false
    }

    /// Returns whether an object of a class can be made from the provider's data.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        match(for: aClass) != nil
    }

    /// Returns whether a value can be made from the provider's data.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// The provider's representation for a type: an exact match before types that conform to it.
    func representation(conformingTo typeIdentifier: String) -> Representation? {
        let wanted = typeIdentifier.lowercased()
        return representations.first { $0.typeIdentifier == wanted }
            ?? representations.first { TypeConformance.conforms($0.typeIdentifier, to: wanted) }
    }

    /// The best representation for an object of a class: by the order in which the provider lists them.
    func match(for aClass: any NSItemProviderReading.Type) -> Representation? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        return representations.first { representation in
            readable.contains { TypeConformance.conforms(representation.typeIdentifier, to: $0) }
        }
    }
}

/// The conformances of types, by identifiers.
enum TypeConformance {
    static func conforms(_ identifier: String, to other: String) -> Bool {
        let (identifier, other) = (identifier.lowercased(), other.lowercased())
        return identifier == other
            || UTType(exportedAs: identifier).conforms(to: UTType(exportedAs: other))
    }

    static func identifier(ofFileExtension fileExtension: String) -> String {
        UTType(filenameExtension: fileExtension)?.identifier ?? "public.data"
    }
}

extension NSItemProvider {
    /// The types that every program may see, in the order in which they were added.
    package var typeIdentifiersForOthers: [String] {
        var seen: Set<String> = []
        return representations.filter { $0.visibility == .all }.map(\.typeIdentifier).filter {
            seen.insert($0).inserted
        }
    }
}
