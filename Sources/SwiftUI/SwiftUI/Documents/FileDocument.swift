import Foundation
import UniformTypeIdentifiers

/// A document that is a value.
///
/// Follows Apple's [FileDocument](https://developer.apple.com/documentation/swiftui/filedocument).
@preconcurrency
public protocol FileDocument {
    /// The types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types that can be written; the readable types by default.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Makes the file of the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// The configuration for reading a document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing a document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The file's type.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// A file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The file's type.
    public let contentType: UTType
    /// The file as it was; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is an object.
///
/// Follows Apple's
/// [ReferenceFileDocument](https://developer.apple.com/documentation/swiftui/referencefiledocument).
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    /// The content to write: a copy, so that the document can continue to change.
    associatedtype Snapshot

    /// The types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types that can be written; the readable types by default.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Makes a copy of the content.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Makes the file of a copy of the content.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// The configuration for reading a document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing a document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value, as its view has it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The document's file; nil for one that was never saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool

    /// The document, as a binding.
    @MainActor public var projectedValue: Binding<Document> { $document }
}

/// A document that is an object, as its view has it.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The document's file; nil for one that was never saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}
