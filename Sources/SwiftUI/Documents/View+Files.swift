import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension View {
    /// Presents a file importer for one file while a value is true.
    /// - Parameters:
    ///   - isPresented: Whether the choice is open.
    ///   - allowedContentTypes: The types to choose from.
    ///   - onCompletion: Takes the file; called for no choice that was given up.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false)
        { result in
            onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled)) })
        }
    }

    /// Presents a file importer for several files while a value is true.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a file importer while a value is true, and reports when it was cancelled.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        let isFolder = !allowedContentTypes.isEmpty && allowedContentTypes.allSatisfy { $0.conforms(to: .directory) }
        return modifier(
            FilePanelModifier(
                isPresented: isPresented, kind: isFolder ? .folder : .open(allowsSeveral: allowsMultipleSelection),
                types: allowedContentTypes, isReady: true
            ) { urls in
                if let urls { onCompletion(.success(urls)) } else { onCancellation() }
            })
    }

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
        modifier(
            FilePanelModifier(
                isPresented: isPresented, kind: .save(name: defaultFilename ?? "Untitled"), types: [contentType],
                isReady: document != nil
            ) { urls in
                guard let url = urls?.first, let document else { return }
                onCompletion(
                    Result {
                        let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
                        let file = try document.fileWrapper(configuration: configuration)
                        try file.write(to: url, options: .atomic, originalContentsURL: nil)
                        return url
                    })
            })
    }

    /// Presents a file exporter for a document that is an object while a value is true.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FilePanelModifier(
                isPresented: isPresented, kind: .save(name: defaultFilename ?? "Untitled"), types: [contentType],
                isReady: document != nil
            ) { urls in
                guard let url = urls?.first, let document else { return }
                onCompletion(
                    Result {
                        let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
                        let file = try document.fileWrapper(
                            snapshot: try document.snapshot(contentType: contentType), configuration: configuration)
                        try file.write(to: url, options: .atomic, originalContentsURL: nil)
                        return url
                    })
            })
    }

    /// Presents a file exporter for several documents while a value is true.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FilePanelModifier(isPresented: isPresented, kind: .folder, types: [], isReady: !documents.isEmpty) { urls in
                guard let folder = urls?.first else { return }
                onCompletion(
                    Result {
                        try documents.enumerated().map { index, document in
                            let configuration = FileDocumentWriteConfiguration(
                                contentType: contentType, existingFile: nil)
                            let file = try document.fileWrapper(configuration: configuration)
                            let name = file.preferredFilename ?? "Untitled \(index + 1)"
                            let url = folder.appendingPathComponent(name, conformingTo: contentType)
                            try file.write(to: url, options: .atomic, originalContentsURL: nil)
                            return url
                        }
                    })
            })
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

    /// Presents a file mover for one file while a value is true.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, files: file.map { [$0] } ?? []) { result in
            onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
        }
    }

    /// Presents a file mover for several files while a value is true.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FilePanelModifier(isPresented: isPresented, kind: .folder, types: [], isReady: !files.isEmpty) { urls in
                guard let folder = urls?.first else { return }
                onCompletion(
                    Result {
                        try files.map { file in
                            let target = folder.appendingPathComponent(file.lastPathComponent)
                            try FileManager.default.moveItem(at: file, to: target)
                            return target
                        }
                    })
            })
    }

    /// Sets the folder with which file panels begin; nil for the one last shown.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialog) { $0.folder = defaultDirectory }
    }

    /// Sets the title of the file panels' confirmation button; nil for “Open” or “Save”.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.confirmationLabel = label }
    }

    /// Sets the message below the title of file panels; nil for none.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.message = message }
    }
}
