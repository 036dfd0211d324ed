import Foundation
import OrielFoundation

/// The key of the format among attributes of pixels.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The key of the width among attributes of pixels.
public let kCVPixelBufferWidthKey = "Width"
/// The key of the height among attributes of pixels.
public let kCVPixelBufferHeightKey = "Height"
/// The key of the alignment of rows, in bytes.
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment"
/// The key of whether Core Graphics can draw the pixels.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
/// The key of whether Core Graphics can draw into the pixels.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
/// The key of whether Metal can read the pixels.
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
/// The key of how pixels are shared between processes.
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
/// The key of whether OpenGL can read the pixels.
public let kCVPixelBufferOpenGLCompatibilityKey = "OpenGLCompatibility"
/// The key of whether OpenGL ES can read the pixels.
public let kCVPixelBufferOpenGLESCompatibilityKey = "OpenGLESCompatibility"

/// Notes something about pixels.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) { buffer[attachment: key] = (value, attachmentMode) }

/// Notes a text about pixels.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFString, _ attachmentMode: CVAttachmentMode
) { buffer[attachment: key] = (NSString(string: value), attachmentMode) }

/// Returns a note about pixels; nil if there is none.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let note = buffer[attachment: key] else { return nil }
    attachmentMode?.pointee = note.mode
    return note.value
}

/// Returns all notes about pixels that are passed on to copies, or that are not.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let notes = buffer.allAttachments.filter { $0.value.mode == attachmentMode }
    return notes.isEmpty ? nil : NSDictionary(dictionary: notes.mapValues(\.value))
}

/// Removes a note about pixels.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer[attachment: key] = nil }
/// Removes all notes about pixels.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.allAttachments = [:] }
/// Copies the notes about pixels that are passed on.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    destinationBuffer.allAttachments.merge(sourceBuffer.allAttachments.filter { $0.value.mode == .shouldPropagate }) {
        $1
    }
}

/// Returns the size of a picture, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// Returns the size at which a picture is shown, in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}
/// Returns the part of a picture that is shown, in pixels.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
/// Returns whether a picture's first row is at the top; always here.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
