import Foundation
import OrielFoundation
import UniformTypeIdentifiers

// The older names of kinds of files.

/// Any data.
public let kUTTypeData: CFString = UTType.data.identifier
/// Anything.
public let kUTTypeItem: CFString = UTType.item.identifier
/// Anything with content.
public let kUTTypeContent: CFString = UTType.content.identifier
/// A folder.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// Text.
public let kUTTypeText: CFString = UTType.text.identifier
/// Text without styles.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// Text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// A page in HTML.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// Values in JSON.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// Styled text.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// An address.
public let kUTTypeURL: CFString = UTType.url.identifier
/// The address of a file.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
/// A picture.
public let kUTTypeImage: CFString = UTType.image.identifier
/// A picture in PNG.
public let kUTTypePNG: CFString = UTType.png.identifier
/// A picture in JPEG.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// A picture in GIF.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// A document in PDF.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// A film with or without sound.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// Sound.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// An archive in ZIP.
public let kUTTypeZipArchive: CFString = UTType.zip.identifier

/// The class of tags that are file names' endings.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

private func tagClass(_ name: CFString) -> UTTagClass {
    name == kUTTagClassMIMEType ? .mimeType : .filenameExtension
}

/// Returns the name of the kind of files with a tag; nil for another class of tags.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
    guard [kUTTagClassMIMEType, kUTTagClassFilenameExtension].contains(inTagClass),
        let type = UTType(
            tag: inTag, tagClass: tagClass(inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    else { return nil }
    return .passRetained(NSString(string: type.identifier))
}

/// Returns the preferred tag of a kind of files; nil for none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
    let type = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { .passRetained(NSString(string: $0)) }
}

/// Returns whether a kind of files is one of another kind.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: other)
}
