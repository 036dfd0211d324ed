import Foundation
import OrielFoundation
import UniformTypeIdentifiers

// The older functions for declarations of kinds of files, and the keys of declarations.

/// The class of tags that are types of the older file systems, with four letters.
public let kUTTagClassOSType: CFString = "com.apple.ostype"
/// The class of tags that are kinds of an older pasteboard.
public let kUTTagClassNSPboardType: CFString = "com.apple.nspboard-type"
/// The key of a declaration's name.
public let kUTTypeIdentifierKey: CFString = "UTTypeIdentifier"
/// The key of a declaration's tags, by their classes.
public let kUTTypeTagSpecificationKey: CFString = "UTTypeTagSpecification"
/// The key of the names of the kinds that a declaration conforms to.
public let kUTTypeConformsToKey: CFString = "UTTypeConformsTo"
/// The key of a declaration's description.
public let kUTTypeDescriptionKey: CFString = "UTTypeDescription"
/// The key of a declaration's icon.
public let kUTTypeIconFileKey: CFString = "UTTypeIconFile"
/// The key of the address of a declaration's document.
public let kUTTypeReferenceURLKey: CFString = "UTTypeReferenceURL"
/// The key of a declaration's version.
public let kUTTypeVersionKey: CFString = "UTTypeVersion"
/// The key of an app's own kinds of files.
public let kUTExportedTypeDeclarationsKey: CFString = "UTExportedTypeDeclarations"
/// The key of the kinds of files that an app knows from others.
public let kUTImportedTypeDeclarationsKey: CFString = "UTImportedTypeDeclarations"

/// Returns the names of all kinds of files with a tag; nil for another class of tags.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    guard [kUTTagClassMIMEType, kUTTagClassFilenameExtension].contains(inTagClass) else { return nil }
    let tagClass: UTTagClass = inTagClass == kUTTagClassMIMEType ? .mimeType : .filenameExtension
    let types = UTType.types(tag: inTag, tagClass: tagClass, conformingTo: inConformingToUTI.flatMap { UTType($0) })
    return .passRetained(NSArray(array: types.map(\.identifier)))
}

/// Returns whether two names are of one kind of files; the case of letters does not matter.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.caseInsensitiveCompare(inUTI2) == .orderedSame
}

/// Returns whether the system, or the app, declares a kind of files.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }

/// Returns whether a kind of files was made of a tag that is not known.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }

/// Returns the description of a kind of files; nil if there is none.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<NSString>? {
    UTType(inUTI)?.localizedDescription.map { .passRetained(NSString(string: $0)) }
}

/// Returns the declaration of a kind of files: its name, tags, description and the kinds that it conforms to; nil if it is not known.
public func UTTypeCopyDeclaration(_ inUTI: CFString) -> Unmanaged<CFDictionary>? {
    guard let type = UTType(inUTI), type.isDeclared else { return nil }
    var values: [String: Any] = [
        kUTTypeIdentifierKey: type.identifier, kUTTypeConformsToKey: type.supertypes.map(\.identifier).sorted(),
        kUTTypeTagSpecificationKey: Dictionary(uniqueKeysWithValues: type.tags.map { ($0.key.rawValue, $0.value) }),
    ]
    values[kUTTypeDescriptionKey] = type.localizedDescription
    return .passRetained(NSDictionary(dictionary: values))
}

/// Returns the folder of the app that declares a kind of files; nil for the kinds of the system.
public func UTTypeCopyDeclaringBundleURL(_ inUTI: CFString) -> Unmanaged<NSURL>? {
    let declared = [kUTExportedTypeDeclarationsKey, kUTImportedTypeDeclarationsKey].flatMap {
        Bundle.main.infoDictionary?[$0] as? [[String: Any]] ?? []
    }
    guard declared.contains(where: { $0[kUTTypeIdentifierKey] as? String == inUTI }) else { return nil }
    return .passRetained(NSURL(fileURLWithPath: Bundle.main.bundlePath))
}

/// Returns the text of a type with four letters.
public func UTCreateStringForOSType(_ inOSType: UInt32) -> Unmanaged<NSString> {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: inOSType >> (24 - 8 * $0)) }
    let text = String(bytes: bytes, encoding: .macOSRoman) ?? String(decoding: bytes, as: UTF8.self)
    return .passRetained(NSString(string: text))
}

/// Returns the type with four letters of a text; 0 if the text is longer.
public func UTGetOSTypeFromString(_ inString: CFString) -> UInt32 {
    guard let data = inString.data(using: .macOSRoman), data.count <= 4 else { return 0 }
    let bytes = Array(data) + [UInt8](repeating: 0x20, count: data.isEmpty ? 0 : 4 - data.count)
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
