import CoreVideo
import Foundation

/// What can have notes: a ``CMSampleBuffer``, or pixels in memory.
public typealias CMAttachmentBearer = AnyObject
/// Whether a note is passed on to copies.
public typealias CMAttachmentMode = UInt32
/// A note that is not passed on.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// A note that is passed on.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// Returns a note; nil if there is none.
public func CMGetAttachment(
    _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
    if let buffer = target as? CMSampleBuffer {
        guard let note = buffer[note: key] else { return nil }
        attachmentModeOut?.pointee = note.mode
        return note.value
    }
    guard let pixels = target as? CVBuffer else { return nil }
    var mode = CVAttachmentMode.shouldNotPropagate
    let value = CVBufferCopyAttachment(pixels, key, &mode)
    attachmentModeOut?.pointee = mode.rawValue
    return value
}
/// Notes something; nil removes the note.
public func CMSetAttachment(
    _ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode
) {
    if let buffer = target as? CMSampleBuffer {
        buffer[note: key] = value.map { ($0, attachmentMode) }
    } else if let pixels = target as? CVBuffer {
        guard let value else { return CVBufferRemoveAttachment(pixels, key) }
        CVBufferSetAttachment(pixels, key, value, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
    }
}
/// Notes a text.
public func CMSetAttachment(
    _ target: CMAttachmentBearer, key: CFString, value: CFString, attachmentMode: CMAttachmentMode
) { CMSetAttachment(target, key: key, value: NSString(string: value), attachmentMode: attachmentMode) }
/// Removes a note.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
    CMSetAttachment(target, key: key, value: nil, attachmentMode: 0)
}
/// Removes all notes.
public func CMRemoveAllAttachments(_ target: CMAttachmentBearer) {
    (target as? CMSampleBuffer)?.allNotes = [:]
    if let pixels = target as? CVBuffer { CVBufferRemoveAllAttachments(pixels) }
}
/// Returns the notes that are passed on, or the ones that are not; nil if there are none.
public func CMCopyDictionaryOfAttachments(
    allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
    if let pixels = target as? CVBuffer {
        return CVBufferCopyAttachments(pixels, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
    }
    let notes = (target as? CMSampleBuffer)?.allNotes.filter { $0.value.mode == attachmentMode } ?? [:]
    return notes.isEmpty ? nil : NSDictionary(dictionary: notes.mapValues(\.value))
}
/// Copies the notes that are passed on.
public func CMPropagateAttachments(_ source: CMAttachmentBearer, destination: CMAttachmentBearer) {
    guard let notes = CMCopyDictionaryOfAttachments(allocator: nil, target: source, attachmentMode: 1) else { return }
    for key in notes.allKeys.compactMap({ $0 as? String }) {
        CMSetAttachment(
            destination, key: key, value: notes.object(forKey: key).map { $0 as AnyObject }, attachmentMode: 1)
    }
}

/// The note that a sample depends on others.
public let kCMSampleAttachmentKey_NotSync: CFString = "NotSync"
/// The note that a sample needs others before it.
public let kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers"
/// The note that others need a sample.
public let kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers"
/// The note that a sample is shown at once.
public let kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately"
/// The note that a sample is decoded, but not shown.
public let kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay"
/// The note that a sample can be left out.
public let kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: CFString = "EarlierDisplayTimesAllowed"
/// The note that a sample begins a part that can be decoded by itself.
public let kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync"
/// The note why a sample was left out.
public let kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString = "DroppedFrameReason"
/// The note that the end of a piece is reached.
public let kCMSampleBufferAttachmentKey_EndsPreviousSampleDuration: CFString = "EndsPreviousSampleDuration"
/// The note that a piece is not shown.
public let kCMSampleBufferAttachmentKey_PermanentEmptyMedia: CFString = "PermanentEmptyMedia"

/// Returns dictionaries of notes, one for each sample, which can be changed; nil if there are none and none are to be made.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? {
    sbuf.notes(ofSamples: createIfNecessary).map { NSArray(array: $0) }
}

extension CMSampleBuffer {
    /// The notes about a sample.
    public struct PerSampleAttachmentsDictionary {
        let notes: NSMutableDictionary
        /// The name of a note.
        public struct Key: RawRepresentable, Hashable, Sendable {
            public let rawValue: CFString
            public init(rawValue: CFString) { self.rawValue = rawValue }
            /// The sample depends on others.
            public static let notSync = Key(rawValue: kCMSampleAttachmentKey_NotSync)
            /// The sample needs others before it.
            public static let dependsOnOthers = Key(rawValue: kCMSampleAttachmentKey_DependsOnOthers)
            /// Others need the sample.
            public static let isDependedOnByOthers = Key(rawValue: kCMSampleAttachmentKey_IsDependedOnByOthers)
            /// The sample is shown at once.
            public static let displayImmediately = Key(rawValue: kCMSampleAttachmentKey_DisplayImmediately)
            /// The sample is decoded, but not shown.
            public static let doNotDisplay = Key(rawValue: kCMSampleAttachmentKey_DoNotDisplay)
        }
        /// A note; nil for none.
        public subscript(key: Key) -> Any? {
            get { notes.object(forKey: key.rawValue) }
            nonmutating set {
                if let newValue {
                    notes.setObject(newValue, forKey: NSString(string: key.rawValue))
                } else {
                    notes.removeObject(forKey: key.rawValue)
                }
            }
        }
    }
    /// The notes about each sample.
    public var sampleAttachments: [PerSampleAttachmentsDictionary] {
        get { (notes(ofSamples: true) ?? []).map { PerSampleAttachmentsDictionary(notes: $0) } }
        // The dictionaries are changed in place.
        set {}
    }
}
