import Foundation
import OrielFoundation
import SwiftUICore

/// Creates a source of bytes; nil if they are no picture.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.flatMap { CGImageSource(data: $0) }
}
/// Returns how far a picture has been read.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    source.status(at: index)
}
/// Releases the pixels of a picture that are kept; none are here.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}
/// Returns the names of the formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: [
        "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "com.microsoft.bmp",
        "com.microsoft.ico", "public.tiff", "public.heic", "public.avif", "public.jpeg-xl", "public.svg-image",
        "com.adobe.pdf",
    ])
}
/// Returns further data of a picture, such as distances; nil, as none is read here.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ source: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? { nil }

/// Creates a destination at a consumer's place, for pictures of a format such as `public.png`; nil for others.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    if let data = consumer.data { return CGImageDestination(data: data, type: type) }
    return consumer.url.flatMap { CGImageDestination(url: $0, type: type) }
}
/// Adds further data, such as distances, to the last picture; it is not written, which is reported once.
public func CGImageDestinationAddAuxiliaryDataInfo(
    _ destination: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) { RuntimeWarning.issue("CGImageDestination writes no further data of pictures: see CompatibilityGaps.md.") }

/// Copies the file of a source as it is, without decoding it.
///
/// Facts that the options add or change are not written, which is reported once.
/// - Parameter err: Receives why it failed.
/// - Returns: Whether it succeeded, which needs the destination's format to be the source's.
public func CGImageDestinationCopyImageSource(
    _ isrc: CGImageDestination, _ source: CGImageSource, _ options: CFDictionary?,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ text: String) -> Bool {
        let info = [NSLocalizedDescriptionKey: text]
        err?.pointee = .passRetained(NSError(domain: "CGImageMetadataErrorDomain", code: 4, userInfo: info))
        return false
    }
    let changes = options.map { options in
        [kCGImageDestinationMetadata, kCGImageDestinationDateTime, kCGImageDestinationOrientation]
            .contains { options.object(forKey: $0) != nil }
    }
    if changes == true {
        RuntimeWarning.issue("CGImageDestinationCopyImageSource writes no facts: see CompatibilityGaps.md.")
    }
    guard CGImageSourceGetType(source) == isrc.typeIdentifier else { return fail("The formats differ.") }
    guard let data = source.data, isrc.write(data) else {
        return fail("The file could not be written.")
    }
    return true
}
