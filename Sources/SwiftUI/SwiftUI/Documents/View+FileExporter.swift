import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Presents a file exporter for a document while a value is true.
    /// - Parameters:
    ///   - isPresented: Whether the choice is open.
    ///   - document: The document; nothing is shown where there is none.
    ///   - contentType: The file's type.
    ///   - defaultFilename: The name to begin with.
    ///   - onCompletion: Called with the location of the saved file, or with an error.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Presents a file exporter for a document while a value is true, and reports when it was canceled.
    /// - Parameter contentTypes: The types that the file may have, the first of which it gets; the document's writable
    ///   types by default.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        return saving(isPresented, defaultFilename, types, isReady: document != nil, onCompletion, onCancellation) {
            try document?.fileWrapper(configuration: $0)
        }
    }

    /// Presents a file exporter for a document that is an object while a value is true.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
            onCompletion: onCompletion)
    }

    /// Presents a file exporter for a document that is an object while a value is true, and reports when it was canceled.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        return saving(isPresented, defaultFilename, types, isReady: document != nil, onCompletion, onCancellation) {
            guard let document else { return nil }
            return try document.fileWrapper(
                snapshot: try document.snapshot(contentType: $0.contentType), configuration: $0)
        }
    }

    private nonisolated func saving(
        _ isPresented: Binding<Bool>, _ name: String?, _ types: [UTType], isReady: Bool,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void,
        _ file: @escaping (FileDocumentWriteConfiguration) throws -> FileWrapper?
    ) -> some View {
        modifier(
            FilePanelModifier(
                isPresented: isPresented, kind: .save(name: name ?? "Untitled"), types: types, isReady: isReady
            ) { urls in
                guard let url = urls?.first else { return onCancellation() }
                onCompletion(
                    Result {
                        let configuration = FileDocumentWriteConfiguration(
                            contentType: types.first ?? .data, existingFile: nil)
                        try file(configuration)?.write(to: url, options: .atomic, originalContentsURL: nil)
                        return url
                    })
            })
    }

    /// Presents a file exporter for several documents while a value is true.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Presents a file exporter for several documents while a value is true, and reports when it was canceled.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let type = (contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes).first ?? .data
        return inFolder(isPresented, isReady: !documents.isEmpty, onCompletion, onCancellation) { folder in
            try documents.enumerated().map { index, document in
                let file = try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
                let name = file.preferredFilename ?? "Untitled \(index + 1)"
                let url = folder.appendingPathComponent(name, conformingTo: type)
                try file.write(to: url, options: .atomic, originalContentsURL: nil)
                return url
            }
        }
    }

    /// Presents a file exporter for a value while another value is true.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? T.exportedContentTypes() : contentTypes
        return modifier(
            FilePanelModifier(
                isPresented: isPresented, kind: .save(name: defaultFilename ?? item?.suggestedFilename ?? "Untitled"),
                types: types, isReady: item != nil
            ) { urls in
                guard let url = urls?.first, let item, let type = types.first else { return onCancellation() }
                Task { @MainActor in
                    do {
                        try (try await item.exported(as: type)).write(to: url, options: .atomic)
                        onCompletion(.success(url))
                    } catch {
                        onCompletion(.failure(error))
                    }
                }
            })
    }

    /// Presents a file exporter for several values while another value is true.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        let types = contentTypes.isEmpty ? T.exportedContentTypes() : contentTypes
        return modifier(
            FilePanelModifier(isPresented: isPresented, kind: .folder, types: [], isReady: !items.isEmpty) { urls in
                guard let folder = urls?.first, let type = types.first else { return onCancellation() }
                Task { @MainActor in
                    do {
                        var written: [URL] = []
                        for (index, item) in items.enumerated() {
                            let name = item.suggestedFilename ?? "Untitled \(index + 1)"
                            let url = folder.appendingPathComponent(name, conformingTo: type)
                            try (try await item.exported(as: type)).write(to: url, options: .atomic)
                            written.append(url)
                        }
                        onCompletion(.success(written))
                    } catch {
                        onCompletion(.failure(error))
                    }
                }
            })
    }

    /// Presents a choice of a folder while a value is true, and lets something be done there.
    fileprivate nonisolated func inFolder(
        _ isPresented: Binding<Bool>, isReady: Bool, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void, _ write: @escaping (URL) throws -> [URL]
    ) -> some View {
        modifier(
            FilePanelModifier(isPresented: isPresented, kind: .folder, types: [], isReady: isReady) { urls in
                guard let folder = urls?.first else { return onCancellation() }
                onCompletion(Result { try write(folder) })
            })
    }
}

extension View {
    /// Presents a file mover for one file while a value is true.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a file mover for one file while a value is true, and reports when it was canceled.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [],
            onCompletion: { result in
                onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
            }, onCancellation: onCancellation)
    }

    /// Presents a file mover for several files while a value is true.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a file mover for several files while a value is true, and reports when it was canceled.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        inFolder(isPresented, isReady: !files.isEmpty, onCompletion, onCancellation) { folder in
            try files.map { file in
                let target = folder.appendingPathComponent(file.lastPathComponent)
                try FileManager.default.moveItem(at: file, to: target)
                return target
            }
        }
    }
}
